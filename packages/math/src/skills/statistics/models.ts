import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { fractionOf, lowestText } from '../kit/fraction-text.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** How often each of some outcomes came up in an experiment. */
type Trials = {
  readonly thing: string;
  readonly outcomes: readonly string[];
  readonly counts: readonly number[];
  readonly ask: 'model' | 'predict' | 'alike';
};

const experiments = [
  { thing: 'A paper cup is tossed', outcomes: ['up', 'down', 'on its side'] },
  { thing: 'A bottle cap is tossed', outcomes: ['up', 'down'] },
  { thing: 'A bent coin is tossed', outcomes: ['heads', 'tails'] },
  { thing: 'A spinner with unequal parts is spun', outcomes: ['red', 'blue', 'green'] },
  { thing: 'A toy block is rolled', outcomes: ['on a long side', 'on a short side', 'on an end'] },
  { thing: 'A thumbtack is tossed', outcomes: ['point up', 'point down'] },
] as const;

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
const first = ({ counts }: Trials): number => counts[0] ?? 0;
const shared = (top: number, bottom: number): string => lowestText(fractionOf(top, bottom));
const keyOf = (p: Trials): string => (p.ask === 'predict' ? String(first(p) * 10) : shared(first(p), sum(p.counts)));

const drawTrials =
  (ask: 'model' | 'predict'): Draw<Trials> =>
  (rng, level) => {
    const { thing, outcomes } = rng.pick(experiments);
    const total = rng.pick(byLevel(level, [20, 40], [25, 40, 50], [40, 60, 80, 120]));
    const share = rng.int(Math.ceil(total / 6), Math.floor(total / 2) - 1);
    const next =
      outcomes.length === 2 ? total - share : rng.int(Math.ceil(total / 5), total - share - Math.ceil(total / 6));
    const counts = outcomes.length === 2 ? [share, next] : [share, next, total - share - next];
    return { thing, outcomes, counts, ask };
  };

/** Grade 7: probabilities from what was observed, where outcomes are not equally likely. */
const modelFromData = skill<Trials>({
  code: 'statistics.model-from-data',
  name: 'Make a probability model from observations',
  canDo: 'I can estimate probabilities from how often something happened.',
  grade: 7,
  standards: ['7.SP.C.7b', '7.SP.C.6'],
  prerequisites: ['statistics.simple-probability'],
  cases: {
    model: { label: 'the probability of an outcome', draw: drawTrials('model') },
    predict: { label: 'how often in ten times as many trials', draw: drawTrials('predict') },
  },
  pose: (p) => ({
    prompt: `${p.thing} ${sum(p.counts)} times. ${
      p.ask === 'predict'
        ? `About how often would you expect "${p.outcomes[0] ?? ''}" in ${sum(p.counts) * 10} trials?`
        : `By these results, what is the probability of "${p.outcomes[0] ?? ''}"?`
    }`,
    picture: {
      kind: 'table',
      head: ['Outcome', 'How often'],
      rows: p.outcomes.map((outcome, at) => ({ cells: [outcome, String(p.counts[at] ?? 0)] })),
      alt: `Results: ${p.outcomes.map((outcome, at) => `${outcome} ${p.counts[at] ?? 0} times`).join(', ')}.`,
    },
    answer: { kind: 'number', key: keyOf(p) },
  }),
  solve: (p) =>
    p.ask === 'predict'
      ? steps([`${first(p)} * 10 = ${first(p) * 10}`, 'Ten times as many trials: expect about ten times as many.'])
      : steps([`${first(p)}/${sum(p.counts)} = ${keyOf(p)}`, 'Divide how often it happened by the number of trials.']),
  hints: (p) =>
    p.ask === 'predict'
      ? ['What part of the trials gave this outcome?', 'How many times as many trials are there now?']
      : [
          'The outcomes need not be equally likely. Look at the counts.',
          'What part of all the trials gave this outcome?',
        ],
  confirms: (p, key) => {
    const [top = 0, bottom = 1] = key.split('/').map(Number);
    const relative = first(p) / range(0, p.counts.length - 1).reduce((total, at) => total + (p.counts[at] ?? 0), 0);
    return Math.abs(top / bottom - (p.ask === 'predict' ? relative * sum(p.counts) * 10 : relative)) < 1e-9;
  },
  mistakes: {
    'statistics.equiprobability': (p) =>
      p.ask === 'model'
        ? wrote(`1/${p.outcomes.length}`, [`1/${p.outcomes.length}`, `There are ${p.outcomes.length} outcomes.`])
        : (sum(p.counts) * 10) % p.outcomes.length === 0
          ? wrote((sum(p.counts) * 10) / p.outcomes.length, [
              `${sum(p.counts) * 10}/${p.outcomes.length} = ${(sum(p.counts) * 10) / p.outcomes.length}`,
              'Share the trials among the outcomes.',
            ])
          : undefined,
    'statistics.part-to-part-chance': (p) =>
      p.ask === 'model'
        ? wrote(shared(first(p), sum(p.counts) - first(p)), [
            `${first(p)}/${sum(p.counts) - first(p)}`,
            'Compare with the trials that came out otherwise.',
          ])
        : undefined,
  },
});

/** Runs of a simulation: the number of successes in each run, and the number from which a run counts. */
type Runs = {
  readonly story: number;
  readonly digits: readonly number[];
  readonly success: number;
  readonly wanted: number;
};

const stories = [
  { chance: (n: number) => `${n} of 10 cereal boxes hold a prize`, each: 'prize', group: 'three boxes' },
  { chance: (n: number) => `a player scores on ${n} of 10 shots`, each: 'goal', group: 'three shots' },
  {
    chance: (n: number) => `${n} of 10 people who come in have blood of a certain type`,
    each: 'match',
    group: 'three people',
  },
  { chance: (n: number) => `it rains on ${n} of 10 days in April`, each: 'rainy day', group: 'three days' },
  { chance: (n: number) => `${n} of 10 seeds sprout`, each: 'sprout', group: 'three seeds' },
] as const;
const storyOf = ({ story }: Runs) => stories[story] ?? stories[0];
const runsOf = ({ digits }: Runs): string[] => digits.map((run) => String(run).padStart(3, '0'));
const hits = (run: string, success: number): number => [...run].filter((digit) => Number(digit) < success).length;
const counted = (p: Runs): number => runsOf(p).filter((run) => hits(run, p.success) >= p.wanted).length;

const drawRuns =
  (wanted: number): Draw<Runs> =>
  (rng, level) => ({
    story: rng.int(0, stories.length - 1),
    digits: range(1, byLevel(level, 10, 20, 20)).map(() => rng.int(0, 999)),
    success: rng.int(3, 6),
    wanted,
  });

/** Grade 7: a probability is estimated from runs with random digits. */
const simulate = skill<Runs>({
  code: 'statistics.simulate',
  name: 'Estimate a probability from a simulation',
  canDo: 'I can use random digits to estimate how likely something is.',
  grade: 7,
  standards: ['7.SP.C.8c'],
  prerequisites: ['statistics.compound-probability', 'statistics.model-from-data'],
  cases: {
    one: { label: 'at least one', draw: drawRuns(1) },
    two: { label: 'at least two', draw: drawRuns(2) },
  },
  pose: (p) => ({
    prompt: `Suppose ${storyOf(p).chance(p.success)}. In a simulation with random digits, each digit from 0 to ${p.success - 1} stands for a ${storyOf(p).each}, and three digits are one run of ${storyOf(p).group}. The runs are: ${runsOf(p).join(', ')}. By this simulation, about what is the probability of at least ${p.wanted === 1 ? `one ${storyOf(p).each}` : `two in ${storyOf(p).group}`}?`,
    answer: {
      kind: 'number',
      key: shared(counted(p), p.digits.length),
    },
  }),
  solve: (p) =>
    steps(
      [
        `${counted(p)}`,
        `Go through the runs and count those with at least ${p.wanted === 1 ? 'one' : 'two'} of the digits 0 to ${p.success - 1}.`,
      ],
      [`${counted(p)}/${p.digits.length}`, 'Divide by the number of runs.'],
    ),
  hints: (p) => [
    `Underline in each run the digits 0 to ${p.success - 1}.`,
    'Each run counts once, however many digits fit.',
  ],
  confirms: (p, key) => {
    const [top = 0, bottom = 1] = key.split('/').map(Number);
    const good = p.digits.filter(
      (run) =>
        [Math.floor(run / 100), Math.floor(run / 10) % 10, run % 10].filter((digit) => digit < p.success).length >=
        p.wanted,
    );
    return Math.abs(top / bottom - good.length / p.digits.length) < 1e-9;
  },
  mistakes: {
    'statistics.digits-counted-for-runs': (p) => {
      const all = runsOf(p).reduce((total, run) => total + hits(run, p.success), 0);
      return wrote(shared(all, 3 * p.digits.length), [
        `${all}/${3 * p.digits.length}`,
        'Count every digit that fits, of all digits.',
      ]);
    },
    'statistics.compound-as-simple': (p) =>
      wrote(shared(p.success, 10), [`${p.success}/10`, 'Take the chance of one.']),
    'statistics.exactly-for-at-least': (p) => {
      const exact = runsOf(p).filter((run) => hits(run, p.success) === p.wanted).length;
      return exact === counted(p) || exact === 0
        ? undefined
        : wrote(shared(exact, p.digits.length), [
            `${exact}/${p.digits.length}`,
            `Count the runs with exactly ${p.wanted === 1 ? 'one' : 'two'}.`,
          ]);
    },
  },
});

/** Two groups with means that stand some deviations apart. */
type Apart = {
  readonly what: string;
  readonly low: number;
  readonly deviation: number;
  readonly times: number;
  readonly ask: 'times' | 'overlap';
};

/** What is compared, and between which numbers the lower mean may lie. */
const compared = [
  ['heights in inches of two teams', 56, 64],
  ['minutes on the way to school in two towns', 12, 30],
  ['points of two classes in a quiz', 30, 60],
  ['weights in pounds of two breeds of dogs', 20, 60],
  ['lengths in millimeters of leaves from two trees', 40, 60],
] as const;

const drawApart =
  (ask: Apart['ask']): Draw<Apart> =>
  (rng, level) => {
    const [what, least, most] = rng.pick(compared);
    const deviation = rng.int(2, what.startsWith('heights') ? 3 : byLevel(level, 4, 6, 9));
    const times = ask === 'overlap' ? rng.pick([1, 4, 5]) : rng.int(2, byLevel(level, 4, 6, 8));
    return { what, low: rng.int(least, most), deviation, times, ask };
  };
const spelled = (p: Apart): string =>
  `The ${p.what}: the first group has a mean of ${p.low}, the second of ${p.low + p.times * p.deviation}. The mean absolute deviation of both is ${p.deviation}.`;

/** Grade 7: how far apart two groups are, measured by their own spread. */
const overlap = skill<Apart>({
  code: 'statistics.distance-in-deviations',
  name: 'Compare two groups by their spread',
  canDo: 'I can say how far apart two groups are, in deviations.',
  grade: 7,
  standards: ['7.SP.B.3', '7.SP.B.4'],
  prerequisites: ['statistics.mean-absolute-deviation'],
  cases: {
    times: { label: 'how many deviations', draw: drawApart('times') },
    overlap: { label: 'how much the groups overlap', draw: drawApart('overlap') },
  },
  pose: (p) => ({
    prompt: `${spelled(p)} ${p.ask === 'times' ? 'How many mean absolute deviations are the means apart?' : 'How do dot plots of the two groups look?'}`,
    answer:
      p.ask === 'times'
        ? pickAnswer(p.times, p.times * p.deviation, p.times / 2, p.times + 1)
        : choiceAnswer(p.times > 2 ? 'apart' : 'overlap', [
            ['apart', 'They hardly overlap.'],
            ['overlap', 'They overlap a great deal.'],
            ['same', 'They are the same, since their deviations are equal.'],
          ]),
  }),
  solve: (p) =>
    steps(
      [`${p.low + p.times * p.deviation} - ${p.low} = ${p.times * p.deviation}`, 'Find how far apart the means are.'],
      [`${p.times * p.deviation}/${p.deviation} = ${p.times}`, 'Measure that in deviations.'],
      ...(p.ask === 'times'
        ? []
        : ([
            [
              p.times > 2 ? 'apart' : 'overlap',
              p.times > 2
                ? 'That is several deviations, so few values lie between.'
                : 'That is about one deviation, so many values lie between.',
            ],
          ] as const)),
    ),
  hints: () => ['How far apart are the two means?', 'How often does the deviation fit into that?'],
  confirms: (p, key) => {
    const apart = (p.low + p.times * p.deviation - p.low) / p.deviation;
    return p.ask === 'times' ? Number(key) === apart : key === (apart > 2 ? 'apart' : 'overlap');
  },
  mistakes: {
    'statistics.difference-without-spread': (p) =>
      p.ask === 'times'
        ? wrote(p.times * p.deviation, [
            `${p.low + p.times * p.deviation} - ${p.low} = ${p.times * p.deviation}`,
            'Subtract the means.',
          ])
        : p.times > 2
          ? undefined
          : wrote('apart', ['apart', 'The means are different.']),
    'statistics.equal-spread-equal-groups': (p) =>
      p.ask === 'overlap' ? wrote('same', [`${p.deviation} = ${p.deviation}`, 'The deviations are equal.']) : undefined,
    'statistics.deviations-added-up': (p) =>
      p.ask === 'times' && (p.times * p.deviation) % (2 * p.deviation) === 0
        ? wrote(p.times / 2, [
            `${p.times * p.deviation}/${2 * p.deviation} = ${p.times / 2}`,
            'Divide by both deviations together.',
          ])
        : undefined,
  },
});

export const modelSkills = [modelFromData, simulate, overlap];
