import type { MathText, Picture, Problem } from '@lemma/math';
import { numberOf, numbersIn } from './values.ts';

const MOST_PARTS = 24;
const FRACTION = /^(\d+)\/(\d+)$/;

/** Fractions as bars: those of the problem, and the student's result. */
function fractionBars(math: MathText, answer: MathText): Picture | undefined {
  const given = numbersIn(math).map((text) => ({ text, parts: FRACTION.exec(text) }));
  const result = { text: answer, parts: FRACTION.exec(answer) };
  const bars = [...given, result].map(({ text, parts }, at) => {
    const [, top, under] = parts ?? [];
    const [shaded, count] = [Number(top), Number(under)];
    if (top === undefined || count < 1 || count > MOST_PARTS || shaded > count) return undefined;
    return {
      label: at === given.length ? `my answer: ${text}` : text,
      parts: Array.from({ length: count }, (_, part) => ({ size: 1 / count, shaded: part < shaded })),
    };
  });
  const drawn = bars.filter((bar) => bar !== undefined);
  return given.length < 2 || drawn.length < given.length
    ? undefined
    : {
        kind: 'bar-model',
        alt: `Bars for ${given.map(({ text }) => text).join(' and ')}, and a bar for the answer ${answer}.`,
        bars: drawn,
      };
}

/** Whole numbers written under each other, with the student's answer below the line. */
function columns(math: MathText, answer: MathText): Picture | undefined {
  const [, first, sign, second] = /^(\d+)\s*([-+×])\s*(\d+)$/.exec(math) ?? [];
  if (first === undefined || second === undefined || !/^\d+$/.test(answer)) return undefined;
  if (sign !== '+' && sign !== '-' && sign !== '×') return undefined;
  return {
    kind: 'column-arithmetic',
    operation: sign,
    rows: [first, second],
    result: answer,
    alt: `${first} ${sign} ${second} written in columns, with ${answer} below the line.`,
  };
}

const LONGEST_LINE = 60;

/** Small numbers on a number line: where the student starts and where the student ends. */
function line(math: MathText, answer: MathText): Picture | undefined {
  const start = numberOf(/^\(?-?\d+(?:\.\d+)?/.exec(math)?.[0]?.replace('(', '') ?? '');
  const end = numberOf(answer);
  if (start === undefined || end === undefined || !Number.isInteger(start) || !Number.isInteger(end)) return undefined;
  const [from, to] = [Math.min(0, start, end) - 1, Math.max(0, start, end) + 1];
  if (to - from > LONGEST_LINE || !/[-+]/.test(math.slice(1)) || /[a-z=×÷]/.test(math)) return undefined;
  return {
    kind: 'number-line',
    from,
    to,
    step: 1,
    labelEvery: to - from > 20 ? 5 : 1,
    points: [
      { at: start, label: 'start' },
      { at: end, label: 'my answer' },
    ],
    ...(start !== end && { jumps: [{ from: start, to: end }] }),
    alt: `A number line with a jump from ${start} to ${end}.`,
  };
}

function balance(math: MathText): Picture | undefined {
  const [left, right, more] = math.split('=').map((side) => side.trim());
  if (!left || !right || more !== undefined || math.length > 40) return undefined;
  return {
    kind: 'balance',
    left: [left],
    right: [right],
    alt: `A balance with ${left} on one side and ${right} on the other.`,
  };
}

/** The student's drawing of the work, with the given quantities and the student's result, correct or not. */
export function drawingOf(problem: Problem, answer: MathText): Picture | undefined {
  const math = problem.math ?? '';
  return (
    fractionBars(math, answer) ??
    columns(math, answer) ??
    line(math, answer) ??
    (/[a-z?]/.test(math) ? balance(math) : undefined) ??
    problem.picture
  );
}
