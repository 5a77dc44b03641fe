import { defineSkill } from '../../generate.ts';
import type { MisconceptionRule } from '../../types.ts';
import { drawUntil } from '../shared/draw-until.ts';
import { evaluateText, near } from '../shared/evaluate-text.ts';
import { exact, shortText, total } from '../shared/rational-text.ts';
import { steps, wrote } from '../shared/writing.ts';
import {
  ascending,
  type Data,
  drawData,
  largest,
  listText,
  meanOf,
  medianOf,
  onlyMode,
  readData,
  smallest,
  sumText,
} from './data.ts';

type Params = { values: Data };

export const meanRules: readonly MisconceptionRule<Params>[] = [
  {
    id: 'statistics.mean-as-mode',
    work: ({ values }) => {
      const mode = onlyMode(values);
      return (
        mode && wrote(String(mode.value), [`${mode.value}`, `\`${mode.value}\` comes most often, so it is typical.`])
      );
    },
  },
  {
    id: 'statistics.mean-as-midpoint',
    work: ({ values }) => {
      const middle = exact(smallest(values))
        .add(exact(largest(values)))
        .div(2);
      return wrote(shortText(middle), [
        `(${smallest(values)} + ${largest(values)})/2 = ${shortText(middle)}`.replace('+ -', '- '),
        'Halfway between the smallest and the largest.',
      ]);
    },
  },
  {
    id: 'statistics.mean-as-median',
    work: ({ values }) =>
      wrote(
        shortText(medianOf(values)),
        [listText(ascending(values)), 'Put the numbers in order.'],
        [shortText(medianOf(values)), 'Take the middle.'],
      ),
  },
  {
    id: 'statistics.mean-not-divided',
    work: ({ values }) =>
      wrote(shortText(total(values)), [`${sumText(values)} = ${shortText(total(values))}`, 'Add all the numbers.']),
  },
  {
    id: 'statistics.zero-not-counted',
    work: ({ values }) => {
      const counted = values.filter((value) => value !== 0);
      return counted.length === values.length || counted.length === 0
        ? undefined
        : wrote(
            shortText(meanOf(counted)),
            [`${sumText(counted)} = ${shortText(total(counted))}`, 'Zero adds nothing, so leave it out.'],
            [
              `${shortText(total(counted))}/${counted.length} = ${shortText(meanOf(counted))}`,
              'Divide by how many numbers were added.',
            ],
          );
    },
  },
];

const wholeEnough = (values: Data, parts: number) => exact(shortText(meanOf(values))).mul(parts).d === 1n;

/** Typing or reading a mean: none of the other averages may give the same number. */
const distinct = (values: Data) => {
  const mean = meanOf(values);
  const others = meanRules.flatMap((rule) => rule.work({ values })?.answer ?? []);
  return new Set(values).size > 2 && others.every((other) => other !== shortText(mean));
};

const mean = defineSkill<Params>({
  code: 'statistics.mean',
  name: 'Find the mean',
  canDo: 'I can find the mean of a set of numbers.',
  grade: 6,
  domain: 'statistics',
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  prerequisites: [],
  cases: [
    { id: 'plain', label: 'numbers all different or mixed' },
    { id: 'repeated', label: 'one number comes several times' },
    { id: 'with-zero', label: 'a zero among the numbers' },
  ],
  draw: (rng, level, caseId) => {
    const howMany = rng.int(3 + level, 4 + level);
    const high = [12, 20, 30][level - 1] ?? 20;
    const make = () => {
      const free = drawData(rng, howMany - (caseId === 'plain' ? 0 : 1), 1, high);
      const extra = caseId === 'with-zero' ? [0] : caseId === 'repeated' ? [free[0] ?? 1] : [];
      return rng.shuffle([...free, ...extra]);
    };
    const sound = caseId === 'with-zero' ? [4, 0, 9, 3] : [4, 10, 4, 6, 11];
    return { values: drawUntil(make, (values) => wholeEnough(values, level === 3 ? 2 : 1) && distinct(values), sound) };
  },
  pose: ({ values }) => ({
    prompt: 'Find the mean of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: shortText(meanOf(values)) },
  }),
  solve: ({ values }) =>
    steps(
      [`${sumText(values)} = ${shortText(total(values))}`, 'Add all the numbers.'],
      [
        `${shortText(total(values))}/${values.length} = ${shortText(meanOf(values))}`,
        `Share the total equally among \`${values.length}\`.`,
      ],
    ),
  hints: ({ values }) => [
    'The mean is the fair share: what each would get if all had the same.',
    `Put everything together, then share it among \`${values.length}\`. ${values.includes(0) ? 'A zero counts as one of them.' : 'Count every number, also those that repeat.'}`,
    `The total is \`${shortText(total(values))}\`. Divide it by \`${values.length}\`.`,
  ],
  confirms: ({ values }, key) => {
    const centre = evaluateText(key);
    // The mean balances: what lies above it and below it cancels.
    return near(values.reduce((sum, value) => sum + (value - centre), 0) + 1, 1);
  },
  misconceptions: meanRules,
  read: (text) => {
    const values = readData(text, 'mean|average|arithmetic mean');
    return values && { values };
  },
});

/** `known` numbers and the mean of them and one more. */
type Missing = { known: Data; mean: number };

const missingOf = ({ known, mean: average }: Missing) =>
  exact(average)
    .mul(known.length + 1)
    .sub(total(known));

const meanMissing = defineSkill<Missing>({
  code: 'statistics.mean-missing',
  name: 'Find a missing value from the mean',
  canDo: 'I can work back from a mean to a missing number.',
  grade: 6,
  domain: 'statistics',
  standards: ['6.SP.B.5c'],
  prerequisites: ['statistics.mean'],
  cases: [
    { id: 'above', label: 'the missing number is above the mean' },
    { id: 'below', label: 'the missing number is below the mean' },
  ],
  draw: (rng, level, caseId) => {
    const make = () => ({ known: drawData(rng, 2 + level, 2, 10 + 6 * level), mean: rng.int(5, 8 + 4 * level) });
    const good = (made: Missing) => {
      const missing = missingOf(made).valueOf();
      const gap = missing - made.mean;
      return missing >= 0 && missing <= 60 && (caseId === 'above' ? gap > 0 : gap < 0);
    };
    return drawUntil(make, good, caseId === 'above' ? { known: [6, 9, 7], mean: 8 } : { known: [10, 9, 8], mean: 8 });
  },
  pose: ({ known, mean: average }) => ({
    prompt: `A player wants a mean of \`${average}\` points over \`${known.length + 1}\` games. The points in the first \`${known.length}\` games are \`${listText(known)}\`. How many points does the player need in the last game?`,
    answer: { kind: 'number', key: shortText(missingOf({ known, mean: average })) },
  }),
  solve: ({ known, mean: average }) => {
    const all = exact(average).mul(known.length + 1);
    return steps(
      [`${average} * ${known.length + 1} = ${shortText(all)}`, 'A mean of so many over all games needs this total.'],
      [`${sumText(known)} = ${shortText(total(known))}`, 'This much is there already.'],
      [
        `${shortText(all)} - ${shortText(total(known))} = ${shortText(missingOf({ known, mean: average }))}`,
        'The rest is needed.',
      ],
    );
  },
  hints: ({ known, mean: average }) => [
    'What must the total of all games be?',
    `\`${known.length + 1}\` games with a mean of \`${average}\` make a total of \`${average * (known.length + 1)}\`.`,
    `So far there are \`${shortText(total(known))}\` points. How many are missing from \`${average * (known.length + 1)}\`?`,
  ],
  confirms: ({ known, mean: average }, key) => near(meanOf([...known, Number(key)]).valueOf(), average),
  misconceptions: [
    {
      id: 'statistics.missing-value-is-mean',
      work: ({ mean: average }) =>
        wrote(String(average), [String(average), 'It should come to the mean, so use the mean.']),
    },
    {
      id: 'statistics.missing-value-from-known-count',
      work: ({ known, mean: average }) => {
        const rest = exact(average).mul(known.length).sub(total(known));
        if (rest.valueOf() < 0) return undefined;
        return wrote(
          shortText(rest),
          [
            `${average} * ${known.length} = ${average * known.length}`,
            'Multiply the mean by how many numbers there are.',
          ],
          [`${average * known.length} - ${shortText(total(known))} = ${shortText(rest)}`, 'Take away what is there.'],
        );
      },
    },
    {
      id: 'statistics.missing-value-mean-of-known',
      work: ({ known }) =>
        wrote(shortText(meanOf(known)), [
          `${shortText(total(known))}/${known.length} = ${shortText(meanOf(known))}`,
          'Find the mean of the numbers that are there.',
        ]),
    },
  ],
  wordProblem: true,
});

export const meanSkills = [mean, meanMissing];
