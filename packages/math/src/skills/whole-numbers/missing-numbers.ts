import type { Level, MathText, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { hintsHiding, plainText } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

type Missing = {
  readonly form: 'change' | 'start' | 'subtrahend' | 'minuend';
  readonly first: number;
  readonly second: number;
  readonly result: number;
};

/** The equation with the asked number replaced. */
const written = ({ form, first, second, result }: Missing, asked: string | number): MathText => {
  const sign = form === 'start' || form === 'change' ? '+' : '-';
  const [left, right] = form === 'start' || form === 'minuend' ? [asked, second] : [first, asked];
  return `${left} ${sign} ${right} = ${result}`;
};

const keyOf = ({ form, first, second }: Missing): number => (form === 'start' || form === 'minuend' ? first : second);

const reason = ({ form, first, second, result }: Missing): readonly [MathText, string] => {
  if (form === 'change')
    return [`${result} - ${first} = ${second}`, `Take ${first} from ${result}: the rest was added.`];
  if (form === 'start') return [`${result} - ${second} = ${first}`, `Undo the adding: take ${second} from ${result}.`];
  if (form === 'subtrahend')
    return [`${first} - ${result} = ${second}`, `From ${first}, ${result} stay. The rest was taken away.`];
  return [`${result} + ${second} = ${first}`, `Undo the subtraction: put ${second} back to ${result}.`];
};

function shownOperation(params: Missing) {
  const { form, first, second, result } = params;
  const seen = form === 'start' || form === 'minuend' ? second : first;
  if (form === 'start' || form === 'change')
    return wrote(seen + result, [`${seen} + ${result} = ${seen + result}`, 'There is a plus, so add.']);
  if (form === 'minuend' && result !== seen)
    return wrote(Math.abs(result - seen), [
      `${Math.max(result, seen)} - ${Math.min(result, seen)} = ${Math.abs(result - seen)}`,
      'There is a minus, so subtract.',
    ]);
  return undefined;
}

const stories: ReadonlyMap<string, string> = new Map([
  ['change', 'Tell it as a story: you have some, you get more, now you have the total. How many did you get?'],
  ['start', 'Tell it as a story: you have some, you get more, now you have the total. How many did you start with?'],
  ['subtrahend', 'Tell it as a story: you have some, you give some away, some stay. How many did you give away?'],
  ['minuend', 'Tell it as a story: you have some, you give some away, some stay. How many did you start with?'],
]);

/** Draws what all cases of the skill have in common. */
const beginMissingAddend = (rng: Rng, level: Level) => {
  const small = rng.int(2, byLevel(level, 5, 9, 9));
  const other = rng.int(byLevel(level, 1, 3, 11), byLevel(level, 5, 9, 40));
  const [a, b] = rng.chance(0.5) ? [small, other] : [other, small];
  return { a, b };
};

const missingAddend = skill<Missing>({
  code: 'whole-numbers.missing-addend',
  name: 'Find the missing number in an addition or subtraction',
  canDo: 'I can find the missing number wherever it stands.',
  grade: 1,
  standards: ['1.OA.D.8', '1.OA.B.4'],
  prerequisites: ['whole-numbers.number-bonds', 'whole-numbers.subtract-within-20'],
  cases: {
    change: {
      label: 'what was added',
      draw: (rng, level) => {
        const { a, b } = beginMissingAddend(rng, level);
        return { form: 'change', first: a, second: b, result: a + b };
      },
    },
    start: {
      label: 'what it started from, adding',
      draw: (rng, level) => {
        const { a, b } = beginMissingAddend(rng, level);
        return { form: 'start', first: a, second: b, result: a + b };
      },
    },
    subtrahend: {
      label: 'what was taken away',
      draw: (rng, level) => {
        const { a, b } = beginMissingAddend(rng, level);
        return { form: 'subtrahend', first: a + b, second: a, result: b };
      },
    },
    minuend: {
      label: 'what it started from, taking away',
      draw: (rng, level) => {
        const { a, b } = beginMissingAddend(rng, level);
        return { form: 'minuend', first: a + b, second: a, result: b };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Which number is missing?',
    math: written(params, '?'),
    answer: numberAnswer(keyOf(params)),
  }),
  solve: (params) =>
    steps(reason(params), [written(params, keyOf(params)), 'Put it in and check: both sides are equal.']),
  hints: (params) =>
    hintsHiding(
      keyOf(params),
      written(params, '?'),
      stories.get(params.form) ?? 'Tell the equation as a story.',
      'Which number is the whole, and which are the parts?',
      params.form === 'minuend'
        ? 'The whole is missing: put the two parts together.'
        : 'You know the whole and one part: find the other part.',
    ),
  confirms: ({ form, first, second, result }, key) => {
    const tokens = range(1, 999).filter((n) => {
      if (form === 'change') return first + n === result;
      if (form === 'start') return n + second === result;
      return form === 'subtrahend' ? first - n === result : n - second === result;
    });
    return tokens.length === 1 && String(tokens[0]) === key;
  },
  mistakes: {
    'whole-numbers.operates-on-what-is-shown': shownOperation,
    'whole-numbers.counts-the-start': ({ form, first, result }) =>
      form === 'change' && result - first < 12
        ? wrote(result - first + 1, [range(first, result).join(', '), `Count the numbers from ${first} to ${result}.`])
        : undefined,
  },
  read: (text) => {
    const found = /^(\d{1,3}|\?)([-+])(\d{1,3}|\?)=(\d{1,3})$/.exec(plainText(text));
    if (!found) return undefined;
    const [, left = '', sign, right = '', end = ''] = found;
    const result = Number(end);
    if ((left === '?') === (right === '?')) return undefined;
    const seen = Number(left === '?' ? right : left);
    if (sign === '+') {
      const hidden = result - seen;
      if (hidden < 0) return undefined;
      return left === '?'
        ? { form: 'start', first: hidden, second: seen, result }
        : { form: 'change', first: seen, second: hidden, result };
    }
    if (left === '?') return { form: 'minuend', first: seen + result, second: seen, result };
    return seen < result ? undefined : { form: 'subtrahend', first: seen, second: seen - result, result };
  },
});

type Balance = {
  readonly form: 'blank-first' | 'blank-last' | 'blank-left';
  readonly a: number;
  readonly b: number;
  readonly c: number;
};

const balanceText = ({ form, a, b, c }: Balance, asked: string | number): MathText => {
  if (form === 'blank-first') return `${a} + ${b} = ${asked} + ${c}`;
  if (form === 'blank-last') return `${a} + ${b} = ${c} + ${asked}`;
  return `${asked} + ${c} = ${a} + ${b}`;
};

const balanceEquations = skill<Balance>({
  code: 'whole-numbers.balance-equations',
  name: 'Make both sides equal',
  canDo: 'I know that the equal sign means both sides have the same value.',
  grade: 1,
  standards: ['1.OA.D.7', '1.OA.D.8'],
  prerequisites: ['whole-numbers.missing-addend'],
  cases: casesOf(
    {
      'blank-first': 'blank right after the equal sign',
      'blank-last': 'blank at the end',
      'blank-left': 'blank on the left side',
    },
    (rng, level, caseId) => {
      const a = rng.int(byLevel(level, 3, 5, 25), byLevel(level, 6, 12, 60));
      const b = rng.int(byLevel(level, 2, 3, 13), byLevel(level, 5, 9, 39));
      const shift = rng.pick(byLevel(level, [1, -1], [1, 2, -1], [1, 2, 3, -2]));
      const close = Math.max(1, b + shift);
      return { form: caseId, a, b, c: close === b ? b + 1 : close };
    },
  ),
  pose: (params) => ({
    prompt: 'Which number makes both sides equal?',
    math: balanceText(params, '?'),
    answer: numberAnswer(params.a + params.b - params.c),
    picture: {
      kind: 'balance',
      ...(params.form === 'blank-left'
        ? { left: ['?', String(params.c)], right: [String(params.a), String(params.b)] }
        : {
            left: [String(params.a), String(params.b)],
            right: params.form === 'blank-first' ? ['?', String(params.c)] : [String(params.c), '?'],
          }),
      alt: `A balance. One side holds ${params.a} and ${params.b}, the other ${params.c} and an unknown number.`,
    },
  }),
  solve: (params) => {
    const { a, b, c } = params;
    return steps(
      [`${a} + ${b} = ${a + b}`, 'Find the value of the side you know.'],
      [`${a + b} - ${c} = ${a + b - c}`, `The other side has ${c} already. The rest is missing.`],
      [balanceText(params, a + b - c), 'Now both sides are equal.'],
    );
  },
  hints: (params) =>
    hintsHiding(
      params.a + params.b - params.c,
      balanceText(params, '?'),
      'Think of a balance: both sides must weigh the same.',
      `One side is ${params.a} and ${params.b}. How much is that together?`,
      `The other side already has ${params.c}. How much more does it need to be level?`,
    ),
  confirms: ({ a, b, c }, key) => {
    const fits = range(0, a + b).filter((n) => n + c === a + b);
    return fits.length === 1 && String(fits[0]) === key;
  },
  mistakes: {
    'whole-numbers.answer-comes-next': ({ form, a, b, c }) => {
      if (form === 'blank-left')
        return a > c
          ? wrote(a - c, [`${a - c} + ${c} = ${a}`, `The answer of the sum stands after the equal sign: ${a}.`])
          : undefined;
      return form === 'blank-first'
        ? wrote(a + b, [`${a} + ${b} = ${a + b}`, 'After the equal sign comes the answer.'])
        : undefined;
    },
    'whole-numbers.adds-every-number': ({ a, b, c }) =>
      wrote(a + b + c, [`${a} + ${b} + ${c} = ${a + b + c}`, 'Add all the numbers.']),
    'whole-numbers.compensates-same-way': ({ a, b, c }) => {
      const other = a + (c - b);
      // Numbers that are far apart, or equal, are not seen as one number changed a little.
      if (other < 0 || c === b || Math.abs(c - b) > 2 || c === a) return undefined;
      return wrote(
        other,
        c > b
          ? [`${c} - ${b} = ${c - b}`, `${c} is ${c - b} more than ${b}.`]
          : [`${b} - ${c} = ${b - c}`, `${c} is ${b - c} less than ${b}.`],
        c > b
          ? [`${a} + ${c - b} = ${other}`, 'So make the other number more as well.']
          : [`${a} - ${b - c} = ${other}`, 'So make the other number less as well.'],
      );
    },
  },
  read: (text) => {
    const plain = plainText(text);
    const right = /^(\d{1,4})\+(\d{1,4})=(\d{1,4}|\?)\+(\d{1,4}|\?)$/.exec(plain);
    const left = /^(\d{1,4}|\?)\+(\d{1,4}|\?)=(\d{1,4})\+(\d{1,4})$/.exec(plain);
    const found = right ?? (left ? [left[0], left[3], left[4], left[1], left[2]] : undefined);
    if (!found || (found[3] === '?') === (found[4] === '?')) return undefined;
    const [a, b, c] = [Number(found[1]), Number(found[2]), Number(found[3] === '?' ? found[4] : found[3])];
    if (a + b < c) return undefined;
    return { form: right ? (found[3] === '?' ? 'blank-first' : 'blank-last') : 'blank-left', a, b, c };
  },
});

export const missingNumberSkills: readonly Skill[] = [missingAddend, balanceEquations];
