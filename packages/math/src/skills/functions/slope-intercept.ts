import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { linear } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

/** y = mx + b, in one of two orders; m is `top/bottom`. */
type Line = { top: number; bottom: number; b: number; ask: 'slope' | 'intercept'; turned: boolean };

const rule = (m: Parameters<typeof linear>[0], b: Parameters<typeof linear>[0]) => `y = ${linear(m, b, 'x')}`;
const slopeText = ({ top, bottom }: Line) => fractionText(exact(top).div(bottom));

function lineText(line: Line): string {
  const { b, turned } = line;
  const m = exact(line.top).div(line.bottom);
  if (!turned) return rule(m, b);
  const term = linear(m.abs(), 0, 'x');
  return `y = ${b} ${m.valueOf() < 0 ? '-' : '+'} ${term}`;
}

const slopeIntercept = skill<Line>({
  code: 'functions.slope-intercept',
  name: 'Read slope and intercept from an equation',
  canDo: 'I can say what the two numbers in y = mx + b mean.',
  grade: 8,
  standards: ['8.EE.B.6', '8.F.A.3'],
  prerequisites: ['functions.slope-two-points'],
  cases: casesOf(
    { slope: 'the slope', intercept: 'the `y`-intercept', turned: 'the number stands first' },
    (rng, level, caseId) => {
      const size = rng.int(2, 5 + level);
      const bottom = level === 3 ? rng.pick([1, 2, 3, 4, 5].filter((n) => n === 1 || size % n !== 0)) : 1;
      const b =
        rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== size)) * (level > 1 && rng.chance(0.5) ? -1 : 1);
      return {
        top: level > 1 && rng.chance(0.5) ? -size : size,
        bottom,
        b,
        ask: caseId === 'slope' || (caseId === 'turned' && rng.chance(0.5)) ? 'slope' : 'intercept',
        turned: caseId === 'turned',
      };
    },
  ),
  pose: (line) => ({
    prompt:
      line.ask === 'slope'
        ? 'What is the slope of this line?'
        : 'At which value of `y` does this line cross the `y`-axis?',
    math: lineText(line),
    answer: { kind: 'number', key: line.ask === 'slope' ? slopeText(line) : String(line.b) },
  }),
  solve: (line) =>
    line.ask === 'slope'
      ? steps(
          [lineText(line), 'Look for the number that multiplies `x`.'],
          [slopeText(line), '`y` changes by this much when `x` goes up by 1.'],
        )
      : steps(
          [`x = 0`, 'On the `y`-axis `x` is 0.'],
          [`y = ${line.b}`, 'Then the term with `x` is 0, and only this number is left.'],
        ),
  hints: (line) =>
    line.ask === 'slope'
      ? [
          'What happens to `y` when `x` goes up by 1?',
          'Work out `y` for `x = 0` and for `x = 1`. How do they differ?',
          'The slope is the number that multiplies `x`, with its sign.',
        ]
      : [
          'What is `x` on the `y`-axis?',
          'Put `x = 0` into the equation.',
          `The term \`${linear(exact(line.top).div(line.bottom), 0, 'x')}\` becomes 0. What is left?`,
        ],
  confirms: (line, key) => {
    const at = (x: number) => (line.top / line.bottom) * x + line.b;
    return near(evaluateText(key), line.ask === 'slope' ? at(1) - at(0) : at(0));
  },
  mistakes: {
    'functions.slope-intercept-swapped': (line) => {
      const answer = line.ask === 'slope' ? String(line.b) : slopeText(line);
      return wrote(answer, [
        answer,
        line.ask === 'slope' ? 'The slope is the number on its own.' : 'The line starts at the number with `x`.',
      ]);
    },
    'functions.intercept-on-x-axis': (line) => {
      const answer = fractionText(exact(-line.b).mul(line.bottom).div(line.top));
      return line.ask === 'slope'
        ? undefined
        : wrote(
            answer,
            [`0 = ${linear(exact(line.top).div(line.bottom), line.b, 'x')}`, 'The line crosses where it is 0.'],
            [`x = ${answer}`, 'Solve.'],
          );
    },
    'functions.coefficient-sign-dropped': (line) => {
      const value = line.ask === 'slope' ? slopeText(line) : String(line.b);
      return value.startsWith('-') ? wrote(value.slice(1), [value.slice(1), 'Read the number.']) : undefined;
    },
  },
  read: (text) => {
    const { body } = typed(text);
    const ask = /\bslope\b|\bgradient\b/i.test(body) ? 'slope' : /intercept/i.test(body) ? 'intercept' : undefined;
    const side = /y\s*=\s*([-+*/().\dx\s]+)$/.exec(body)?.[1]?.replace(/\s+/g, '');
    if (ask === undefined || side === undefined || !/x/.test(side)) return undefined;
    const [zero, one, two] = [0, 1, 2].map((x) => evaluateText(side, { x }));
    if (
      zero === undefined ||
      one === undefined ||
      two === undefined ||
      !near(two - one, one - zero) ||
      !Number.isInteger(zero)
    )
      return undefined;
    const m = exact((one - zero).toFixed(12)).simplify(1e-9);
    return m.equals(0) || zero === 0
      ? undefined
      : { top: Number(m.s * m.n), bottom: Number(m.d), b: zero, ask, turned: /^-?\d+[-+]/.test(side) };
  },
});

export const slopeInterceptSkills = [slopeIntercept];
