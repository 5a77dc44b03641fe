import type { StoryRequest } from '@lemma/school/story';

/** Where a story takes place, and what there is to see. Names are invented and never those of children in a class. */
export type World = {
  readonly interest: StoryRequest['interest'];
  readonly place: string;
  readonly sight: string;
  readonly keeper: string;
};

export const worlds: readonly World[] = [
  {
    interest: 'sea',
    place: 'the old lighthouse',
    sight: 'Waves break on the rocks below.',
    keeper: 'the lighthouse keeper',
  },
  { interest: 'sea', place: 'the harbor', sight: 'Boats rock at their ropes.', keeper: 'the harbor master' },
  {
    interest: 'space',
    place: 'the space station',
    sight: 'The Earth turns slowly behind the glass.',
    keeper: 'the captain',
  },
  {
    interest: 'space',
    place: 'the observatory',
    sight: 'The roof opens to a sky full of stars.',
    keeper: 'the astronomer',
  },
  {
    interest: 'animals',
    place: 'the wildlife park',
    sight: 'An owl looks down from its branch.',
    keeper: 'the ranger',
  },
  { interest: 'animals', place: 'the animal hospital', sight: 'A small goat sleeps in the straw.', keeper: 'the vet' },
  {
    interest: 'music',
    place: 'the concert hall',
    sight: 'A violin sounds from far behind the stage.',
    keeper: 'the conductor',
  },
  { interest: 'music', place: 'the radio studio', sight: 'A red lamp glows over the door.', keeper: 'the host' },
  { interest: 'city', place: 'the night market', sight: 'Lamps hang over all the stalls.', keeper: 'the baker' },
  { interest: 'city', place: 'the old library', sight: 'Dust dances in the light.', keeper: 'the librarian' },
  { interest: 'mountains', place: 'the mountain hut', sight: 'Snow lies on the roof.', keeper: 'the guide' },
  {
    interest: 'mountains',
    place: 'the cable car',
    sight: 'The valley is small and far below.',
    keeper: 'the engineer',
  },
];

export type Cast = { readonly one: string; readonly other: string };

export const casts: readonly Cast[] = [
  { one: 'Imani', other: 'Theo' },
  { one: 'Noor', other: 'Felix' },
  { one: 'Yuki', other: 'Marco' },
  { one: 'Zola', other: 'Emil' },
  { one: 'Priya', other: 'Jonas' },
  { one: 'Luz', other: 'Kofi' },
  { one: 'Anouk', other: 'Ravi' },
  { one: 'Mei', other: 'Oskar' },
];
