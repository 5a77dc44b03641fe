import { numberInWords } from '@lemma/math';

/** A number up to ten as a word, a larger one in digits. */
export const inWords = (count: number): string => (count <= 10 ? numberInWords(count) : String(count));
