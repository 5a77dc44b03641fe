import { equivalent } from '../../check/index.ts';
import type { MisconceptionId } from '../../types.ts';
import { amountsOf, plainText } from '../asked/amounts.ts';
import { near, type Point, pointsOf, type Shown, shown, type WrittenMisconception } from './facts.ts';

const MOVE =
  /(\d+(?:\.\d+)?)\s+(?:(?:grid )?units?|squares?|spaces?|steps?|places?)?\s*(?:to the )?(left|right|up|down)(?:ward)?|(left|right|up|down) (?:by )?(\d+(?:\.\d+)?)/gi;

/** A point that is slid left, right, up or down. */
export const slidPoint: WrittenMisconception = ({ question, correct, answer }) => {
  const [[x, y] = [Number.NaN, Number.NaN], ...more] = pointsOf(question);
  const [[[u, v] = [Number.NaN, Number.NaN]], [[p, q] = [Number.NaN, Number.NaN]]]: [Point[], Point[]] = [
    pointsOf(correct),
    pointsOf(answer),
  ];
  const moves = [...plainText(question).matchAll(MOVE)].map(
    ([, by, way, first, then]) => [Number(by ?? then), (way ?? first ?? '').toLowerCase()] as const,
  );
  const total = (plus: string, minus: string): number =>
    moves.reduce((sum, [by, way]) => sum + (way === plus ? by : way === minus ? -by : 0), 0);
  const [across, upward] = [total('right', 'left'), total('up', 'down')];
  if (moves.length === 0 || more.length > 0 || u !== x + across || v !== y + upward) return [];
  const cases: readonly (readonly [MisconceptionId, number, number])[] = [
    ['geometry.slide-always-adds', x + Math.abs(across), y + Math.abs(upward)],
    ['geometry.slide-coordinates-mixed', x + upward, y + across],
    ['geometry.slide-is-destination', across, upward],
  ];
  const found = cases.find(([, a, b]) => a === p && b === q && !(a === u && b === v));
  return found ? shown('worked', found[0]) : [];
};

const LINE = /\by\s*=\s*(-?\d*(?:\.\d+)?(?:\/\d+)?)\s*x\s*(?:([-+])\s*(\d+(?:\.\d+)?))?/gi;
const NONE = /\b(?:none|no solutions?|zero|never)\b|^\s*0\b/i;
const ALL = /\b(?:infinite|infinitely|endless|unlimited|all)\b|∞/i;
const ONE = /\b(?:one|exactly 1|1 solution)\b|^\s*1\b/i;

/** How many solutions two lines have. */
export const solutionsOfLines: WrittenMisconception = ({ question, correct, answer }) => {
  const slopes = [...question.matchAll(LINE)].map(([, slope = '']) => slope);
  if (slopes.length !== 2 || !/\bsolutions?\b|\bmeet\b|\bcross\b|\bintersect/i.test(question)) return [];
  if (NONE.test(correct) && ALL.test(answer) && slopes[0] === slopes[1])
    return shown('computed', 'algebra.same-slope-same-line');
  return (NONE.test(correct) || ALL.test(correct)) && ONE.test(answer) && !ONE.test(correct)
    ? shown('computed', 'algebra.two-lines-one-solution')
    : [];
};

const POWER = String.raw`\(?\s*(\d+(?:\.\d+)?)\s*[×x*·]\s*10\^\(?(-?\d+)\)?\s*\)?`;
const TWO_POWERS = new RegExp(`${POWER}\\s*([-+×x*·])\\s*${POWER}`, 'i');

/** Two numbers in scientific notation, added, subtracted or multiplied. */
export const scientific: WrittenMisconception = ({ question, answer }) => {
  const [, first = '', m = '', sign = '', second = '', n = ''] = TWO_POWERS.exec(question) ?? [];
  if (first === '') return [];
  const cases: readonly (readonly [MisconceptionId, string, number])[] =
    sign === '+' || sign === '-'
      ? [['algebra.powers-added-in-sum', `(${first})${sign}(${second})`, Number(m) + Number(n)]]
      : [
          ['expressions.multiply-exponents', `(${first})*(${second})`, Number(m) * Number(n)],
          ['expressions.add-coefficients-in-product', `(${first})+(${second})`, Number(m) + Number(n)],
        ];
  return cases.flatMap(([id, front, power]) =>
    equivalent(`(${front})*10^(${power})`, answer) === 'yes' ? shown('computed', id) : [],
  );
};

const YES = /^\W*(?:yes|true|always|correct)\b/i;
const NO = /^\W*(?:no|false|never|not|sometimes|incorrect)\b/i;
/** Each kind of figure with the wider kinds that it belongs to. */
const WIDER: readonly (readonly [narrow: string, wide: string])[] = [
  ['squares?', '(?:rectangles?|rhombus(?:es)?|rhombi|parallelograms?|quadrilaterals?|kites?)'],
  ['(?:rectangles?|rhombus(?:es)?|rhombi)', '(?:parallelograms?|quadrilaterals?)'],
  ['(?:parallelograms?|trapezoids?|kites?)', 'quadrilaterals?'],
  ['equilateral', 'isosceles'],
  ['cubes?', '(?:prisms?|boxes|box)'],
];

/** Whether every figure of one kind is one of another kind. */
export const kindsOfFigures: WrittenMisconception = ({ question, correct, answer }) => {
  const relation = (one: string, other: string): boolean =>
    new RegExp(
      `\\b${one}\\b[^.?]*?\\b(?:is|are|be|called)\\b[^.?]*?\\b${other}\\b|\\b(?:is|are|can) (?:an?|every|all|each|the)? ?${one}\\b[^.?]*?\\b${other}\\b`,
      'i',
    ).test(question);
  if (/\bnot\b|n't\b/i.test(question)) return [];
  return WIDER.flatMap(([narrow, wide]): Shown[] => {
    if (YES.test(correct) && NO.test(answer) && relation(narrow, wide))
      return shown('computed', 'geometry.one-name-for-a-shape');
    return NO.test(correct) && YES.test(answer) && relation(wide, narrow)
      ? shown('computed', 'geometry.family-turned-round')
      : [];
  }).slice(0, 1);
};

const SPREAD =
  /\b(?:spread|far(?:ther)? apart|longer|close(?:r)? together|pushed together|squeezed|stretched|wider)\b/i;

/** Two rows of things, one of them spread out. */
export const spreadRows: WrittenMisconception = ({ question, correct, answer }) => {
  if (
    !/\brows?\b|\blines?\b/i.test(question) ||
    !SPREAD.test(question) ||
    !/\b(?:more|same|fewer|as many)\b/i.test(question)
  )
    return [];
  const counts = (text: string): number[] => amountsOf(plainText(text)).map(({ numbers: [one] }) => Number(one));
  const [[key], [given], asked] = [counts(correct), counts(answer), counts(question)];
  const fewer = key !== undefined && given !== undefined && given < key && asked.includes(given);
  const same = /\bsame\b|\bequal\b|\bneither\b/i.test(correct) && !/\bsame\b|\bequal\b|\bneither\b/i.test(answer);
  return fewer || (same && /\brow\b|\bline\b|\bspread\b|\blong/i.test(answer))
    ? shown('stated', 'whole-numbers.longer-row-has-more')
    : [];
};

/** How much one digit of a number is worth. */
export const worthOfDigit: WrittenMisconception = ({ question, correct, answer }) => {
  if (!/\b(?:worth|value|stands? for|mean|represent)/i.test(question)) return [];
  const number = /(?<![\d.])\d[\d,]*\d(?:\.\d+)?(?![\d.])/.exec(question)?.[0].replaceAll(',', '');
  const digit = /\b(?:the|digit)\s+["']?(\d)["']?(?![\d.,]*\d)/i.exec(question)?.[1];
  const [key, given] = [correct, answer].map((text) => Number(/-?[\d.]+/.exec(text.replaceAll(',', ''))?.[0]));
  if (number === undefined || digit === undefined || !number.includes(digit) || key === undefined) return [];
  const place = key / Number(digit);
  if (!near(Math.log10(place) % 1, 0) || given === undefined || given === key) return [];
  if (given === Number(digit)) return shown('computed', 'whole-numbers.face-value');
  return given === place ? shown('computed', 'whole-numbers.names-the-place') : [];
};
