import { type Term, terms } from '@lemma/plans';

/** The words with a meaning that stand in a text: those that are asked for. */
export const termsIn = (text: string): Term[] =>
  terms.filter(({ term }) => new RegExp(`(?<!\\p{L})${term}(?:s|es)?(?!\\p{L})`, 'iu').test(text));
