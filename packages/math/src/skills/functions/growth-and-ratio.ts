import { near } from '../kit/arithmetic.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { divisionText, quotientText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { type Told, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { looksProportional } from '../stories/fraction-rates.ts';
import { growthStories } from '../stories/models.ts';

/**
 * Two quantities with a constant difference (`apart`) or a constant ratio (`recipe`): the first goes from a to c, the
 * second starts at b.
 */
type Related = { kind: 'apart' | 'recipe'; story: number; a: number; b: number; c: number };

/** The stories of what stays, which a problem of ratios tells as well. */
const storiesOf = (kind: Related['kind']): readonly Told[] => looksProportional[kind === 'apart' ? 'lead' : 'rate'];

const keyText = ({ kind, a, b, c }: Related) => (kind === 'apart' ? String(c + b - a) : quotientText(b * c, a));

const sameDifferenceOrRatio = skill<Related>({
  code: 'functions.same-difference-or-ratio',
  name: 'Decide between adding and multiplying',
  canDo: 'I can tell whether two amounts keep their difference or their ratio.',
  grade: 6,
  standards: ['6.RP.A.3', '7.RP.A.2a'],
  prerequisites: [],
  cases: {
    apart: {
      label: 'the difference stays',
      draw: (rng, level) => {
        const a = rng.int(2, 3 + level);
        const b = a * rng.int(2, 3);
        return { kind: 'apart', story: rng.int(0, storiesOf('apart').length - 1), a, b, c: a * rng.int(2, 2 + level) };
      },
    },
    recipe: {
      label: 'the ratio stays',
      draw: (rng, level) => {
        const a = rng.int(2, 3 + level);
        const b = level < 3 ? a * rng.int(2, 3) : a + rng.int(1, a + 2);
        return {
          kind: 'recipe',
          story: rng.int(0, storiesOf('recipe').length - 1),
          a,
          b,
          c: a * rng.int(2, 2 + level),
        };
      },
    },
  },
  pose: (related) => ({
    prompt: tellWith(storiesOf(related.kind)[related.story], related),
    answer: { kind: 'number', key: keyText(related) },
  }),
  solve: (related) => {
    const { kind, a, b, c } = related;
    return kind === 'apart'
      ? steps(
          [`${b} - ${a} = ${b - a}`, 'Both go on equally, so the difference stays.'],
          [`${c} + ${b - a} = ${keyText(related)}`, 'Add it to the new number.'],
        )
      : steps(
          [divisionText(c, a), `\`${c}\` is this many times \`${a}\`.`],
          [`${quotientText(c, a)} * ${b} = ${keyText(related)}`, 'The other amount grows the same number of times.'],
        );
  },
  hints: ({ kind, a, b, c }) => [
    'When the first amount goes up by one, what happens to the second?',
    kind === 'apart'
      ? 'Both go up by one together. What stays the same all the time?'
      : 'Twice as much of one needs twice as much of the other.',
    kind === 'apart'
      ? `At the start they are \`${b - a}\` apart. They are just as far apart when the first is \`${c}\`.`
      : `\`${c}\` is \`${quotientText(c, a)}\` times \`${a}\`. What must happen to \`${b}\`?`,
  ],
  confirms: ({ kind, a, b, c }, key) => {
    if (kind === 'recipe') return near(Number(key) * a, b * c);
    // A text that only looks like such an exercise may have any numbers.
    if (c - a > 100_000) return false;
    let [first, second] = [a, b];
    while (first < c) [first, second] = [first + 1, second + 1];
    return second === Number(key);
  },
  mistakes: {
    'functions.proportion-everywhere': ({ kind, a, b, c }) =>
      kind === 'recipe'
        ? undefined
        : wrote(
            quotientText(b * c, a),
            [`${b}/${a} = ?/${c}`, 'Write a proportion.'],
            [quotientText(b * c, a), 'Solve it.'],
          ),
    'functions.adding-everywhere': ({ kind, a, b, c }) =>
      kind === 'apart'
        ? undefined
        : wrote(
            String(b + c - a),
            [`${c} - ${a} = ${c - a}`, 'It went up by this much.'],
            [`${b} + ${c - a} = ${b + c - a}`, 'So the other goes up by the same.'],
          ),
    'functions.numbers-just-added': ({ a, b, c }) =>
      wrote(String(a + b + c), [`${a} + ${b} + ${c} = ${a + b + c}`, 'Put all the numbers together.']),
  },
  wordProblem: true,
});

/** `start` multiplied `n` times by `factor`. */
type Growth = { story: number; start: number; factor: number; n: number };

const exponentialGrowth = skill<Growth>({
  code: 'functions.exponential-growth',
  name: 'Follow growth by a factor',
  canDo: 'I can find an amount that is multiplied by the same number again and again.',
  grade: 9,
  standards: ['F-LE.A.1c', 'F-LE.A.2'],
  prerequisites: ['functions.linear-model'],
  cases: {
    doubling: {
      label: 'doubling',
      draw: (rng, level) =>
        drawUntil(
          () => ({
            story: rng.int(0, growthStories.length - 1),
            start: rng.int(2, 5 + 5 * level),
            factor: 2,
            n: rng.int(3, 3 + level),
          }),
          ({ start, factor, n }) => start * factor ** n <= 20000,
          { story: 0, start: 5, factor: 2, n: 3 },
        ),
    },
    'other-factor': {
      label: 'another factor',
      draw: (rng, level) =>
        drawUntil(
          () => ({
            story: rng.int(0, growthStories.length - 1),
            start: rng.int(2, 5 + 5 * level),
            factor: rng.int(3, 3 + level),
            n: rng.int(3, 3 + level),
          }),
          ({ start, factor, n }) => start * factor ** n <= 20000,
          { story: 0, start: 5, factor: 3, n: 3 },
        ),
    },
  },
  pose: (growth) => ({
    prompt: tellWith(growthStories[growth.story], growth),
    answer: { kind: 'number', key: String(growth.start * growth.factor ** growth.n) },
  }),
  solve: ({ start, factor, n }) =>
    steps(
      [`${start}${` * ${factor}`.repeat(n)}`, `Multiply by \`${factor}\`, \`${n}\` times.`],
      [`${start} * ${factor}^${n} = ${start * factor ** n}`, 'Write it with a power and work it out.'],
    ),
  hints: ({ start, factor, n }) => [
    `What is there after one step? It is \`${factor}\` times the start.`,
    `After one step there are \`${start * factor}\`. After two steps there are \`${factor}\` times as many again.`,
    `You multiply \`${start}\` by \`${factor}\` again and again, \`${n}\` times in all.`,
  ],
  confirms: ({ start, factor, n }, key) => {
    let amount = Number(key);
    for (let i = 0; i < n; i += 1) amount /= factor;
    return near(amount, start);
  },
  mistakes: {
    'functions.exponential-as-linear': ({ start, factor, n }) =>
      wrote(
        String(start + n * start * (factor - 1)),
        [`${start} * ${factor} - ${start} = ${start * (factor - 1)}`, 'This much comes in one step.'],
        [`${start} + ${n} * ${start * (factor - 1)} = ${start + n * start * (factor - 1)}`, 'Add it for every step.'],
      ),
    'functions.power-as-product': ({ start, factor, n }) =>
      wrote(
        String(start * factor * n),
        [`${factor} * ${n} = ${factor * n}`, `\`${factor}\` times, for \`${n}\` steps.`],
        [`${start} * ${factor * n} = ${start * factor * n}`, 'Multiply the start by it.'],
      ),
    'functions.start-counted-as-step': ({ start, factor, n }) =>
      wrote(String(start * factor ** (n - 1)), [
        `${start} * ${factor}^${n - 1} = ${start * factor ** (n - 1)}`,
        'The start is the first step.',
      ]),
  },
  wordProblem: true,
});

export const growthAndRatioSkills = [sameDifferenceOrRatio, exponentialGrowth];
