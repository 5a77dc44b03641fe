import { gcd } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { linear, timesGroup } from '../kit/linear-text.ts';
import { exact } from '../kit/numeric.ts';
import { asLinear, plainMath, readSide, wholeOf } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { agree } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** ax + b with a common factor. */
type Factoring = { readonly a: number; readonly b: number; readonly letter: string };

const written = ({ a, b, letter }: Factoring): string => linear(a, b, letter);
const factorOf = ({ a, b }: Factoring): number => gcd(a, b);
const keyOf = (params: Factoring): string => {
  const factor = factorOf(params);
  return timesGroup(factor, linear(params.a / factor, params.b / factor, params.letter));
};

/** Take out the greatest common factor of ax + b. */
export const factorCommon = skill<Factoring>({
  code: 'expressions.factor-common',
  name: 'Take out the greatest common factor',
  canDo: 'I can write a sum as a product by taking out the greatest common factor.',
  grade: 7,
  standards: ['6.EE.A.3', '7.EE.A.1', '6.NS.B.4'],
  prerequisites: ['expressions.distribute'],
  cases: casesOf(
    {
      prime: 'a prime number as the factor',
      composite: 'a factor that can be taken out in parts',
      minus: 'a difference',
      'one-left': 'the letter is left alone',
    },
    (rng, level, caseId): Factoring => {
      const top = byLevel(level, 6, 9, 12);
      const factor =
        caseId === 'composite'
          ? rng.pick(level === 1 ? [4, 6] : [4, 6, 8, 9, 10, 12])
          : rng.pick([2, 3, 5, 7].slice(0, level + 1));
      const a = caseId === 'one-left' ? 1 : rng.int(2, top);
      const near = rng.int(2, top);
      const b = a === 1 ? near : ([near, near + 1, 1].find((n) => gcd(a, n) === 1) ?? 1);
      return { a: factor * a, b: factor * b * (caseId === 'minus' ? -1 : 1), letter: rng.pick(['x', 'n', 'y', 'a']) };
    },
  ),
  pose: (params) => ({
    prompt: 'Take out the greatest common factor.',
    math: written(params),
    answer: { kind: 'expression', key: keyOf(params), forms: ['factored'] },
  }),
  solve: (params) => {
    const factor = factorOf(params);
    const { a, b, letter } = params;
    const second = Math.abs(b) / factor;
    return steps(
      [written(params), `The greatest number that divides both \`${a}\` and \`${Math.abs(b)}\` is \`${factor}\`.`],
      [
        `${factor}*${linear(a / factor, 0, letter)} ${b < 0 ? '-' : '+'} ${factor}*${second}`,
        `Write both terms as \`${factor}\` times something.`,
      ],
      [keyOf(params), `Put the \`${factor}\` in front of parentheses.`],
    );
  },
  hints: (params) => [
    `Which numbers divide both \`${params.a}\` and \`${Math.abs(params.b)}\`?`,
    'Take the greatest of them. It goes in front of the parentheses.',
    'For each term, ask: the common factor times what gives this term? Check by multiplying out.',
  ],
  confirms: (params, key) => {
    const [, inside = ''] = /\((.+)\)$/.exec(key) ?? [];
    const parts = asLinear(readSide(inside) ?? []);
    const [a, b] = [wholeOf(parts?.a) ?? 0, wholeOf(parts?.b) ?? 0];
    const common = [2, 3, 5, 7, 11].some((prime) => a % prime === 0 && b % prime === 0);
    return agree(written(params), key, [params.letter]) && !common;
  },
  mistakes: {
    'expressions.factor-not-greatest': (params) => {
      const factor = factorOf(params);
      const smaller = [2, 3, 5].find((prime) => factor % prime === 0 && factor > prime);
      if (smaller === undefined) return undefined;
      const answer = timesGroup(smaller, linear(params.a / smaller, params.b / smaller, params.letter));
      return wrote(answer, [answer, `Both numbers can be divided by \`${smaller}\`.`]);
    },
    'expressions.factor-first-only': (params) => {
      const factor = factorOf(params);
      const answer = timesGroup(factor, linear(params.a / factor, params.b, params.letter));
      return wrote(answer, [answer, `Divide the first term by \`${factor}\`.`]);
    },
    'expressions.factor-by-subtracting': (params) => {
      const factor = factorOf(params);
      const answer = timesGroup(
        factor,
        linear(
          params.a === factor ? 1 : params.a - factor,
          params.b > 0 ? params.b - factor : params.b + factor,
          params.letter,
        ),
      );
      return wrote(answer, [answer, `Take \`${factor}\` out of both numbers.`]);
    },
    'expressions.conjoin': (params) =>
      wrote(linear(params.a + params.b, 0, params.letter), [
        linear(params.a + params.b, 0, params.letter),
        'Put the two terms together.',
      ]),
  },
  read: (text) => {
    const plain = plainMath(text.replace(/^\s*factor(?:ise|ize)?(?: completely| out)?:?\s*/i, ''));
    const parts = /[=<>^(]/.test(plain) || plain.length > 40 ? undefined : readSide(plain);
    const side = parts ? asLinear(parts) : undefined;
    const letter = parts?.find((part) => part.letter !== '')?.letter;
    const [a, b] = [wholeOf(side?.a), wholeOf(side?.b)];
    return !a || !b || a < 0 || !letter || exact(gcd(a, b)).equals(1) ? undefined : { a, b, letter };
  },
});
