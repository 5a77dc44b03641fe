import { near } from '../kit/arithmetic.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { ascending, type Data, drawData, inOrder, largest, listText, middleOf, readData, smallest } from './data.ts';

type Params = { values: Data };

/** Halves below and above the median, which itself is left out when it is one of the values. */
const halvesOf = (values: Data): readonly [Data, Data] => {
  const half = Math.floor(values.length / 2);
  return [values.slice(0, half), values.slice(values.length - half)];
};
const iqrOf = (values: Data) => {
  const [lower, upper] = halvesOf(values);
  return middleOf(upper).sub(middleOf(lower));
};

const quartiles = skill<Params>({
  code: 'statistics.interquartile-range',
  name: 'Find the interquartile range',
  canDo: 'I can find the quartiles and the distance between them.',
  grade: 6,
  standards: ['6.SP.B.5c', 'S-ID.A.2'],
  prerequisites: ['statistics.median'],
  cases: {
    even: {
      label: 'an even number of values',
      draw: (rng, level) => {
        const howMany = rng.pick([8, 10].slice(0, level));
        const make = () => (level === 1 ? ascending : rng.shuffle)(drawData(rng, howMany, 2, 20 + 8 * level));
        const good = (values: Data) => {
          const sorted = ascending(values);
          return (
            !iqrOf(sorted)
              .mul(2)
              .equals(largest(values) - smallest(values)) &&
            iqrOf(sorted).valueOf() > 2 &&
            (level === 1 || !iqrOf(sorted).equals(iqrOf(values)))
          );
        };
        return { values: drawUntil(make, good, [3, 4, 6, 8, 9, 11, 14, 20]) };
      },
    },
    odd: {
      label: 'an odd number of values',
      draw: (rng, level) => {
        const howMany = rng.pick([7, 9, 11].slice(0, level));
        const make = () => (level === 1 ? ascending : rng.shuffle)(drawData(rng, howMany, 2, 20 + 8 * level));
        const good = (values: Data) => {
          const sorted = ascending(values);
          return (
            !iqrOf(sorted)
              .mul(2)
              .equals(largest(values) - smallest(values)) &&
            iqrOf(sorted).valueOf() > 2 &&
            (level === 1 || !iqrOf(sorted).equals(iqrOf(values)))
          );
        };
        return { values: drawUntil(make, good, [3, 4, 6, 8, 9, 11, 20]) };
      },
    },
  },
  pose: ({ values }) => ({
    prompt: `Find the interquartile range of these numbers.${values.length % 2 === 1 ? ' Leave the median out of both halves.' : ''}`,
    math: listText(values),
    answer: { kind: 'number', key: decimalText(iqrOf(ascending(values))) },
  }),
  solve: ({ values }) => {
    const sorted = ascending(values);
    const [lower, upper] = halvesOf(sorted);
    return steps(
      [listText(sorted), 'Put the numbers in order.'],
      [decimalText(middleOf(lower)), `The lower half is \`${listText(lower)}\`. Its median is the lower quartile.`],
      [decimalText(middleOf(upper)), `The upper half is \`${listText(upper)}\`. Its median is the upper quartile.`],
      [
        `${decimalText(middleOf(upper))} - ${decimalText(middleOf(lower))} = ${decimalText(iqrOf(sorted))}`,
        'Subtract the quartiles.',
      ],
    );
  },
  hints: ({ values }) => {
    const [lower, upper] = halvesOf(ascending(values));
    return [
      'Put the numbers in order and cut them into two halves.',
      'The quartiles are the medians of the two halves.',
      `The lower quartile is \`${decimalText(middleOf(lower))}\`. The upper half is \`${listText(upper)}\`. Find its median, then subtract.`,
    ];
  },
  confirms: ({ values }, key) => {
    const sorted = ascending(values);
    const half = Math.floor(values.length / 2);
    // Counting in from both ends to the middle of each half.
    const [near1 = 0, near2 = 0] = [sorted[Math.ceil(half / 2) - 1], sorted[Math.floor(half / 2)]];
    const [far1 = 0, far2 = 0] = [
      sorted[values.length - Math.ceil(half / 2)],
      sorted[values.length - 1 - Math.floor(half / 2)],
    ];
    return near((far1 + far2 - near1 - near2) / 2, exact(key).valueOf());
  },
  mistakes: {
    'statistics.iqr-as-range': ({ values }) =>
      wrote(String(largest(values) - smallest(values)), [
        `${largest(values)} - ${smallest(values)} = ${largest(values) - smallest(values)}`,
        'From the smallest to the largest.',
      ]),
    'statistics.quartiles-cut-the-range': ({ values }) => {
      const half = exact(largest(values) - smallest(values)).div(2);
      return wrote(decimalText(half), [
        `(${largest(values)} - ${smallest(values)})/2 = ${decimalText(half)}`,
        'The middle half is half of the way from smallest to largest.',
      ]);
    },
    'statistics.median-not-ordered': ({ values }) => {
      const [lower, upper] = halvesOf(values);
      const gap = middleOf(upper).sub(middleOf(lower)).abs();
      return inOrder(values) || middleOf(upper).lt(middleOf(lower))
        ? undefined
        : wrote(
            decimalText(gap),
            [
              `${decimalText(middleOf(lower))}, ${decimalText(middleOf(upper))}`,
              'Cut the list in half and take the middles.',
            ],
            [decimalText(gap), 'Subtract.'],
          );
    },
  },
  read: (text) => {
    const values = readData(text, 'interquartile range|iqr');
    return values && values.length >= 4 ? { values } : undefined;
  },
});

export const quartileSkills = [quartiles];
