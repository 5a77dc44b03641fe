import type { Level, Rng, Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Two numbers joined first, and what is then done to the result. */
type Told = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly first: '+' | '-';
  readonly then: '×' | '÷' | 'compare';
};

const joined = ({ a, b, first }: Told): string => `${a} ${first} ${b}`;
const told = (p: Told): string =>
  `${p.first === '+' ? `Add ${p.a} and ${p.b}` : `Subtract ${p.b} from ${p.a}`}, then ${p.then === '×' ? `multiply by ${p.c}` : `divide by ${p.c}`}.`;
const right = (p: Told): string => (p.then === '÷' ? `(${joined(p)}) ÷ ${p.c}` : `${p.c} × (${joined(p)})`);
const without = (p: Told): string => (p.then === '÷' ? `${joined(p)} ÷ ${p.c}` : `${p.c} × ${joined(p)}`);
const grouped = (p: Told): string =>
  p.then === '÷' ? `${p.a} ${p.first} (${p.b} ÷ ${p.c})` : `(${p.c} × ${p.a}) ${p.first} ${p.b}`;
const turned = (p: Told): string =>
  p.first === '-'
    ? p.then === '÷'
      ? `(${p.b} - ${p.a}) ÷ ${p.c}`
      : `${p.c} × (${p.b} - ${p.a})`
    : p.then === '÷'
      ? `${p.c} ÷ (${joined(p)})`
      : `${p.c} + (${joined(p)})`;

const drawTold =
  (then: Told['then']): Draw<Told> =>
  (rng: Rng, level: Level) => {
    const c = rng.int(2, byLevel(level, 5, 8, 12));
    const b = rng.int(2, byLevel(level, 9, 30, 400));
    const first = rng.pick(['+', '-'] as const);
    const total = c * rng.int(byLevel(level, 3, 5, 60), byLevel(level, 8, 30, 900));
    return { a: first === '+' ? total + (total > b ? -b : b * (c - 1)) : total + b, b, c, first, then };
  };

/** Grade 5: a calculation in words is written down, or compared, without computing it. */
const writeCalculation = skill<Told>({
  code: 'whole-numbers.write-calculation',
  name: 'Write and read calculations',
  canDo: 'I can write a calculation from words and see its size without working it out.',
  grade: 5,
  standards: ['5.OA.A.2', '5.OA.A.1'],
  prerequisites: ['whole-numbers.order-of-operations'],
  cases: {
    times: { label: 'then multiplied', draw: drawTold('×') },
    divided: { label: 'then divided', draw: drawTold('÷') },
    compare: { label: 'how many times as large', draw: drawTold('compare') },
  },
  pose: (p) =>
    p.then === 'compare'
      ? {
          prompt: `Do not work it out. How does the first number compare with the second: \`${right(p)}\` and \`${joined(p)}\`?`,
          answer: choiceAnswer('times', [
            ['times', `It is ${p.c} times as large.`],
            ['more', `It is ${p.c} more.`],
            ['same', 'They are the same.'],
          ]),
        }
      : {
          prompt: `${told(p)} Which calculation says this?`,
          answer: choiceAnswer(
            'right',
            [
              ['right', right(p)],
              ['without', without(p)],
              ['grouped', grouped(p)],
              ['turned', turned(p)],
            ]
              .toSorted((x, y) => (x[1] ?? '').length - (y[1] ?? '').length || (x[1] ?? '').localeCompare(y[1] ?? ''))
              .map(([id = '', text]) => [id, `\`${text}\``] as const),
          ),
        },
  solve: (p) =>
    p.then === 'compare'
      ? steps([right(p), `The parentheses hold the second number, and it is taken ${p.c} times.`])
      : steps(
          [joined(p), 'This is done first, so it stands in parentheses.'],
          [right(p), p.then === '÷' ? `Then divide by ${p.c}.` : `Then multiply by ${p.c}.`],
        ),
  hints: (p) =>
    p.then === 'compare'
      ? ['What stands in the parentheses? Have you seen it before?', 'What is done to it?']
      : ['What happens first? Put it in parentheses.', 'Without parentheses, multiplying and dividing go first.'],
  confirms: (p, key) => {
    const value = p.first === '+' ? p.a + p.b : p.a - p.b;
    return p.then === 'compare' ? key === 'times' && value * p.c !== value + p.c : key === 'right' && value % p.c === 0;
  },
  mistakes: {
    'whole-numbers.ignores-brackets': (p) =>
      p.then === 'compare'
        ? undefined
        : wrote('without', [without(p), 'Write it down in the order in which it is said.']),
    'whole-numbers.times-as-additive': (p) =>
      p.then === 'compare' ? wrote('more', [`${joined(p)} + ${p.c}`, `There is a ${p.c} more.`]) : undefined,
    'whole-numbers.front-number-unseen': (p) =>
      p.then === 'compare' ? wrote('same', [joined(p), 'The same numbers stand in both.']) : undefined,
    'whole-numbers.groups-the-last-two': (p) =>
      p.then === 'compare'
        ? undefined
        : wrote('grouped', [grouped(p), 'Multiplying and dividing belong together with a number beside them.']),
  },
});

export const writeCalculationSkills: readonly Skill[] = [writeCalculation];
