import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { plainMath } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** |a| or |a| ± |b|; for a single one, `b` is 0 and `op` is ''. `outside` puts a minus in front. */
type Absolute = { readonly a: number; readonly b: number; readonly op: '' | '+' | '-'; readonly outside: boolean };

const written = ({ a, b, op, outside }: Absolute): string => `${outside ? '-' : ''}|${a}|${op ? ` ${op} |${b}|` : ''}`;
const put = ({ a, b, op, outside }: Absolute, size: (n: number) => number): number =>
  (outside ? -1 : 1) * size(a) + (op === '-' ? -size(b) : size(b));
const valueOfAbsolute = (params: Absolute): number => put(params, Math.abs);

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 12, 40, 150);
  const [x, y] = [rng.int(1, top), rng.int(1, top)];
  const base = { b: 0, op: '', outside: false } as const;
  return { x, y, base };
};

/** Distance from zero. */
export const absoluteValue = skill<Absolute>({
  code: 'integers.absolute-value',
  name: 'Find absolute values',
  canDo: 'I can find how far a number is from zero.',
  grade: 6,
  standards: ['6.NS.C.7c', '6.NS.C.7d'],
  prerequisites: ['integers.compare'],
  cases: {
    negative: {
      label: 'a negative number',
      draw: (rng, level) => {
        const { x, base } = begin(rng, level);
        return { ...base, a: -x };
      },
    },
    positive: {
      label: 'a positive number',
      draw: (rng, level) => {
        const { x, base } = begin(rng, level);
        return { ...base, a: x };
      },
    },
    two: {
      label: 'two absolute values',
      draw: (rng, level) => {
        const { x, y, base } = begin(rng, level);
        const op = level === 1 ? '+' : rng.pick(['+', '-'] as const);
        const [large, small] = [Math.max(x, y) + 1, Math.min(x, y)];
        return { ...base, a: -large, b: rng.chance(0.5) ? -small : small, op };
      },
    },
    'minus-outside': {
      label: 'a minus in front',
      draw: (rng, level) => {
        const { x, base } = begin(rng, level);
        return { ...base, a: rng.chance(0.7) ? -x : x, outside: true };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Find the value.',
    math: written(params),
    answer: numberAnswer(valueOfAbsolute(params)),
  }),
  solve: (params) => {
    const { a, b, op, outside } = params;
    const inner = op ? `${Math.abs(a)} ${op} ${Math.abs(b)}` : String(Math.abs(a));
    const why = `\`${a}\` is \`${Math.abs(a)}\` away from zero${op ? `, and \`${b}\` is \`${Math.abs(b)}\` away from zero` : ''}.`;
    if (outside)
      return steps(
        [written(params), 'Find the distance from zero first.'],
        [`-(${inner})`, why],
        [String(valueOfAbsolute(params)), 'The minus in front stays.'],
      );
    return op
      ? steps(
          [written(params), 'Find each distance from zero.'],
          [inner, why],
          [String(valueOfAbsolute(params)), 'Work it out.'],
        )
      : steps([written(params), 'The two bars ask for the distance from zero.'], [inner, why]);
  },
  hints: (params) => [
    'The two bars ask: how far is the number from zero?',
    'A distance is never negative. It does not matter on which side of zero the number is.',
    params.outside
      ? 'First find the distance between the bars. Then look at the minus in front of them.'
      : params.op
        ? `Find both distances, then ${params.op === '+' ? 'add' : 'subtract'} them.`
        : `Count the steps on a number line from \`${params.a}\` to zero.`,
  ],
  confirms: (params, key) =>
    near(
      put(params, (n) => Math.sqrt(n * n)),
      Number(key),
    ),
  mistakes: {
    'integers.absolute-keeps-sign': (params) =>
      params.a < 0 || params.b < 0
        ? wrote(String(put(params, (n) => n)), [
            `${written(params)} = ${put(params, (n) => n)}`,
            'Leave the number as it is.',
          ])
        : undefined,
    'integers.absolute-is-opposite': (params) => {
      const value = put(params, (n) => (n === 0 ? 0 : -n));
      return wrote(String(value), [`${written(params)} = ${value}`, 'The bars change the sign.']);
    },
    'integers.absolute-drops-every-minus': (params) =>
      params.outside
        ? wrote(String(Math.abs(params.a)), [
            `${written(params)} = ${Math.abs(params.a)}`,
            'The absolute value is always positive.',
          ])
        : undefined,
  },
  read: (text) => {
    const [, outside, a, op, b] = /^(-?)\|(-?\d{1,5})\|(?: ?([+-]) ?\|(-?\d{1,5})\|)?$/.exec(plainMath(text)) ?? [];
    if (a === undefined) return undefined;
    return { a: Number(a), b: Number(b ?? 0), op: op === '+' || op === '-' ? op : '', outside: outside === '-' };
  },
});

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
