import type { StoryWorld } from '@lemma/school/story';

/** Where a story takes place, and who is responsible there. */
export type World = { readonly id: StoryWorld; readonly place: string; readonly keeper: string };

const world = (id: StoryWorld, place: string, keeper: string): World => ({ id, place, keeper });

export const worlds: Record<StoryWorld, World> = {
  garden: world('garden', 'the school garden', 'Mr. Adeyemi'),
  station: world('station', 'the space station', 'Captain Sato'),
  bakery: world('bakery', 'the corner bakery', 'Mrs. Novak'),
  reef: world('reef', 'the reef camp', 'Dr. Amin'),
  train: world('train', 'the mountain train', 'Ms. Brandt'),
  workshop: world('workshop', 'the workshop', 'Mr. Ortiz'),
  festival: world('festival', 'the lantern festival', 'Aunt Mei'),
  mountain: world('mountain', 'the rescue hut', 'Chief Larsen'),
  newspaper: world('newspaper', 'the school newspaper', 'Ms. Haddad'),
  soccer: world('soccer', 'the soccer club', 'Coach Diallo'),
};

export type Cast = { readonly hero: string; readonly friend: string };

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
