import { isNameOfTopic } from '../words/topic-index.ts';
import requests from './requests.json' with { type: 'json' };
import { tokensOf } from './tokens-of.ts';

/** From so many requests on, a word is one of requests and not of one request. */
const OFTEN = 5;

let made: ReadonlyMap<string, number> | undefined;
const counts = (): ReadonlyMap<string, number> => {
  if (made) return made;
  const found = new Map<string, number>();
  for (const { text } of requests)
    for (const stem of new Set(tokensOf(text).map((each) => each.stem))) found.set(stem, (found.get(stem) ?? 0) + 1);
  made = found;
  return found;
};

/** True for a word that teachers use in requests of all sorts, so that it says little about one: "got", "Friday". */
export const isOrdinary = (word: string): boolean => {
  const [token] = tokensOf(word.toLowerCase());
  return token !== undefined && !isNameOfTopic(word) && (counts().get(token.stem) ?? 0) >= OFTEN;
};

/** A word speaks for a kind that is in so many of its requests, and so many times as often as in all. */
const OF_KIND = { requests: 3, times: 3 } as const;

/** The stems of words by which people ask for a kind: "pop" and "graded" for a quiz. */
export function wordsOfKind(kind: string): readonly string[] {
  const known = ofKinds.get(kind) ?? countedFor(kind);
  ofKinds.set(kind, known);
  return known;
}
const ofKinds = new Map<string, readonly string[]>();

function countedFor(kind: string): string[] {
  const own = requests.filter((each) => each.kind === kind);
  const found = Map.groupBy(
    own.flatMap(({ text }) => [...new Set(tokensOf(text).map((each) => each.stem))]),
    (stem) => stem,
  );
  return [...found].flatMap(([stem, { length }]) => {
    const share = length / own.length;
    const all = (counts().get(stem) ?? length) / requests.length;
    return length >= OF_KIND.requests && share >= OF_KIND.times * all ? [stem] : [];
  });
}
