import type { Level } from '../../types.ts';
import { gcd, near, range } from '../kit/arithmetic.ts';
import { fromPool } from '../kit/by-level.ts';
import { ratioText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `base^(top/index)`; with `ask: 'value'` the base is `root^index`, so that the value is whole. */
type Root = {
  readonly ask: 'again' | 'product' | 'root' | 'value';
  readonly root: number;
  readonly index: number;
  readonly top: number;
};

const rootNames: { readonly [index: number]: string } = { 2: 'square', 3: 'cube', 4: 'fourth', 5: 'fifth' };
const nameOf = ({ index }: Root): string => `${rootNames[index] ?? `${index}th`} root`;
const powerText = (base: number, top: number): string => (top === 1 ? String(base) : `${base}^${top}`);
const baseOf = ({ ask, root, index }: Root): number => (ask === 'value' ? root ** index : root);
const exponentText = ({ top, index }: Root): string => ratioText(top, index);

const MOST = 1000;
const pool = (ask: Root['ask']) => (level: Level) =>
  range(2, level + 2).flatMap((index) =>
    range(1, ask === 'product' ? 1 : level).flatMap((top) =>
      range(2, ask === 'value' ? 12 : 5 + 5 * level)
        .filter((root) => gcd(top, index) === 1 && (ask !== 'value' || root ** Math.max(index, top) <= MOST))
        .map((root): Root => ({ ask, root, index, top })),
    ),
  );
const pools = {
  again: fromPool(pool('again')),
  product: fromPool(pool('product')),
  root: fromPool(pool('root')),
  value: fromPool(pool('value')),
};

function mathOf(p: Root): string {
  const { root, index, top } = p;
  return {
    again: `(${root}^?)^${index} = ${powerText(root, top)}`,
    product: `${Array.from({ length: index }, () => `${root}^?`).join(' * ')} = ${root}`,
    root: `${root}^?`,
    value: `${baseOf(p)}^(${top}/${index})`,
  }[p.ask];
}

/** Algebra 1: an exponent such as 1/3 has to be a root, because the laws of exponents go on holding. */
export const fractionalExponents = skill<Root>({
  code: 'algebra.fractional-exponents',
  name: 'Give a fractional exponent its meaning',
  canDo: 'I can say which root a fractional exponent stands for, and why.',
  grade: 9,
  standards: ['N-RN.A.1', 'N-RN.A.2'],
  prerequisites: ['algebra.exponent-power', 'expressions.roots'],
  cases: casesOf(
    {
      again: 'a power of a power',
      product: 'equal factors',
      root: 'a root as a power',
      value: 'the value of a power',
    },
    (rng, level, caseId): Root => pools[caseId](rng, level),
  ),
  pose: (p) => ({
    prompt: {
      again: 'The laws of exponents hold for fractions too. Which exponent makes this true?',
      product: 'All exponents on the left are the same number. Which number makes this true?',
      root: `The ${nameOf(p)} of \`${powerText(p.root, p.top)}\` is written as a power of \`${p.root}\`. Which exponent does it have?`,
      value: 'Find the value.',
    }[p.ask],
    math: mathOf(p),
    answer: { kind: 'number', key: p.ask === 'value' ? String(p.root ** p.top) : exponentText(p) },
  }),
  solve: (p) => {
    const { ask, root, index, top } = p;
    const key = exponentText(p);
    if (ask === 'value')
      return steps(
        [`${root}^${index} = ${baseOf(p)}`, `The \`${index}\` below asks for the ${nameOf(p)}: \`${root}\`.`],
        top === 1
          ? [String(root), 'Write the root down.']
          : [`${root}^${top} = ${root ** top}`, `The \`${top}\` above is the power.`],
      );
    return steps(
      ask === 'product'
        ? [`${index}x = 1`, `The exponents of equal bases are added: \`${index}\` times the same number makes 1.`]
        : [
            `${index}x = ${top}`,
            ask === 'again'
              ? 'A power of a power multiplies the exponents.'
              : `Raised to the power \`${index}\`, the root gives \`${powerText(root, top)}\` again.`,
          ],
      [`x = ${key}`, `Divide by \`${index}\`.`],
    );
  },
  hints: ({ ask, root, index, top }) =>
    ask === 'value'
      ? [
          'The number below in the exponent names a root. The number above is a power.',
          `\`${root ** index}\` is a product of \`${index}\` equal factors. Which factor is it?`,
        ]
      : [
          ask === 'product'
            ? 'What happens to exponents in a product?'
            : 'What happens to exponents in a power of a power?',
          `Call the exponent \`x\`. Then \`${index}x = ${top}\`.`,
        ],
  confirms: (p, key) => {
    const value = key.split('/').map(Number);
    const number = (value[0] ?? Number.NaN) / (value[1] ?? 1);
    return p.ask === 'value'
      ? near(number ** p.index, baseOf(p) ** p.top)
      : near(p.root ** (number * p.index), p.root ** p.top);
  },
  mistakes: {
    'algebra.power-adds-exponents': ({ ask, index, top }) =>
      ask === 'again'
        ? wrote(top - index, [`x + ${index} = ${top}`, 'Add the exponents.'], [`x = ${top - index}`, 'Subtract.'])
        : undefined,
    'algebra.exponents-multiplied': ({ ask, index }) =>
      ask === 'product'
        ? wrote(1, [`x^${index} = 1`, 'It is times, so multiply the exponents.'], ['x = 1', 'Only 1 does this.'])
        : undefined,
    'algebra.denominator-as-exponent': (p) => {
      const { ask, root, index, top } = p;
      if (ask === 'root') return wrote(index, [powerText(root, index), `It is the ${nameOf(p)}.`]);
      const number = baseOf(p) ** index;
      return ask !== 'value' || top !== 1 || number > 1e6
        ? undefined
        : wrote(number, [`${baseOf(p)}^${index} = ${number}`, `Take the power \`${index}\`.`]);
    },
    'algebra.fractional-exponent-multiplies': (p) => {
      const answer = ratioText(baseOf(p) * p.top, p.index);
      return p.ask === 'value'
        ? wrote(answer, [`${baseOf(p)} * ${p.top}/${p.index} = ${answer}`, 'Take that fraction of the number.'])
        : undefined;
    },
    'algebra.fractional-exponent-root-only': ({ ask, root, index, top }) =>
      ask === 'value' && top > 1
        ? wrote(root, [`${root}^${index} = ${root ** index}`, 'Take the root.'])
        : ask === 'root' && top > 1
          ? wrote(ratioText(1, index), [ratioText(1, index), 'A root is one over its number.'])
          : undefined,
  },
});
