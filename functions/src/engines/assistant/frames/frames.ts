import type { Skill } from '@lemma/math';
import type { Frame } from './frame.ts';
import { fractionFrames } from './frames-fractions.ts';
import { moneyFrames } from './frames-money.ts';
import { partFrames } from './frames-parts.ts';
import { stepFrames } from './frames-steps.ts';
import { travelFrames } from './frames-travel.ts';
import { unknownFrames } from './frames-unknown.ts';
import { wholeFrames } from './frames-whole.ts';

const frames: readonly Frame[] = [
  ...partFrames,
  ...wholeFrames,
  ...unknownFrames,
  ...stepFrames,
  ...moneyFrames,
  ...fractionFrames,
  ...travelFrames,
];

/** Frames that are told only where their structure was asked for: the problems of their skill are of several kinds. */
const ONLY_ASKED: ReadonlySet<string> = new Set(['tip', 'tax', 'discount-tax', 'travel-meet', 'travel-catch']);

/** The frames that practice a skill; none where no such word problem is possible. */
export const framesFor = ({ code }: Pick<Skill, 'code'>): readonly Frame[] =>
  frames.filter(({ id, practices }) => !ONLY_ASKED.has(id) && practices.some((each) => each === code));

export const frameOf = (id: string): Frame | undefined => frames.find((each) => each.id === id);

const STEPS = /\b(?:2|two|3|three|multi)[- ]?steps?\b/;
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/\badd(?:ing|ition)?\b/, 'add'],
  [/\bsubtract(?:ing|ion)?\b/, 'subtract'],
  [/\bmultipl\w+/, 'multiply'],
  [/\bdivi\w+/, 'divide'],
];
const AT_SCHOOL =
  /\b(?:integers?|negatives?|equations?|inequalit(?:y|ies)|expressions?|fractions?|decimals?|ratios?|percents?|percentages?)\b/;

/** The frames that a text calls by how their story is built, with its words for it; those named by steps alone come last. */
export function framesCalled(text: string): { readonly ids: readonly string[]; readonly said: string } | undefined {
  const named = frames.flatMap(({ id, called }) => {
    const found = called?.exec(text)?.[0];
    return found === undefined ? [] : [{ id, said: found }];
  });
  const longest = named.toSorted((one, other) => other.said.length - one.said.length)[0]?.said ?? '';
  const exact = named.filter(({ said }) => said === longest || (said.length > 8 && longest.startsWith(said)));
  const steps = STEPS.exec(text)?.[0];
  const operations = OPERATIONS.filter(([said]) => said.test(text)).map(([, id]) => id);
  const isMixed = steps !== undefined && operations.length > 2 && !/\bthen\b|\bfirst\b/.test(text);
  if (exact.length > 0 && !isMixed)
    return {
      ids: exact.map(({ id }) => id),
      said: steps === undefined || longest.includes(steps) ? longest : `${longest}, ${steps}`,
    };
  if (AT_SCHOOL.test(text)) return undefined;
  const counted = frames.flatMap(({ id, steps: asked }) => {
    const found = asked?.exec(text)?.[0];
    const isOf = operations.length < 2 || id.split('-').every((each) => operations.includes(each));
    return found === undefined || !isOf ? [] : [{ id, said: found }];
  });
  const [first] = counted;
  return (
    first && {
      ids: counted.map(({ id }) => id),
      said: operations.length < 2 ? first.said : `${first.said}, ${operations.join(' and ')}`,
    }
  );
}
