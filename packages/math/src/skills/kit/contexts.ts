import type { Rng } from '../../types.ts';

/** First names from many places, for stories. None needs a pronoun: write "Amara has …" and name the person again. */
export const firstNames = [
  'Aiko',
  'Amara',
  'Ana',
  'Arjun',
  'Ayşe',
  'Bao',
  'Bilal',
  'Carlos',
  'Chloe',
  'Dalia',
  'Diego',
  'Elif',
  'Emeka',
  'Fatima',
  'Felix',
  'Freya',
  'Giulia',
  'Hana',
  'Hassan',
  'Ines',
  'Ivan',
  'Jamal',
  'Kai',
  'Kofi',
  'Lars',
  'Leila',
  'Lina',
  'Luca',
  'Malik',
  'Marta',
  'Mateo',
  'Mei',
  'Mila',
  'Nadia',
  'Nia',
  'Noah',
  'Nour',
  'Olga',
  'Omar',
  'Oscar',
  'Pedro',
  'Priya',
  'Quentin',
  'Rafael',
  'Ravi',
  'Rosa',
  'Salma',
  'Sam',
  'Sofia',
  'Tama',
  'Tariq',
  'Tess',
  'Thandi',
  'Tomás',
  'Uma',
  'Victor',
  'Wanjiru',
  'Yara',
  'Yusuf',
  'Zofia',
] as const;

/** A thing that can be counted, in the singular and the plural. */
export type Thing = { readonly one: string; readonly many: string };

const thing = (one: string, many = `${one}s`): Thing => ({ one, many });

/** Small things a child may own, collect, buy or give away. */
export const smallThings: readonly Thing[] = [
  thing('sticker'),
  thing('marble'),
  thing('shell'),
  thing('button'),
  thing('bead'),
  thing('stamp'),
  thing('crayon'),
  thing('trading card'),
  thing('toy car'),
  thing('pebble'),
  thing('postcard'),
  thing('eraser'),
  thing('ribbon'),
  thing('coin'),
  thing('pinecone'),
  thing('bracelet'),
  thing('comic book'),
  thing('game card'),
];

/** Things that are eaten whole. */
export const foods: readonly Thing[] = [
  thing('apple'),
  thing('orange'),
  thing('plum'),
  thing('muffin'),
  thing('dumpling'),
  thing('samosa'),
  thing('cookie'),
  thing('pancake'),
  thing('date'),
  thing('mango', 'mangoes'),
  thing('strawberry', 'strawberries'),
  thing('tomato', 'tomatoes'),
  thing('empanada'),
  thing('walnut'),
  thing('peach', 'peaches'),
  thing('bagel'),
];

/** A container and what it holds: "6 boxes with 8 pencils in each box", "3 trays with 5 seedlings on each tray". */
export type Packing = { readonly holder: Thing; readonly held: Thing; readonly at: 'in' | 'on' };

const packing = (holder: Thing, held: Thing): Packing => ({
  holder,
  held,
  at: ['shelf', 'tray', 'album page', 'string', 'plate', 'team'].includes(holder.one) ? 'on' : 'in',
});

/** Containers and contents that go together. */
export const packings: readonly Packing[] = [
  packing(thing('box', 'boxes'), thing('pencil')),
  packing(thing('bag'), thing('orange')),
  packing(thing('shelf', 'shelves'), thing('book')),
  packing(thing('row'), thing('chair')),
  packing(thing('tray'), thing('seedling')),
  packing(thing('basket'), thing('fig')),
  packing(thing('album page'), thing('photo')),
  packing(thing('packet'), thing('seed')),
  packing(thing('string'), thing('lantern')),
  packing(thing('plate'), thing('dumpling')),
  packing(thing('carton'), thing('egg')),
  packing(thing('jar'), thing('pickle')),
  packing(thing('crate'), thing('melon')),
  packing(thing('team'), thing('player')),
  packing(thing('tin'), thing('cookie')),
  packing(thing('can'), thing('olive')),
  packing(thing('bin'), thing('tennis ball')),
  packing(thing('pack'), thing('battery', 'batteries')),
];

/** Things with a price of a few dollars. */
export const shopThings: readonly Thing[] = [
  thing('notebook'),
  thing('kite'),
  thing('puzzle'),
  thing('paintbrush', 'paintbrushes'),
  thing('plant'),
  thing('scarf', 'scarves'),
  thing('sandwich', 'sandwiches'),
  thing('ticket'),
  thing('poster'),
  thing('ball'),
  thing('lamp'),
  thing('mug'),
];

/** Units of measure: symbol and words. */
export type Unit = { readonly symbol: string; readonly one: string; readonly many: string };

const unit = (symbol: string, one: string, many = `${one}s`): Unit => ({ symbol, one, many });

/** Units by their symbol. */
export const units = {
  mm: unit('mm', 'millimeter'),
  cm: unit('cm', 'centimeter'),
  m: unit('m', 'meter'),
  km: unit('km', 'kilometer'),
  in: unit('in', 'inch', 'inches'),
  ft: unit('ft', 'foot', 'feet'),
  yd: unit('yd', 'yard'),
  mi: unit('mi', 'mile'),
  g: unit('g', 'gram'),
  kg: unit('kg', 'kilogram'),
  oz: unit('oz', 'ounce'),
  lb: unit('lb', 'pound'),
  cup: unit('cup', 'cup'),
  qt: unit('qt', 'quart'),
  gal: unit('gal', 'gallon'),
  acre: unit('acre', 'acre'),
  mL: unit('mL', 'milliliter'),
  L: unit('L', 'liter'),
  s: unit('s', 'second'),
  min: unit('min', 'minute'),
  h: unit('h', 'hour'),
  day: unit('day', 'day'),
  week: unit('week', 'week'),
} as const satisfies { readonly [symbol: string]: Unit };

/** "1 box", "7 boxes", "1,204 boxes". The number is plain text: put it in backticks yourself where it is mathematics. */
export const count = (n: number, of: Thing | Unit): string => `${withCommas(n)} ${n === 1 ? of.one : of.many}`;

/** Digits of a whole number in groups of three from four digits up: 1204 → "1,204". */
export const withCommas = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** `howMany` different names. At most 60. */
export const pickNames = (rng: Rng, howMany: number): string[] => rng.shuffle(firstNames).slice(0, howMany);

/** "Amara's", "Carlos's". */
export const possessive = (name: string): string => `${name}'s`;

/** "a", or "an" before a vowel sound as it is written. Not for words such as "hour" or "unit". */
export const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

/** "A, B and C". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
