import { near, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * `a + bn = c + dn`, `n(n + a) = b`, `a * b^n = c`, `a + bn >= c` or `a + bn <= c`. `n` is the solution, or the last number that
 * an inequality names.
 */
type Story = {
  readonly kind: 'linear' | 'quadratic' | 'exponential' | 'inequality';
  readonly story: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly n: number;
};

type Tell = (p: Story) => string;

/** Each asks for the sentence with the letter `n`. Of the inequalities, those with an even place say "at least". */
const told: { readonly [kind in Story['kind']]: readonly Tell[] } = {
  linear: [
    ({ a, b, c, d }) =>
      `One gym costs \`${a}\` dollars to join and \`${b}\` dollars each month. Another costs \`${c}\` dollars to join and \`${d}\` dollars each month. After \`n\` months both have cost the same.`,
    ({ a, b, c, d }) =>
      `A tank holds \`${a}\` gallons and gains \`${b}\` gallons each minute. Another tank holds \`${c}\` gallons and gains \`${d}\` gallons each minute. After \`n\` minutes both hold the same.`,
    ({ a, b, c, d }) =>
      `Ana has \`${a}\` dollars and saves \`${b}\` dollars each week. Kofi has \`${c}\` dollars and saves \`${d}\` dollars each week. After \`n\` weeks both have the same.`,
    ({ a, b, c, d }) =>
      `A vine is \`${a}\` inches long and grows \`${b}\` inches each week. Another is \`${c}\` inches long and grows \`${d}\` inches each week. After \`n\` weeks both have the same length.`,
  ],
  quadratic: [
    ({ a, b }) =>
      `A garden bed is \`${a}\` feet longer than it is wide. Its area is \`${b}\` square feet, and it is \`n\` feet wide.`,
    ({ a, b }) =>
      `A hall has \`n\` rows of seats. Each row has \`${a}\` seats more than there are rows. There are \`${b}\` seats in all.`,
    ({ a, b }) =>
      `A school buys \`n\` boxes of pencils. Each box holds \`${a}\` pencils more than there are boxes. There are \`${b}\` pencils in all.`,
    ({ a, b }) =>
      `The smaller of two numbers is \`n\`. The other one is greater by \`${a}\`. Their product is \`${b}\`.`,
  ],
  exponential: [
    ({ a, b, c }) =>
      `A dish holds \`${a}\` cells. Every hour there are \`${b}\` times as many as before. After \`n\` hours there are \`${c}\`.`,
    ({ a, b, c }) =>
      `A video has \`${a}\` views. Each day the total becomes \`${b}\` times as large. After \`n\` days it has \`${c}\` views.`,
    ({ a, b, c }) =>
      `\`${a}\` plants of duckweed float on a pond. Every week there are \`${b}\` times as many. After \`n\` weeks there are \`${c}\`.`,
    ({ a, b, c }) =>
      `\`${a}\` people know a secret. Each day \`${b}\` times as many know it as the day before. After \`n\` days \`${c}\` people know it.`,
  ],
  inequality: [
    ({ a, b, c }) =>
      `Mei has \`${a}\` dollars and saves \`${b}\` dollars each week. After \`n\` weeks there are at least \`${c}\` dollars.`,
    ({ a, b, c }) =>
      `A cart weighs \`${a}\` pounds and carries \`n\` bags of \`${b}\` pounds each. Cart and bags together may weigh at most \`${c}\` pounds.`,
    ({ a, b, c }) =>
      `A team has \`${a}\` points and gets \`${b}\` points for each win. With \`n\` more wins it has at least \`${c}\` points.`,
    ({ a, b, c }) =>
      `Renting a hall costs \`${a}\` dollars and \`${b}\` dollars for each hour. For \`n\` hours it may cost at most \`${c}\` dollars.`,
  ],
};

const isAtLeast = ({ story }: Story): boolean => story % 2 === 0;
const keyOf = (p: Story): string => {
  const { kind, a, b, c, d } = p;
  return {
    linear: `${a} + ${b}n = ${c} + ${d}n`,
    quadratic: `n(n + ${a}) = ${b}`,
    exponential: `${a} * ${b}^n = ${c}`,
    inequality: `${a} + ${b}n ${isAtLeast(p) ? '>=' : '<='} ${c}`,
  }[kind];
};

/** Algebra 1: an equation or an inequality with one letter for a story. */
export const writeOneVariable = skill<Story>({
  code: 'algebra.write-one-variable',
  name: 'Write an equation or inequality for a story',
  canDo: 'I can write an equation or an inequality that says what a story says.',
  grade: 9,
  standards: ['A-CED.A.1'],
  prerequisites: ['equations.word-problems', 'equations.write-inequality', 'functions.exponential-growth'],
  cases: casesOf(
    {
      linear: 'two linear rules are equal',
      quadratic: 'a product',
      exponential: 'a repeated factor',
      inequality: 'at least or at most',
    },
    (rng, level, kind): Story => {
      const story = rng.int(0, 3);
      const n = rng.int(byLevel(level, 2, 4, 6), byLevel(level, 5, 9, 15));
      const b = rng.int(2, byLevel(level, 5, 8, 12));
      const start = rng.int(byLevel(level, 5, 12, 25), byLevel(level, 20, 45, 90));
      const a = start === b ? start + 1 : start;
      if (kind === 'linear') {
        const d = b + rng.int(1, 3);
        return { kind, story, a: a + (d - b) * n, b, c: a, d, n };
      }
      if (kind === 'quadratic') {
        const more = rng.int(2, byLevel(level, 5, 9, 15));
        return { kind, story, a: more, b: n * (n + more), c: 0, d: 0, n };
      }
      if (kind === 'exponential') {
        const times = rng.int(2, byLevel(level, 2, 3, 5));
        const steps = rng.int(3, byLevel(level, 4, 5, 5));
        return { kind, story, a: rng.int(2, 4 + 6 * level), b: times, c: 0, d: 0, n: steps };
      }
      return { kind, story, a, b, c: a + b * n, d: 0, n };
    },
  ),
  pose: (p) => ({
    prompt: `${told[p.kind][p.story]?.(whole(p)) ?? ''} Write ${p.kind === 'inequality' ? 'an inequality' : 'an equation'} for \`n\` that says this. You do not need to solve it.`,
    answer: {
      key: keyOf(whole(p)),
      ...(p.kind === 'inequality' ? { kind: 'inequality', variable: 'n' } : { kind: 'equation' }),
    },
  }),
  solve: (q) => {
    const p = whole(q);
    const { kind, a, b, c, d } = p;
    if (kind === 'linear')
      return steps(
        [`${a} + ${b}n`, `The first: \`${a}\` once, and \`${b}\` each time.`],
        [`${c} + ${d}n`, 'The second one is written in the same way.'],
        [keyOf(p), 'Both are the same.'],
      );
    if (kind === 'quadratic')
      return steps([`n + ${a}`, 'This is the other factor.'], [keyOf(p), `The product of both is \`${b}\`.`]);
    return kind === 'exponential'
      ? steps(
          [`${a} * ${b}^n`, `It begins with \`${a}\` and is multiplied by \`${b}\` again and again.`],
          [keyOf(p), `That makes \`${c}\`.`],
        )
      : steps(
          [`${a} + ${b}n`, `\`${a}\` once, and \`${b}\` each time.`],
          [keyOf(p), isAtLeast(p) ? 'At least: it may be equal or more.' : 'At most: it may be equal or less.'],
        );
  },
  hints: ({ kind }) =>
    ({
      linear: [
        'Which numbers count once, and which ones again and again?',
        'Write one expression for each of the two. What does the story say about them?',
      ],
      quadratic: [
        'Call one of the two numbers `n`. How do you write the other one with `n`?',
        'What is done with the two numbers to get the total?',
      ],
      exponential: ['What is there after one step? After two steps?', 'A repeated factor is written as a power.'],
      inequality: [
        'Which number counts once, and which one again and again?',
        'May the total be equal to the last number? May it be more or less?',
      ],
    })[kind],
  confirms: (q, key) => {
    const { kind, n } = q;
    const [left = '', right = ''] = key.split(/<=|>=|=/);
    const gap = (at: number) => evaluateText(left, { n: at }) - evaluateText(right, { n: at });
    if (kind !== 'inequality')
      return near(gap(n) + 1, 1) && range(1, 20).every((at) => at === n || !near(gap(at) + 1, 1));
    return near(gap(n) + 1, 1) && key.includes(/at least/.test(told.inequality[q.story]?.(q) ?? '') ? '>=' : '<=');
  },
  mistakes: {
    'algebra.start-and-rate-swapped': (p) => {
      const { kind, a, b, c, d } = p;
      if (kind === 'linear')
        return wrote(`${b} + ${a}n = ${d} + ${c}n`, [`${b} + ${a}n = ${d} + ${c}n`, 'The first number goes with `n`.']);
      const answer = `${b} + ${a}n ${isAtLeast(p) ? '>=' : '<='} ${c}`;
      return kind === 'inequality' ? wrote(answer, [answer, 'The first number goes with `n`.']) : undefined;
    },
    'algebra.sum-for-product': ({ kind, a, b }) =>
      kind === 'quadratic'
        ? wrote(`n + n + ${a} = ${b}`, [`n + n + ${a} = ${b}`, 'Both together make the total.'])
        : undefined,
    'algebra.more-than-as-factor': ({ kind, a, b }) =>
      kind === 'quadratic' ? wrote(`n * ${a}n = ${b}`, [`n * ${a}n = ${b}`, `\`${a}\` more is \`${a}n\`.`]) : undefined,
    'algebra.growth-as-product': (q) => {
      const { kind, a, b, c } = whole(q);
      return kind === 'exponential'
        ? wrote(`${a} * ${b}n = ${c}`, [`${a} * ${b}n = ${c}`, `\`${b}\` times, for \`n\` steps.`])
        : undefined;
    },
    'algebra.growth-as-sum': (q) => {
      const { kind, a, b, c } = whole(q);
      return kind === 'exponential'
        ? wrote(`${a} + ${b}n = ${c}`, [`${a} + ${b}n = ${c}`, `\`${b}\` for each step.`])
        : undefined;
    },
    'algebra.least-and-most-turned': (p) => {
      const answer = `${p.a} + ${p.b}n ${isAtLeast(p) ? '<=' : '>='} ${p.c}`;
      return p.kind === 'inequality'
        ? wrote(answer, [answer, isAtLeast(p) ? 'Least is less.' : 'Most is more.'])
        : undefined;
    },
  },
  wordProblem: true,
});

/** With the total of a repeated factor, which follows from the rest. */
function whole(p: Story): Story {
  return p.kind === 'exponential' ? { ...p, c: p.a * p.b ** p.n } : p;
}
