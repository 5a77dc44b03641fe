import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { withCommas } from '../kit/contexts.ts';
import { optionId, shuffledChoice } from '../kit/shuffled-choice.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** What is to be decided between two places, and which quantity decides it. */
type Question = {
  readonly goal: string;
  readonly places: readonly [string, string];
  readonly things: string;
  readonly groups: string;
  /** How many groups the smallest share is counted for: 100 for accidents of riders. */
  readonly base: number;
  /** By how much the shares of 6 to 9 are multiplied, to be of a plausible size. */
  readonly scale: number;
  readonly decides: 'rate' | 'total';
};

const question = (
  decides: Question['decides'],
  goal: string,
  places: Question['places'],
  [things, groups, base, scale = 1]: readonly [string, string, number, number?],
): Question => ({ goal, places, things, groups, base, scale, decides });

const questions: readonly Question[] = [
  question(
    'rate',
    'In which town is riding a bike more dangerous?',
    ['Elm', 'Oakdale'],
    ['bike accidents', 'riders', 100],
  ),
  question('rate', 'Which player makes baskets more reliably?', ['Ana', 'Kofi'], ['baskets', 'shots', 10]),
  question('rate', 'Which bus line is less reliable?', ['Line 4', 'Line 9'], ['late buses', 'trips', 100]),
  question('rate', 'Which factory works less carefully?', ['Plant A', 'Plant B'], ['broken lamps', 'lamps made', 1000]),
  question(
    'rate',
    'In which library do people return books later?',
    ['North', 'South'],
    ['overdue books', 'books lent', 100],
  ),
  question('rate', 'Which seeds are worse?', ['Brand A', 'Brand B'], ['seeds that failed', 'seeds planted', 100]),
  question(
    'rate',
    'Which van uses more fuel for the same distance?',
    ['The red van', 'The blue van'],
    ['gallons', 'miles driven', 100],
  ),
  question(
    'rate',
    'Which house is noisier to live in?',
    ['Lake House', 'Park House'],
    ['complaints', 'apartments', 10],
  ),
  question(
    'rate',
    'Which clinic makes people cancel more often?',
    ['East', 'West'],
    ['canceled visits', 'visits booked', 100],
  ),
  question('rate', 'Which app has less satisfied users?', ['Tunely', 'Songbox'], ['bad reviews', 'users', 1000]),
  question(
    'total',
    'Each student gets one breakfast. Which school has to buy more breakfasts?',
    ['Hill School', 'Bay School'],
    ['students', 'classrooms', 1, 3],
  ),
  question(
    'total',
    'The prize goes to the grade that brings the most paper in all. Which grade gets it?',
    ['Grade 7', 'Grade 8'],
    ['pounds of paper', 'students', 5, 5],
  ),
  question(
    'total',
    'Each visitor needs a chair. For which concert are more chairs rented?',
    ['Friday', 'Sunday'],
    ['visitors', 'musicians', 1, 10],
  ),
  question(
    'total',
    'One truck takes everything. Which load needs the larger truck?',
    ['The north load', 'The south load'],
    ['boxes', 'addresses', 1],
  ),
  question(
    'total',
    'Which shelter needs the larger bag of food for a week?',
    ['Paws', 'Tails'],
    ['pounds of food', 'dogs', 1],
  ),
  question(
    'total',
    'The class with the most money pays for the trip. Which one is it?',
    ['Class A', 'Class B'],
    ['dollars raised', 'children', 2, 3],
  ),
  question(
    'total',
    'Which tank has to hold more rain?',
    ['The garden tank', 'The school tank'],
    ['gallons of rain', 'rainy days', 1, 5],
  ),
  question(
    'total',
    'Each brick is paid for. Which wall costs more?',
    ['The front wall', 'The side wall'],
    ['bricks', 'rows', 1, 10],
  ),
  question('total', 'Which team needs more meals on the trip?', ['Track', 'Swimming'], ['athletes', 'coaches', 1]),
  question('total', 'Which ferry needs more life vests?', ['Gull', 'Heron'], ['passengers', 'crew members', 1, 5]),
];

/** The first place has more groups and more things, the second one more things for each group. */
type Two = {
  readonly question: number;
  readonly groups: readonly number[];
  readonly things: readonly number[];
  readonly order: readonly string[];
};

const found = ({ question: at }: Two): Question => {
  const one = questions[at];
  if (one === undefined) throw new RangeError(`no question ${at}`);
  return one;
};
const NAMES = ['rate', 'total', 'groups', 'sum'];

const drawOf = (decides: Question['decides']): Draw<Two> => {
  const at = range(0, questions.length - 1).filter((place) => questions[place]?.decides === decides);
  return (rng, level) => {
    const place = rng.pick(at);
    const { base = 1, scale = 1 } = questions[place] ?? {};
    const high = rng.int(6, 9);
    const low = high - rng.int(1, 2);
    const few = rng.int(byLevel(level, 2, 5, 8), byLevel(level, 4, 7, 12));
    const many = Math.ceil((high * few) / low) + rng.int(1, 3);
    return {
      question: place,
      groups: [many * base, few * base],
      things: [many * low * scale, few * high * scale],
      order: rng.shuffle(NAMES),
    };
  };
};

const numbers = ({ groups: [n1 = 1, n2 = 1], things: [t1 = 0, t2 = 0] }: Two) => ({ n1, n2, t1, t2 });

/** Algebra 1: which quantity describes what is asked. */
export const quantities = skill<Two>({
  code: 'algebra.quantities',
  name: 'Choose the quantity that answers a question',
  canDo: 'I can say which quantity has to be compared to decide something.',
  grade: 9,
  standards: ['N-Q.A.2'],
  prerequisites: ['ratios.unit-rate'],
  cases: {
    rate: { label: 'a rate decides', draw: drawOf('rate') },
    total: { label: 'a total decides', draw: drawOf('total') },
  },
  pose: (p) => {
    const { goal, places, things, groups, decides } = found(p);
    const { n1, n2, t1, t2 } = numbers(p);
    const said = (t: number, n: number) => `${withCommas(t)} ${things}, ${withCommas(n)} ${groups}`;
    return {
      prompt: `${goal} ${places[0]}: ${said(t1, n1)}. ${places[1]}: ${said(t2, n2)}. Which quantity has to be compared?`,
      answer: shuffledChoice(p.order, decides, {
        rate: `The number of ${things} divided by the number of ${groups}`,
        total: `The number of ${things}`,
        groups: `The number of ${groups}`,
        sum: `The number of ${things} plus the number of ${groups}`,
      }),
    };
  },
  solve: (p) => {
    const { n1, n2, t1, t2 } = numbers(p);
    return found(p).decides === 'rate'
      ? steps(
          [`${n1} > ${n2}`, 'The two places are not equally large, so the totals cannot be compared.'],
          [`${t1}/${n1} < ${t2}/${n2}`, `What counts is how many there are for the same number of ${found(p).groups}.`],
        )
      : steps([
          `${t1} > ${t2}`,
          `What is needed grows with the number of ${found(p).things}, whatever they are divided into.`,
        ]);
  },
  hints: (p) => [
    'What would you do if one of the two places were twice as large, and nothing else were different?',
    `Does the number of ${found(p).groups} change the answer to the question?`,
  ],
  confirms: (p, key) => {
    const { n1, n2, t1, t2 } = numbers(p);
    // The two quantities disagree, so that only one of them can decide; what is used up or won together is a total.
    const together = /^Each|most|need|hold/.test(found(p).goal);
    return t1 > t2 && t1 * n2 < t2 * n1 && key === optionId(p.order, together ? 'total' : 'rate');
  },
  mistakes: {
    'algebra.total-for-a-rate': (p) =>
      found(p).decides === 'rate'
        ? wrote(optionId(p.order, 'total'), [`${numbers(p).t1} > ${numbers(p).t2}`, 'More of them is more.'])
        : undefined,
    'algebra.rate-for-a-total': (p) =>
      found(p).decides === 'total'
        ? wrote(optionId(p.order, 'rate'), [
            `${numbers(p).t1}/${numbers(p).n1} < ${numbers(p).t2}/${numbers(p).n2}`,
            'It is fair only for each one.',
          ])
        : undefined,
    'algebra.larger-group-decides': (p) =>
      wrote(optionId(p.order, 'groups'), [`${numbers(p).n1} > ${numbers(p).n2}`, 'The larger group has more.']),
  },
  wordProblem: true,
});
