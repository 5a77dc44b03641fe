import type { Picture } from '../../pictures/types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { surveys } from '../stories/surveys.ts';

/** Points x0, y0, x1, y1, … of two quantities, and their relation. */
type Cloud = {
  readonly story: number;
  readonly points: readonly number[];
  readonly ask: 'positive' | 'negative' | 'none' | 'outlier';
  readonly odd: number;
};

const stories = [
  {
    positive: ['hours of study', 'points in a test'],
    negative: ['hours of video games', 'points in a test'],
    none: ['shoe size', 'points in a test'],
  },
  {
    positive: ['age of a tree in years', 'height in feet'],
    negative: ['age of a car in years', 'price in hundreds of dollars'],
    none: ['house number', 'people at home'],
  },
  {
    positive: ['temperature', 'cups of lemonade sold'],
    negative: ['temperature', 'cups of cocoa sold'],
    none: ['day of the month', 'cups of tea sold'],
  },
  {
    positive: ['miles run', 'minutes'],
    negative: ['miles driven', 'gallons left'],
    none: ['letters in the name', 'miles run'],
  },
] as const;
const axesOf = ({ story, ask }: Cloud): readonly [string, string] =>
  (stories[story] ?? stories[0])[ask === 'outlier' ? 'positive' : ask];
const pairsOf = ({ points }: Cloud) => points.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: points[at + 1] ?? 0 }] : []));

const drawCloud =
  (ask: Cloud['ask']): Draw<Cloud> =>
  (rng) => {
    const xs = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const odd = rng.int(1, 7);
    const height = (x: number) =>
      ask === 'none' ? rng.pick([3, 5, 7, 9, 11, 13, 15]) : (ask === 'negative' ? 20 - 2 * x : 2 * x) + rng.int(-1, 1);
    const points = xs.flatMap((x) => [x, height(x)]);
    // An outlier lies far from the line, on the side with enough room.
    const moved = ask === 'outlier' ? points.with(2 * odd + 1, odd < 4 ? 17 : 2) : points;
    return {
      story: rng.int(0, stories.length - 1),
      points: ask === 'none' ? moved.with(1, 9).with(17, 9) : moved,
      ask,
      odd,
    };
  };

const picture = (p: Cloud): Picture => {
  const [x, y] = axesOf(p);
  return {
    kind: 'coordinate-plane',
    x: { from: 0, to: 10, step: 1, label: x },
    y: { from: 0, to: 20, step: 2, label: y },
    points: pairsOf(p),
    alt: `A scatter plot of ${x} and ${y}. Points: ${pairsOf(p)
      .map((point) => `${point.x} and ${point.y}`)
      .join(', ')}.`,
  };
};

/** Grade 8: how two quantities go together in a scatter plot. */
const association = skill<Cloud>({
  code: 'statistics.association',
  name: 'Describe a scatter plot',
  canDo: 'I can say how two quantities go together, and find a point that stands apart.',
  grade: 8,
  standards: ['8.SP.A.1'],
  prerequisites: ['geometry.read-point'],
  cases: {
    positive: { label: 'both grow together', draw: drawCloud('positive') },
    negative: { label: 'one grows and the other falls', draw: drawCloud('negative') },
    none: { label: 'no association', draw: drawCloud('none') },
    outlier: { label: 'a point that stands apart', draw: drawCloud('outlier') },
  },
  pose: (p) =>
    p.ask === 'outlier'
      ? {
          prompt: 'Which point is an outlier: it does not follow the pattern of the others?',
          picture: picture(p),
          answer: choiceAnswer(
            'odd',
            (
              [
                ['first', 0],
                ['odd', p.odd],
                ['last', 8],
              ] as const
            ).map(([id, at]) => [id, `\`(${p.points[2 * at] ?? 0}, ${p.points[2 * at + 1] ?? 0})\``] as const),
          ),
        }
      : {
          prompt: 'How do the two quantities of the scatter plot go together?',
          picture: picture(p),
          answer: choiceAnswer(p.ask, [
            ['positive', 'Positive association'],
            ['negative', 'Negative association'],
            ['none', 'No association'],
          ]),
        },
  solve: (p) =>
    steps([
      p.ask === 'outlier' ? `(${p.points[2 * p.odd] ?? 0}, ${p.points[2 * p.odd + 1] ?? 0})` : p.ask,
      {
        positive: 'From left to right the points go up: one grows with the other.',
        negative: 'From left to right the points go down: one grows and the other falls.',
        none: 'From left to right the points go neither up nor down.',
        outlier: 'All the other points lie near a line. This one lies far from it.',
      }[p.ask],
    ]),
  hints: (p) => [
    'Lay a pencil along the points. Which way does it point?',
    p.ask === 'outlier'
      ? 'Which point is far from the pencil?'
      : 'Follow the points from left to right: do they rise, fall, or neither?',
  ],
  confirms: (p, key) => {
    const pairs = pairsOf(p);
    const [mx, my] = [pairs.reduce((sum, { x }) => sum + x, 0) / 9, pairs.reduce((sum, { y }) => sum + y, 0) / 9];
    const [sxy, sxx, syy] = [
      pairs.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0),
      pairs.reduce((sum, { x }) => sum + (x - mx) ** 2, 0),
      pairs.reduce((sum, { y }) => sum + (y - my) ** 2, 0),
    ];
    const r = sxy / Math.sqrt(sxx * syy);
    if (p.ask !== 'outlier')
      return (
        key === (r > 0.8 ? 'positive' : r < -0.8 ? 'negative' : 'none') ||
        (p.ask === 'none' && key === 'none' && Math.abs(r) < 0.8)
      );
    const far = pairs.map(({ x, y }) => Math.abs(y - 2 * x));
    return key === 'odd' && far.indexOf(Math.max(...far)) === p.odd;
  },
  mistakes: {
    'statistics.axis-direction-for-association': (p) =>
      p.ask === 'negative' || p.ask === 'none'
        ? wrote('positive', ['positive', 'The numbers on both axes grow.'])
        : undefined,
    'statistics.end-point-as-outlier': (p) =>
      p.ask === 'outlier' ? wrote('last', ['last', 'It is farthest out.']) : undefined,
    'statistics.not-exact-no-association': (p) =>
      p.ask === 'positive' || p.ask === 'negative'
        ? wrote('none', ['none', 'They do not lie on a line exactly.'])
        : undefined,
    'statistics.start-as-outlier': (p) =>
      p.ask === 'outlier' ? wrote('first', ['first', 'It is the smallest.']) : undefined,
    'statistics.falling-means-none': (p) =>
      p.ask === 'none' ? wrote('negative', ['negative', 'Some points are lower farther right.']) : undefined,
  },
});

/** Counts of two yes-or-no questions: both, first only, second only, neither. */
type Table = {
  readonly topic: number;
  readonly both: number;
  readonly first: number;
  readonly second: number;
  readonly neither: number;
  readonly ask: 'cell' | 'share';
};

const surveyOf = ({ topic }: Table) => surveys[topic] ?? surveys[0];
const firstTotal = ({ both, first }: Table): number => both + first;
const all = ({ both, first, second, neither }: Table): number => both + first + second + neither;

const drawTable =
  (ask: Table['ask']): Draw<Table> =>
  (rng, level) => {
    const total = rng.pick(byLevel(level, [20, 40], [20, 40, 50], [25, 40, 50, 80]));
    const both = rng.int(2, total - 2);
    return {
      topic: rng.int(0, surveys.length - 1),
      both,
      first: total - both,
      second: rng.int(3, 30),
      neither: rng.int(3, 30),
      ask,
    };
  };

/** Grade 8: a two-way table, and the share of a row. */
const twoWayTable = skill<Table>({
  code: 'statistics.two-way-table',
  name: 'Read a two-way table',
  canDo: 'I can find missing counts in a two-way table, and what share of a row they are.',
  grade: 8,
  standards: ['8.SP.A.4', 'S-ID.B.5'],
  prerequisites: ['percent.find-percent'],
  cases: {
    cell: { label: 'a missing count', draw: drawTable('cell') },
    share: { label: 'the percent of a row', draw: drawTable('share') },
  },
  pose: (p) => {
    const [one, other] = surveyOf(p);
    const hidden = p.ask === 'cell' ? '?' : String(p.first);
    return {
      prompt:
        p.ask === 'cell'
          ? `The table shows the answers of ${all(p)} students. How many students say that each "${one}" and not that each "${other}"?`.replace(
              /that each /g,
              '',
            )
          : `The table shows the answers of ${all(p)} students. What percent of those who say "${one}" also say "${other}"?`,
      picture: {
        kind: 'table',
        head: ['', other, `not: ${other}`, 'Total'],
        rows: [
          { cells: [one, String(p.both), hidden, String(firstTotal(p))] },
          { cells: [`not: ${one}`, String(p.second), String(p.neither), String(p.second + p.neither)] },
          {
            cells: [
              'Total',
              String(p.both + p.second),
              p.ask === 'cell' ? '' : String(p.first + p.neither),
              String(all(p)),
            ],
          },
        ],
        alt: `A two-way table. ${one}: ${p.both} also "${other}", ${p.ask === 'cell' ? 'an unknown number not' : `${p.first} not`}, ${firstTotal(p)} in total. Not "${one}": ${p.second} "${other}", ${p.neither} not.`,
      },
      answer:
        p.ask === 'cell'
          ? { kind: 'number', key: String(p.first) }
          : { kind: 'quantity', key: `${(100 * p.both) / firstTotal(p)}%`, units: ['%', 'percent'] },
    };
  },
  solve: (p) =>
    p.ask === 'cell'
      ? steps([`${firstTotal(p)} - ${p.both} = ${p.first}`, 'The counts of a row make its total.'])
      : steps(
          [`${p.both}/${firstTotal(p)} = ${p.both / firstTotal(p)}`, 'Compare with the total of this row only.'],
          [`${(100 * p.both) / firstTotal(p)}%`, 'Write it as a percent.'],
        ),
  hints: (p) => [
    'Find the row that the question is about.',
    p.ask === 'cell' ? 'What do the counts of a row make together?' : 'Percent of whom? Take the total of that row.',
  ],
  confirms: (p, key) =>
    p.ask === 'cell'
      ? Number(key) + p.both === firstTotal(p)
      : Math.abs((Number.parseFloat(key) * firstTotal(p)) / 100 - p.both) < 1e-9,
  mistakes: {
    'statistics.share-of-everybody': (p) => {
      const share = (100 * p.both) / all(p);
      return p.ask === 'share' && Number.isInteger(share * 100)
        ? wrote(`${share}%`, [`${p.both}/${all(p)} = ${p.both / all(p)}`, 'Compare with all the students.'])
        : undefined;
    },
    'statistics.share-of-the-column': (p) => {
      const share = (100 * p.both) / (p.both + p.second);
      return p.ask === 'share' && Number.isInteger(share * 100)
        ? wrote(`${share}%`, [
            `${p.both}/${p.both + p.second} = ${p.both / (p.both + p.second)}`,
            'Compare with the total of the column.',
          ])
        : undefined;
    },
    'statistics.count-for-percent': (p) =>
      p.ask === 'share' ? wrote(`${p.both}%`, [String(p.both), 'Read the number in the table.']) : undefined,
    'statistics.row-total-for-cell': (p) =>
      p.ask === 'cell' ? wrote(firstTotal(p), [String(firstTotal(p)), 'Read the number of the row.']) : undefined,
    'statistics.subtracts-from-everybody': (p) =>
      p.ask === 'cell'
        ? wrote(all(p) - p.both, [`${all(p)} - ${p.both} = ${all(p) - p.both}`, 'Take it from all the students.'])
        : undefined,
  },
});

export const twoVariableSkills = [association, twoWayTable];
