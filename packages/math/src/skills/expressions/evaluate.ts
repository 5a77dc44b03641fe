import type { Level, MistakenWork, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { linear, sumText, term, timesGroup } from '../kit/linear-text.ts';
import { floatOf, inParentheses } from '../kit/numeric.ts';
import { asLinear, readSide, wholeOf } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** `linear` ax + b · `square` ax^2 + b · `group` a(x + b) · `two` ax + by · `from` b - ax; at x and y. */
type Substitution = {
  readonly form: 'linear' | 'square' | 'group' | 'two' | 'from';
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly second: string;
};

const written = ({ form, a, b, letter, second }: Substitution): string =>
  ({
    linear: linear(a, b, letter),
    square: sumText([term(a, `${letter}^2`), term(b)]),
    group: timesGroup(a, linear(1, b, letter)),
    two: sumText([term(a, letter), term(b, second)]),
    from: sumText([term(b), term(-a, letter)]),
  })[form];

const keyOf = ({ form, a, b, x, y }: Substitution): number =>
  ({ linear: a * x + b, square: a * x * x + b, group: a * (x + b), two: a * x + b * y, from: b - a * x })[form];

const plus = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

function filled({ form, a, b, x, y }: Substitution): string {
  const at = inParentheses(x);
  const times = a === 1 ? at : `${a} × ${at}`;
  const rest = b === 0 ? '' : ` ${plus(b)}`;
  if (form === 'linear') return `${times}${rest}`;
  if (form === 'square') return `${a === 1 ? '' : `${a} × `}${at}^2${rest}`;
  if (form === 'group') return `${a} × (${x} ${plus(b)})`;
  if (form === 'two')
    return `${times} ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? inParentheses(y) : `${Math.abs(b)} × ${inParentheses(y)}`}`;
  return `${b} - ${a === 1 ? at : `${a} × ${at}`}`;
}

const wrongAs = (params: Substitution, value: number, line: string, why: string): MistakenWork =>
  wrote(String(value), [written(params), 'This is the expression.'], [line, why], [String(value), 'Work it out.']);

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 6, 9, 12);
  const letter = rng.pick(['x', 'n', 'a', 'm']);
  const n = () => rng.int(2, top);
  const base = {
    letter,
    second: 'y',
    y: 0,
    a: n(),
    b: rng.int(1, top) * (level > 1 && rng.chance(0.4) ? -1 : 1),
    x: n(),
  };
  return { top, n, base };
};

/** Evaluate expressions. */
export const evaluateExpression = skill<Substitution>({
  code: 'expressions.evaluate',
  name: 'Evaluate expressions',
  canDo: 'I can evaluate an expression when I know the values of its letters.',
  grade: 6,
  standards: ['6.EE.A.2c'],
  prerequisites: ['expressions.order-of-operations', 'expressions.powers'],
  cases: {
    linear: {
      label: 'a number times the letter',
      draw: (rng, level) => {
        const { base } = begin(rng, level);
        return { ...base, form: 'linear' };
      },
    },
    square: {
      label: 'a square',
      draw: (rng, level) => {
        const { base } = begin(rng, level);
        return { ...base, form: 'square', x: rng.int(2, level === 3 ? 7 : 5), b: Math.abs(base.b) };
      },
    },
    group: {
      label: 'parentheses',
      draw: (rng, level) => {
        const { base } = begin(rng, level);
        return { ...base, form: 'group', b: Math.abs(base.b) };
      },
    },
    'two-letters': {
      label: 'two letters',
      draw: (rng, level) => {
        const { n, base } = begin(rng, level);
        const [b, y] = [n() * (level === 3 && rng.chance(0.5) ? -1 : 1), n()];
        // Each letter has a value of its own, so that it matters which is which.
        return { ...base, form: 'two', b, y: y === base.x ? y + 1 : y };
      },
    },
    'negative-value': {
      label: 'a negative value',
      draw: (rng, level) => {
        const { top, base } = begin(rng, level);
        const form = rng.pick(level === 1 ? (['linear'] as const) : (['linear', 'square', 'from'] as const));
        return { ...base, form, b: Math.abs(base.b) + (form === 'from' ? 5 : 0), x: -rng.int(1, top > 6 ? 7 : 5) };
      },
    },
  },
  pose: (params) => ({
    prompt: `Work out the value for \`${params.letter} = ${params.x}\`${params.form === 'two' ? ` and \`${params.second} = ${params.y}\`` : ''}.`,
    math: written(params),
    answer: numberAnswer(keyOf(params)),
  }),
  solve: (params) => {
    const lines: [string, string][] = [
      [filled(params), `Put \`${params.x}\` in for \`${params.letter}\`. A number next to a letter means times.`],
    ];
    const { form, a, b, x } = params;
    if (form === 'square') lines.push([`${a === 1 ? '' : `${a} × `}${x * x} ${plus(b)}`, 'The square comes first.']);
    if (form === 'group') lines.push([`${a} × ${inParentheses(x + b)}`, 'Work out the parentheses first.']);
    return steps(...lines, [String(keyOf(params)), 'Work out the rest in the right order.']);
  },
  hints: (params) => [
    'Which number does each letter stand for?',
    'A number next to a letter, or in front of parentheses, means times.',
    `Put the numbers in: \`${filled(params)}\`. Which operation comes first?`,
  ],
  confirms: (params, key) =>
    near(valueAt(written(params), { [params.letter]: params.x, [params.second]: params.y }), floatOf(key)),
  mistakes: {
    'expressions.letter-as-digit': (params) => {
      const { form, a, b, x, y } = params;
      if (x < 0 || y < 0 || form === 'group' || form === 'square' || a === 1) return undefined;
      const glue = (coefficient: number, value: number): number =>
        Math.abs(coefficient) === 1 ? coefficient * value : Number(`${coefficient}${value}`);
      if (form === 'two')
        return wrongAs(
          params,
          glue(a, x) + glue(b, y),
          `${glue(a, x)} ${plus(glue(b, y))}`,
          'Write the number in the place of the letter.',
        );
      return form === 'linear'
        ? wrongAs(params, glue(a, x) + b, `${glue(a, x)} ${plus(b)}`, 'Write the number in the place of the letter.')
        : wrongAs(params, b - glue(a, x), `${b} - ${glue(a, x)}`, 'Write the number in the place of the letter.');
    },
    'expressions.juxtaposition-as-plus': (params) => {
      const { form, a, b, x } = params;
      return form === 'linear' && a !== 1
        ? wrongAs(
            params,
            a + x + b,
            `${a} + ${inParentheses(x)} ${plus(b)}`,
            `\`${linear(a, 0, params.letter)}\` is \`${a}\` and \`${params.letter}\` together.`,
          )
        : undefined;
    },
    'expressions.square-whole-term': (params) => {
      const { form, a, b, x } = params;
      return form === 'square'
        ? wrongAs(
            params,
            (a * x) ** 2 + b,
            `(${a} × ${inParentheses(x)})^2 ${plus(b)}`,
            'Multiply first and then square.',
          )
        : undefined;
    },
    'expressions.power-as-product': (params) => {
      const { form, a, b, x } = params;
      return form === 'square'
        ? wrongAs(params, a * x * 2 + b, `${a} × ${inParentheses(x)} × 2 ${plus(b)}`, 'The small two means times two.')
        : undefined;
    },
    'expressions.distribute-first-only': (params) => {
      const { form, a, b, x } = params;
      return form === 'group'
        ? wrongAs(
            params,
            a * x + b,
            `${a} × ${inParentheses(x)} ${plus(b)}`,
            'Multiply the first number in the parentheses.',
          )
        : undefined;
    },
    'integers.minus-negative-as-minus': (params) => {
      const { form, a, b, x } = params;
      return form === 'from' && x < 0
        ? wrongAs(params, b + a * x, `${b} - ${a * -x}`, 'Take the product away.')
        : undefined;
    },
    'integers.ignore-signs': (params) => {
      const { form, a, b, x } = params;
      return form === 'linear' && x < 0
        ? wrongAs(params, a * -x + b, `${a} × ${-x} ${plus(b)}`, 'Put the number in without its sign.')
        : undefined;
    },
  },
  read: (text) => {
    const [, body = '', given, value] =
      /^\D{0,24}?([-\d(].*?|[a-z]\s*[-+].*?)[,;]?\s+(?:when|if|for|at|,)\s+`?([a-z])\s*=\s*(-?\d{1,4})`?\s*[.?]?$/i.exec(
        text.trim(),
      ) ?? [];
    const side = asLinear(readSide(body) ?? []);
    const letter = readSide(body)?.find((part) => part.letter !== '')?.letter;
    const [a, b] = [wholeOf(side?.a), wholeOf(side?.b)];
    if (!a || b === undefined || letter !== given || given === undefined) return undefined;
    return { form: 'linear', a, b, x: Number(value), y: 0, letter: given, second: given === 'y' ? 'z' : 'y' };
  },
});
