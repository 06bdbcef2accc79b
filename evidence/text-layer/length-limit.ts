/** Characters of an address or a place that nobody minds. */
const ORDINARY = 200;
/** Characters that those of one page may have beyond that. */
const MOST = 64_000_000;

/** Takes note of a text that is written with a value, a link or an element. */
export type NoteLength = (text: string) => void;

/**
 * Bounds what is written anew for each value, link or element of a page: its place, its address, its generated text. A long one around many would take
 * many times what the page does. Throws where it does.
 */
export function createLengthLimit(): NoteLength {
  let beyond = 0;
  return (text) => {
    beyond += Math.max(0, text.length - ORDINARY);
    if (beyond > MOST) throw new Error('the places and addresses in it are too long');
  };
}
