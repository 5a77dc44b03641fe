import type { MisconceptionId } from '../../types.ts';
import { type Amount, amountsOf, plainText } from '../asked/amounts.ts';
import { near, type Shown, shown, type WrittenMisconception } from './facts.ts';

const sizeOf = ({ shape, numbers: [one = '', two = '', three = ''] }: Amount): number => {
  if (shape === 'fraction') return Number(one) / Number(two);
  return shape === 'mixed' ? Number(one) + Number(two) / Number(three) : Number(one);
};

/** The one amount of an answer, if it has one. */
function only(text: string): number | undefined {
  const [amount, ...more] = amountsOf(plainText(text));
  return amount === undefined || more.length > 0 ? undefined : sizeOf(amount);
}

type Case = readonly [id: MisconceptionId, wrong: number];

/** The first misconception whose number is the given answer. */
const among = (answer: number, cases: readonly Case[]): Shown[] => {
  const found = cases.find(([, wrong]) => near(wrong, answer));
  return found === undefined ? [] : shown('computed', found[0]);
};

/** Two amounts of one kind and one of another: in direct proportion, or in inverse proportion. */
export const pairedAmounts: WrittenMisconception = ({ question, correct, answer }) => {
  const [key, given] = [only(correct), only(answer)];
  const [a, b, c, more] = amountsOf(plainText(question)).filter(({ shape }) => shape === 'plain');
  if (key === undefined || given === undefined || !a || !b || !c || more) return [];
  const found = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
  ].find(([one, , last]) => one?.unit !== undefined && one.unit === last?.unit);
  const [first, other, second] = (found ?? []).map(sizeOf);
  if (first === undefined || other === undefined || second === undefined) return [];
  const [direct, turned] = [(other * second) / first, (other * first) / second];
  if (near(direct, turned)) return [];
  const difference: Case = ['ratios.additive', other + second - first];
  if (near(key, direct))
    return among(given, [['ratios.inverted-rate', turned], difference, ['ratios.multiply-only', other * second]]);
  return near(key, turned) ? among(given, [['ratios.everything-is-proportional', direct], difference]) : [];
};

/** A total and a ratio of its parts. */
export const sharedInRatio: WrittenMisconception = ({ question, correct, answer }) => {
  const [key, given] = [only(correct), only(answer)];
  const [, one = '', two = ''] = /(\d+)\s*(?::|to)\s*(\d+)/.exec(question) ?? [];
  const rest = amountsOf(plainText(question.replace(/(\d+)\s*(?::|to)\s*(\d+)/, ' ')));
  if (key === undefined || given === undefined || one === '' || rest.length !== 1 || !rest[0]) return [];
  const total = sizeOf(rest[0]);
  const sum = Number(one) + Number(two);
  return [
    [Number(one), Number(two)],
    [Number(two), Number(one)],
  ].flatMap(([part = 0, other = 0]): Shown[] =>
    near(key, (total * part) / sum)
      ? among(given, [
          ['ratios.order-reversed', (total * other) / sum],
          ['ratios.part-part-whole', (total * part) / other],
          ['ratios.divide-by-own-part', total / part],
          ['ratios.share-equally', total / 2],
        ])
      : [],
  );
};

/** Numbers that grow by equal steps, and a term far along in them. */
export const farTerm: WrittenMisconception = ({ question, correct, answer }) => {
  const text = plainText(question);
  const [key, given] = [only(correct), only(answer)];
  const place = Number(
    /\b(\d+)(?:st|nd|rd|th)\b|(?:term|place|number) (\d+)\b/i
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
  );
  const [start, second, third] =
    amountsOf(text)
      .find(({ shape }) => shape === 'list')
      ?.numbers.map(Number) ?? [];
  if (start === undefined || second === undefined || third === undefined || key === undefined || given === undefined)
    return [];
  const step = second - start;
  if (third - second !== step || !near(key, start + (place - 1) * step)) return [];
  return among(given, [
    ['functions.pattern-one-step-too-many', start + place * step],
    ['functions.pattern-step-times-number', place * step],
    ['functions.pattern-whole-figure-multiplied', start * place],
  ]);
};

/** How many of the smaller unit make the larger one. */
const LENGTHS: readonly (readonly [large: RegExp, small: RegExp, factor: number])[] = [
  [/\byards?\b|\byd/, /\bfeet\b|\bfoot\b|\bft/, 3],
  [/\bfeet\b|\bfoot\b|\bft/, /\binch(?:es)?\b|\bin\b/, 12],
  [/\byards?\b|\byd/, /\binch(?:es)?\b|\bin\b/, 36],
  [/\bmet(?:er|re)s?\b|\bm\b|\bm\^|\bm²/, /\bcentimet|\bcm/, 100],
  [/\bcentimet|\bcm/, /\bmillimet|\bmm/, 10],
  [/\bkilomet|\bkm/, /\bmet(?:er|re)s?\b|\bm\b|\bm\^|\bm²/, 1000],
];

/** Square and cubic units converted as if they were lengths. */
export const unitsOfArea: WrittenMisconception = ({ question, correct, answer }) => {
  const small = question.toLowerCase();
  const power = /\bcubic\b|\^3|³/.test(small) ? 3 : /\bsquare\b|\bsq\b|\^2|²/.test(small) ? 2 : 1;
  const [key, given] = [only(correct), only(answer)];
  if (power === 1 || key === undefined || given === undefined) return [];
  return LENGTHS.filter(([large, little]) => large.test(small) && little.test(small)).flatMap(([, , factor]) =>
    amountsOf(plainText(question)).flatMap((amount) =>
      [factor, 1 / factor].flatMap((by) =>
        near(key, sizeOf(amount) * by ** power)
          ? among(given, [['geometry.sizes-grow-like-lengths', sizeOf(amount) * by]])
          : [],
      ),
    ),
  );
};

/** Hours with a decimal or a fraction, read as if an hour had a hundred parts. */
export const partsOfAnHour: WrittenMisconception = ({ question, correct, answer }) => {
  if (!/hours?\b|\bhr?s?\b/i.test(question)) return [];
  const hours = amountsOf(plainText(question))
    .map(sizeOf)
    .find((value) => value % 1 !== 0);
  const minutes = (text: string, each: number): number | undefined => {
    const [one, two] = amountsOf(plainText(text)).map(sizeOf);
    if (one === undefined) return undefined;
    return two === undefined ? one : one * each + two;
  };
  const [key, given] = [minutes(correct, 60), minutes(answer, 100)];
  if (hours === undefined || key === undefined || given === undefined || !near(key, hours * 60)) return [];
  return among(given, [
    ['measurement.hundred-minutes', hours * 100],
    ['measurement.hundred-minutes', Number(`${Math.floor(hours)}`) * 100 + (hours % 1) * 10],
    // 2.5 hours as 2 hours 50 minutes.
    ['measurement.hundred-minutes', Math.floor(hours) * 60 + (hours % 1) * 100],
  ]);
};

/** Counting from one number to another, both included. */
export const bothEnds: WrittenMisconception = ({ question, correct, answer }) => {
  const [key, given] = [only(correct), only(answer)];
  const values = amountsOf(plainText(question)).map(sizeOf);
  if (
    !/\bfrom\b|\bbetween\b|\bthrough\b/i.test(question) ||
    values.length !== 2 ||
    key === undefined ||
    given === undefined
  )
    return [];
  const [low = 0, high = 0] = values.toSorted((one, other) => one - other);
  return near(key, high - low + 1) ? among(given, [['whole-numbers.leaves-out-one-end', high - low]]) : [];
};

const INEQUALITY = /^\s*([a-z])\s*(<=|>=|<|>|≤|≥)\s*(-?[\d./]+)\s*$|^\s*(-?[\d./]+)\s*(<=|>=|<|>|≤|≥)\s*([a-z])\s*$/i;
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

function inequality(text: string): { readonly sign: string; readonly limit: number } | undefined {
  const found = INEQUALITY.exec(text.replace('≤', '<=').replace('≥', '>='));
  if (!found) return undefined;
  const [, letter, sign = '', limit, other, turned = ''] = found;
  return letter === undefined ? { sign: TURNED[turned] ?? '', limit: Number(other) } : { sign, limit: Number(limit) };
}

/** "At least", "no more than", "fewer than": the wrong sign, or a boundary that should not be included. */
export const limitInWords: WrittenMisconception = ({ question, correct, answer }) => {
  const [key, given] = [inequality(correct), inequality(answer)];
  if (!key || !given || key.limit !== given.limit || key.sign === given.sign) return [];
  if (/[<>≤≥]/.test(question.replace(/[<>≤≥](?:\s*,|\s*or\b)/g, ''))) return [];
  if (given.sign.charAt(0) === key.sign.charAt(0)) return shown('computed', 'equations.boundary-mixed-up');
  const words = /at (?:least|most)|no (?:more|less|fewer)|minimum|maximum|up to|not (?:more|less)|must be/i.test(
    question,
  );
  return shown(
    'computed',
    words && given.sign.length === key.sign.length
      ? 'equations.least-means-less'
      : 'equations.inequality-signs-swapped',
  );
};

/** A sum of two dice: every sum is taken as equally likely, or 3 + 4 as the same outcome as 4 + 3. */
export const sumOfDice: WrittenMisconception = ({ question, correct, answer }) => {
  const [key, given] = [only(correct), only(answer)];
  if (
    !/\bdice\b|number cubes\b/i.test(question) ||
    !/\b(?:sum|total|add)/i.test(question) ||
    key === undefined ||
    given === undefined
  )
    return [];
  const ways = Math.round(key * 36);
  const pairs = Math.ceil(ways / 2);
  if (!near(key * 36, ways)) return [];
  return among(given, [
    ['statistics.equiprobability', 1 / 11],
    ['statistics.equiprobability', 1 / 12],
    ['statistics.order-not-counted', pairs / 36],
    ['statistics.order-not-counted', pairs / 21],
  ]);
};

/** The hands of a clock, described in words. */
export const clockInWords: WrittenMisconception = ({ question, correct, answer }) => {
  const text = plainText(question).toLowerCase();
  const long = Number(/(?:long|minute|big) hand[^.,;]*?(\d{1,2})\b/.exec(text)?.[1]);
  const short = [...(/(?:short|hour|little|small) hand[^.,;]*?(\d{1,2})(?: and (?:the )?(\d{1,2}))?/.exec(text) ?? [])]
    .slice(1)
    .map(Number);
  const [, hour = '', past = ''] = /^(\d{1,2}):(\d{2})/.exec(answer.trim()) ?? [];
  const [, rightHour = '', rightPast = ''] = /^(\d{1,2}):(\d{2})/.exec(correct.trim()) ?? [];
  if (Number.isNaN(long) || hour === '' || rightHour === '' || Number(rightPast) !== (long % 12) * 5) return [];
  if (Number(hour) === Number(rightHour) && Number(past) === long)
    return shown('computed', 'measurement.clock-minute-face-value');
  if (Number(hour) === long && Number(past) === (Number(rightHour) % 12) * 5)
    return shown('computed', 'measurement.clock-hands-swapped');
  return short.includes(Number(hour)) && past === rightPast ? shown('computed', 'measurement.clock-nearest-hour') : [];
};

/** -3^2 worked out as (-3)^2. */
export const minusUnderPower: WrittenMisconception = ({ question, correct, answer }) => {
  const [, base = '', power = ''] = /(?<![\d)]\s?|\b[a-z]\s?)-\s?(\d+)\^([246])(?!\d)/i.exec(plainText(question)) ?? [];
  const [key, given] = [only(correct), only(answer)];
  if (base === '' || key === undefined || given === undefined || !near(key, -(Number(base) ** Number(power))))
    return [];
  return among(given, [['expressions.minus-belongs-to-base', Number(base) ** Number(power)]]);
};
