import { defineSkill } from '../../generate.ts';
import { drawUntil } from '../shared/draw-until.ts';
import { near } from '../shared/evaluate-text.ts';
import { exact, shortText } from '../shared/rational-text.ts';
import { steps, wrote } from '../shared/writing.ts';
import { type Data, drawData, largest, listText, meanOf, readData, smallest } from './data.ts';

type Params = { values: Data };

const range = defineSkill<Params>({
  code: 'statistics.range',
  name: 'Find the range',
  canDo: 'I can say how far apart the smallest and the largest value are.',
  grade: 6,
  domain: 'statistics',
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  prerequisites: [],
  cases: [
    { id: 'positive', label: 'whole numbers' },
    { id: 'negative', label: 'some numbers below zero' },
  ],
  draw: (rng, level, caseId) => {
    const low = caseId === 'negative' ? -10 : 3;
    const make = () => drawData(rng, rng.int(4, 5 + level), low, 12 * level + 6);
    const good = (values: Data) => {
      const span = largest(values) - smallest(values);
      const ends = Math.abs((values[0] ?? 0) - (values[values.length - 1] ?? 0));
      return span !== ends && span !== largest(values) && (caseId !== 'negative' || smallest(values) < 0) && span > 3;
    };
    return { values: drawUntil(make, good, caseId === 'negative' ? [4, -3, 9, 1] : [8, 4, 15, 9]) };
  },
  pose: ({ values }) => ({
    prompt: 'Find the range of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: shortText(exact(largest(values)).sub(exact(smallest(values)))) },
  }),
  solve: ({ values }) =>
    steps(
      [`${smallest(values)}, ${largest(values)}`, 'Find the smallest and the largest.'],
      [
        `${largest(values)} - ${smallest(values) < 0 ? `(${smallest(values)})` : smallest(values)} = ${shortText(exact(largest(values)).sub(exact(smallest(values))))}`,
        'Subtract: that is how far apart they are.',
      ],
    ),
  hints: ({ values }) => [
    'The range is one number: how far the data stretch.',
    `The largest number is \`${largest(values)}\`. Which is the smallest?`,
    `How far is it from \`${smallest(values)}\` to \`${largest(values)}\` on the number line?`,
  ],
  confirms: ({ values }, key) =>
    near(Math.max(...values.flatMap((a) => values.map((b) => a - b))), exact(key).valueOf()),
  misconceptions: [
    {
      id: 'statistics.range-first-to-last',
      work: ({ values }) => {
        const [first = 0, last = 0] = [values[0], values[values.length - 1]];
        const [high, low] = [Math.max(first, last), Math.min(first, last)];
        return wrote(shortText(exact(high).sub(exact(low))), [
          `${high} - ${low < 0 ? `(${low})` : low} = ${shortText(exact(high).sub(exact(low)))}`,
          'From the first number to the last one.',
        ]);
      },
    },
    {
      id: 'statistics.range-as-largest',
      work: ({ values }) => wrote(String(largest(values)), [String(largest(values)), 'It goes up to there.']),
    },
    {
      id: 'statistics.range-minus-dropped',
      work: ({ values }) => {
        const gap = exact(largest(values))
          .sub(exact(Math.abs(smallest(values))))
          .abs();
        const sizes = [largest(values), Math.abs(smallest(values))];
        return smallest(values) >= 0 || largest(values) < 0
          ? undefined
          : wrote(
              shortText(gap),
              [`${largest(sizes)} - ${smallest(sizes)}`, 'Leave the minus out and subtract.'],
              [shortText(gap), 'Work it out.'],
            );
      },
    },
  ],
  read: (text) => {
    const values = readData(text, 'range');
    return values && { values };
  },
});

const deviations = (values: Data) => values.map((value) => exact(value).sub(meanOf(values)));
const madOf = (values: Data) =>
  deviations(values)
    .reduce((sum, gap) => sum.add(gap.abs()), exact(0))
    .div(values.length);

const meanAbsoluteDeviation = defineSkill<Params>({
  code: 'statistics.mean-absolute-deviation',
  name: 'Find the mean absolute deviation',
  canDo: 'I can say how far values are from their mean, on average.',
  grade: 6,
  domain: 'statistics',
  standards: ['6.SP.B.5c'],
  prerequisites: ['statistics.mean'],
  cases: [
    { id: 'small', label: 'four values' },
    { id: 'longer', label: 'five values or more' },
  ],
  draw: (rng, level, caseId) => {
    const make = () => drawData(rng, caseId === 'small' ? 4 : rng.int(5, 4 + level), 1, 10 + 5 * level);
    const good = (values: Data) =>
      meanOf(values).d === 1n && madOf(values).mul(level === 1 ? 1 : 10).d === 1n && madOf(values).valueOf() > 0.5;
    return { values: drawUntil(make, good, caseId === 'small' ? [2, 6, 8, 12] : [1, 4, 6, 9, 10]) };
  },
  pose: ({ values }) => ({
    prompt: 'Find the mean absolute deviation: the mean distance of these numbers from their mean.',
    math: listText(values),
    answer: { kind: 'number', key: shortText(madOf(values)) },
  }),
  solve: ({ values }) => {
    const gaps = deviations(values).map((gap) => gap.abs());
    const sum = gaps.reduce((all, gap) => all.add(gap), exact(0));
    return steps(
      [
        `(${values.join(' + ').replaceAll('+ -', '- ')})/${values.length} = ${shortText(meanOf(values))}`,
        'Find the mean.',
      ],
      [gaps.map(shortText).join(', '), 'Find how far each number is from the mean. Distances are never negative.'],
      [`${shortText(sum)}/${values.length} = ${shortText(madOf(values))}`, 'Find the mean of the distances.'],
    );
  },
  hints: ({ values }) => [
    'Find the mean first.',
    `The mean is \`${shortText(meanOf(values))}\`. How far is each number from it?`,
    `The distances are \`${deviations(values)
      .map((gap) => shortText(gap.abs()))
      .join(', ')}\`. Find their mean.`,
  ],
  confirms: ({ values }, key) => {
    const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
    const above = values.filter((value) => value > centre).reduce((sum, value) => sum + (value - centre), 0);
    // What lies above the mean is half of all the distances.
    return near((2 * above) / values.length, exact(key).valueOf());
  },
  misconceptions: [
    {
      id: 'statistics.deviations-keep-signs',
      work: ({ values }) =>
        wrote(
          '0',
          [deviations(values).map(shortText).join(', '), 'Take the mean from each number.'],
          [`0/${values.length} = 0`, 'Add these and divide.'],
        ),
    },
    {
      id: 'statistics.deviations-not-divided',
      work: ({ values }) => {
        const sum = deviations(values).reduce((all, gap) => all.add(gap.abs()), exact(0));
        return wrote(
          shortText(sum),
          [
            deviations(values)
              .map((gap) => shortText(gap.abs()))
              .join(', '),
            'Find the distances from the mean.',
          ],
          [shortText(sum), 'Add them.'],
        );
      },
    },
  ],
  read: (text) => {
    const values = readData(text, 'mean absolute deviation|mad');
    return values && { values };
  },
});

export const spreadSkills = [range, meanAbsoluteDeviation];
