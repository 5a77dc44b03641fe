import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, scaledText } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { placeName } from './decimal-numbers.ts';

/**
 * All lengths in hundredths: the line starts at `from`, has a label every `span`, and each span is divided into
 * `steps`; point A is at step `at`.
 */
type Params = { readonly from: number; readonly span: number; readonly steps: number; readonly at: number };

const text = (hundredths: number): string => scaledText(hundredths, 2).replace(/\.?0+$/, '');
const stepOf = ({ span, steps }: Params): number => span / steps;
const pointOf = (params: Params): number => params.from + params.at * stepOf(params);

/** Grade 4: read a decimal between labeled numbers. */
export const decimalOnNumberLine = skill<Params>({
  code: 'decimals.number-line',
  name: 'Read a decimal on a number line',
  canDo: 'I can say which decimal a point on the number line shows.',
  grade: 4,
  standards: ['4.NF.C.6', '5.NBT.A.3'],
  prerequisites: ['decimals.shaded', 'fractions.number-line'],
  cases: {
    tenths: {
      label: 'ten steps between whole numbers',
      draw: fromPool((level) => {
        const starts = range(0, byLevel(level, 2, 8, 30));
        const span = 100;
        const cuts = [10];
        return starts.flatMap((start) =>
          cuts.flatMap((steps) =>
            range(1, 2 * steps - 1)
              .filter((at) => at % steps !== 0)
              .map((at): Params => ({ from: start * 100, span, steps, at })),
          ),
        );
      }),
    },
    'other-steps': {
      label: 'two, four or five steps between whole numbers',
      draw: fromPool((level) => {
        const starts = range(0, byLevel(level, 2, 8, 30));
        const span = 100;
        const cuts = byLevel(level, [5], [4, 5], [2, 4, 5]);
        return starts.flatMap((start) =>
          cuts.flatMap((steps) =>
            range(1, 2 * steps - 1)
              .filter((at) => at % steps !== 0)
              .map((at): Params => ({ from: start * 100, span, steps, at })),
          ),
        );
      }),
    },
    zoom: {
      label: 'ten steps between tenths',
      draw: fromPool((level) => {
        const starts = range(0, byLevel(level, 2, 8, 30));
        const span = 10;
        const cuts = [10];
        return starts.flatMap((start) =>
          cuts.flatMap((steps) =>
            range(1, 2 * steps - 1)
              .filter((at) => at % steps !== 0)
              .map((at): Params => ({ from: start * 10 + 10, span, steps, at })),
          ),
        );
      }),
    },
  },
  pose: (params) => {
    const { from, span, steps, at } = params;
    return {
      prompt: 'Which number does point A show? Write a decimal.',
      picture: {
        kind: 'number-line',
        alt: `A number line labeled ${text(from)}, ${text(from + span)} and ${text(from + 2 * span)}. There are ${steps} equal steps from one label to the next. Point A is ${at} ${at === 1 ? 'step' : 'steps'} to the right of ${text(from)}.`,
        from: from / 100,
        to: (from + 2 * span) / 100,
        step: stepOf(params) / 100,
        labelEvery: steps,
        points: [{ at: pointOf(params) / 100, label: 'A' }],
      },
      answer: { kind: 'number', key: text(pointOf(params)) },
    };
  },
  solve: (params) => {
    const { from, span, steps: cuts, at } = params;
    return steps(
      [`${text(from + span)} - ${text(from)} = ${text(span)}`, 'The distance from one label to the next.'],
      [`${text(span)} ÷ ${cuts} = ${text(stepOf(params))}`, `It is cut into ${cuts} equal steps, so this is one step.`],
      [
        `${text(from)} + ${at} × ${text(stepOf(params))}`,
        `Point A is ${at} ${at === 1 ? 'step' : 'steps'} from ${text(from)}.`,
      ],
      [text(pointOf(params)), 'Work it out.'],
    );
  },
  hints: ({ span, steps }) => [
    'Between which two labels is point A?',
    `How far is it from one label to the next, and how many steps are there?`,
    `One step is \`${text(span)} ÷ ${steps}\`. Count on from the label to the left of A.`,
  ],
  confirms: (params, key) => {
    let place = params.from / 100;
    for (let step = 0; step < params.at; step += 1) place += params.span / params.steps / 100;
    return isNear(key, place);
  },
  mistakes: {
    'decimals.every-step-a-tenth': (params) => {
      const small = params.span === 100 && params.steps === 10;
      if (small) return undefined;
      const labels = Math.floor(params.at / params.steps);
      const found = text(params.from + labels * params.span + (params.at % params.steps) * 10);
      return wrote(found, [found, 'Each little step is one tenth.']);
    },
    'fractions.counts-marks': (params) => {
      // A number that stands at another mark is not read at this one.
      if ((params.at + 1) % params.steps === 0) return undefined;
      const found = text(params.from + (params.at + 1) * stepOf(params));
      return wrote(found, [found, 'Count the marks, the first label too.']);
    },
    'decimals.oneths': (params) => {
      const found = `${text(params.from)}.0${params.at % params.steps}`;
      return params.span === 100 && params.steps === 10 && params.at < 10
        ? wrote(found, [found, `One ${placeName(1)} is the second place after the decimal point.`])
        : undefined;
    },
  },
});
