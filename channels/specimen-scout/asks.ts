import type { Ask } from '#contracts/take.ts';

export const ASK_ITEM: Ask = {
  key: 'item',
  ask: 'Which species or item is to be measured? Name it, or give the address of a page, a picture or a record of it.',
  blocking: true,
};

/** Nothing that was read states a size of the item. */
export const askSize = (item: string | null): Ask => ({
  key: 'size',
  ask: `No size of ${item === null ? 'the item' : `“${item}”`} was found. Paste what states one, or give the address of a page, a record, or a picture with a scale beside the item.`,
  blocking: true,
});

/** A picture that was filed with its pixels alone. */
export const ASK_SCALE: Ask = {
  key: 'scale',
  ask: 'The picture has no scale. Send one with a ruler, a marker of stated size or a card beside the item, or say which known object is in it and how large it is.',
  blocking: false,
};
