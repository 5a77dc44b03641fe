import { findSkill } from '@lemma/math';
import type { Condition, ConditionRule } from '../wish/wish.ts';
import type { Drawn } from './draw-slot.ts';

const NEGATIVE = /(?<![\d)a-z²³}]\s?)[-−]\s?[\d(a-z]|[-−]\s?\d*[a-z]/i;
const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
/** The text with the numbers of the problem: its formula if it has one, otherwise its sentences. */
const mathOf = ({ task, item }: Drawn): string => item?.math ?? task;
/** An answer without its letter and its unit. */
const bareKey = ({ key }: Drawn): string =>
  key.replace(/^Answer:|,? because .*$/g, '').replace(/(?:square |cubic )?[a-z]{2,}[^\d]*$/i, '');

type PictureKind = NonNullable<NonNullable<Drawn['item']>['picture']>['kind'];

/** What a picture that is asked for by name is drawn as; what stands in none of these cannot be drawn. */
const PICTURES: readonly (readonly [RegExp, readonly PictureKind[]])[] = [
  [/double number|frames?|bonds?|tiles|counters|venn|set model|pattern blocks/, []],
  [/number lines?/, ['number-line']],
  [/area|box|grids?/, ['area-model']],
  [/bar|strips?|tape/, ['bar-model']],
  [/arrays?/, ['array']],
  [/base/, ['base-ten']],
  [/circles/, ['fraction-circles']],
  [/fraction model/, ['fraction-circles', 'bar-model', 'area-model']],
  [/tables?/, ['table']],
  [/graphs?/, ['coordinate-plane', 'bar-chart', 'histogram', 'dot-plot', 'table']],
];

/** A picture of the kind that was asked for, any where none is named. */
function hasPictureLike({ item }: Drawn, said: string): boolean {
  const own = item?.picture?.kind;
  const kinds = PICTURES.find(([name]) => name.test(said))?.[1];
  return own !== undefined && (kinds === undefined || kinds.includes(own));
}

/** The signs of each operation, and those that show that another one is done. A sum of negative numbers is a sum. */
const SIGNS: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/^add/, /\+/, /[\w)]\s*[-−]/],
  [/^sub/, /[\w)]\s*[-−]/, /\+/],
  [/^mul/, /[×·*(^]|\d[a-z]/, /÷/],
  [/^div/, /[÷/:]/, /[×·*]/],
];

/** False for a problem in whose formula another operation is done than the one that was asked for. */
function doesOperation(drawn: Drawn, said: string): boolean {
  const [, own, other] = SIGNS.find(([name]) => name.test(said)) ?? [];
  const math = drawn.item?.math;
  return own === undefined || other === undefined || math === undefined || own.test(math) || !other.test(math);
}

const holds: Record<ConditionRule, (drawn: Drawn, numbers: readonly number[], said: string) => boolean> = {
  // Whole numbers begin at 0, integers do not.
  'whole-answers': (drawn, _, said) =>
    !/\d\s*\/\s*\d|\d\.\d|sqrt|√/.test(bareKey(drawn)) && !(/whole/.test(said) && /[-−]\d/.test(bareKey(drawn))),
  'whole-numbers': (drawn) => !/\d\s*\/\s*\d|\d\.\d/.test(`${mathOf(drawn)} ${bareKey(drawn)}`),
  'no-decimals': (drawn) => !/\d\.\d/.test(`${drawn.task} ${drawn.key}`),
  'no-fractions': (drawn) => !/\d\s*\/\s*\d/.test(`${drawn.task} ${drawn.key}`),
  'no-negatives': (drawn) => !NEGATIVE.test(` ${mathOf(drawn)}`) && !/[-−]\d/.test(bareKey(drawn)),
  negatives: (drawn) => NEGATIVE.test(` ${mathOf(drawn)}`) || /[-−]\d/.test(bareKey(drawn)),
  'no-exponents': (drawn) => !/\^|[²³]/.test(drawn.task),
  'no-parentheses': (drawn) => !/[()[\]]/.test(mathOf(drawn)),
  'no-remainders': (drawn) => !/remainder|\bR ?\d/i.test(`${drawn.task} ${drawn.key}`),
  'no-stories': ({ item }) => item !== undefined && findSkill(item.skill)?.wordProblem !== true,
  denominators: (drawn, [most = 0]) =>
    [...`${drawn.task} ${drawn.key}`.matchAll(/\d\s*\/\s*(\d+)/g)].every(([, bottom]) => Number(bottom) <= most),
  numbers: (drawn, [most = 0]) => numbersIn(`${mathOf(drawn)} ${drawn.key}`).every((each) => each <= most),
  factors: (drawn, wanted) => {
    const own = numbersIn(mathOf(drawn));
    return /[×÷]/.test(mathOf(drawn))
      ? (/÷/.test(mathOf(drawn)) ? own.slice(1) : own).some((each) => wanted.includes(each))
      : own.some((each) => wanted.includes(each));
  },
  picture: (drawn, _, said) => hasPictureLike(drawn, said),
  operation: (drawn, _, said) => doesOperation(drawn, said),
  digits: (drawn, [wanted = 0]) => String(Math.max(0, ...numbersIn(mathOf(drawn)))).length === wanted,
  place: ({ task }, _, said) => task.includes(/\b(\p{L}+?)s?(?: place)?$/u.exec(said)?.[1] ?? said),
};

/** "One with a picture" is a condition on one problem; all other conditions are on every problem. */
const isForOne = ({ rule, said }: Condition): boolean => rule === 'picture' && /^(?:one|1)\b/.test(said);

/** Whether a problem meets all conditions. A condition on a single problem applies to the last one. */
export const meetsConditions = (conditions: readonly Condition[], isLast: boolean): ((drawn: Drawn) => boolean) => {
  const own = conditions.filter((condition) => !isForOne(condition) || isLast);
  return (drawn) => own.every(({ rule, numbers, said }) => holds[rule](drawn, numbers ?? [], said));
};

/** The conditions that some of the problems do not meet, each with the number of these problems. */
export const brokenConditions = (
  conditions: readonly Condition[],
  drawn: readonly Drawn[],
): { readonly said: string; readonly count: number }[] =>
  conditions.flatMap((condition) => {
    const count = drawn.filter((each) => !holds[condition.rule](each, condition.numbers ?? [], condition.said)).length;
    return count === 0 || (isForOne(condition) && count < drawn.length) ? [] : [{ said: condition.said, count }];
  });
