import { foldWord } from './fold-words.ts';

/** Words by which people and recalls call one sort of thing: a row each. What matches by another word of its row comes near, for a person to compare. */
const ROWS = `
stove range
cooktop hob stovetop
stroller buggy pushchair pram carriage
crib cot
bookcase bookshelf
dresser chest
grill barbecue bbq
playpen playard playyard
flashlight torch
bank charger
heater radiator
disposal disposer
bulb light
dumbbell barbell weight
pan skillet frypan
mat rug
blind shade
trimmer weedeater weedwhacker weedwacker whacker wacker strimmer brushcutter
snowblower snowthrower
hoverboard scooter
shoe sneaker
jacket coat parka
sweatshirt hoodie
robe bathrobe
figure figurine
mug cup tumbler
wardrobe armoire
cabinet cupboard
sofa loveseat futon
backpack rucksack knapsack
`;

const ALIKE: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.split('\n')
    .map((row) => row.split(' ').filter(Boolean).map(foldWord))
    .flatMap((row) => row.map((word) => [word, row.filter((other) => other !== word)] as const)),
);

/** What else a folded word for a thing is called. */
export const alikeOf = (word: string): readonly string[] => ALIKE.get(word) ?? [];
