import type { Prose, Rng } from '../../types.ts';

/**
 * A text of a story in both languages. `[name]` and `[other]` are names; every other place is a number, with its unit
 * where the caller puts one in: `[a]` may become "`3/4` of a mile" and "`3/4` de milla".
 */
export type Told = readonly [english: Prose, spanish: Prose];

/** The English text with its places filled in. */
export const tellWith = (told: Told | undefined, values: { readonly [place: string]: unknown }): Prose =>
  told?.[0].replace(/\[(\w+)\]/g, (_, place: string) => String(values[place] ?? '')) ?? '';

/** Two texts, one after the other. */
export const joined = ([english, spanish]: Told, [more, mas]: Told): Told => [
  `${english} ${more}`,
  `${spanish} ${mas}`,
];

/** The place of one of the stories whose sizes these numbers suit; of any, if they suit none. */
export function pickFitting<S>(rng: Rng, stories: readonly S[], fits: (story: S) => boolean): number {
  const places = stories.map((_, place) => place);
  const fitting = places.filter((place) => {
    const story = stories[place];
    return story !== undefined && fits(story);
  });
  return rng.pick(fitting.length > 0 ? fitting : places);
}

/** The story of a problem that stores none: it follows from one of its numbers, or from the name in it. */
export const storyOf = <S>(stories: readonly S[], of: number | string): S | undefined => {
  const number =
    typeof of === 'number' ? of : [...of].reduce((sum, letter) => 31 * (sum % 9973) + letter.charCodeAt(0), 0);
  return stories[Math.abs(Math.round(number)) % stories.length];
};
