import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { ratioText, rootText, squareFactor } from '../kit/numeric.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

/** sqrt(n), n a whole number with a square factor. */
type Root = { n: number };
/** sqrt(m) + sqrt(n), or sqrt(m) - sqrt(n). */
type Sum = { m: number; n: number; minus: boolean };
/** k/sqrt(n), n without a square factor. */
type Quotient = { k: number; n: number };

const squareFree = [2, 3, 5, 6, 7, 10, 11, 13] as const;
const times = (size: number, inside: number) =>
  inside === 1 ? String(size) : `${size === 1 ? '' : size}sqrt(${inside})`;

const rootRules: Mistakes<Root> = {
  'algebra.radical-factor-not-rooted': ({ n }) => {
    const { outside, inside } = squareFactor(n);
    return wrote(
      times(outside ** 2, inside),
      [`${n} = ${outside ** 2} * ${inside}`, 'Find a square number in it.'],
      [times(outside ** 2, inside), 'Take the square number out.'],
    );
  },
  'algebra.root-halves': ({ n }) =>
    wrote(ratioText(n, 2), [`${n}/2 = ${ratioText(n, 2)}`, 'The square root is half of the number.']),
  'algebra.radical-parts-swapped': ({ n }) => {
    const { outside, inside } = squareFactor(n);
    return inside === 1 || inside === outside
      ? undefined
      : wrote(
          times(inside, outside),
          [`${n} = ${outside} * ${outside} * ${inside}`, 'Break the number up.'],
          [times(inside, outside), 'The pair stays under the root.'],
        );
  },
};

const simplifyRadical = skill<Root>({
  code: 'algebra.simplify-radicals',
  name: 'Simplify a square root',
  canDo: 'I can take the square factor out of a square root.',
  grade: 8,
  standards: ['8.EE.A.2', 'N-RN.A.2'],
  prerequisites: [],
  cases: {
    'one-square': {
      label: 'one square factor',
      draw: (rng, level) => {
        const outside = rng.int(2, 3);
        return { n: outside ** 2 * rng.pick(squareFree.slice(0, 4 + level)) };
      },
    },
    'larger-square': {
      label: 'a larger square factor',
      draw: (rng, level) => {
        const outside = rng.int(4, byLevel(level, 5, 7, 10));
        return { n: outside ** 2 * rng.pick(squareFree.slice(0, 4 + level)) };
      },
    },
  },
  pose: ({ n }) => ({
    prompt: 'Simplify the square root. Keep a root in your answer.',
    math: `sqrt(${n})`,
    answer: { kind: 'expression', key: rootText(n), forms: ['simplified'] },
  }),
  solve: ({ n }) => {
    const { outside, inside } = squareFactor(n);
    return steps(
      [
        `sqrt(${n}) = sqrt(${outside ** 2} * ${inside})`,
        `The largest square number in \`${n}\` is \`${outside ** 2}\`.`,
      ],
      [`sqrt(${outside ** 2}) * sqrt(${inside})`, 'Split the root.'],
      [rootText(n), `The root of \`${outside ** 2}\` is \`${outside}\`.`],
    );
  },
  hints: ({ n }) => [
    `Which square numbers divide \`${n}\`? Think of \`4\`, \`9\`, \`16\`, \`25\` …`,
    `The largest square number that divides \`${n}\` is \`${squareFactor(n).outside ** 2}\`.`,
    `Split it: \`sqrt(${squareFactor(n).outside ** 2}) * sqrt(${squareFactor(n).inside})\`. One of the two roots comes out.`,
  ],
  confirms: ({ n }, key) => near(evaluateText(key) ** 2, n) && /^\d+sqrt\(\d+\)$/.test(key),
  mistakes: rootRules,
  read: (text) => {
    const n = Number(/^sqrt\(?(\d+)\)?$/.exec(compact(text).body)?.[1]);
    return n > 1 && n < 1e6 && squareFactor(n).outside > 1 && squareFactor(n).inside > 1 ? { n } : undefined;
  },
});

function sumText(a: number, b: number, inside: number): string {
  const size = a + b;
  if (size === 0) return '0';
  return size < 0 ? `-${times(-size, inside)}` : times(size, inside);
}

const addRadicals = skill<Sum>({
  code: 'algebra.add-radicals',
  name: 'Add and subtract square roots',
  canDo: 'I can simplify square roots and then collect the like ones.',
  grade: 9,
  standards: ['N-RN.A.2', 'N-RN.B.3'],
  prerequisites: ['algebra.simplify-radicals'],
  cases: {
    sum: {
      label: 'a sum',
      draw: (rng, level) => {
        const radicand = rng.pick([2, 3, 5, 6, 7].slice(0, level + 2));
        const large = rng.int(3, level + 4);
        const small = rng.int(level === 1 ? 1 : 2, large - 1);
        return { m: large ** 2 * radicand, n: small ** 2 * radicand, minus: false };
      },
    },
    difference: {
      label: 'a difference',
      draw: (rng, level) => {
        const radicand = rng.pick([2, 3, 5, 6, 7].slice(0, level + 2));
        const large = rng.int(3, level + 4);
        const small = rng.int(level === 1 ? 1 : 2, large - 1);
        return { m: large ** 2 * radicand, n: small ** 2 * radicand, minus: true };
      },
    },
  },
  pose: ({ m, n, minus }) => {
    const first = squareFactor(m);
    const second = squareFactor(n);
    return {
      prompt: 'Simplify to one term. Keep the root.',
      math: `sqrt(${m}) ${minus ? '-' : '+'} sqrt(${n})`,
      answer: {
        kind: 'expression',
        key: sumText(first.outside, (minus ? -1 : 1) * second.outside, first.inside),
        forms: ['simplified'],
      },
    };
  },
  solve: ({ m, n, minus }) => {
    const { outside: a, inside } = squareFactor(m);
    const b = squareFactor(n).outside;
    return steps(
      [`sqrt(${m}) = ${times(a, inside)}${b === 1 ? '' : `, sqrt(${n}) = ${times(b, inside)}`}`, 'Simplify each root.'],
      [sumText(a, minus ? -b : b, inside), `Both are so many \`sqrt(${inside})\`: collect them.`],
    );
  },
  hints: ({ m, n }) => [
    'Roots cannot be put together as they stand. Simplify each one first.',
    squareFactor(n).outside === 1
      ? `\`sqrt(${n})\` stays. How can you simplify \`sqrt(${m})\`?`
      : `\`sqrt(${m}) = ${rootText(m)}\`. Simplify \`sqrt(${n})\` in the same way.`,
    `Both roots have \`sqrt(${squareFactor(m).inside})\` in them. Count how many there are, as you do with a letter.`,
  ],
  confirms: ({ m, n, minus }, key) => near(evaluateText(key), Math.sqrt(m) + (minus ? -1 : 1) * Math.sqrt(n)),
  mistakes: {
    'algebra.radicands-added': ({ m, n, minus }) => {
      const inside = minus ? m - n : m + n;
      return inside <= 0
        ? undefined
        : wrote(rootText(inside), [
            `sqrt(${m} ${minus ? '-' : '+'} ${n}) = sqrt(${inside})`,
            'Put both numbers under one root.',
          ]);
    },
    'algebra.radical-factor-not-rooted': ({ m, n, minus }) => {
      const { outside: a, inside } = squareFactor(m);
      const b = squareFactor(n).outside;
      return wrote(sumText(a ** 2, (minus ? -1 : 1) * b ** 2, inside), [
        `${times(a ** 2, inside)} ${minus ? '-' : '+'} ${times(b ** 2, inside)}`,
        'Take the square numbers out of the roots.',
      ]);
    },
  },
  read: (text) => {
    const [found, m, sign, n] = /^sqrt\(?(\d+)\)?([+-])sqrt\(?(\d+)\)?$/.exec(compact(text).body) ?? [];
    const sum = { m: Number(m), n: Number(n), minus: sign === '-' };
    const sound = found !== undefined && sum.m > 0 && sum.n > 0 && sum.m < 1e6 && sum.n < 1e6;
    return sound && squareFactor(sum.m).inside === squareFactor(sum.n).inside ? sum : undefined;
  },
});

/** k*sqrt(n)/n in lowest terms. */
function rationalText(k: number, n: number): string {
  const common = gcd(k, n);
  return n === common ? times(k / common, n) : `${times(k / common, n)}/${n / common}`;
}

const rationalise = skill<Quotient>({
  code: 'algebra.rationalise',
  name: 'Rationalize a denominator',
  canDo: 'I can write a fraction without a root at the bottom.',
  grade: 9,
  standards: ['N-RN.A.2'],
  prerequisites: ['algebra.simplify-radicals'],
  cases: {
    'no-common': {
      label: 'nothing cancels',
      draw: (rng, level) => {
        const n = rng.pick(squareFree.slice(0, 3 + level));
        const fits = Array.from({ length: 6 + 2 * level }, (_, i) => i + 2).filter((k) => gcd(k, n) > 1 === false);
        return { k: rng.pick(fits), n };
      },
    },
    common: {
      label: 'the fraction can be reduced',
      draw: (rng, level) => {
        const n = rng.pick(squareFree.slice(0, 3 + level));
        return { k: n * rng.int(2, level + 3), n };
      },
    },
  },
  pose: ({ k, n }) => ({
    prompt: 'Write without a root in the denominator.',
    math: `${k}/sqrt(${n})`,
    answer: { kind: 'expression', key: rationalText(k, n), forms: ['rationalised'] },
  }),
  solve: ({ k, n }) =>
    steps(
      [`${k}/sqrt(${n}) * sqrt(${n})/sqrt(${n})`, `Multiply top and bottom by \`sqrt(${n})\`. The value stays.`],
      [`(${k}sqrt(${n}))/${n}`, `The bottom is \`sqrt(${n}) * sqrt(${n}) = ${n}\`.`],
      [rationalText(k, n), gcd(k, n) > 1 ? 'Reduce the fraction.' : 'Nothing cancels.'],
    ),
  hints: ({ n }) => [
    'What can you multiply the bottom by, so that its root goes?',
    `Multiply by \`sqrt(${n})/sqrt(${n})\`, which is 1.`,
    `At the bottom stands \`sqrt(${n}) * sqrt(${n})\`. Do the same on top, then see if anything cancels.`,
  ],
  confirms: ({ k, n }, key) => near(evaluateText(key), k / Math.sqrt(n)) && !/\/\(?\d*sqrt/.test(key),
  mistakes: {
    'algebra.rationalise-bottom-only': ({ k, n }) =>
      wrote(
        ratioText(k, n),
        [`sqrt(${n}) * sqrt(${n}) = ${n}`, 'Multiply the bottom by the root.'],
        [ratioText(k, n), 'The root is gone.'],
      ),
    'algebra.rationalise-squares-all': ({ k, n }) =>
      wrote(ratioText(k * k, n), [`${k}^2/(sqrt(${n}))^2 = ${ratioText(k * k, n)}`, 'Square the top and the bottom.']),
  },
  read: (text) => {
    const [found, k, n] = /^\(?(\d+)\)?\/\(?sqrt\(?(\d+)\)?\)?$/.exec(compact(text).body) ?? [];
    const read = { k: Number(k), n: Number(n) };
    return found !== undefined && read.k > 0 && read.n > 1 && read.n < 1e6 && squareFactor(read.n).outside === 1
      ? read
      : undefined;
  },
});

export const radicalSkills = [simplifyRadical, addRadicals, rationalise];
