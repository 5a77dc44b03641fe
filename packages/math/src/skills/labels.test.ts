import { describe, expect, it } from 'vitest';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Level, Problem } from '../types.ts';

type Fraction = readonly [top: number, bottom: number];
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const digits = (n: number): number[] => [...String(n)].map(Number).toReversed();

/** The two numbers of a calculation and its key: `43 × 21`. */
function whole({ math = '', answer }: Problem): { a: number; b: number; key: string } {
  const [a = 0, b = 0] = (math.match(/\d+/g) ?? []).map(Number);
  return { a, b, key: answer.key };
}
/** The fraction parts of both numbers: `2 1/3 + 4 1/6`. */
const parts = ({ math = '' }: Problem): readonly [Fraction, Fraction] => {
  const found = [...math.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]): Fraction => [Number(top), Number(bottom)]);
  return [found[0] ?? [0, 1], found[1] ?? [0, 1]];
};
const sizes = (problem: Problem): readonly [number, number] => {
  const [[t, b], [u, c]] = parts(problem);
  return [t / b, u / c];
};
const columns = ({ a, b }: { a: number; b: number }): [number, number][] =>
  digits(a).map((digit, place) => [digit, digits(b)[place] ?? 0]);
/** Whether some digit of a number makes ten or more with this one. */
const carries = (n: number, times: number): boolean => {
  let over = 0;
  return digits(n).some((digit, place, all) => {
    const product = digit * times + over;
    over = Math.floor(product / 10);
    return over > 0 && place < all.length - 1;
  });
};

/** What the name of a case says about its numbers. */
const claims: readonly (readonly [skill: string, label: string, holds: (problem: Problem) => boolean])[] = [
  ['add-two-digit', 'no carrying', (problem) => columns(whole(problem)).every(([a, b]) => a + b < 10)],
  ['add-two-digit', 'the sum passes one hundred', (problem) => Number(whole(problem).key) > 100],
  ['add-multi-digit', 'no carrying', (problem) => columns(whole(problem)).every(([a, b]) => a + b < 10)],
  ['subtract-two-digit', 'no ten to open', (problem) => columns(whole(problem)).every(([a, b]) => a >= b)],
  ['subtract-two-digit', 'the upper number ends in zero', (problem) => whole(problem).a % 10 === 0],
  ['subtract-multi-digit', 'no regrouping', (problem) => columns(whole(problem)).every(([a, b]) => a >= b)],
  ['multiply-by-one-digit', 'no carrying', (problem) => !carries(whole(problem).a, whole(problem).b)],
  ['multiply-by-one-digit', 'the ones make ten or more', (problem) => carries(whole(problem).a, whole(problem).b)],
  [
    'multiply-two-digit',
    'no carrying',
    (problem) => digits(whole(problem).b).every((digit) => !carries(whole(problem).a, digit)),
  ],
  [
    'multiply-two-digit',
    'carrying in both rows',
    (problem) => digits(whole(problem).b).every((digit) => carries(whole(problem).a, digit)),
  ],
  ['multiply-two-digit', 'a factor that ends in zero', (problem) => whole(problem).b % 10 === 0],
  ['divide-by-one-digit', 'no zero in the quotient', (problem) => !problem.answer.key.includes('0')],
  ['divide-by-one-digit', 'a zero inside the quotient', (problem) => /[1-9]0+[1-9]/.test(problem.answer.key)],
  ['divide-by-one-digit', 'a zero at the end of the quotient', (problem) => problem.answer.key.endsWith('0')],
  ['divide-by-two-digits', 'no zero in the quotient', (problem) => !problem.answer.key.includes('0')],
  ['divide-by-two-digits', 'a zero inside the quotient', (problem) => /[1-9]0+[1-9]/.test(problem.answer.key)],
  ...['add-unlike', 'subtract-unlike'].flatMap((skill) => {
    const common = (problem: Problem): readonly [number, number, number] => {
      const [[, b], [, c]] = parts(problem);
      return [gcd(b, c), b, c];
    };
    return [
      [
        skill,
        'one denominator divides the other',
        (problem: Problem) => [b(problem), c(problem)].includes(common(problem)[0]),
      ],
      [skill, 'denominators without a common factor', (problem: Problem) => common(problem)[0] === 1],
      [
        skill,
        'denominators with a common factor',
        (problem: Problem) => common(problem)[0] > 1 && ![b(problem), c(problem)].includes(common(problem)[0]),
      ],
    ] as const;
  }),
  ['add-mixed', 'fraction parts stay below one', (problem) => sizes(problem)[0] + sizes(problem)[1] < 1],
  ['add-mixed', 'fraction parts pass one whole', (problem) => sizes(problem)[0] + sizes(problem)[1] > 1],
  ['subtract-mixed', 'without regrouping', (problem) => sizes(problem)[0] >= sizes(problem)[1]],
  ['subtract-mixed', 'with regrouping', (problem) => sizes(problem)[0] < sizes(problem)[1]],
  [
    'subtract-mixed',
    'a fraction from a mixed number, with regrouping',
    (problem) => sizes(problem)[0] < sizes(problem)[1],
  ],
  ['order-of-operations', 'with parentheses', ({ math = '' }) => math.includes('(')],
  ['divide', 'quotient less than 1', ({ answer }) => /^(\d+)\/(\d+)$/.test(answer.key)],
];
const b = (problem: Problem): number => parts(problem)[0][1];
const c = (problem: Problem): number => parts(problem)[1][1];

describe('the name of a case', () => {
  it.each(claims)('of %s, “%s”, is so at every level', (name, label, holds) => {
    const all = skills.filter(
      ({ code, cases }) => code.endsWith(`.${name}`) && cases.some((each) => each.label === label),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const skill of all)
      for (const { id } of skill.cases.filter((each) => each.label === label))
        for (const level of [1, 2, 3] satisfies Level[])
          for (let seed = 1; seed <= 40; seed += 1) {
            const problem = generateProblem(skill, level, seed, id);
            expect(holds(problem), `${skill.code} ${problem.math} = ${problem.answer.key}`).toBe(true);
          }
  });
});
