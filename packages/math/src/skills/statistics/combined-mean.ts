import type { Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { divisionText, quotientText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { groupStories, newcomerStories } from '../stories/data.ts';

/** Two groups: sizes and means. */
type Groups = { story: number; m: number; a: number; n: number; b: number };
/** The mean of `n` numbers, and one additional number. */
type Newcomer = { story: number; n: number; mean: number; extra: number };

const sumOf = ({ m, a, n, b }: Groups) => m * a + n * b;
const combinedOf = (groups: Groups) => quotientText(sumOf(groups), groups.m + groups.n);

const beginCombinedMean = (rng: Rng, level: Level) => () => ({
  story: rng.int(0, groupStories.length - 1),
  m: rng.int(2, 6 + 6 * level),
  a: rng.int(4, 10 + 15 * level),
  n: rng.int(2, 6 + 6 * level),
  b: rng.int(4, 10 + 15 * level),
});

const combinedMean = skill<Groups>({
  code: 'statistics.combined-mean',
  name: 'Find the mean of two groups together',
  canDo: 'I can find the mean of two groups of different sizes.',
  grade: 7,
  standards: ['6.SP.B.5c', '7.SP.B.4'],
  prerequisites: ['statistics.mean'],
  cases: {
    'first-larger': {
      label: 'the first group is larger',
      draw: (rng, level) => {
        const make = beginCombinedMean(rng, level);
        const good = (made: Groups) => made.a !== made.b && made.m > made.n && sumOf(made) % (made.m + made.n) === 0;
        const [m, n] = [9, 3];
        return drawUntil(make, good, { story: 0, m, a: 8, n, b: 12 });
      },
    },
    'second-larger': {
      label: 'the second group is larger',
      draw: (rng, level) => {
        const make = beginCombinedMean(rng, level);
        const good = (made: Groups) => made.a !== made.b && made.n > made.m && sumOf(made) % (made.m + made.n) === 0;
        const [m, n] = [3, 9];
        return drawUntil(make, good, { story: 0, m, a: 8, n, b: 12 });
      },
    },
  },
  pose: (groups) => ({
    prompt: tellWith(groupStories[groups.story], groups),
    answer: { kind: 'number', key: combinedOf(groups) },
  }),
  solve: (groups) => {
    const { m, a, n, b } = groups;
    return steps(
      [`${m} * ${a} = ${m * a}`, 'Total of the first group.'],
      [`${n} * ${b} = ${n * b}`, 'Total of the second group.'],
      [`(${m * a} + ${n * b})/(${m} + ${n}) = ${combinedOf(groups)}`, 'Share both totals among all.'],
    );
  },
  hints: ({ m, a, n, b }) => [
    'The groups are not the same size. Which mean should count for more?',
    'Find the total of each group first.',
    `The totals are \`${m * a}\` and \`${n * b}\`. Share them among all \`${m + n}\`.`,
  ],
  confirms: ({ m, a, n, b }, key) => {
    const all = [...Array.from({ length: m }, () => a), ...Array.from({ length: n }, () => b)];
    return near(all.reduce((sum, value) => sum + value, 0) / all.length, Number(key));
  },
  mistakes: {
    'statistics.mean-of-means': ({ a, b }) =>
      wrote(quotientText(a + b, 2), [
        `(${a} + ${b})/2 = ${quotientText(a + b, 2)}`,
        'There are two means: add them and halve.',
      ]),
    'statistics.means-added': ({ a, b }) => wrote(String(a + b), [`${a} + ${b} = ${a + b}`, 'Together means add.']),
  },
  wordProblem: true,
});

const newMean = ({ n, mean, extra }: Newcomer) => quotientText(n * mean + extra, n + 1);

const outlierEffect = skill<Newcomer>({
  code: 'statistics.outlier-effect',
  name: 'See how one value moves the mean',
  canDo: 'I can find the new mean when one value joins.',
  grade: 7,
  standards: ['6.SP.B.5d', 'S-ID.A.3'],
  prerequisites: ['statistics.mean'],
  cases: {
    high: {
      label: 'a value far above joins',
      draw: (rng, level) => {
        const n = rng.int(3, 4 + 2 * level);
        const mean = rng.int(12, 20 + 10 * level);
        const shift = rng.int(1, 2 + level);
        return { story: rng.int(0, newcomerStories.length - 1), n, mean, extra: mean + shift * (n + 1) };
      },
    },
    low: {
      label: 'a value far below joins',
      draw: (rng, level) => {
        const n = rng.int(3, 4 + 2 * level);
        const mean = rng.int(12, 20 + 10 * level);
        const most = Math.floor((mean - 1) / (n + 1));
        const shift = -rng.int(1, Math.max(1, Math.min(most, 2 + level)));
        return { story: rng.int(0, newcomerStories.length - 1), n, mean, extra: mean + shift * (n + 1) };
      },
    },
  },
  pose: (newcomer) => ({
    prompt: tellWith(newcomerStories[newcomer.story], newcomer),
    answer: { kind: 'number', key: newMean(newcomer) },
  }),
  solve: (newcomer) => {
    const { n, mean, extra } = newcomer;
    return steps(
      [`${n} * ${mean} = ${n * mean}`, 'Total before.'],
      [`${n * mean} + ${extra} = ${n * mean + extra}`, 'Total with the new value.'],
      [`${n * mean + extra}/${n + 1} = ${newMean(newcomer)}`, `Now there are \`${n + 1}\` to share it.`],
    );
  },
  hints: ({ n, mean, extra }) => [
    'The old mean stands for many values, the new value for one.',
    `The \`${n}\` old values make \`${n * mean}\` together.`,
    `With the new value the total is \`${n * mean + extra}\`. How many values share it?`,
  ],
  confirms: ({ n, mean, extra }, key) =>
    near(
      [...Array.from({ length: n }, () => mean), extra].reduce((sum, value) => sum + value, 0),
      Number(key) * (n + 1),
    ),
  mistakes: {
    'statistics.mean-of-means': ({ mean, extra }) =>
      wrote(quotientText(mean + extra, 2), [
        `(${mean} + ${extra})/2 = ${quotientText(mean + extra, 2)}`,
        'Two numbers: add them and halve.',
      ]),
    'statistics.one-value-changes-nothing': ({ mean }) =>
      wrote(String(mean), [String(mean), 'One value among many does not change the mean.']),
    'statistics.old-count-kept': ({ n, mean, extra }) =>
      wrote(
        quotientText(n * mean + extra, n),
        [`${n * mean} + ${extra} = ${n * mean + extra}`, 'Total with the new value.'],
        [divisionText(n * mean + extra, n), `Divide by \`${n}\`.`],
      ),
  },
  wordProblem: true,
});

export const combinedMeanSkills = [combinedMean, outlierEffect];
