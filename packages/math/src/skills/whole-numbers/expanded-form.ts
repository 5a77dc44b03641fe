import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding, plainText } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

type Parts = { readonly parts: readonly number[] };

const total = ({ parts }: Parts): number => parts.reduce((sum, part) => sum + part, 0);

const places = (level: Level): readonly number[] => byLevel(level, [2, 1, 0], [2, 1, 0], [3, 2, 1, 0]);
const partsAt = (rng: Rng, at: readonly number[]): number[] => at.map((place) => rng.int(1, 9) * 10 ** place);

export const expandedForm = skill<Parts>({
  code: 'whole-numbers.expanded-form',
  name: 'Put together a number from its parts',
  canDo: 'I can write a number from its hundreds, tens and ones.',
  grade: 2,
  standards: ['2.NBT.A.3', '4.NBT.A.2'],
  prerequisites: ['whole-numbers.digit-value'],
  cases: {
    'in-order': { label: 'parts in order', draw: (rng, level) => ({ parts: partsAt(rng, places(level)) }) },
    'out-of-order': {
      label: 'parts out of order',
      draw: (rng, level) => {
        const [first = 1, ...rest] = partsAt(rng, places(level));
        return { parts: [...rest, first] };
      },
    },
    'place-missing': {
      label: 'a place with nothing',
      draw: (rng, level) => {
        const gone = rng.int(1, places(level).length - 2);
        return { parts: partsAt(rng, places(level).toSpliced(gone, 1)) };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Which number is this?',
    math: params.parts.join(' + '),
    answer: numberAnswer(total(params)),
  }),
  solve: (params) =>
    steps([`${params.parts.join(' + ')} = ${total(params)}`, 'Put each part in its place, and 0 where there is none.']),
  hints: (params) =>
    hintsHiding(
      total(params),
      params.parts.join(' + '),
      'Make a table with a column for each place, and put each part in its column.',
      'Which places are there between the largest part and the ones?',
      'A place without a part gets a zero, so that the other digits keep their places.',
    ),
  confirms: ({ parts }, key) => parts.reduce((left, part) => left - part, Number(key)) === 0,
  mistakes: {
    'whole-numbers.writes-as-heard': ({ parts }) =>
      wrote(parts.join(''), [parts.join(', '), 'Write the parts one after the other.']),
    'whole-numbers.drops-empty-place': (params) => {
      const digits = [...params.parts].sort((x, y) => y - x).map((part) => String(part).charAt(0));
      return String(total(params)).includes('0')
        ? wrote(digits.join(''), [digits.join(', '), 'Write down the digits.'])
        : undefined;
    },
    'whole-numbers.digits-in-order-told': ({ parts }) => {
      const sorted = parts.every((part, i) => i === 0 || part < (parts[i - 1] ?? 0));
      const digits = parts.map((part) => String(part).charAt(0));
      return sorted
        ? undefined
        : wrote(digits.join(''), [digits.join(', '), 'Write the digits in the order in which they come.']);
    },
  },
  read: (text) => {
    const parts = plainText(text).split('+').map(Number);
    const places = parts.map((part) => String(part).length);
    const plain = parts.length > 1 && parts.every((part) => /^[1-9]0*$/.test(String(part)));
    return plain && new Set(places).size === parts.length ? { parts } : undefined;
  },
});
