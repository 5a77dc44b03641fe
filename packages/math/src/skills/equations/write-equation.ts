import type { Prose } from '../../types.ts';
import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * Two quantities with letters `one` and `two`, and what is said of them:
 * `times` one = p·two · `ratio` for every p of one there are q of two · `more` one = two + p · `cost` one = p + q·two.
 */
type TwoQuantities = {
  readonly says: 'times' | 'ratio' | 'more' | 'cost';
  readonly story: number;
  readonly p: number;
  readonly q: number;
  readonly one: string;
  readonly two: string;
};

type Story = {
  readonly one: string;
  readonly two: string;
  readonly tell: (p: number, q: number) => Prose;
  readonly ask: Prose;
};

const stories: Record<TwoQuantities['says'], readonly Story[]> = {
  times: [
    {
      one: 'S',
      two: 'T',
      tell: (p) => `At a school there are \`${p}\` times as many students as teachers.`,
      ask: 'Let `S` be the number of students and `T` the number of teachers.',
    },
    {
      one: 'C',
      two: 'B',
      tell: (p) => `On a street there are \`${p}\` times as many cars as bikes.`,
      ask: 'Let `C` be the number of cars and `B` the number of bikes.',
    },
    {
      one: 'H',
      two: 'R',
      tell: (p) => `A farm has \`${p}\` times as many hens as rabbits.`,
      ask: 'Let `H` be the number of hens and `R` the number of rabbits.',
    },
    {
      one: 'P',
      two: 'D',
      tell: (p) => `A hospital has \`${p}\` times as many patients as doctors.`,
      ask: 'Let `P` be the number of patients and `D` the number of doctors.',
    },
  ],
  ratio: [
    {
      one: 'C',
      two: 'P',
      tell: (p, q) => `At a bakery, for every \`${p}\` people who buy cake there are \`${q}\` people who buy pie.`,
      ask: 'Let `C` be the number of people who buy cake and `P` the number of people who buy pie.',
    },
    {
      one: 'R',
      two: 'G',
      tell: (p, q) => `In a box, for every \`${p}\` red beads there are \`${q}\` green beads.`,
      ask: 'Let `R` be the number of red beads and `G` the number of green beads.',
    },
    {
      one: 'D',
      two: 'F',
      tell: (p, q) => `In a park, for every \`${p}\` dogs there are \`${q}\` foxes.`,
      ask: 'Let `D` be the number of dogs and `F` the number of foxes.',
    },
  ],
  more: [
    {
      one: 'A',
      two: 'B',
      tell: (p) => `Amara is exactly \`${p}\` years older than Bao.`,
      ask: 'Let `A` be Amara’s age and `B` Bao’s age, in years.',
    },
    {
      one: 'R',
      two: 'Y',
      tell: (p) => `The red rope is \`${p}\` meters longer than the yellow rope.`,
      ask: 'Let `R` be the length of the red rope and `Y` the length of the yellow rope, in meters.',
    },
    {
      one: 'M',
      two: 'N',
      tell: (p) => `Mateo has \`${p}\` stickers more than Nour.`,
      ask: 'Let `M` be the number of stickers that Mateo has and `N` the number that Nour has.',
    },
  ],
  cost: [
    {
      one: 'W',
      two: 'H',
      tell: (p, q) => `Rosa earns \`${p}\` dollars a week, and \`${q}\` dollars more for each hour of overtime.`,
      ask: 'Let `H` be the hours of overtime in a week and `W` the wage for that week, in dollars.',
    },
    {
      one: 'C',
      two: 'M',
      tell: (p, q) => `A taxi ride costs \`${p}\` dollars to start and \`${q}\` dollars for each mile.`,
      ask: 'Let `M` be the number of miles and `C` the cost of the ride, in dollars.',
    },
    {
      one: 'T',
      two: 'G',
      tell: (p, q) => `Bowling costs \`${p}\` dollars for shoes and \`${q}\` dollars for each game.`,
      ask: 'Let `G` be the number of games and `T` the total cost, in dollars.',
    },
  ],
};

const keyOf = ({ says, p, q, one, two }: TwoQuantities): string =>
  ({
    times: `${one} = ${p}${two}`,
    ratio: `${q}${one} = ${p}${two}`,
    more: `${one} = ${two} + ${p}`,
    cost: `${one} = ${p} + ${q}${two}`,
  })[says];

/** A pair of values that fits the story, found by counting and not from the equation. */
function fitting({ says, p, q }: TwoQuantities): readonly [number, number] {
  if (says === 'times') return [[1, 2, 3].map(() => p).reduce((sum, each) => sum + each, 0), 3];
  if (says === 'ratio') return [p + p, q + q];
  if (says === 'more') return [10 + p, 10];
  return [p + q + q + q, 3];
}

const reasons: Record<TwoQuantities['says'], (params: TwoQuantities) => Prose> = {
  times: ({ p, one, two }) =>
    `There are more of \`${one}\` than of \`${two}\`. To make them equal, multiply the smaller one, \`${two}\`, by \`${p}\`.`,
  ratio: ({ p, q, one, two }) =>
    `With \`${p}\` of \`${one}\` there are \`${q}\` of \`${two}\`, so \`${q}\` times the first is as much as \`${p}\` times the second.`,
  more: ({ p, one, two }) => `\`${one}\` is the greater one. Add \`${p}\` to \`${two}\` to make them equal.`,
  cost: ({ p, q, one, two }) => `\`${one}\` is \`${p}\` at the start, and \`${q}\` more for each \`${two}\`.`,
};

/** An equation in two letters from a sentence. */
export const writeEquation = skill<TwoQuantities>({
  code: 'equations.write-two-quantities',
  name: 'Write an equation for two quantities',
  canDo: 'I can write an equation that says how two quantities belong together.',
  grade: 6,
  standards: ['6.EE.C.9', '7.RP.A.2c'],
  prerequisites: ['expressions.write-from-words'],
  cases: casesOf(
    { times: '"times as many"', ratio: '"for every … there are …"', more: '"more than"', cost: 'a start and a rate' },
    (rng, level, caseId): TwoQuantities => {
      const says = (['times', 'ratio', 'more', 'cost'] as const).find((one) => one === caseId) ?? 'times';
      const story = rng.int(0, stories[says].length - 1);
      const { one = 'A', two = 'B' } = stories[says][story] ?? {};
      const top = byLevel(level, 6, 12, 25);
      if (says === 'ratio') {
        const p = rng.int(2, level === 1 ? 5 : 9);
        const near = rng.int(2, level === 1 ? 6 : 10);
        return { says, story, p, q: p !== near && gcd(p, near) === 1 ? near : p + 1, one, two };
      }
      const p = says === 'cost' ? rng.int(2, top) * 5 : rng.int(2, top);
      const q = rng.int(2, says === 'cost' && level === 1 ? 5 : 9);
      return { says, story, p, q: p === q ? q + 1 : q, one, two };
    },
  ),
  pose: (params) => {
    const story = stories[params.says][params.story];
    return {
      prompt: `${story?.tell(params.p, params.q) ?? ''} ${story?.ask ?? ''} Write an equation with \`${params.one}\` and \`${params.two}\`.`,
      answer: { kind: 'equation', key: keyOf(params) },
    };
  },
  solve: (params) => steps([keyOf(params), reasons[params.says](params)]),
  hints: (params) => {
    const [first, second] = fitting(params);
    return [
      'A letter stands for a number here, not for a person or a thing. Which of the two numbers is greater?',
      `Make up numbers that fit: if \`${params.two}\` is \`${second}\`, then \`${params.one}\` is \`${first}\`.`,
      'What do you have to do to one of the numbers so that both sides are equal? Test your equation with the made-up numbers.',
    ];
  },
  confirms: (params, key) => {
    const [left = '', right = ''] = key.split(' = ');
    const [first, second] = fitting(params);
    const gap = (a: number, b: number) =>
      valueAt(left, { [params.one]: a, [params.two]: b }) - valueAt(right, { [params.one]: a, [params.two]: b });
    return (
      near(gap(first, second) + 1, 1) && Math.abs(gap(second, first)) > 1e-6 && Math.abs(gap(first + 1, second)) > 1e-6
    );
  },
  wordProblem: true,
  mistakes: {
    'equations.reversal': ({ says, p, q, one, two }) => {
      if (says === 'cost') return undefined;
      const wrong = {
        times: `${p}${one} = ${two}`,
        ratio: `${p}${one} = ${q}${two}`,
        more: `${one} + ${p} = ${two}`,
      }[says];
      return wrote(wrong, [wrong, 'Write the words down in the order in which they stand.']);
    },
    'expressions.letter-as-object': ({ says, p, q, one, two }) => {
      if (says !== 'ratio' && says !== 'times') return undefined;
      const wrong = says === 'ratio' ? `${p}${one} + ${q}${two} = ${p + q}` : `${p}${one} + ${two} = ${p + 1}`;
      return wrote(wrong, [wrong, `\`${one}\` and \`${two}\` are short for the words.`]);
    },
    'equations.rate-and-start-swapped': ({ says, p, q, one, two }) =>
      says === 'cost'
        ? wrote(`${one} = ${p}${two} + ${q}`, [`${one} = ${p}${two} + ${q}`, 'The first number goes with the letter.'])
        : undefined,
    'equations.one-letter-for-all': ({ says, p, q, one, two }) =>
      says === 'cost'
        ? wrote(`${one} = ${p}${two} + ${q}${two}`, [
            `${one} = ${p}${two} + ${q}${two}`,
            'Each number gets the letter.',
          ])
        : undefined,
    'expressions.more-means-times': ({ says, p, one, two }) =>
      says === 'more'
        ? wrote(`${one} = ${p}${two}`, [`${one} = ${p}${two}`, `\`${p}\` more, so write \`${p}\` in front.`])
        : undefined,
  },
  read: (text) => {
    const [, times, first, second] =
      /(\d+|two|three|four|five|six|seven|eight|nine|ten) times as many ([a-z]+) as ([a-z]+)/i.exec(text) ?? [];
    const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const letterFor = (thing: string) =>
      new RegExp(
        String.raw`\b([A-Z])\b(?: be| is| for| represents| stands for)? (?:the )?number of ${thing}`,
        'i',
      ).exec(text)?.[1] ?? thing.charAt(0).toUpperCase();
    if (times === undefined || first === undefined || second === undefined) return undefined;
    const p = words.includes(times.toLowerCase()) ? words.indexOf(times.toLowerCase()) + 2 : Number(times);
    const [one, two] = [letterFor(first), letterFor(second)];
    return one === two ? undefined : { says: 'times', story: 0, p, q: 1, one, two };
  },
});
