const VOWELS = /[aeiouy]+/g;

/** Syllables of an English word by its vowels: a silent e at the end does not count, an empty word has one. */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups =
    plain.replace(/(?:[^laeiouy]es|[^laeiouyt]ed|[^l]e)$/, (end) => end.charAt(0)).match(VOWELS)?.length ?? 0;
  return Math.max(1, groups);
}

/** The Flesch-Kincaid grade of a text, with one decimal, at least 0. Mathematics in backticks is ignored. */
export function readingLevel(text: string): number {
  const words = text.replace(/`[^`]*`/g, ' ').match(/\p{L}[\p{L}’']*/gu) ?? [];
  const sentences = text.match(/[.!?]+(?=\s|”|$)/g)?.length ?? 1;
  if (words.length === 0) return 0;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  const grade = (0.39 * words.length) / Math.max(1, sentences) + (11.8 * spoken) / words.length - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}
