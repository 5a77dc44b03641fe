const SIZES = [3, 4] as const;

/** The words and marks of a sentence, numbers as 0. */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/-?\d+(?:[./]\d+)?/g, '0')
    .match(/[a-z']+|0|[^\sa-z\d]/g) ?? [];

const piecesOf = (word: string): readonly string[] =>
  SIZES.flatMap((size) =>
    Array.from({ length: Math.max(0, word.length + 3 - size) }, (_, at) => `_${word}_`.slice(at, at + size)),
  );

/** Words, pairs of words, how the sentence begins, and pieces of its words: what tells what a sentence asks for. */
export function intentFeatures(text: string): readonly string[] {
  const tokens = tokensOf(text);
  return [
    ...tokens,
    ...tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`),
    `+begins ${tokens[0]}`,
    `+begins ${tokens.slice(0, 2).join(' ')}`,
    ...tokens.filter((token) => /[a-z]/.test(token)).flatMap((word) => piecesOf(word).map((piece) => `+${piece}`)),
  ];
}
