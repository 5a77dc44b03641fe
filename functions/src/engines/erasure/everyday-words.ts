import { misconceptions, skills } from '@lemma/math';
import { movesInSpanish } from '@lemma/math/spanish/moves';

const WORDS = /(?<![\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}\p{M}])/gu;

const textsOfOurs = (): string[] => [
  ...skills.map(({ name }) => name),
  ...misconceptions.flatMap(({ name, idea, why, move, feedback }) => [name, idea, why, move, feedback]),
  ...Object.values(movesInSpanish),
];

let words: ReadonlySet<string> | undefined;

/** The words that our own texts write in lower case, in both languages: "of", "the", "will", "power", "de". */
export function everydayWords(): ReadonlySet<string> {
  words ??= new Set(textsOfOurs().flatMap((text) => text.match(WORDS) ?? []));
  return words;
}
