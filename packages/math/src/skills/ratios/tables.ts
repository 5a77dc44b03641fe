import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, fractionText } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { missingValueRules, type Proportion, solutionOf } from './missing-value.ts';

function drawWhole(rng: Rng, level: Level, times: boolean): Proportion {
  const top = byLevel(level, 6, 9, 15);
  const a = rng.int(2, top);
  const near = rng.int(2, top);
  const b = a === near ? near + 1 : near;
  if (times) return { a, b, c: a * rng.int(2, level === 1 ? 5 : 9) };
  // The step from a to c is no whole number, but the answer is.
  const [p, q] = [a, b];
  const [from, to] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 6],
    [3, 2],
    [5, 2],
  ] as const);
  return { a: p * from, b: q * from, c: p * to };
}

/** A ratio table with one number missing. */
export const equivalentRatios = skill<Proportion>({
  code: 'ratios.equivalent',
  name: 'Complete a ratio table',
  canDo: 'I can complete a table of equal ratios.',
  grade: 6,
  standards: ['6.RP.A.3a'],
  prerequisites: ['ratios.ratio-language'],
  cases: {
    'whole-step': { label: 'a whole number of times as many', draw: (rng, level) => drawWhole(rng, level, true) },
    'step-between': {
      label: 'not a whole number of times as many',
      draw: (rng, level) => drawWhole(rng, level, false),
    },
  },
  pose: (params) => ({
    prompt: 'The two numbers in each column have the same ratio. Which number is missing?',
    picture: {
      kind: 'table',
      head: ['A', String(params.a), String(params.c)],
      rows: [{ cells: ['B', String(params.b), '?'] }],
      alt: `A table with two columns. In the first, A is ${params.a} and B is ${params.b}. In the second, A is ${params.c} and B is missing.`,
    },
    answer: numberAnswer(solutionOf(params)),
  }),
  solve: ({ a, b, c }) => {
    const unit = gcd(a, c);
    const times = exact(c, a);
    return times.d === 1n
      ? steps(
          [
            `${c} ÷ ${a} = ${fractionText(times)}`,
            `From \`${a}\` to \`${c}\` it is \`${fractionText(times)}\` times as much.`,
          ],
          [
            `${b} × ${fractionText(times)} = ${fractionText(exact(b).mul(times))}`,
            'The other number grows in the same way.',
          ],
        )
      : steps(
          [`${a} ÷ ${a / unit} = ${unit}`, `Go down to \`${unit}\` first.`],
          [`${b} ÷ ${a / unit} = ${fractionText(exact(b * unit, a))}`, 'Do the same with the other number.'],
          [
            `${fractionText(exact(b * unit, a))} × ${c / unit} = ${fractionText(exact(b * c, a))}`,
            `From \`${unit}\` to \`${c}\` it is \`${c / unit}\` times as much.`,
          ],
        );
  },
  hints: ({ a, b, c }) => [
    'Equal ratios come from multiplying or dividing both numbers, not from adding.',
    `How many times as much is \`${c}\` as \`${a}\`?`,
    c % a === 0 ? `Multiply \`${b}\` by the same number.` : `Go by way of \`${gcd(a, c)}\`: what belongs to that?`,
  ],
  confirms: ({ a, b, c }, key) => near(a * floatOf(key), b * c),
  mistakes: missingValueRules,
});

/** a/b = c/x with the unknown in one of four places, stored as a : b = c : x with the place of x. */
type BareProportion = Proportion & { readonly form: 'fraction' | 'fraction-top' | 'colon' };

const shown = ({ a, b, c, form }: BareProportion): string =>
  ({ fraction: `${a}/${b} = ${c}/x`, 'fraction-top': `${b}/${a} = x/${c}`, colon: `${a}:${b} = ${c}:x` })[form];

/** Solve a proportion. */
export const solveProportion = skill<BareProportion>({
  code: 'ratios.proportion',
  name: 'Solve a proportion',
  canDo: 'I can find the missing number in a proportion.',
  grade: 7,
  standards: ['7.RP.A.3', '7.RP.A.2c'],
  prerequisites: ['ratios.equivalent'],
  cases: {
    fraction: {
      label: 'the unknown at the bottom',
      draw: (rng, level) => ({
        ...drawWhole(rng, level, true),
        form: 'fraction',
      }),
    },
    'fraction-top': {
      label: 'the unknown at the top',
      draw: (rng, level) => ({
        ...drawWhole(rng, level, true),
        form: 'fraction-top',
      }),
    },
    'step-between': {
      label: 'not a whole number of times as many',
      draw: (rng, level) => ({
        ...drawWhole(rng, level, false),
        form: 'fraction',
      }),
    },
    'fraction-answer': {
      label: 'the answer is a fraction',
      draw: (rng, level) => {
        const a = rng.pick([3, 4, 5, 6, 7, 8].slice(0, level + 3));
        const b = [2, 3, 5, 7, 11].filter((n) => a % n !== 0)[rng.int(0, 1)] ?? 2;
        const c = [2, 3, 4, 5, 7, 9].filter((n) => (n * b) % a !== 0 && n !== a)[rng.int(0, 1)] ?? 2;
        return { a, b, c, form: 'fraction-top' };
      },
    },
  },
  pose: (params) => ({
    prompt: `Solve for \`x\`.${solutionOf(params).d === 1n ? '' : ' Give an exact answer.'}`,
    math: shown(params),
    answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: 'x' },
  }),
  solve: (params) => {
    const { a, b, c } = params;
    return steps(
      [shown(params), 'This is the proportion.'],
      [`${a}*x = ${b}*${c}`, 'Multiply crosswise: both sides times both bottoms.'],
      [`x = ${b * c} ÷ ${a}`, `Divide both sides by \`${a}\`.`],
      [`x = ${fractionText(solutionOf(params))}`, 'Work it out.'],
    );
  },
  hints: ({ a, b, c }) => [
    `\`${a}\` belongs to \`${b}\`, and \`${c}\` belongs to \`x\`.`,
    c % a === 0
      ? `How many times as much as \`${a}\` is \`${c}\`?`
      : `How much belongs to \`1\`, if \`${b}\` belongs to \`${a}\`?`,
    c % a === 0 ? `Make \`${b}\` as many times as large.` : `You can write \`${a}*x = ${b}*${c}\`.`,
  ],
  confirms: ({ a, b, c }, key) => near(a / b, c / floatOf(key)),
  mistakes: {
    ...missingValueRules,
    'ratios.colon-as-digits': ({ a, b, c, form }) => {
      if (form !== 'colon' || b > 9) return undefined;
      const value = fractionText(exact(Number(`${a}${b}`), c));
      return wrote(
        value,
        [`${a}${b} = ${c}*x`, 'Take the two numbers as one.'],
        [`x = ${value}`, `Divide by \`${c}\`.`],
      );
    },
  },
  read: (text) => {
    const plain = plainMath(text.replace(/\n.*$/s, '')).replace(/\s/g, '');
    const [, a, mark, b, c, d] = /^(\d{1,4})([:/])(\d{1,4})=(\d{1,4}|[a-z?])[:/](\d{1,4}|[a-z?])$/i.exec(plain) ?? [];
    if (a === undefined || b === undefined || c === undefined || d === undefined || Number(a) * Number(b) === 0)
      return undefined;
    const form = mark === ':' ? 'colon' : 'fraction';
    if (/\d/.test(c) && !/\d/.test(d) && c !== '0') return { a: Number(a), b: Number(b), c: Number(c), form };
    return !/\d/.test(c) && /\d/.test(d) && d !== '0'
      ? { a: Number(b), b: Number(a), c: Number(d), form: 'fraction-top' }
      : undefined;
  },
});

/** Pairs of a proportional relationship, or an equation of it. */
type Constant = {
  readonly top: number;
  readonly under: number;
  readonly xs: readonly number[];
  readonly shows: 'table' | 'equation' | 'point';
};

const kOf = ({ top, under }: Constant) => exact(top, under);
const pairs = (params: Constant) => params.xs.map((x) => ({ x, y: fractionText(kOf(params).mul(x)) }));

/** y = kx: find k. */
export const constantOfProportionality = skill<Constant>({
  code: 'ratios.constant-of-proportionality',
  name: 'Find the constant of proportionality',
  canDo: 'I can find the constant of proportionality.',
  grade: 7,
  standards: ['7.RP.A.2b'],
  prerequisites: ['ratios.unit-rate'],
  cases: casesOf(
    { table: 'from a table, a whole number', fraction: 'from a table, a fraction', point: 'from one pair' },
    (rng, level, caseId) => {
      const top = byLevel(level, 8, 12, 20);
      const under = caseId === 'fraction' || (caseId === 'point' && level === 3) ? rng.pick([2, 3, 4, 5]) : 1;
      const k = rng.int(2, top);
      const whole = k % under === 0 && under > 1 ? k + 1 : k;
      const first = rng.int(2, 4);
      return {
        top: whole,
        under,
        xs: [first, first + rng.int(1, 2), first + rng.int(4, 6)].map((x) => x * under),
        shows: caseId === 'point' ? 'point' : 'table',
      };
    },
  ),
  pose: (params) => {
    const [first] = pairs(params);
    const answer = { kind: 'number' as const, key: fractionText(kOf(params)), variable: 'k' };
    if (params.shows === 'point')
      return {
        prompt: `\`y\` is proportional to \`x\`, so \`y = kx\`. When \`x\` is \`${first?.x ?? 0}\`, \`y\` is \`${first?.y ?? 0}\`. What is \`k\`?`,
        answer,
      };
    return {
      prompt: 'In the table `y` is proportional to `x`, so `y = kx`. What is `k`?',
      picture: {
        kind: 'table',
        head: ['x', ...pairs(params).map(({ x }) => String(x))],
        rows: [{ cells: ['y', ...pairs(params).map(({ y }) => y)] }],
        alt: `A table of x and y: ${pairs(params)
          .map(({ x, y }) => `${x} and ${y}`)
          .join(', ')}.`,
      },
      answer,
    };
  },
  solve: (params) => {
    const [{ x, y } = { x: 1, y: '1' }] = pairs(params);
    return steps(
      ['y = k*x', 'This is what proportional means.'],
      [`${y} = k*${x}`, 'Put a pair of numbers in.'],
      [`k = ${fractionText(kOf(params))}`, `Divide \`${y}\` by \`${x}\`.`],
    );
  },
  hints: (params) => {
    const [{ x, y } = { x: 1, y: '1' }] = pairs(params);
    return [
      'By which number is every `x` multiplied to get its `y`?',
      `Look at one pair: \`${x}\` and \`${y}\`.`,
      `Which number makes \`${x}*k = ${y}\` true?`,
    ];
  },
  confirms: (params, key) => pairs(params).every(({ x, y }) => near(x * floatOf(key), floatOf(y))),
  mistakes: {
    'ratios.inverted-rate': (params) => {
      const [{ x, y } = { x: 1, y: '1' }] = pairs(params);
      return wrote(fractionText(kOf(params).inverse()), [`${x} ÷ ${y}`, 'Divide the other way round.']);
    },
    'ratios.additive': (params) => {
      const [{ x, y } = { x: 1, y: '1' }] = pairs(params);
      const gap = exact(y).sub(x).abs();
      return wrote(fractionText(gap), [exact(y).gt(x) ? `${y} - ${x}` : `${x} - ${y}`, 'Look how much more it is.']);
    },
    'ratios.step-of-y': (params) => {
      const [first, second] = pairs(params);
      if (params.shows === 'point' || !first || !second) return undefined;
      const gap = exact(second.y).sub(first.y);
      return wrote(fractionText(gap), [
        `${second.y} - ${first.y} = ${fractionText(gap)}`,
        'Look how much `y` goes up from one to the next.',
      ]);
    },
  },
});
