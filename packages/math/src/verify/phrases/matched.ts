import { type Amount, amountAt, judged, type Law, type Line, type Scene } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';

/** What a pattern found in a sentence: its groups, and the amounts of those that are numbers. */
export type Matched = {
  readonly line: Line;
  readonly scene: Scene;
  readonly words: readonly string[];
  readonly amount: (group: number) => Amount | undefined;
  /** The amounts of a list in a group. */
  readonly list: (group: number) => Amount[];
  readonly at: number;
};

/** Sentences that state nothing. */
const STATES_NOTHING =
  /[?]|\b(?:not|isn't|aren't|wasn't|doesn't|didn't|don't|never|suppose|imagine|instead|whether|estimate)\b/;

/** Sentences in which not all is in equal groups. */
const NO_GROUPS = /[?~]|\b(?:not|left|remainder|over|more|another|each|if)\b/;

/** All matches of a pattern in the sentences of a scene that state something. */
export function matchedIn(scene: Scene, pattern: RegExp, nothing: RegExp = STATES_NOTHING): Matched[] {
  return scene.lines.flatMap((line) =>
    nothing.test(line.pattern) ? [] : [...line.pattern.matchAll(pattern)].map((found) => matched(scene, line, found)),
  );
}

function matched(scene: Scene, line: Line, found: RegExpMatchArray): Matched {
  const amount = (group: number): Amount | undefined => amountAt(scene, found[group]);
  const list = (group: number): Amount[] => {
    const own = [...(found[group] ?? '').matchAll(/#(\d+)/g)].map(([, mark]) => scene.reading.quantities[Number(mark)]);
    return scene.amounts.filter(({ quantity }) => own.includes(quantity));
  };
  return { scene, line, words: [...found].map((word) => word ?? ''), amount, list, at: found.index ?? 0 };
}

/** The place in the text of a position in the pattern of a line. */
function placeOf({ reading, lines }: Scene, line: Line, at: number): number {
  const offset = lines.slice(0, lines.indexOf(line)).reduce((sum, { pattern }) => sum + pattern.length, 0);
  return reading.places[offset + Math.max(0, at)] ?? line.start;
}

/** A finding at the words of a match. */
export function atWords({ scene, line, words, at }: Matched, holds: boolean): Finding[] {
  const [whole = ''] = words;
  const start = placeOf(scene, line, at + (/^\W*/.exec(whole)?.[0].length ?? 0));
  return [{ start, end: placeOf(scene, line, at + whole.length - 1) + 1, holds }];
}

/** A finding at a part of the words of a line. */
export const atPart = (scene: Scene, line: Line, at: number, length: number, holds: boolean): Finding[] => [
  { start: placeOf(scene, line, at), end: placeOf(scene, line, at + length - 1) + 1, holds },
];

/** A law of one sentence: the last group of the pattern is the number that follows from the others. */
export const follows =
  (pattern: RegExp, value: (found: Matched) => readonly (number | undefined)[], said: number): Law =>
  (scene) =>
    matchedIn(scene, pattern).flatMap((found) => {
      const own = found.amount(said);
      const values = value(found).filter((one) => one !== undefined);
      return own && values.length > 0 ? judged(own, values) : [];
    });

/** A share of something: 3/4, 20%. */
export const isPart = ({ quantity: { form, value } }: Amount): boolean => /fraction|percent/.test(form) && value < 1;

/** A law of sentences in which a number is so many groups of another one: groups 1, 2 and 3 of the pattern. */
export const inGroups =
  (pattern: RegExp): Law =>
  (scene) =>
    matchedIn(scene, pattern, NO_GROUPS).flatMap((found) => {
      const [n, k, m] = [1, 2, 3].map(found.amount);
      const isPlain = [n, k, m].every((one) => one?.kind === 'num');
      return n && k && m && isPlain ? atWords(found, Math.abs(n.base - k.base * m.base) < 1e-9) : [];
    });

/** Findings that only say what is wrong: that a number fits one of many readings says nothing. */
export const onlyWrong =
  (law: Law): Law =>
  (scene) =>
    law(scene).filter(({ holds }) => !holds);
