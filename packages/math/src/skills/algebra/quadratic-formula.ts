import { gcd, near } from '../kit/arithmetic.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { ratioText, rootText, squareFactor } from '../kit/numeric.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { polynomialText, readQuadratic } from './polynomial.ts';

/** ax^2 + bx + c = 0 with a not 0 and b^2 - 4ac not negative. */
type Quadratic = { a: number; b: number; c: number; letter: string };

/** (top + sign * sqrt(inside)) / bottom, simplified: "2", "-3/2", "(-5 + sqrt(13))/2", "1 - sqrt(7)". */
function surdText(top: number, sign: 1 | -1, inside: number, bottom: number): string {
  const { outside, inside: radicand } = squareFactor(Math.max(inside, 1));
  if (inside === 0) return ratioText(top, bottom);
  if (radicand === 1) return ratioText(top + sign * outside, bottom);
  const common = gcd(gcd(top, outside), bottom) * Math.sign(bottom);
  const [t, o, d] = [top / common, (sign * outside) / common, bottom / common];
  const root = `${Math.abs(o) === 1 ? '' : Math.abs(o)}sqrt(${radicand})`;
  const sum = t === 0 ? `${o < 0 ? '-' : ''}${root}` : `${t} ${o < 0 ? '-' : '+'} ${root}`;
  return d === 1 ? sum : t === 0 ? `${sum}/${d}` : `(${sum})/${d}`;
}

const setText = (...members: readonly string[]) => `{${[...new Set(members)].join(', ')}}`;
const pairText = (top: number, inside: number, bottom: number) =>
  setText(surdText(top, -1, inside, bottom), surdText(top, 1, inside, bottom));
const formula = (top: number, inside: number, bottom: number, letter: string) =>
  `${letter} = (${top} +- sqrt(${inside}))/${bottom}`;
const discriminant = ({ a, b, c }: Quadratic) => b * b - 4 * a * c;

const rules: Mistakes<Quadratic> = {
  'algebra.formula-b-sign': (quadratic) =>
    quadratic.b === 0
      ? undefined
      : wrote(pairText(quadratic.b, discriminant(quadratic), 2 * quadratic.a), [
          formula(quadratic.b, discriminant(quadratic), 2 * quadratic.a, quadratic.letter),
          'Put the numbers into the formula.',
        ]),
  'algebra.formula-partial-division': ({ a, b, c, letter }) => {
    const inside = b * b - 4 * a * c;
    const { outside, inside: radicand } = squareFactor(Math.max(inside, 1));
    if (b === 0 || inside === 0) return undefined;
    const part = radicand === 1 ? ratioText(outside, 2 * a) : `${rootText(inside)}/${2 * a}`;
    const members =
      radicand === 1
        ? [ratioText(-2 * a * b - outside, 2 * a), ratioText(-2 * a * b + outside, 2 * a)]
        : [`${-b} - ${part}`, `${-b} + ${part}`];
    return wrote(setText(...members), [`${letter} = ${-b} +- ${part}`, 'Divide the root by the bottom number.']);
  },
  'algebra.formula-discriminant-sign': ({ a, b, c, letter }) => {
    const inside = b * b - Math.abs(4 * a * c);
    return c > 0 || inside < 0
      ? undefined
      : wrote(
          pairText(-b, inside, 2 * a),
          [`${b * b} - ${Math.abs(4 * a * c)} = ${inside}`, 'Work out the part under the root.'],
          [formula(-b, inside, 2 * a, letter), 'Put it into the formula.'],
        );
  },
  'algebra.one-root-enough': (quadratic) => {
    const inside = discriminant(quadratic);
    return inside === 0
      ? undefined
      : wrote(setText(surdText(-quadratic.b, 1, inside, 2 * quadratic.a)), [
          `${quadratic.letter} = ${surdText(-quadratic.b, 1, inside, 2 * quadratic.a)}`,
          'Use the plus sign.',
        ]);
  },
};

const quadraticFormula = skill<Quadratic>({
  code: 'algebra.quadratic-formula',
  name: 'Solve a quadratic equation with the formula',
  canDo: 'I can solve any quadratic equation with the quadratic formula.',
  grade: 9,
  standards: ['A-REI.B.4a', 'A-REI.B.4b'],
  prerequisites: ['algebra.solve-by-factoring', 'algebra.simplify-radicals'],
  cases: {
    rational: {
      label: 'the root is a whole number',
      draw: (rng, level) => {
        const a = level === 1 ? 1 : rng.int(2, level + 1);
        const letter = rng.pick(['x', 'x', 'x', 'n', 't']);
        const [p, q] = [rng.int(1, 5), rng.int(-6, -1)];
        // a(x - q)(x - p/a) has a whole root q and a fraction p/a as the other root: (ax - p)(x - q).
        return { a, b: -p - a * q, c: p * q, letter };
      },
    },
    surd: {
      label: 'the root stays',
      draw: (rng, level) => {
        const a = level === 1 ? 1 : rng.int(2, level + 1);
        const letter = rng.pick(['x', 'x', 'x', 'n', 't']);
        const b = (rng.chance(0.5) ? 1 : -1) * rng.int(level + 3, level + 6);
        const hasRoot = (c: number) => squareFactor(Math.max(1, b * b - 4 * a * c)).inside > 1;
        const options = [1, 2, 3, 4, 5].filter((c) => b * b - 4 * a * c > 0 && hasRoot(c));
        return { a, b, c: rng.pick(options), letter };
      },
    },
    'negative-constant': {
      label: 'the constant is negative',
      draw: (rng, level) => {
        const a = level === 1 ? 1 : rng.int(2, level + 1);
        const letter = rng.pick(['x', 'x', 'x', 'n', 't']);
        const b = (rng.chance(0.5) ? 1 : -1) * rng.int(level + 3, level + 6);
        const hasRoot = (c: number) => squareFactor(Math.max(1, b * b - 4 * a * c)).inside > 1;
        const options = [-1, -2, -3, -4, -5].filter((c) => b * b - 4 * a * c > 0 && hasRoot(c));
        return { a, b, c: rng.pick(options), letter };
      },
    },
  },
  pose: ({ a, b, c, letter }) => ({
    prompt: 'Solve. Give all solutions exactly: keep a root that does not come out.',
    math: `${polynomialText([c, b, a], letter)} = 0`,
    answer: { kind: 'set', key: pairText(-b, b * b - 4 * a * c, 2 * a), variable: letter },
  }),
  solve: ({ a, b, c, letter }) => {
    const inside = b * b - 4 * a * c;
    return steps(
      [`a = ${a}, b = ${b}, c = ${c}`, 'Compare with `ax^2 + bx + c = 0`.'],
      [`b^2 - 4ac = (${b})^2 - 4 * ${a} * (${c}) = ${inside}`, 'Work out the part under the root.'],
      [formula(-b, inside, 2 * a, letter), 'Put everything into the formula.'],
      [
        (inside === 0 ? ([1] as const) : ([-1, 1] as const))
          .map((sign) => `${letter} = ${surdText(-b, sign, inside, 2 * a)}`)
          .join(' or '),
        'Simplify: minus gives one solution, plus the other.',
      ],
    );
  },
  hints: ({ a, b, c }) => [
    'Name the numbers `a`, `b` and `c` first, with their signs.',
    'The formula is `x = (-b +- sqrt(b^2 - 4ac))/(2a)`. The whole top is divided by `2a`.',
    `The part under the root is \`${b * b - 4 * a * c}\`, and \`-b\` is \`${-b}\`. Put them in and simplify.`,
  ],
  confirms: ({ a, b, c }, key) => {
    const roots = membersOf(key);
    const [r = Number.NaN, s = r] = roots;
    // Vieta: sum and product of the roots, without the formula.
    return near(r + s, -b / a) && near(r * s, c / a) && (roots.length === 2 || near(b * b, 4 * a * c));
  },
  mistakes: rules,
  read: (text) => {
    const [left = '', right = ''] = compact(text).body.split('=');
    const quadratic = right === '0' ? readQuadratic(left) : undefined;
    return quadratic && discriminant(quadratic) >= 0 ? quadratic : undefined;
  },
});

export const quadraticFormulaSkills = [quadraticFormula];
