import { drawUntil } from '../kit/draw-until.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import {
  ascending,
  type Data,
  drawData,
  inOrder,
  largest,
  listText,
  meanOf,
  medianOf,
  middleOf,
  onlyMode,
  readData,
  smallest,
} from './data.ts';

type Params = { values: Data };

const median = skill<Params>({
  code: 'statistics.median',
  name: 'Find the median',
  canDo: 'I can find the middle value of a set of numbers.',
  grade: 6,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  prerequisites: [],
  cases: casesOf(
    { odd: 'an odd number of values', even: 'an even number of values', repeated: 'values that repeat' },
    (rng, level, caseId) => {
      const half = rng.int(2, 2 + level);
      const howMany = caseId === 'even' ? 2 * half : 2 * half + 1;
      const make = () => {
        const free = drawData(rng, caseId === 'repeated' ? howMany - 1 : howMany, 1, 12 * level);
        return rng.shuffle(caseId === 'repeated' ? [...free, free[0] ?? 1] : free);
      };
      const good = (values: Data) => {
        const key = medianOf(values);
        return (
          !inOrder(values) &&
          !middleOf(values).equals(key) &&
          !meanOf(values).equals(key) &&
          (caseId !== 'even' || new Set(values).size === howMany)
        );
      };
      return { values: drawUntil(make, good, caseId === 'even' ? [9, 2, 14, 7] : [9, 2, 2, 7, 12]) };
    },
  ),
  pose: ({ values }) => ({
    prompt: 'Find the median of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: decimalText(medianOf(values)) },
  }),
  solve: ({ values }) => {
    const sorted = ascending(values);
    const half = values.length / 2;
    return steps(
      [listText(sorted), 'Put the numbers in order.'],
      values.length % 2 === 1
        ? [decimalText(medianOf(values)), 'Take the one in the middle.']
        : [
            `(${sorted[half - 1]} + ${sorted[half]})/2 = ${decimalText(medianOf(values))}`.replace('+ -', '- '),
            'There are two in the middle: go halfway between them.',
          ],
    );
  },
  hints: ({ values }) => [
    'The median is in the middle once the numbers are in order.',
    `In order they start \`${ascending(values).slice(0, 2).join(', ')}\`, … and end with \`${largest(values)}\`.`,
    values.length % 2 === 1
      ? `There are \`${values.length}\` numbers. Which one has as many before it as after it?`
      : 'Two numbers share the middle. What lies halfway between them?',
  ],
  confirms: ({ values }, key) => {
    const centre = exact(key).valueOf();
    const under = values.filter((value) => value < centre).length;
    const over = values.filter((value) => value > centre).length;
    // No sum of distances is smaller than that from the median.
    const distance = (from: number) => values.reduce((sum, value) => sum + Math.abs(value - from), 0);
    return (
      under <= values.length / 2 &&
      over <= values.length / 2 &&
      values.every((value) => distance(centre) <= distance(value) + 1e-9)
    );
  },
  mistakes: {
    'statistics.median-not-ordered': ({ values }) =>
      wrote(
        decimalText(middleOf(values)),
        [listText(values), 'Use the list as it is written.'],
        [decimalText(middleOf(values)), 'Take the middle.'],
      ),
    'statistics.median-one-of-two': ({ values }) =>
      values.length % 2 === 1
        ? undefined
        : wrote(
            String(ascending(values)[values.length / 2 - 1]),
            [listText(ascending(values)), 'Put the numbers in order.'],
            [String(ascending(values)[values.length / 2 - 1]), 'Take the one before the middle.'],
          ),
    'statistics.median-as-mean': ({ values }) =>
      wrote(decimalText(meanOf(values)), [decimalText(meanOf(values)), 'Add all the numbers and divide.']),
    'statistics.median-as-midpoint': ({ values }) => {
      const middle = exact(smallest(values))
        .add(exact(largest(values)))
        .div(2);
      return wrote(decimalText(middle), [
        `(${smallest(values)} + ${largest(values)})/2 = ${decimalText(middle)}`.replace('+ -', '- '),
        'Halfway between the smallest and the largest.',
      ]);
    },
  },
  read: (text) => {
    const values = readData(text, 'median|middle value');
    return values && { values };
  },
});

const mode = skill<Params>({
  code: 'statistics.mode',
  name: 'Find the mode',
  canDo: 'I can find the value that comes most often.',
  grade: 6,
  standards: ['6.SP.B.5c'],
  prerequisites: [],
  cases: {
    twice: {
      label: 'the mode comes twice',
      draw: (rng, level) => {
        const times = 2;
        const others = rng.shuffle(Array.from({ length: 8 + 4 * level }, (_, i) => i + 1)).slice(0, 4 + level);
        const [chosen = 5, second = 6, ...rest] = others;
        const top = Math.max(...others);
        // The mode is neither the largest value nor its own count, so that two ideas show.
        const value =
          chosen === top || chosen === times
            ? (rest.find((other) => other !== top && other !== times) ?? chosen)
            : chosen;
        const pairs = times > 2 && second !== value ? [second] : [];
        return { values: rng.shuffle([...others, ...Array.from({ length: times - 1 }, () => value), ...pairs]) };
      },
    },
    more: {
      label: 'the mode comes three times or more',
      draw: (rng, level) => {
        const times = rng.int(3, 3 + Math.min(level, 2));
        const others = rng.shuffle(Array.from({ length: 8 + 4 * level }, (_, i) => i + 1)).slice(0, 4 + level);
        const [chosen = 5, second = 6, ...rest] = others;
        const top = Math.max(...others);
        // The mode is neither the largest value nor its own count, so that two ideas show.
        const value =
          chosen === top || chosen === times
            ? (rest.find((other) => other !== top && other !== times) ?? chosen)
            : chosen;
        const pairs = times > 2 && second !== value ? [second] : [];
        return { values: rng.shuffle([...others, ...Array.from({ length: times - 1 }, () => value), ...pairs]) };
      },
    },
  },
  pose: ({ values }) => ({
    prompt: 'Find the mode of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: String(onlyMode(values)?.value ?? 0) },
  }),
  solve: ({ values }) => {
    const found = onlyMode(values);
    return steps(
      [listText(ascending(values)), 'Put the numbers in order, so that equal ones stand together.'],
      [String(found?.value), `It comes \`${found?.times}\` times, more often than any other.`],
    );
  },
  hints: ({ values }) => [
    'The mode is the number that comes most often.',
    'Put the numbers in order: equal numbers then stand together.',
    `One number comes \`${onlyMode(values)?.times ?? 0}\` times. The answer is that number, not how often it comes.`,
  ],
  confirms: ({ values }, key) => {
    const count = (wanted: number) => values.reduce((sum, value) => sum + (value === wanted ? 1 : 0), 0);
    return values.every((value) => value === Number(key) || count(value) < count(Number(key)));
  },
  mistakes: {
    'statistics.mode-as-frequency': ({ values }) => {
      const found = onlyMode(values);
      return (
        found && wrote(String(found.times), [String(found.times), `\`${found.value}\` comes \`${found.times}\` times.`])
      );
    },
    'statistics.mode-as-largest': ({ values }) =>
      wrote(String(largest(values)), [String(largest(values)), 'Mode means most, so take the largest number.']),
  },
  read: (text) => {
    const values = readData(text, 'mode');
    return values && onlyMode(values) ? { values } : undefined;
  },
});

export const centreSkills = [median, mode];
