import { near } from '../kit/arithmetic.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Data, drawData, largest, listText, meanOf, readData, smallest } from './data.ts';

type Params = { values: Data };

const range = skill<Params>({
  code: 'statistics.range',
  name: 'Find the range',
  canDo: 'I can say how far apart the smallest and the largest value are.',
  grade: 6,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  prerequisites: [],
  cases: {
    positive: {
      label: 'whole numbers',
      draw: (rng, level) => {
        const low = 3;
        const make = () => drawData(rng, rng.int(4, 5 + level), low, 12 * level + 6);
        const good = (values: Data) => {
          const span = largest(values) - smallest(values);
          const ends = Math.abs((values[0] ?? 0) - (values[values.length - 1] ?? 0));
          return span !== ends && span !== largest(values) && span > 3;
        };
        return { values: drawUntil(make, good, [8, 4, 15, 9]) };
      },
    },
    negative: {
      label: 'some numbers below zero',
      draw: (rng, level) => {
        const low = -10;
        const make = () => drawData(rng, rng.int(4, 5 + level), low, 12 * level + 6);
        const good = (values: Data) => {
          const span = largest(values) - smallest(values);
          const ends = Math.abs((values[0] ?? 0) - (values[values.length - 1] ?? 0));
          return span !== ends && span !== largest(values) && smallest(values) < 0 && span > 3;
        };
        return { values: drawUntil(make, good, [4, -3, 9, 1]) };
      },
    },
  },
  pose: ({ values }) => ({
    prompt: 'Find the range of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: decimalText(exact(largest(values)).sub(exact(smallest(values)))) },
  }),
  solve: ({ values }) =>
    steps(
      [`${smallest(values)}, ${largest(values)}`, 'Find the smallest and the largest.'],
      [
        `${largest(values)} - ${smallest(values) < 0 ? `(${smallest(values)})` : smallest(values)} = ${decimalText(exact(largest(values)).sub(exact(smallest(values))))}`,
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
  mistakes: {
    'statistics.range-first-to-last': ({ values }) => {
      const [first = 0, last = 0] = [values[0], values[values.length - 1]];
      const [high, low] = [Math.max(first, last), Math.min(first, last)];
      return wrote(decimalText(exact(high).sub(exact(low))), [
        `${high} - ${low < 0 ? `(${low})` : low} = ${decimalText(exact(high).sub(exact(low)))}`,
        'From the first number to the last one.',
      ]);
    },
    'statistics.range-as-largest': ({ values }) =>
      wrote(String(largest(values)), [String(largest(values)), 'It goes up to there.']),
    'statistics.range-minus-dropped': ({ values }) => {
      const gap = exact(largest(values))
        .sub(exact(Math.abs(smallest(values))))
        .abs();
      const sizes = [largest(values), Math.abs(smallest(values))];
      return smallest(values) >= 0 || largest(values) < 0
        ? undefined
        : wrote(
            decimalText(gap),
            [`${largest(sizes)} - ${smallest(sizes)}`, 'Leave the minus out and subtract.'],
            [decimalText(gap), 'Work it out.'],
          );
    },
  },
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

const meanAbsoluteDeviation = skill<Params>({
  code: 'statistics.mean-absolute-deviation',
  name: 'Find the mean absolute deviation',
  canDo: 'I can say how far values are from their mean, on average.',
  grade: 6,
  standards: ['6.SP.B.5c'],
  prerequisites: ['statistics.mean'],
  cases: {
    small: {
      label: 'four values',
      draw: (rng, level) => {
        const make = () => drawData(rng, 4, 1, 10 + 5 * level);
        const good = (values: Data) =>
          meanOf(values).d === 1n && madOf(values).mul(level === 1 ? 1 : 10).d === 1n && madOf(values).valueOf() > 0.5;
        return { values: drawUntil(make, good, [2, 6, 8, 12]) };
      },
    },
    longer: {
      label: 'five values or more',
      draw: (rng, level) => {
        const make = () => drawData(rng, rng.int(5, 4 + level), 1, 10 + 5 * level);
        const good = (values: Data) =>
          meanOf(values).d === 1n && madOf(values).mul(level === 1 ? 1 : 10).d === 1n && madOf(values).valueOf() > 0.5;
        return { values: drawUntil(make, good, [1, 4, 6, 9, 10]) };
      },
    },
  },
  pose: ({ values }) => ({
    prompt: 'Find the mean absolute deviation: the mean distance of these numbers from their mean.',
    math: listText(values),
    answer: { kind: 'number', key: decimalText(madOf(values)) },
  }),
  solve: ({ values }) => {
    const gaps = deviations(values).map((gap) => gap.abs());
    const sum = gaps.reduce((all, gap) => all.add(gap), exact(0));
    return steps(
      [
        `(${values.join(' + ').replaceAll('+ -', '- ')})/${values.length} = ${decimalText(meanOf(values))}`,
        'Find the mean.',
      ],
      [gaps.map(decimalText).join(', '), 'Find how far each number is from the mean. Distances are never negative.'],
      [`${decimalText(sum)}/${values.length} = ${decimalText(madOf(values))}`, 'Find the mean of the distances.'],
    );
  },
  hints: ({ values }) => [
    'Find the mean first.',
    `The mean is \`${decimalText(meanOf(values))}\`. How far is each number from it?`,
    `The distances are \`${deviations(values)
      .map((gap) => decimalText(gap.abs()))
      .join(', ')}\`. Find their mean.`,
  ],
  confirms: ({ values }, key) => {
    const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
    const above = values.filter((value) => value > centre).reduce((sum, value) => sum + (value - centre), 0);
    // The distances above the mean are half of all the distances.
    return near((2 * above) / values.length, exact(key).valueOf());
  },
  mistakes: {
    'statistics.deviations-keep-signs': ({ values }) =>
      wrote(
        '0',
        [deviations(values).map(decimalText).join(', '), 'Take the mean from each number.'],
        [`0/${values.length} = 0`, 'Add these and divide.'],
      ),
    'statistics.deviations-not-divided': ({ values }) => {
      const sum = deviations(values).reduce((all, gap) => all.add(gap.abs()), exact(0));
      return wrote(
        decimalText(sum),
        [
          deviations(values)
            .map((gap) => decimalText(gap.abs()))
            .join(', '),
          'Find the distances from the mean.',
        ],
        [decimalText(sum), 'Add them.'],
      );
    },
  },
  read: (text) => {
    const values = readData(text, 'mean absolute deviation|mad');
    return values && { values };
  },
});

export const spreadSkills = [range, meanAbsoluteDeviation];
