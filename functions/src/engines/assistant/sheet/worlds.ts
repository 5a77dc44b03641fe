/** The setting of word problems: things to count, what holds them, who has them, and what costs money. */
export type World = {
  readonly things: string;
  readonly thing: string;
  readonly holders: string;
  readonly holder: string;
  readonly who: string;
  readonly ware: string;
};

const world = (thing: string, things: string, holder: string, holders: string, who: string, ware: string): World => ({
  thing,
  things,
  holder,
  holders,
  who,
  ware,
});

const KNOWN: readonly (readonly [RegExp, World])[] = [
  [
    /soccer|football|futbol/,
    world('soccer ball', 'soccer balls', 'bag', 'bags', 'the soccer coach', 'a pair of soccer cleats'),
  ],
  [
    /basketball|hoops|nba/,
    world('basketball', 'basketballs', 'rack', 'racks', 'the basketball coach', 'a basketball jersey'),
  ],
  [
    /baseball|softball|mlb/,
    world('baseball', 'baseballs', 'bucket', 'buckets', 'the baseball coach', 'a baseball glove'),
  ],
  [/pizza/, world('slice of pizza', 'slices of pizza', 'pizza box', 'pizza boxes', 'the pizza shop', 'a large pizza')],
  [/cookie|bak(?:ing|ery)|cupcake|cake/, world('cookie', 'cookies', 'tray', 'trays', 'the baker', 'a box of cookies')],
  [/candy|chocolate/, world('piece of candy', 'pieces of candy', 'bag', 'bags', 'the candy store', 'a box of candy')],
  [
    /video ?games?|gaming|minecraft|roblox|fortnite|mario/,
    world('game token', 'game tokens', 'level', 'levels', 'a player', 'a video game'),
  ],
  [
    /pok[eé]mon|trading card|cards/,
    world('trading card', 'trading cards', 'pack', 'packs', 'a collector', 'a pack of trading cards'),
  ],
  [/dinosaur/, world('dinosaur model', 'dinosaur models', 'shelf', 'shelves', 'the museum', 'a dinosaur model')],
  [
    /space|rocket|planet|astronaut/,
    world('star map', 'star maps', 'folder', 'folders', 'the space club', 'a model rocket'),
  ],
  [/\bcats?\b|kitten/, world('cat treat', 'cat treats', 'bag', 'bags', 'the cat sitter', 'a cat toy')],
  [
    /dog|puppy|puppies|pets?\b|animal shelter/,
    world('dog treat', 'dog treats', 'bag', 'bags', 'the dog walker', 'a dog leash'),
  ],
  [/horse|farm|cow|chicken|egg/, world('egg', 'eggs', 'carton', 'cartons', 'the farmer', 'a bag of feed')],
  [
    /music|band|concert|guitar|taylor swift|k-?pop/,
    world('concert ticket', 'concert tickets', 'envelope', 'envelopes', 'the band', 'a band T-shirt'),
  ],
  [/garden|flower|plant/, world('flower', 'flowers', 'pot', 'pots', 'the gardener', 'a pot of flowers')],
  [
    /beach|ocean|sea|shark|fish|aquarium/,
    world('seashell', 'seashells', 'pail', 'pails', 'the aquarium', 'an aquarium ticket'),
  ],
  [/halloween|pumpkin/, world('pumpkin', 'pumpkins', 'crate', 'crates', 'the pumpkin farm', 'a costume')],
  [/book|library|reading/, world('book', 'books', 'shelf', 'shelves', 'the library', 'a book')],
  [
    /movie|film|theater/,
    world('movie ticket', 'movie tickets', 'envelope', 'envelopes', 'the movie theater', 'a bucket of popcorn'),
  ],
  [/bus|train|trip|travel|zoo|park/, world('ticket', 'tickets', 'envelope', 'envelopes', 'the class', 'a park ticket')],
  [
    /shopping|store|mall|clothes|shoes|sneakers/,
    world('T-shirt', 'T-shirts', 'shelf', 'shelves', 'the store', 'a pair of sneakers'),
  ],
];

/** The world of a theme; for an unknown theme, stickers with that motif. */
export function worldOf(theme: string): World {
  const known = KNOWN.find(([pattern]) => pattern.test(theme));
  if (known) return known[1];
  const name = theme.replace(/^(?:an?|the|my|our)\s+/, '').replace(/s$/, '');
  return world(`${name} sticker`, `${name} stickers`, 'pack', 'packs', `the ${name} club`, `a ${name} poster`);
}

export const PEOPLE = [
  'Imani',
  'Theo',
  'Noor',
  'Felix',
  'Yuki',
  'Marco',
  'Zola',
  'Priya',
  'Luz',
  'Kofi',
  'Ravi',
  'Mei',
] as const;
