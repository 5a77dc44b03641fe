import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { decimalText, exact, total } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { missingMeanStories } from '../stories/data.ts';
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

export const meanRules: Mistakes<Params> = {
  'statistics.mean-as-mode': ({ values }) => {
    const mode = onlyMode(values);
    return (
      mode && wrote(String(mode.value), [`${mode.value}`, `\`${mode.value}\` comes most often, so it is typical.`])
    );
  },
  'statistics.mean-as-midpoint': ({ values }) => {
    const middle = exact(smallest(values))
      .add(exact(largest(values)))
      .div(2);
    return wrote(decimalText(middle), [
      `(${smallest(values)} + ${largest(values)})/2 = ${decimalText(middle)}`.replace('+ -', '- '),
      'Halfway between the smallest and the largest.',
    ]);
  },
  'statistics.mean-as-median': ({ values }) =>
    wrote(
      decimalText(medianOf(values)),
      [listText(ascending(values)), 'Put the numbers in order.'],
      [decimalText(medianOf(values)), 'Take the middle.'],
    ),
  'statistics.mean-not-divided': ({ values }) =>
    wrote(decimalText(total(values)), [`${sumText(values)} = ${decimalText(total(values))}`, 'Add all the numbers.']),
  'statistics.zero-not-counted': ({ values }) => {
    const counted = values.filter((value) => value !== 0);
    return counted.length === values.length || counted.length === 0
      ? undefined
      : wrote(
          decimalText(meanOf(counted)),
          [`${sumText(counted)} = ${decimalText(total(counted))}`, 'Zero adds nothing, so leave it out.'],
          [
            `${decimalText(total(counted))} ÷ ${counted.length} = ${decimalText(meanOf(counted))}`,
            'Divide by how many numbers were added.',
          ],
        );
  },
};

const wholeEnough = (values: Data, parts: number) => exact(decimalText(meanOf(values))).mul(parts).d === 1n;

/** Makes sure that no other average has the same value, so that the answer shows which one was computed. */
const distinct = (values: Data) => {
  const mean = meanOf(values);
  const others = Object.values(meanRules).flatMap((mistake) => mistake({ values })?.answer ?? []);
  return new Set(values).size > 2 && others.every((other) => other !== decimalText(mean));
};

const mean = skill<Params>({
  code: 'statistics.mean',
  name: 'Find the mean',
  canDo: 'I can find the mean of a set of numbers.',
  grade: 6,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  prerequisites: [],
  cases: casesOf(
    {
      plain: 'numbers all different or mixed',
      repeated: 'one number comes several times',
      'with-zero': 'a zero among the numbers',
    },
    (rng, level, caseId) => {
      const howMany = rng.int(3 + level, 4 + level);
      const high = byLevel(level, 12, 20, 30);
      const make = () => {
        const free = drawData(rng, howMany - (caseId === 'plain' ? 0 : 1), 1, high);
        const extra = caseId === 'with-zero' ? [0] : caseId === 'repeated' ? [free[0] ?? 1] : [];
        return rng.shuffle([...free, ...extra]);
      };
      const sound = caseId === 'with-zero' ? [4, 0, 9, 3] : [4, 10, 4, 6, 11];
      return {
        values: drawUntil(make, (values) => wholeEnough(values, level === 3 ? 2 : 1) && distinct(values), sound),
      };
    },
  ),
  pose: ({ values }) => ({
    prompt: 'Find the mean of these numbers.',
    math: listText(values),
    answer: { kind: 'number', key: decimalText(meanOf(values)) },
  }),
  solve: ({ values }) =>
    steps(
      [`${sumText(values)} = ${decimalText(total(values))}`, 'Add all the numbers.'],
      [
        `${decimalText(total(values))}/${values.length} = ${decimalText(meanOf(values))}`,
        `Share the total equally among \`${values.length}\`.`,
      ],
    ),
  hints: ({ values }) => [
    'The mean is the fair share: what each would get if all had the same.',
    `Put everything together, then share it among \`${values.length}\`. ${values.includes(0) ? 'A zero counts as one of them.' : 'Count every number, also those that repeat.'}`,
    `The total is \`${decimalText(total(values))}\`. Divide it by \`${values.length}\`.`,
  ],
  confirms: ({ values }, key) => {
    const centre = evaluateText(key);
    // The deviations from the mean cancel.
    return near(values.reduce((sum, value) => sum + (value - centre), 0) + 1, 1);
  },
  mistakes: meanRules,
  read: (text) => {
    const values = readData(text, 'mean|average|arithmetic mean');
    return values && { values };
  },
});

/** The `known` numbers, and the mean of them and one more. */
type Missing = { known: Data; mean: number };

const missingOf = ({ known, mean: average }: Missing) =>
  exact(average)
    .mul(known.length + 1)
    .sub(total(known));

const meanMissing = skill<Missing>({
  code: 'statistics.mean-missing',
  name: 'Find a missing value from the mean',
  canDo: 'I can work back from a mean to a missing number.',
  grade: 6,
  standards: ['6.SP.B.5c'],
  prerequisites: ['statistics.mean'],
  cases: {
    above: {
      label: 'the missing number is above the mean',
      draw: (rng, level) => {
        const make = () => ({
          known: drawData(rng, 2 + level, 2, 10 + 6 * level),
          mean: rng.int(5, 8 + 4 * level),
        });
        const good = (made: Missing) => {
          const missing = missingOf(made).valueOf();
          const gap = missing - made.mean;
          return missing >= 0 && missing <= 60 && gap > 0;
        };
        return drawUntil(make, good, { known: [6, 9, 7], mean: 8 });
      },
    },
    below: {
      label: 'the missing number is below the mean',
      draw: (rng, level) => {
        const make = () => ({
          known: drawData(rng, 2 + level, 2, 10 + 6 * level),
          mean: rng.int(5, 8 + 4 * level),
        });
        const good = (made: Missing) => {
          const missing = missingOf(made).valueOf();
          const gap = missing - made.mean;
          return missing >= 0 && missing <= 60 && gap < 0;
        };
        return drawUntil(make, good, { known: [10, 9, 8], mean: 8 });
      },
    },
  },
  pose: ({ known, mean: average }) => ({
    prompt: tellWith(storyOf(missingMeanStories, average + known.reduce((sum, value) => sum + value, 0)), {
      mean: average,
      all: known.length + 1,
      n: known.length,
      list: listText(known),
    }),
    answer: { kind: 'number', key: decimalText(missingOf({ known, mean: average })) },
  }),
  solve: ({ known, mean: average }) => {
    const all = exact(average).mul(known.length + 1);
    return steps(
      [`${average} * ${known.length + 1} = ${decimalText(all)}`, 'Such a mean of all of them needs this total.'],
      [`${sumText(known)} = ${decimalText(total(known))}`, 'This much is there already.'],
      [
        `${decimalText(all)} - ${decimalText(total(known))} = ${decimalText(missingOf({ known, mean: average }))}`,
        'The rest is needed.',
      ],
    );
  },
  hints: ({ known, mean: average }) => [
    'What must the total of all of them be?',
    `\`${known.length + 1}\` numbers with a mean of \`${average}\` make a total of \`${average * (known.length + 1)}\`.`,
    `So far there are \`${decimalText(total(known))}\`. How many are missing from \`${average * (known.length + 1)}\`?`,
  ],
  confirms: ({ known, mean: average }, key) => near(meanOf([...known, Number(key)]).valueOf(), average),
  mistakes: {
    'statistics.missing-value-is-mean': ({ mean: average }) =>
      wrote(String(average), [String(average), 'It should come to the mean, so use the mean.']),
    'statistics.missing-value-from-known-count': ({ known, mean: average }) => {
      const rest = exact(average).mul(known.length).sub(total(known));
      if (rest.valueOf() < 0) return undefined;
      return wrote(
        decimalText(rest),
        [
          `${average} * ${known.length} = ${average * known.length}`,
          'Multiply the mean by how many numbers there are.',
        ],
        [`${average * known.length} - ${decimalText(total(known))} = ${decimalText(rest)}`, 'Take away what is there.'],
      );
    },
    'statistics.missing-value-mean-of-known': ({ known }) =>
      wrote(
        decimalText(meanOf(known)),
        [`${known.join(' + ')} = ${decimalText(total(known))}`, 'Add the numbers that are there.'],
        [
          `${decimalText(total(known))} ÷ ${known.length} = ${decimalText(meanOf(known))}`,
          'Find the mean of the numbers that are there.',
        ],
      ),
  },
  wordProblem: true,
});

export const meanSkills = [mean, meanMissing];
