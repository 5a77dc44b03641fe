import type { StoryWorld } from '@lemma/school/story';

/** Where a story takes place, and who is responsible there. */
export type World = { readonly id: StoryWorld; readonly place: string; readonly keeper: string };

const world = (id: StoryWorld, place: string, keeper: string, other: string): World & { readonly other: string } => ({
  ...{ id, place, keeper, other },
});

/** Who is responsible in each world; somebody else where a child of the story has that name. */
const all: Record<StoryWorld, World & { readonly other: string }> = {
  garden: world('garden', 'the school garden', 'Mr. Adeyemi', 'Mr. Bello'),
  station: world('station', 'the space station', 'Captain Sato', 'Captain Ruiz'),
  bakery: world('bakery', 'the corner bakery', 'Mrs. Novak', 'Mrs. Kowal'),
  reef: world('reef', 'the reef camp', 'Dr. Amin', 'Dr. Rahimi'),
  train: world('train', 'the mountain train', 'Ms. Brandt', 'Ms. Fischer'),
  workshop: world('workshop', 'the workshop', 'Mr. Ortiz', 'Mr. Vargas'),
  festival: world('festival', 'the lantern festival', 'Aunt Mei', 'Aunt Lian'),
  mountain: world('mountain', 'the rescue hut', 'Chief Larsen', 'Chief Holm'),
  newspaper: world('newspaper', 'the school newspaper', 'Ms. Haddad', 'Ms. Khoury'),
  soccer: world('soccer', 'the soccer club', 'Coach Diallo', 'Coach Mensah'),
};

export type Cast = { readonly hero: string; readonly friend: string };

const parts = (name: string): string[] => name.toLowerCase().split(/[\s.]+/);

/** Whether two people of a story would be called alike. */
export const isCalledAlike = ({ hero, friend }: Cast, names: readonly string[]): boolean =>
  names.flatMap(parts).some((part) => [...parts(hero), ...parts(friend)].includes(part));

/** A world for these two: nobody in it is called like one of them. */
export function worldFor(id: StoryWorld, cast: Cast): World {
  const { other, ...world } = all[id];
  return isCalledAlike(cast, [world.keeper]) ? { ...world, keeper: other } : world;
}

/** Names for a story whose teacher names nobody. */
export const casts: readonly Cast[] = [
  { hero: 'Imani', friend: 'Theo' },
  { hero: 'Noor', friend: 'Felix' },
  { hero: 'Yuki', friend: 'Marco' },
  { hero: 'Zola', friend: 'Emil' },
  { hero: 'Priya', friend: 'Jonas' },
  { hero: 'Luz', friend: 'Kofi' },
  { hero: 'Anouk', friend: 'Ravi' },
  { hero: 'Mei', friend: 'Oskar' },
];
