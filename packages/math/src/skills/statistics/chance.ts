import { capital } from '../../capital.ts';
import type { AnswerSpec } from '../../types.ts';
import { skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { sampleStories, streakOpenings } from '../stories/chances.ts';

const three = (a: string, b: string, c: string): NonNullable<AnswerSpec['options']> => [
  { id: 'a', label: a },
  { id: 'b', label: b },
  { id: 'c', label: c },
];

/** A fair device showed the same result `run` times in a row. */
type Streak = { device: 'coin' | 'spinner' | 'cube'; run: number; shown: number };

const sides = {
  coin: ['heads', 'tails'],
  spinner: ['red', 'blue'],
  cube: ['an even number', 'an odd number'],
} as const;
/** Why it is tried, then what came out, then the question. */
const tellStreak = (streak: Streak): string =>
  `${storyOf(streakOpenings, 2 * streak.run + streak.shown)?.[0] ?? ''} ${triedStreak(streak)}`;
const triedStreak = ({ device, run, shown }: Streak) => {
  const side = sides[device][shown === 0 ? 0 : 1];
  if (device === 'coin')
    return `A fair coin is tossed \`${run}\` times and shows ${side} every time. What is true of the next toss?`;
  if (device === 'spinner')
    return `A spinner is half red and half blue. It stops on ${side} \`${run}\` times in a row. What is true of the next spin?`;
  return `A fair number cube shows ${side} \`${run}\` times in a row. What is true of the next roll?`;
};

const nextOutcome = skill<Streak>({
  code: 'statistics.next-outcome',
  name: 'Judge the next outcome after a run',
  canDo: 'I can explain why a fair coin has no memory.',
  grade: 7,
  standards: ['7.SP.C.5', '7.SP.C.7a', 'S-CP.A.2'],
  prerequisites: ['statistics.simple-probability'],
  cases: {
    coin: {
      label: 'coin tosses',
      draw: (rng, level) => ({
        device: 'coin',
        run: rng.int(2 + level, 5 + 2 * level),
        shown: rng.int(0, 1),
      }),
    },
    spinner: {
      label: 'spins',
      draw: (rng, level) => ({
        device: 'spinner',
        run: rng.int(2 + level, 5 + 2 * level),
        shown: rng.int(0, 1),
      }),
    },
    cube: {
      label: 'rolls of a number cube',
      draw: (rng, level) => ({
        device: 'cube',
        run: rng.int(2 + level, 5 + 2 * level),
        shown: rng.int(0, 1),
      }),
    },
  },
  pose: (streak) => ({
    prompt: tellStreak(streak),
    answer: {
      kind: 'choice',
      key: 'c',
      options: three(
        `${capital(sides[streak.device][0])} ${be(streak)} more likely.`,
        `${capital(sides[streak.device][1])} ${be(streak)} more likely.`,
        'Both are equally likely.',
      ),
    },
  }),
  solve: () =>
    steps([
      '1/2 = 1/2',
      'The device is fair and has no memory: what came before changes nothing, so both are equally likely.',
    ]),
  hints: ({ run }) => [
    'Does the device know what it did before?',
    `Has anything about it changed after \`${run}\` tries?`,
    'Think of the very first try. What were the chances then?',
  ],
  confirms: ({ run }, key) => {
    // All equally likely sequences that start with the run: half of them continue with the same result.
    const sequences = Array.from({ length: 2 ** (run + 1) }, (_, code) =>
      code.toString(2).padStart(run + 1, '0'),
    ).filter((sequence) => sequence.startsWith('0'.repeat(run)));
    return sequences.filter((sequence) => sequence.endsWith('0')).length * 2 === sequences.length && key === 'c';
  },
  mistakes: {
    'statistics.it-must-even-out': ({ shown }) =>
      wrote(shown === 0 ? 'b' : 'a', ['1/2', 'It must come out even in the end, so the other one is due.']),
    'statistics.runs-go-on': ({ shown }) =>
      wrote(shown === 0 ? 'a' : 'b', ['1/2', 'It keeps coming, so it will come again.']),
  },
  wordProblem: true,
});

const be = ({ device }: Streak) => (device === 'coin' ? 'are' : 'is');

/** A small and a large sample; which is likelier to be far from the true half? */
type Samples = { small: number; large: number; percent: number; story: number; largeFirst: boolean };

const sampleSize = skill<Samples>({
  code: 'statistics.sample-size',
  name: 'Compare a small and a large sample',
  canDo: 'I can say why small samples vary more than large ones.',
  grade: 7,
  standards: ['7.SP.A.1', '7.SP.A.2', 'S-IC.B.4'],
  prerequisites: ['statistics.expected-frequency'],
  cases: {
    'large-first': {
      label: 'the large one is named first',
      draw: (rng, level) => ({
        small: rng.int(2, 4) * 5,
        large: rng.int(4, 8) * 50,
        percent: rng.pick(level === 1 ? [80] : [65, 70, 75, 80]),
        story: rng.int(0, sampleStories.length - 1),
        largeFirst: true,
      }),
    },
    'small-first': {
      label: 'the small one is named first',
      draw: (rng, level) => ({
        small: rng.int(2, 4) * 5,
        large: rng.int(4, 8) * 50,
        percent: rng.pick(level === 1 ? [80] : [65, 70, 75, 80]),
        story: rng.int(0, sampleStories.length - 1),
        largeFirst: false,
      }),
    },
  },
  pose: ({ small, large, percent, story, largeFirst }) => {
    const [first, second] = largeFirst ? [large, small] : [small, large];
    return {
      prompt: tellWith(sampleStories[story], { first, second, percent }),
      answer: {
        kind: 'choice',
        key: largeFirst ? 'b' : 'a',
        options: three(
          `Where \`${first}\` are counted.`,
          `Where \`${second}\` are counted.`,
          'It is the same for both.',
        ),
      },
    };
  },
  solve: ({ small, large }) =>
    steps([
      `${small} < ${large}`,
      `Few results can easily be far from half by chance. With \`${large}\` the chance ups and downs even out, so the small count is the likelier place.`,
    ]),
  hints: ({ percent }) => [
    'Try the idea with very small numbers: two tosses against a thousand.',
    `How hard is it to get more than \`${percent}%\` heads with just two tosses? And with a thousand?`,
  ],
  confirms: ({ small, large, percent, largeFirst }, key) => {
    const [inSmall, inLarge] = [tail(small, percent), tail(large, percent)];
    return inSmall > inLarge && key === (largeFirst ? 'b' : 'a');
  },
  mistakes: {
    'statistics.sample-size-ignored': () =>
      wrote('c', ['1/2, 1/2', 'It is the same chance in both, so there is no difference.']),
    'statistics.larger-sample-more-extreme': ({ small, large, largeFirst }) =>
      wrote(largeFirst ? 'a' : 'b', [`${large} > ${small}`, 'Where there are more, there is more chance for it.']),
  },
  wordProblem: true,
});

/** Chance of more than `percent` heads in `n` fair tosses. */
function tail(n: number, percent: number): number {
  let exactly = 0.5 ** n;
  let sum = 0;
  for (let heads = 0; heads <= n; heads += 1) {
    if (100 * heads > n * percent) sum += exactly;
    exactly *= (n - heads) / (heads + 1);
  }
  return sum;
}

export const chanceSkills = [nextOutcome, sampleSize];
