import type { Level, Rng, Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { smallThings } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Group = { readonly n: number; readonly many: string; readonly drawn: boolean };

const isOdd = (n: number): boolean => n % 2 === 1;
const halfOf = (n: number): number => Math.floor(n / 2);

const drawGroup =
  (odd: boolean): Draw<Group> =>
  (rng: Rng, level: Level) => {
    const half = rng.int(byLevel(level, 2, 4, 5), byLevel(level, 6, 9, 9));
    return { n: 2 * half + (odd ? 1 : 0), many: rng.pick(smallThings).many, drawn: level < 3 };
  };

/** Grade 2: a group of at most twenty in pairs. */
const oddOrEven = skill<Group>({
  code: 'whole-numbers.odd-or-even',
  name: 'Odd or even',
  canDo: 'I can tell whether a group is odd or even by making pairs.',
  grade: 2,
  standards: ['2.OA.C.3'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: {
    even: { label: 'an even number', draw: drawGroup(false) },
    odd: { label: 'an odd number', draw: drawGroup(true) },
  },
  pose: ({ n, many, drawn }) => ({
    prompt: `There are ${n} ${many}. Is ${n} odd or even?`,
    answer: choiceAnswer(isOdd(n) ? 'odd' : 'even', [
      ['odd', 'Odd'],
      ['even', 'Even'],
    ]),
    ...(drawn
      ? {
          picture: {
            kind: 'array' as const,
            rows: 2,
            columns: halfOf(n) + (isOdd(n) ? 1 : 0),
            shaded: n,
            alt: `${n} ${many} in two rows.`,
          },
        }
      : {}),
  }),
  solve: ({ n }) =>
    isOdd(n)
      ? steps([
          `${halfOf(n)} + ${halfOf(n)} + 1 = ${n}`,
          'Make pairs. One is left without a partner, so the number is odd.',
        ])
      : steps([`${halfOf(n)} + ${halfOf(n)} = ${n}`, 'Make pairs. Everyone has a partner, so the number is even.']),
  hints: () => [
    'Make pairs. Does everyone have a partner?',
    'Can you share them between two people so that both get the same?',
  ],
  confirms: ({ n }, key) => {
    const left = range(1, n).reduce((alone) => 1 - alone, 0);
    return key === (left === 0 ? 'even' : 'odd');
  },
  mistakes: {
    'whole-numbers.parity-by-first-digit': ({ n }) =>
      n < 10
        ? undefined
        : wrote(isOdd(Math.floor(n / 10)) ? 'odd' : 'even', [
            String(Math.floor(n / 10)),
            `The number begins with ${Math.floor(n / 10)}.`,
          ]),
    'whole-numbers.odd-and-even-swapped': ({ n }) =>
      wrote(isOdd(n) ? 'even' : 'odd', [
        isOdd(n) ? `${halfOf(n)} + ${halfOf(n)} + 1 = ${n}` : `${halfOf(n)} + ${halfOf(n)} = ${n}`,
        isOdd(n) ? 'One is left over: call that even.' : 'Nothing is left over: call that odd.',
      ]),
  },
});

export const oddOrEvenSkills: readonly Skill[] = [oddOrEven];
