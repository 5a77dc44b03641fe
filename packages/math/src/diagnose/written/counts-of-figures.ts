import type { MisconceptionId } from '../../types.ts';
import { type Shown, shown, type WrittenMisconception } from './facts.ts';

const wholeIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? Number.NaN);

/** Lines of symmetry: how many a figure has, by its name. */
const MIRRORS: readonly (readonly [RegExp, number])[] = [
  [/\brectangle\b/i, 2],
  [/\brhombus\b/i, 2],
  [/\bparallelogram\b/i, 0],
];

/** Faces, edges and corners of solids. */
const SOLIDS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bcubes?\b|\brectangular prism\b|\bbox\b/i, [6, 12, 8]],
  [/\btriangular prism\b/i, [5, 9, 6]],
  [/\bsquare pyramid\b|\brectangular pyramid\b/i, [5, 8, 5]],
  [/\btetrahedron\b|\btriangular pyramid\b/i, [4, 6, 4]],
];
/** Of a cube that is drawn: the faces, edges and corners that can be seen. */
const SEEN = [3, 9, 7];

/** How many mirrors, faces, edges or corners a named figure has. */
export const countsOfFigures: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [key, said] = [wholeIn(correct), wholeIn(answer)];
  if (key === said || Number.isNaN(said)) return [];
  if (/\blines? of (?:symmetry|reflection)\b/i.test(question)) {
    if (said === 1 && key > 1) return shown('computed', 'geometry.upright-mirror-only');
    const named = MIRRORS.some(([name, count]) => name.test(question) && count === key);
    return named && said === key + 2 ? shown('computed', 'geometry.any-halving-line-mirrors') : [];
  }
  const counts = SOLIDS.find(([name]) => name.test(question))?.[1];
  const asked = [/\bfaces?\b|\bflat surfaces?\b/i, /\bedges?\b/i, /\bcorners?\b|\bvert(?:ex|ices)\b/i].findIndex(
    (word) => word.test(question),
  );
  if (counts === undefined || asked < 0 || !/\bhow many\b|\bnumber of\b/i.test(question) || counts[asked] !== key)
    return [];
  if (counts[0] === 6 && SEEN[asked] === said) return shown('computed', 'geometry.counts-what-can-be-seen');
  return counts.includes(said) ? shown('computed', 'geometry.faces-edges-corners-swapped') : [];
};

const minutesOf = (text: string): number | undefined => {
  const [, hours, past] = /(\d+)\s*(?:hours?|hrs?|h)\b\D*(\d+)?/i.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(past ?? 0);
  const [, clock, rest] = /(\d+):(\d\d)/.exec(text) ?? [];
  if (clock !== undefined) return Number(clock) * 60 + Number(rest);
  const [, only] = /(\d+)\s*(?:minutes?|mins?)\b/i.exec(text) ?? [];
  return only === undefined ? undefined : Number(only);
};

/** How long something takes from one time of day to another. */
export const timeBetween: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const times = [...question.matchAll(/(\d{1,2}):(\d\d)/g)].map(
    ([, hour, minute]) => [Number(hour), Number(minute)] as const,
  );
  const [[from, past] = [0, 0], [to, rest] = [0, 0], more] = times;
  const [key, said] = [minutesOf(correct), minutesOf(answer)];
  if (times.length !== 2 || more !== undefined || key === undefined || said === undefined || key === said) return [];
  const hours = to > from ? to - from : to + 12 - from;
  if (hours * 60 + rest - past !== key) return [];
  const hundred = hours * 100 + rest - past;
  const cases: readonly (readonly [MisconceptionId, number])[] = [
    ['measurement.time-smaller-from-larger', hours * 60 + Math.abs(rest - past)],
    ['measurement.time-smaller-from-larger', Math.abs(to - from) * 60 + Math.abs(rest - past)],
    ['measurement.hundred-minutes', Math.floor(hundred / 100) * 60 + (hundred % 100)],
    ['measurement.hundred-minutes', hundred],
    ['measurement.new-hour-forgotten', key + 60],
  ];
  return shown('computed', ...new Set(cases.flatMap(([id, wrong]) => (wrong === said ? [id] : []))));
};

const termsOf = (text: string): string[] =>
  text
    .replaceAll(',', '')
    .split('+')
    .map((term) => term.trim());

/** A number in expanded form: terms that lost their zeros. */
export const expandedForm: WrittenMisconception = ({ correct, answer, question }): Shown[] => {
  const [keys, said] = [termsOf(correct), termsOf(answer)];
  if (!/\bexpanded\b/i.test(question) || keys.length < 2 || keys.length !== said.length) return [];
  if (![...keys, ...said].every((term) => /^\d0*$/.test(term))) return [];
  if (!keys.every((term, at) => term.charAt(0) === said[at]?.charAt(0))) return [];
  if (keys.every((term, at) => term === said[at])) return [];
  return shown(
    'computed',
    said.every((term) => term.length === 1) ? 'whole-numbers.face-value' : 'whole-numbers.drops-empty-place',
  );
};

const STEPS = /(\d+)\.(\d+)\s*,\s*(\d+)\.(\d+)\s*,\s*(\d+)\.(\d+)(?![\d.])/;

/** The next number of decimals that grow by one step: the digits behind the point go on without a new whole. */
export const nextDecimal: WrittenMisconception = ({ question, answer }): Shown[] => {
  const [a, b, c, d, e, f = ''] = (STEPS.exec(question) ?? []).slice(1);
  if (a === undefined || a !== c || c !== e || f === '') return [];
  const step = Number(f) - Number(d);
  const next = `${e}.${Number(f) + step}`;
  return step > 0 && step === Number(d) - Number(b) && next.length > `${e}.${f}`.length && answer.trim() === next
    ? shown('computed', 'decimals.part-as-whole-number')
    : [];
};

const firstDigit = (number: number): number => Number(String(number).charAt(0));
const ASKS_LARGEST = /\b(?:largest|greatest|biggest|most)\b/i;

/** Whole numbers in an order, or the first or last of them, judged by their first digits. */
export const byFirstDigit: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const numbers = (text: string): number[] =>
    (text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [given, keys, said] = [numbers(question), numbers(correct), numbers(answer)];
  if (given.length < 3 || given.length > 6 || !given.every((one) => Number.isInteger(one) && one > 9)) return [];
  if (!/\b(?:order|smallest|least|lowest|largest|greatest|biggest)\b/i.test(question)) return [];
  const down = ASKS_LARGEST.test(/\bfrom\b([^?.]*?)\bto\b/i.exec(question)?.[1] ?? question) ? -1 : 1;
  const right = given.toSorted((a, b) => down * (a - b));
  const judged = given.toSorted((a, b) => down * (firstDigit(a) - firstDigit(b)) || down * (a - b));
  const wanted = keys.length === 1 ? 1 : given.length;
  const is = (list: readonly number[], found: readonly number[]): boolean =>
    list.slice(0, wanted).join() === found.join();
  return is(right, keys) && is(judged, said) ? shown('computed', 'whole-numbers.first-digit-decides') : [];
};

/** Scientific notation with as many tens as the number has zeros at its end. */
export const zerosAsExponent: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [, front, power] = /([\d.]+)\s*[×x*·]\s*10\^\(?(-?\d+)/.exec(correct) ?? [];
  const [, other, wrong] = /([\d.]+)\s*[×x*·]\s*10\^\(?(-?\d+)/.exec(answer) ?? [];
  const zeros = /[1-9](0+)(?![\d.])/.exec(question.replaceAll(',', ''))?.[1]?.length;
  return front !== undefined && front === other && power !== wrong && Number(wrong) === zeros
    ? shown('computed', 'expressions.exponent-counts-zeros')
    : [];
};

/** A range told by its two ends, and the slope of a level or upright line. */
export const endsAndSlopes: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  if (/\brange\b/i.test(question)) {
    const [low, high, more] = (answer.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    return low !== undefined && high !== undefined && more === undefined && Math.abs(high - low) === wholeIn(correct)
      ? shown('computed', 'statistics.range-as-two-numbers')
      : [];
  }
  if (!/\bslope\b/i.test(question)) return [];
  const isNone = (text: string): boolean => /undefined|not defined|no slope|does not exist|infinit/i.test(text);
  const isZero = (text: string): boolean => /^\s*(?:0|zero)\b/i.test(text);
  const swapped = (isZero(correct) && isNone(answer)) || (isNone(correct) && isZero(answer));
  return swapped ? shown('computed', 'functions.slope-zero-undefined-swapped') : [];
};

/** A factor told where a multiple is asked for, and the other way around. */
export const factorsAndMultiples: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [, word = '', of = ''] = /\b(multiple|factor)s? of (\d+)/i.exec(question) ?? [];
  const [number, key, said] = [Number(of), wholeIn(correct), wholeIn(answer)];
  if (of === '' || /\bcommon\b/i.test(question) || !/^\s*\d+\s*$/.test(answer) || !(said > 0) || said === number)
    return [];
  if (/multiple/i.test(word) && key % number === 0 && number % said === 0)
    return shown('computed', 'whole-numbers.factor-multiple-swapped');
  return /factor/i.test(word) && number % key === 0 && said % number === 0
    ? shown('computed', 'whole-numbers.multiples-for-factors')
    : [];
};

/** The word in a story that points at an operation, in the order in which it is looked for. */
const LESS =
  /\b(?:fewer|less|left|gave|gives|away|lost|sold|ate|spent|spends|took|shorter|younger|lighter|cheaper|remain)\b/i;
const MORE =
  /\b(?:more|altogether|total|in all|sum|joined|bought|got|found|taller|older|longer|heavier|both|how many)\b/i;
const TIMES = /\b(?:times|each|every|per|of)\b/i;

type Work = readonly [sign: '+' | '-' | '×' | '÷', value: number];

/** A story with two numbers that is solved with another operation than the right one. */
export const otherOperation: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const words = (question.match(/[a-z]{2,}/gi) ?? []).length;
  const plain = question.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const numbers = (plain.match(/(?<![\w./:])\d+(?:\.\d+)?(?![\w/:%]|\.\d)/g) ?? []).map(Number);
  const [a, b, more] = numbers.filter((one) => one !== 1);
  const [key, said] = [correct, answer].map((text) =>
    Number(/-?\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''))?.[0] ?? Number.NaN),
  );
  if (a === undefined || b === undefined || more !== undefined || words < 7 || /[%=^]|\/\d/.test(question)) return [];
  const all: readonly Work[] = [
    ['+', a + b],
    ['-', Math.abs(a - b)],
    ['×', a * b],
    ['÷', Math.max(a, b) / Math.min(a, b)],
  ];
  const [right, wrong] = [key, said].map((value) => all.find(([, one]) => value === one)?.[0]);
  const likely = (id: MisconceptionId): Shown[] => shown('likely', id);
  if (right === undefined || wrong === undefined || right === wrong) return [];
  if (right === '+' && wrong === '-') return LESS.test(question) ? likely('whole-numbers.follows-the-keyword') : [];
  if (right === '-' && wrong === '+')
    return MORE.test(question)
      ? likely('whole-numbers.follows-the-keyword')
      : likely('whole-numbers.adds-story-numbers');
  if (right === '×' && wrong === '+')
    return likely(
      /\btimes as\b|\btwice\b/i.test(question) ? 'whole-numbers.times-as-additive' : 'whole-numbers.adds-factors',
    );
  if (right === '÷' && wrong === '-') return likely('whole-numbers.subtracts-instead-of-dividing');
  if (right === '÷' && wrong === '×') return TIMES.test(question) ? likely('whole-numbers.follows-the-keyword') : [];
  return wrong === '+' ? likely('whole-numbers.adds-story-numbers') : [];
};
