import { capital } from '../say/parts.ts';

/** The setting of word problems: things to count, what holds them, who has them, and what costs money. */
export type World = {
  readonly things: string;
  readonly thing: string;
  readonly holders: string;
  readonly holder: string;
  readonly who: string;
  readonly ware: string;
  /** What takes place, and what has to be paid for it beforehand. */
  readonly event: string;
  readonly cost: string;
};

const world = (
  thing: string,
  things: string,
  holder: string,
  holders: string,
  who: string,
  ware: string,
  event = 'the school fair',
  cost = 'the room',
): World => ({ thing, things, holder, holders, who, ware, event, cost });

const KNOWN: readonly (readonly [RegExp, World])[] = [
  [
    /\b(?:garage|yard|rummage|tag|estate) sales?\b|\bflea markets?\b/,
    world('old toy', 'old toys', 'box', 'boxes', 'the neighbors', 'a used bike', 'the garage sale', 'the tables'),
  ],
  [
    /\b(?:school )?danc(?:e|es|ing)\b|\bprom\b/,
    world('guest', 'guests', 'table', 'tables', 'the dance committee', 'a dance outfit', 'the school dance', 'the DJ'),
  ],
  [
    /quincea[nñ]era|birthday|party|wedding/,
    world('party favor', 'party favors', 'bag', 'bags', 'the family', 'a party dress', 'the party', 'the hall'),
  ],
  [
    /lemonade/,
    world(
      'cup of lemonade',
      'cups of lemonade',
      'tray',
      'trays',
      'the lemonade stand',
      'a pitcher of lemonade',
      'the lemonade sale',
      'the stand',
    ),
  ],
  [
    /lucha|wrestl/,
    world(
      'wrestling mask',
      'wrestling masks',
      'box',
      'boxes',
      'the wrestling club',
      'a wrestling mask',
      'the lucha libre show',
      'the arena',
    ),
  ],
  [
    /concert/,
    world(
      'concert ticket',
      'concert tickets',
      'envelope',
      'envelopes',
      'the band',
      'a band T-shirt',
      'the concert',
      'the hall',
    ),
  ],
  [
    /camp(?:ing|fire)?\b|hik(?:e|ing)/,
    world(
      'marshmallow',
      'marshmallows',
      'bag',
      'bags',
      'the camp leader',
      'a tent',
      'the camping trip',
      'the campsite',
    ),
  ],
  [
    /swim|pool/,
    world(
      'swim ring',
      'swim rings',
      'basket',
      'baskets',
      'the swim team',
      'a pair of goggles',
      'the swim meet',
      'the pool',
    ),
  ],
  [
    /\bart\b|paint|draw/,
    world('paint brush', 'paint brushes', 'jar', 'jars', 'the art club', 'a paint set', 'the art show', 'the paint'),
  ],
  [
    /anime|manga|comic/,
    world(
      'comic book',
      'comic books',
      'shelf',
      'shelves',
      'the comic club',
      'a comic book',
      'the comic fair',
      'the room',
    ),
  ],
  [
    /field ?day|track|relay|olympic/,
    world('ribbon', 'ribbons', 'box', 'boxes', 'the coach', 'a pair of running shoes', 'field day', 'the field'),
  ],
  [
    /soccer|football|futbol/,
    world(
      'soccer ball',
      'soccer balls',
      'bag',
      'bags',
      'the soccer coach',
      'a pair of soccer cleats',
      'the soccer game',
      'the field',
    ),
  ],
  [
    /basketball|hoops|nba/,
    world(
      'basketball',
      'basketballs',
      'rack',
      'racks',
      'the basketball coach',
      'a basketball jersey',
      'the basketball game',
      'the gym',
    ),
  ],
  [
    /baseball|softball|mlb/,
    world(
      'baseball',
      'baseballs',
      'bucket',
      'buckets',
      'the baseball coach',
      'a baseball glove',
      'the baseball game',
      'the field',
    ),
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

/** One of several: "tacos" is taco, "puppies" is puppy. */
const single = (things: string): string =>
  things
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss|o)es$/, '$1')
    .replace(/(?<!s)s$/, '');
const several = (thing: string): string =>
  /(?:[^aeiou]y)$/.test(thing) ? `${thing.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;

/** A place that sells: "taco truck", "ice cream shop". */
const SELLS = /^(.+?) (?:trucks?|stands?|shops?|stores?|sales?|carts?|factory|bakery|booths?)$/;
/** What there is no number of. */
const UNCOUNTED =
  /(?:ing|ics|ness|ball|ity|ism|music|food|weather|hockey|tennis|golf|chess|nature|science|history|city|town|trip|travel|school)$/;

/** The world of a theme: what is counted is the theme itself where it is several things, otherwise stickers with that motif. */
/** Whether a theme is things of its own that a known setting does not have: sharks are no seashells. */
const namesOther = (theme: string, setting: World): boolean =>
  /^\p{L}{4,}s$/u.test(theme) &&
  !/(?:ss|us|is|ics)$/.test(theme) &&
  !JSON.stringify(setting).toLowerCase().includes(single(theme).toLowerCase());

/** Whether a text speaks of what a theme is about, by the theme's own words or others of its world: masks of wrestlers for lucha libre. */
export const isOfWorld = (theme: string, text: string): boolean =>
  KNOWN.some(([pattern]) => pattern.test(theme) && pattern.test(text));

/** Whether a theme is a setting that is known here; any other words may mean anything. */
export const isKnownTheme = (theme: string): boolean => {
  const name = theme.toLowerCase();
  return /trip to /.test(name) || SELLS.test(name) || KNOWN.some(([pattern]) => pattern.test(name));
};

export function worldOf(theme: string): World {
  const known = /trip to /.test(theme) ? undefined : KNOWN.find(([pattern]) => pattern.test(theme));
  if (known && !namesOther(theme, known[1])) return known[1];
  const name = theme.replace(/^(?:an?|the|my|our|some) /, '').trim();
  const place = /^(?:\p{L}+ )?trip to (?:the )?(.+)$/u.exec(name)?.[1];
  if (place !== undefined)
    return world(
      'ticket',
      'tickets',
      'envelope',
      'envelopes',
      'the class',
      'a tour',
      `the trip to ${capital(place)}`,
      'the bus',
    );
  const sold = SELLS.exec(name)?.[1];
  if (sold !== undefined && sold.length > 2) {
    const thing = single(sold);
    return world(
      thing,
      several(thing),
      'box',
      'boxes',
      `the ${name}`,
      `a box of ${several(thing)}`,
      `the ${name}`,
      'the ingredients',
    );
  }
  const isMany = /s$/.test(name) && !/(?:ss|us|is|ics)$/.test(name) && name.split(' ').length < 3;
  if (isMany) {
    const thing = single(name);
    return world(thing, name, 'box', 'boxes', `the ${thing} club`, `a box of ${name}`, 'the school fair', 'the room');
  }
  const motif = single(name);
  return UNCOUNTED.test(name) || name.includes(' ')
    ? world(
        `${name} sticker`,
        `${name} stickers`,
        'pack',
        'packs',
        `the ${name} club`,
        `a ${name} poster`,
        `the ${name} event`,
        'the room',
      )
    : world(
        `${motif} sticker`,
        `${motif} stickers`,
        'pack',
        'packs',
        `the ${motif} club`,
        `a ${motif} poster`,
        `the ${motif} event`,
        'the room',
      );
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
