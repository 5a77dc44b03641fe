import { near } from '../kit/arithmetic.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { exact, ratioText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { bagStories, drawStories, inBag, trialStories } from '../stories/chances.ts';

/** A bag with so many of each color; asked: the chance of color number `wanted`, or of any other (`not`). */
type Bag = { counts: readonly number[]; wanted: number; not: boolean; thing: string };

const colors = ['red', 'blue', 'green', 'yellow'] as const;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const favorable = ({ counts, wanted, not }: Bag) =>
  not ? sumOf(counts) - (counts[wanted] ?? 0) : (counts[wanted] ?? 0);
const colorOf = ({ wanted }: Bag) => colors[wanted] ?? 'red';
const tellBag = ({ counts, not, thing }: Bag): string => {
  const [a, b, c, d] = counts;
  const told = bagStories[inBag.indexOf(thing)]?.[not ? 'notRed' : 'red'];
  return tellWith(told?.[counts.length - 2], { a, b, c, d });
};

const simpleProbability = skill<Bag>({
  code: 'statistics.simple-probability',
  name: 'Find the chance of one outcome',
  canDo: 'I can write the chance of an outcome as a fraction of all the possible ones.',
  grade: 7,
  standards: ['7.SP.C.5', '7.SP.C.7a'],
  prerequisites: [],
  cases: casesOf(
    { 'two-colors': 'two colors', 'more-colors': 'three colors or more', not: 'an outcome that must not come' },
    (rng, level, caseId) => {
      const kinds = caseId === 'two-colors' ? 2 : rng.int(3, level === 1 ? 3 : 4);
      const make = () => Array.from({ length: kinds }, () => rng.int(1, 3 + 2 * level));
      const good = (counts: readonly number[]) =>
        new Set(counts).size > 1 &&
        (counts[0] ?? 0) * kinds !== sumOf(counts) &&
        (counts[0] ?? 0) * 2 !== sumOf(counts) &&
        counts[0] !== 1;
      return {
        counts: drawUntil(make, good, kinds === 2 ? [3, 5] : kinds === 3 ? [3, 5, 4] : [2, 5, 4, 3]),
        wanted: 0,
        not: caseId === 'not',
        thing: rng.pick(inBag),
      };
    },
  ),
  pose: (bag) => ({
    prompt: tellBag(bag),
    answer: { kind: 'number', key: ratioText(favorable(bag), sumOf(bag.counts)) },
  }),
  solve: (bag) =>
    steps(
      [
        `${bag.counts.join(' + ')} = ${sumOf(bag.counts)}`,
        `Count all the ${bag.thing}: each is as likely as any other.`,
      ],
      [
        `${favorable(bag)}/${sumOf(bag.counts)}${ratioText(favorable(bag), sumOf(bag.counts)) === `${favorable(bag)}/${sumOf(bag.counts)}` ? '' : ` = ${ratioText(favorable(bag), sumOf(bag.counts))}`}`,
        `\`${favorable(bag)}\` of them ${favorable(bag) === 1 ? 'is' : 'are'} ${bag.not ? 'not ' : ''}${colorOf(bag)}.`,
      ],
    ),
  hints: (bag) => [
    `How many ${bag.thing} are there in all? Count the ${colorOf(bag)} ones too.`,
    'The probability is the number that fit, out of all of them.',
    `There are \`${sumOf(bag.counts)}\` ${bag.thing} in all. How many of them are ${bag.not ? 'not ' : ''}${colorOf(bag)}?`,
  ],
  confirms: (bag, key) => {
    const all = bag.counts.flatMap((count, index) => Array.from({ length: count }, () => index));
    return near(all.filter((index) => (index === bag.wanted) !== bag.not).length / all.length, exact(key).valueOf());
  },
  mistakes: {
    'statistics.part-to-part-chance': (bag) => {
      const rest = sumOf(bag.counts) - favorable(bag);
      return wrote(`${favorable(bag)}/${rest}`, [
        `${favorable(bag)}/${rest}`,
        `\`${favorable(bag)}\` that fit, against \`${rest}\` that do not.`,
      ]);
    },
    'statistics.equiprobability': ({ counts, not }) => {
      const top = not ? counts.length - 1 : 1;
      return wrote(`${top}/${counts.length}`, [
        `${top}/${counts.length}`,
        `There are \`${counts.length}\` colors and it is chance, so each color is as likely.`,
      ]);
    },
    'statistics.one-out-of-all': (bag) =>
      wrote(`1/${sumOf(bag.counts)}`, [`1/${sumOf(bag.counts)}`, 'One is taken, out of all of them.']),
  },
  wordProblem: true,
});

/** `fit` of `all` equally likely outcomes, tried `trials` times. */
type Trials = { device: number; fit: number; all: number; trials: number };

/** The spinner and the box of cards, before what happens to people and things. */
const DEVICES = 2;
const tellTrials = (params: Trials): string => {
  const { device, fit, all, trials } = params;
  if (device === 0)
    return `A spinner has \`${all}\` equal parts. \`${fit}\` of them ${fit === 1 ? 'is' : 'are'} blue. It is spun \`${trials}\` times. About how many times should it stop on blue?`;
  if (device === 1)
    return `In a box of \`${all}\` cards, \`${fit}\` ${fit === 1 ? 'shows' : 'show'} a star. A card is drawn, noted and put back, \`${trials}\` times. About how many times should a star come?`;
  return tellWith(trialStories[device - DEVICES], params);
};

const expectedFrequency = skill<Trials>({
  code: 'statistics.expected-frequency',
  name: 'Predict how often something happens',
  canDo: 'I can predict how often an outcome should come in many tries.',
  grade: 7,
  standards: ['7.SP.C.6'],
  prerequisites: ['statistics.simple-probability'],
  cases: {
    'one-part': {
      label: 'one outcome fits',
      draw: (rng, level) => {
        const all = rng.int(4 + 0, 5 + 2 * level);
        return {
          device: rng.int(0, DEVICES + trialStories.length - 1),
          fit: 1,
          all,
          trials: all * rng.int(5, 20 + 10 * level),
        };
      },
    },
    'several-parts': {
      label: 'several outcomes fit',
      draw: (rng, level) => {
        const all = rng.int(4 + 1, 5 + 2 * level);
        const fits = Array.from({ length: all - 2 }, (_, i) => i + 2).filter((n) => 2 * n !== all);
        return {
          device: rng.int(0, DEVICES + trialStories.length - 1),
          fit: rng.pick(fits),
          all,
          trials: all * rng.int(5, 20 + 10 * level),
        };
      },
    },
  },
  pose: (trials) => ({
    prompt: tellTrials(trials),
    answer: { kind: 'number', key: ratioText(trials.fit * trials.trials, trials.all) },
  }),
  solve: ({ fit, all, trials }) =>
    steps(
      [`${fit}/${all}`, 'This is the probability for one try.'],
      [`${fit}/${all} * ${trials} = ${ratioText(fit * trials, all)}`, 'Take this part of all the tries.'],
    ),
  hints: ({ fit, all, trials }) => [
    'What is the probability for one try?',
    `It should happen in \`${fit}/${all}\` of the tries.`,
    `In \`${all}\` tries it should happen \`${fit}\` ${fit === 1 ? 'time' : 'times'}. How many groups of \`${all}\` are in \`${trials}\`?`,
  ],
  confirms: ({ fit, all, trials }, key) => near(Number(key) / trials, fit / all),
  mistakes: {
    'statistics.fifty-fifty': ({ trials }) =>
      trials % 2 === 1
        ? undefined
        : wrote(ratioText(trials, 2), [
            `${trials}/2 = ${ratioText(trials, 2)}`,
            'It happens or it does not, so half of the time.',
          ]),
    'statistics.one-part-for-all-parts': ({ fit, all, trials }) =>
      fit === 1
        ? undefined
        : wrote(ratioText(trials, all), [
            `${trials}/${all} = ${ratioText(trials, all)}`,
            `Share \`${trials}\` equally among \`${all}\`.`,
          ]),
    'statistics.trials-ignored': ({ fit }) => wrote(String(fit), [String(fit), 'That many fit.']),
  },
  wordProblem: true,
});

/** Two draws from `all` things, of which `fit` fit; with or without putting the first one back. */
type Draws = { fit: number; all: number; back: boolean; thing: string };

const bothText = ({ fit, all, back }: Draws) => ratioText(fit * (back ? fit : fit - 1), all * (back ? all : all - 1));

const twoDraws = skill<Draws>({
  code: 'statistics.two-draws',
  name: 'Find the chance that two draws both fit',
  canDo: 'I can find the chance of two draws, with and without putting back.',
  grade: 9,
  standards: ['7.SP.C.8a', 'S-CP.A.2', 'S-CP.B.8'],
  prerequisites: ['statistics.simple-probability'],
  cases: {
    'put-back': {
      label: 'the first one is put back',
      draw: (rng, level) => {
        const all = rng.int(5, 6 + 2 * level);
        return {
          fit: rng.int(2, all - 2),
          all,
          back: true,
          thing: rng.pick(inBag),
        };
      },
    },
    'kept-out': {
      label: 'the first one stays out',
      draw: (rng, level) => {
        const all = rng.int(5, 6 + 2 * level);
        return {
          fit: rng.int(2, all - 2),
          all,
          back: false,
          thing: rng.pick(inBag),
        };
      },
    },
  },
  pose: (draws) => ({
    prompt: tellWith(drawStories[inBag.indexOf(draws.thing)]?.[draws.back ? 'back' : 'out'], draws),
    answer: { kind: 'number', key: bothText(draws) },
  }),
  solve: (draws) => {
    const { fit, all, back } = draws;
    const second = back ? `${fit}/${all}` : `${fit - 1}/${all - 1}`;
    return steps(
      [`${fit}/${all}`, 'Chance that the first one is red.'],
      [
        second,
        back
          ? 'The bag is as before, so the chance is the same.'
          : 'One red one is gone, so there is one less, out of one less.',
      ],
      [`${fit}/${all} * ${second} = ${bothText(draws)}`, 'Both must happen: multiply.'],
    );
  },
  hints: ({ fit, all, back }) => [
    'Think of the first draw alone, then of the second.',
    back
      ? 'What is in the bag at the second draw?'
      : `Say the first one was red. What is left in the bag? There were \`${fit}\` red out of \`${all}\`.`,
    `The second chance is a part of the first one. Multiply \`${fit}/${all}\` by ${back ? 'the chance of the second draw' : `\`${fit - 1}/${all - 1}\``}.`,
  ],
  confirms: ({ fit, all, back }, key) => {
    const pairs = Array.from({ length: all }, (_, i) => i).flatMap((i) =>
      Array.from({ length: all }, (_, j) => [i, j] as const).filter(([a, b]) => back || a !== b),
    );
    return near(pairs.filter(([a, b]) => a < fit && b < fit).length / pairs.length, exact(key).valueOf());
  },
  mistakes: {
    'statistics.replacement-mixed-up': (draws) => {
      const answer = bothText({ ...draws, back: !draws.back });
      return draws.back
        ? undefined
        : wrote(answer, [
            `${draws.fit}/${draws.all} * ${draws.fit}/${draws.all} = ${answer}`,
            'The chance of red is the same each time.',
          ]);
    },
    'statistics.chances-added': ({ fit, all, back }) => {
      const sum = back
        ? exact(ratioText(fit, all)).mul(2)
        : exact(ratioText(fit, all)).add(exact(ratioText(fit - 1, all - 1)));
      return wrote(sum.toFraction(), [
        `${fit}/${all} + ${back ? `${fit}/${all}` : `${fit - 1}/${all - 1}`} = ${sum.toFraction()}`,
        'First and second: add the chances.',
      ]);
    },
    'statistics.compound-as-simple': ({ fit, all }) =>
      wrote(ratioText(fit, all), [ratioText(fit, all), 'The chance of red.']),
  },
  wordProblem: true,
});

export const probabilitySkills = [simpleProbability, expectedFrequency, twoDraws];
