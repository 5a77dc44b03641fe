import { near } from '../kit/arithmetic.ts';
import { exact, ratioText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Two number cubes with `faces` faces each: a sum, a pair of two different numbers in any order, or two coins with one head. */
type Pair = { kind: 'sum' | 'different-pair' | 'coins'; faces: number; target: number; other: number };

const pairsOf = ({ kind, faces, target, other }: Pair): number => {
  if (kind === 'coins') return 2;
  if (kind === 'different-pair') return target === other ? 1 : 2;
  return Math.max(0, Math.min(faces, target - 1) - Math.max(1, target - faces) + 1);
};
const allOf = ({ kind, faces }: Pair) => (kind === 'coins' ? 4 : faces * faces);
const die = (faces: number) => (faces === 6 ? 'number cubes (1 to 6)' : `spinners with the equal parts 1 to ${faces}`);

const promptOf = (pair: Pair): string => {
  if (pair.kind === 'coins') return 'Two fair coins are tossed. What is the probability of one head and one tail?';
  const start = pair.faces === 6 ? `Two fair ${die(6)} are rolled.` : `Two ${die(pair.faces)} are spun.`;
  return pair.kind === 'sum'
    ? `${start} What is the probability that the sum is \`${pair.target}\`?`
    : `${start} What is the probability of a \`${pair.target}\` and a \`${pair.other}\`, in any order?`;
};

const listedPairs = ({ kind, faces, target, other }: Pair): string[] => {
  if (kind === 'different-pair') return [`(${target}, ${other})`, `(${other}, ${target})`];
  const firsts = Array.from({ length: faces }, (_, i) => i + 1).filter(
    (first) => target - first >= 1 && target - first <= faces,
  );
  return firsts.map((first) => `(${first}, ${target - first})`);
};

const compound = skill<Pair>({
  code: 'statistics.compound-probability',
  name: 'Find the chance of two things together',
  canDo: 'I can list all the outcomes of two tries and count those that fit.',
  grade: 7,
  standards: ['7.SP.C.8a', '7.SP.C.8b'],
  prerequisites: ['statistics.simple-probability'],
  cases: casesOf(
    {
      sum: {
        label: 'a sum of two numbers',
        few: 'Two number cubes have nine sums between the least and the greatest.',
      },
      'different-pair': 'two different numbers in any order',
      coins: { label: 'a head and a tail', few: 'Two coins are asked about in one way.' },
    },
    (rng, level, caseId) => {
      const faces = level === 1 ? rng.int(3, 5) : level === 2 ? rng.pick([4, 5, 6]) : 6;
      const target =
        caseId === 'sum' ? rng.pick([...Array(2 * faces - 3).keys()].map((i) => i + 3)) : rng.int(1, faces - 1);
      return {
        kind: caseId === 'sum' ? 'sum' : caseId === 'coins' ? 'coins' : 'different-pair',
        faces,
        target,
        other: rng.int(target + 1, Math.max(target + 1, faces)),
      };
    },
  ),
  pose: (pair) => ({ prompt: promptOf(pair), answer: { kind: 'number', key: ratioText(pairsOf(pair), allOf(pair)) } }),
  solve: (pair) => {
    const all = allOf(pair);
    return steps(
      [
        `${pair.kind === 'coins' ? '2 * 2' : `${pair.faces} * ${pair.faces}`} = ${all}`,
        'Count all the outcomes: first and second are told apart.',
      ],
      pair.kind === 'coins'
        ? ['2', 'Head then tail, and tail then head: two outcomes fit.']
        : [listedPairs(pair).join(', '), 'List those that fit.'],
      [
        `${pairsOf(pair)}/${all}${ratioText(pairsOf(pair), all) === `${pairsOf(pair)}/${all}` ? '' : ` = ${ratioText(pairsOf(pair), all)}`}`,
        'Those that fit, out of all.',
      ],
    );
  },
  hints: (pair) => [
    pair.kind === 'coins'
      ? 'Give the coins names, such as gold and silver. List everything that can happen.'
      : 'Make a table: the first result along the top, the second down the side.',
    `There are \`${allOf(pair)}\` outcomes, all equally likely.`,
    'The same two results in the other order are another outcome. How many outcomes fit?',
  ],
  confirms: (pair, key) => {
    const size = pair.kind === 'coins' ? 2 : pair.faces;
    const numbers = Array.from({ length: size }, (_, i) => i + 1);
    const fits = (a: number, b: number) =>
      pair.kind === 'sum'
        ? a + b === pair.target
        : pair.kind === 'coins'
          ? a !== b
          : a !== b && [pair.target, pair.other].includes(a) && [pair.target, pair.other].includes(b);
    const hits = numbers.flatMap((a) => numbers.filter((b) => fits(a, b))).length;
    return near(hits / (size * size), exact(key).valueOf());
  },
  mistakes: {
    'statistics.equiprobability': ({ kind, faces }) => {
      if (kind === 'different-pair') return undefined;
      const results = kind === 'coins' ? 3 : 2 * faces - 1;
      return wrote(`1/${results}`, [
        `1/${results}`,
        kind === 'coins'
          ? 'Two heads, two tails, or one of each: three results.'
          : `The sums go from \`2\` to \`${2 * faces}\`: each is one of \`${results}\` results.`,
      ]);
    },
    'statistics.order-not-counted': (pair) => {
      const { kind, faces, target } = pair;
      if (kind === 'coins') return wrote('1/4', ['1/4', 'There is one way to get a head and a tail.']);
      const unordered = kind === 'different-pair' ? 1 : Math.ceil(pairsOf(pair) / 2);
      if (kind === 'sum' && pairsOf(pair) === 1) return undefined;
      return wrote(ratioText(unordered, faces * faces), [
        `${unordered}/${faces * faces}`,
        kind === 'sum'
          ? `There ${unordered === 1 ? 'is' : 'are'} \`${unordered}\` ${unordered === 1 ? 'way' : 'ways'} to make \`${target}\`.`
          : 'There is one way to get these two numbers.',
      ]);
    },
    'statistics.compound-as-simple': ({ kind, faces }) =>
      kind === 'coins' ? undefined : wrote(`1/${faces}`, [`1/${faces}`, `Each number has the chance \`1/${faces}\`.`]),
  },
});

export const compoundProbabilitySkills = [compound];
