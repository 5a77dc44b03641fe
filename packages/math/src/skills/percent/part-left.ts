import type { Level, Rng } from '../../types.ts';
import { percentAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { decimalText, exact, floatOf } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { pickFitting, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { type PartTold, partStories } from '../stories/percents.ts';

/** A part of a whole is gone; the question is about the part or about the rest. */
type PartLeft = {
  readonly whole: number;
  readonly part: number;
  readonly asks: 'part' | 'rest';
  readonly story: number;
  readonly name: string;
};

const partOf = ({ whole, part }: PartLeft) => exact(part).div(whole).mul(100);
const keyOf = (told: PartLeft) => (told.asks === 'part' ? partOf(told) : exact(100).sub(partOf(told)));

const fits =
  (size: number) =>
  ({ whole: [low, high] = [0, 1000] }: PartTold) =>
    low <= size && size <= high;

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const step = rng.int(1, byLevel(level, 9, 19, 24));
  const { under, scale } = byLevel(level, { under: 10, scale: 10 }, { under: 20, scale: 20 }, { under: 25, scale: 40 });
  const times = rng.int(1, scale);
  return { step, under, times };
};

/** What percent is taken, and what percent is left? */
export const percentPartLeft = skill<PartLeft>({
  code: 'percent.part-and-rest',
  name: 'Find the percent of a part or of the rest in a story',
  canDo: 'I can find what percent is taken and what percent is left.',
  grade: 6,
  standards: ['6.RP.A.3c', '7.RP.A.3'],
  prerequisites: ['percent.find-percent'],
  cases: {
    part: {
      label: 'the percent of the part',
      draw: (rng, level) => {
        const { step, under, times } = begin(rng, level);
        return {
          whole: under * times,
          part: (step === under / 2 ? step + 1 : step) * times,
          asks: 'part',
          story: pickFitting(rng, partStories, fits(under * times)),
          name: rng.pick(firstNames),
        };
      },
    },
    rest: {
      label: 'the percent of the rest',
      draw: (rng, level) => {
        const { step, under, times } = begin(rng, level);
        return {
          whole: under * times,
          part: (step === under / 2 ? step + 1 : step) * times,
          asks: 'rest',
          story: pickFitting(rng, partStories, fits(under * times)),
          name: rng.pick(firstNames),
        };
      },
    },
  },
  pose: (told) => ({
    prompt: tellWith(partStories[told.story]?.[told.asks], told),
    answer: percentAnswer(keyOf(told)),
  }),
  solve: (told) => {
    const { whole, part, asks } = told;
    const asked = asks === 'part' ? part : whole - part;
    const lines: [string, string][] =
      asks === 'rest' ? [[`${whole} - ${part} = ${asked}`, 'Find the part that the question asks about.']] : [];
    return steps(
      ...lines,
      [`${asked} ÷ ${whole} = ${decimalText(keyOf(told).div(100))}`, 'Compare it with the whole.'],
      [`${decimalText(keyOf(told).div(100))} = ${decimalText(keyOf(told))}%`, 'Write it as a percent.'],
    );
  },
  hints: ({ whole, part, asks }) => [
    'Which number is the whole, the hundred percent? Which part does the question ask about?',
    asks === 'rest'
      ? `The question asks about what is not in the \`${part}\`. How much is that?`
      : `The question asks about the \`${part}\`.`,
    `Find which fraction of \`${whole}\` it is, and count the hundredths.`,
  ],
  confirms: ({ whole, part, asks }, key) =>
    near((floatOf(key) * whole) / 100 + (asks === 'part' ? 0 : part), asks === 'part' ? part : whole),
  wordProblem: true,
  mistakes: {
    'whole-numbers.stops-after-first-step': (told) =>
      told.asks === 'part'
        ? undefined
        : wrote(
            `${decimalText(partOf(told))}%`,
            [`${told.part}/${told.whole} = x/100`, 'The part over the whole.'],
            [`x = ${decimalText(partOf(told))}`, 'Work out x.'],
          ),
    'percent.part-as-percent': ({ part, whole, asks }) => {
      const value = asks === 'part' ? part : whole - part;
      return wrote(`${value}%`, [`${value}%`, 'The amount is the percent.']);
    },
    'percent.always-multiply': ({ part, whole }) => {
      const value = decimalText(exact(part).mul(whole).div(100));
      return wrote(`${value}%`, [
        `${decimalText(exact(part, 100))} × ${whole} = ${value}`,
        'With percent, always multiply.',
      ]);
    },
  },
  read: (text) => {
    const plain = text.replace(/[`,$]/g, '');
    const [, name, whole, part, asked] =
      /^(\w+) earned (\d{1,6})\b.* saved (\d{1,6})\b.*percent.*\b(spend|spent|save|saved|not save)\?$/i.exec(
        plain.trim(),
      ) ?? [];
    return name === undefined
      ? undefined
      : {
          whole: Number(whole),
          part: Number(part),
          asks: asked === 'save' || asked === 'saved' ? 'part' : 'rest',
          story: 0,
          name,
        };
  },
});
