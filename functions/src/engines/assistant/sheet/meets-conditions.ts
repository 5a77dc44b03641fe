import { findSkill, generateProblem } from '@lemma/math';
import type { Condition, ConditionRule } from '@lemma/school/assistant';
import { OF_UNITS, UNITS } from '../read/has-readers.ts';
import { casesCalledBy } from '../topic/cases-in.ts';
import { type Drawn, mistakesOf } from './draw-slot.ts';
import { bareKey, featuresOf, mathOf, placeOf, regroups, remainderOf, stepsOf } from './features.ts';
import { columnsOf } from './in-columns.ts';
import { allOf, digitCount, inRange, keepsAnswer, numbersOf } from './numbers-of.ts';

const NEGATIVE = /(?<![\d)a-z²³}]\s?)[-−]\s?[\d(a-z]|[-−]\s?\d*[a-z]/i;
export const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
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
  // A story about a theme says what is done behind its answer.
  const math = drawn.item ? drawn.item.math : /because `([^=`]+)=/.exec(drawn.key)?.[1];
  return own === undefined || other === undefined || math === undefined || own.test(math) || !other.test(math);
}

/** Whether the two sides on the left of a system are alike, up to a factor 1. */
function hasAlikeLines(drawn: Drawn): boolean {
  const sides = [...mathOf(drawn).matchAll(/(?<=^|[`,]\s?|and )([-+\d a-z*()]*[a-z][-+\d a-z*()]*?)\s*=/g)].map(
    ([, side = '']) => side.replace(/\s/g, ''),
  );
  return new Set(sides).size < sides.length;
}

const METRIC = /\b(?:milli|centi|kilo)?(?:meters?|liters?|grams?)\b|\b(?:mm|cm|km|kg|mL)\b/;
const CUSTOMARY = /\b(?:inch(?:es)?|feet|foot|yards?|miles?|ounces?|pounds?|tons?|cups?|pints?|quarts?|gallons?)\b/;
const isIn = (units: RegExp, { task, key }: Drawn): boolean => units.test(`${task} ${key}`);

/** The hours of the clock times of a problem. */
const hoursIn = (text: string): string[] => [...text.matchAll(/\b(\d{1,2}):\d\d\b/g)].map(([, hour = '']) => hour);
const isDouble = (drawn: Drawn): boolean => {
  const { operation } = featuresOf(drawn);
  return operation?.sign === '+' && operation.numbers.length === 2 && new Set(operation.numbers).size === 1;
};
/** What a story is about, by the words that tell of it. */
const CONTEXTS: readonly (readonly [RegExp, RegExp])[] = [
  [/temperature|weather/, /degrees?|°|temperature/i],
  [/elevation|sea level/, /sea level|(?:meters?|feet) (?:above|below)|deep|div(?:er|es)|submarine/i],
  [/elevator|floor/, /\bfloors?\b|elevator/i],
  [/debt|bank|money/, /\$|dollars?|owes?|account/i],
];
/** What a problem is to have, by how that is called. */
const HAS: readonly (readonly [RegExp, (math: string, drawn: Drawn, said: string) => boolean])[] = [
  [/(?:fraction\w*|integer) (?:slope|answer|solution|result|rate)/, (_, drawn) => /\d\s*\/\s*\d/.test(bareKey(drawn))],
  [/decimal (?:slope|answer|solution|result|rate)/, (_, drawn) => /\d?\.\d/.test(bareKey(drawn))],
  [
    /proper fractions/,
    (math) =>
      !/\d \d+\/\d/.test(math) &&
      [...math.matchAll(/(\d+)\/(\d+)/g)].every(([, top, bottom]) => Number(top) < Number(bottom)),
  ],
  [/exponent|power/, (math) => /\^|[²³]/.test(math)],
  [/parenthes|bracket/, (math) => /\([^)]*[-−+×÷*/]/.test(math)],
  [/variable|letter/, (math) => /(?<![a-z])[a-z](?![a-z])/.test(math.replace(/sqrt|pi/g, ' '))],
  [/radical|square root/, (math) => /sqrt|√/.test(math)],
  [/absolute/, (math) => /\|/.test(math)],
  [/standard form/, (math) => /[xy]\s*[-−+]\s*\d*[xy]\s*=\s*-?\d/.test(math) && !/(?:^|[\s,`])[xy]\s*=/.test(math)],
  [/intercept form/, (math) => /(?:^|[\s,`])y\s*=/.test(math) && !/\d?x\s*[-−+]\s*\d*y\s*=/.test(math)],
  [
    /counting by/,
    (math, _, said) => {
      const steps = stepsOf(math);
      const wanted = numbersIn(said);
      return steps.length > 0 && steps.every((step) => wanted.includes(Math.abs(step)));
    },
  ],
  [
    /^shows “/,
    ({ length }, { item }, said) => {
      const skill = item && findSkill(item.skill);
      const name = /“([^”]+)”/.exec(said)?.[1];
      return (
        length > 0 &&
        skill !== undefined &&
        mistakesOf(skill, generateProblem(skill, item?.level ?? 2, item?.seed ?? 1, item?.case)).some(
          ({ shows }) => shows.toLowerCase() === name,
        )
      );
    },
  ],
  [
    OF_UNITS,
    (_, { task, key }, said) => {
      const own = UNITS.filter((unit) => unit.test(`${task} ${key}`));
      const isAsked = (unit: RegExp): boolean => unit.test(said);
      return /\bonly\b|\bjust\b|^unit/i.test(said) ? own.length > 0 && own.every(isAsked) : own.some(isAsked);
    },
  ],
  [/^(?:graph|plott|sketch)ing/, (_, { task }) => /\b(?:graph|plot|draw|sketch|shade|mark)\b(?! shows?\b)/i.test(task)],
  [/vertical|columns|stacked/, (_, drawn) => columnsOf(drawn) !== undefined],
  [/double/, (_, drawn) => isDouble(drawn)],
  [
    /noon/,
    (_, { task, key }) => {
      const [start = '', end = ''] = hoursIn(`${task} ${key}`);
      return /\ba\.m\./.test(task) && /\bp\.m\./.test(`${task} ${key}`) && start !== '' && end !== '';
    },
  ],
  [
    /temperature|elevation|sea level|elevator|debt|bank account|^without (?:weather|money|bank)/,
    (_, { task }, said) => CONTEXTS.some(([name, has]) => name.test(said) && has.test(task)),
  ],
  [
    /cross/,
    (_, { task, key }) => {
      const hours = hoursIn(`${task} ${key}`);
      return hours.length < 2 || new Set(hours.slice(0, 2)).size === 2;
    },
  ],
];

/** Whether everything that a problem is to have is in it: a number of the kind that is called so, a power, a letter. */
function hasNumbersLike(drawn: Drawn, said: string): boolean {
  const math = ` ${placeOf(drawn, said)}`;
  const things = HAS.filter(([name]) => name.test(said));
  if (things.length > 0) return things.every(([, has]) => has(math, drawn, said));
  if (/mixed/.test(said)) return /\d \d+\/\d/.test(math);
  if (/improper/.test(said))
    return [...math.matchAll(/(?<!\d )\b(\d+)\/(\d+)/g)].some(([, top, bottom]) => Number(top) >= Number(bottom));
  if (/fraction.*decimal/.test(said)) return /\d\s*\/\s*\d|\d?\.\d/.test(`${math} ${bareKey(drawn)}`);
  if (/fraction/.test(said)) return /\d\s*\/\s*\d|\/\d/.test(math);
  if (/decimal/.test(said)) return /\d?\.\d/.test(math);
  return NEGATIVE.test(math);
}

/** All that a problem shows in writing: its task, its answer and the cells of its table. */
const shownIn = ({ task, key, item }: Drawn): string =>
  [task, key, ...(item?.picture?.kind === 'table' ? item.picture.rows.flatMap(({ cells }) => cells) : [])].join(' ');

type Holds = (drawn: Drawn, numbers: readonly number[], said: string, condition: Condition) => boolean;

const holds: Record<ConditionRule, Holds> = {
  range: (drawn, numbers, _, condition) =>
    allOf(drawn, condition, inRange(numbers)) && keepsAnswer(drawn, condition, numbers),
  'digits-of': (drawn, [least = 0, most = 0], _, condition) =>
    allOf(drawn, condition, (each) => Number.isInteger(each) && digitCount(each) >= least && digitCount(each) <= most),
  'ends-in': (drawn, numbers, _, condition) =>
    allOf(drawn, condition, (each) => numbers.includes(Math.abs(each) % 10) !== (condition.not ?? false)),
  multiples: (drawn, [step = 1], _, condition) => allOf(drawn, condition, (each) => each % step === 0),
  'one-of': (drawn, numbers, _, condition) => {
    const own = numbersOf(featuresOf(drawn), condition.of ?? 'given');
    if (own === undefined) return false;
    return condition.not
      ? !own.some((each) => numbers.includes(each))
      : condition.of === 'root'
        ? own.some((each) => numbers.includes(each))
        : own.length > 0 && own.every((each) => numbers.includes(each));
  },
  regroups: (drawn, _, __, { not = false }) => regroups(featuresOf(drawn)) === !not,
  remainder: (drawn, _, __, { not = false }) => {
    const left = remainderOf(featuresOf(drawn));
    if (left !== undefined) return left > 0 === !not;
    const lines = drawn.item?.solution.map(({ line, why }) => `${line} ${why}`) ?? [];
    return /remainder|left over|\bR ?\d/i.test([drawn.task, drawn.key, ...lines].join(' ')) === !not;
  },
  unlike: (drawn, _, __, { not = false }) => {
    const bottoms = mathOf(drawn).match(/(?<=\d\s*\/\s*)\d+/g) ?? [];
    return bottoms.length > 1 && (new Set(bottoms).size === 1) === not;
  },
  // Whether all answers are alike is seen on the whole set.
  'same-answer': () => true,
  minutes: (drawn, [step = 1, exact]) => {
    const { minutes } = featuresOf(drawn);
    return minutes !== undefined && minutes % step === 0 && (exact === undefined || minutes === exact);
  },
  'alike-lines': (drawn, _, __, { not = false }) => hasAlikeLines(drawn) !== not,
  case: ({ item }, _, said) => {
    const skill = item && findSkill(item.skill);
    return skill !== undefined && (casesCalledBy(skill, said)?.includes(item?.case ?? '') ?? false);
  },
  'no-digit': (drawn, numbers) =>
    [...`${mathOf(drawn)} ${bareKey(drawn)}`.matchAll(/\d/g)].every(([digit]) => !numbers.includes(Number(digit))),
  with: (drawn, _, said, { not = false }) => hasNumbersLike(drawn, said) !== not,
  units: (drawn, _, said) =>
    isIn(METRIC, drawn) === /metric/.test(said) && isIn(CUSTOMARY, drawn) !== /metric/.test(said),
  // Whole numbers begin at 0, integers do not.
  'whole-answers': (drawn, _, said) =>
    !/\d\s*\/\s*\d|\d\.\d|sqrt|√/.test(bareKey(drawn)) && !(/whole/.test(said) && /[-−]\d/.test(bareKey(drawn))),
  'whole-numbers': (drawn) => !/\d\s*\/\s*\d|\d\.\d/.test(`${mathOf(drawn)} ${bareKey(drawn)}`),
  'no-decimals': (drawn) => !/\d\.\d/.test(shownIn(drawn)),
  'no-fractions': (drawn) => !/\d\s*\/\s*\d/.test(shownIn(drawn)),
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
    const row = stepsOf(mathOf(drawn));
    if (row.length > 0) return row.every((step) => wanted.includes(Math.abs(step)));
    const { operation } = featuresOf(drawn);
    if (drawn.item?.math === undefined)
      return /[×÷]/.test(operation?.sign ?? '') && operation?.numbers.some((each) => wanted.includes(each)) === true;
    if (!/[×÷]/.test(mathOf(drawn))) return false;
    return (/÷/.test(mathOf(drawn)) ? own.slice(1) : own).some((each) => wanted.includes(each));
  },
  picture: (drawn, _, said, { not = false }) => hasPictureLike(drawn, said) !== not,
  operation: (drawn, [at], said, { not = false }) =>
    not ? !SIGNS[at ?? 0]?.[1].test(mathOf(drawn)) : doesOperation(drawn, said),
  digits: (drawn, [wanted = 0]) => {
    const math = mathOf(drawn);
    const lengths = numbersIn(math).map((each) => String(Math.abs(each)).length);
    // Of a product only one number has so many digits; whatever is compared, added or put in order has.
    return /[×÷]/.test(math)
      ? Math.max(0, ...lengths) === wanted
      : lengths.length > 0 && lengths.every((each) => each === wanted);
  },
  place: ({ task }, _, said) => {
    const place = /\b(\p{L}+?)s?(?: place)?$/u.exec(said)?.[1] ?? said;
    const digits = ['tenth', 'hundredth', 'thousandth'].indexOf(place) + 1;
    const isWritten = digits > 0 && !/\bround|nearest/i.test(task) && new RegExp(`\\.\\d{${digits}}(?!\\d)`).test(task);
    return task.includes(place) || isWritten;
  },
};

/** "One with a picture" is a condition on one problem; all other conditions are on every problem. */
const isForOne = ({ rule, said }: Condition): boolean => rule === 'picture' && /^(?:one|1)\b/.test(said);

/** Whether a problem meets a condition. */
export const meets = (drawn: Drawn, condition: Condition): boolean =>
  holds[condition.rule](drawn, condition.numbers ?? [], condition.said, condition);

/**
 * Whether a problem meets all conditions on every problem. A condition on a single problem applies to the last one;
 * those with a count are dealt out before.
 */
export const meetsConditions = (conditions: readonly Condition[], isLast: boolean): ((drawn: Drawn) => boolean) => {
  const own = conditions.filter((condition) => condition.count === undefined && (!isForOne(condition) || isLast));
  return (drawn) => own.every((condition) => meets(drawn, condition));
};

const sameAnswers = (drawn: readonly Drawn[]): boolean => new Set(drawn.map(bareKey)).size < 2;

/** The conditions that some of the problems do not meet, each with the number of these problems. */
export const brokenConditions = (
  conditions: readonly Condition[],
  drawn: readonly Drawn[],
): { readonly said: string; readonly count: number }[] =>
  conditions.flatMap((condition) => {
    const { said, rule, count: wanted } = condition;
    if (rule === 'same-answer') return sameAnswers(drawn) ? [] : [{ said, count: drawn.length }];
    const count = drawn.filter((each) => !meets(each, condition)).length;
    if (wanted !== undefined) {
      const apart = Math.abs(drawn.length - count - Math.min(wanted, drawn.length));
      return apart === 0 ? [] : [{ said, count: apart }];
    }
    return count === 0 || (isForOne(condition) && count < drawn.length) ? [] : [{ said, count }];
  });
