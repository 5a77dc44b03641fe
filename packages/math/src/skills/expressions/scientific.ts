import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, inParentheses } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** digits × 10^exponent, digits as text from 1 to below 10; `ask` for the plain number or for the exponent. */
type Scientific = { readonly digits: string; readonly exponent: number; readonly ask: 'plain' | 'exponent' };

const power = (exponent: number): string => `10^${inParentheses(exponent)}`;
const scientific = ({ digits, exponent }: Scientific): string => `${digits} × ${power(exponent)}`;
const plainOf = ({ digits, exponent }: Pick<Scientific, 'digits' | 'exponent'>): string =>
  exact(digits)
    .mul(exact(10).pow(exponent) ?? 1)
    .toString();

/** Between scientific notation and plain numbers. */
export const scientificNotation = skill<Scientific>({
  code: 'expressions.scientific-notation',
  name: 'Read and write scientific notation',
  canDo: 'I can read and write very large and very small numbers with a power of ten.',
  grade: 8,
  standards: ['8.EE.A.3'],
  prerequisites: ['expressions.powers', 'expressions.negative-exponents'],
  cases: casesOf(
    {
      'large-plain': 'a large number, written out',
      'small-plain': 'a small number, written out',
      'large-exponent': 'a large number, the exponent',
      'small-exponent': 'a small number, the exponent',
    },
    (rng, level, caseId): Scientific => {
      const places = rng.int(level === 1 ? 0 : 1, level === 3 ? 3 : 2);
      const rest = Array.from({ length: places }, (_, place) => rng.int(place === places - 1 ? 1 : 0, 9)).join('');
      const digits = rest === '' ? String(rng.int(2, 9)) : `${rng.int(1, 9)}.${rest}`;
      const size = rng.int(level === 1 ? 3 : 4, byLevel(level, 5, 7, 9));
      const exponent = caseId.startsWith('small') ? -(size - 1) : size;
      return { digits, exponent, ask: caseId.endsWith('exponent') ? 'exponent' : 'plain' };
    },
  ),
  pose: (params) =>
    params.ask === 'plain'
      ? {
          prompt: 'Write this number without a power of ten.',
          math: scientific(params),
          answer: { kind: 'number', key: plainOf(params) },
        }
      : {
          prompt: 'Which number is `n`?',
          math: `${plainOf(params)} = ${params.digits} × 10^n`,
          answer: { ...numberAnswer(params.exponent), variable: 'n' },
        },
  solve: (params) => {
    const { exponent } = params;
    const places = Math.abs(exponent);
    const why = `The decimal point moves \`${places}\` ${places === 1 ? 'place' : 'places'} to the ${exponent > 0 ? 'right' : 'left'} from \`${params.digits}\`.`;
    return params.ask === 'plain'
      ? steps([scientific(params), why], [plainOf(params), 'Fill empty places with zeros.'])
      : steps(
          [`${plainOf(params)} = ${scientific(params)}`, why],
          [
            `n = ${exponent}`,
            exponent > 0
              ? 'The number is large, so the exponent is positive.'
              : 'The number is below one, so the exponent is negative.',
          ],
        );
  },
  hints: (params) => [
    params.exponent > 0
      ? 'Is the number larger or smaller than one? Multiplying by ten moves every digit one place.'
      : 'The number is between zero and one. Dividing by ten moves every digit one place.',
    params.ask === 'plain'
      ? `\`${power(params.exponent)}\` stands for ${params.exponent > 0 ? 'multiplying' : 'dividing'} by ten \`${Math.abs(params.exponent)}\` times.`
      : `Start at \`${params.digits}\` and count how many places the point has to move.`,
    params.ask === 'plain'
      ? 'Move the decimal point, and fill empty places with zeros.'
      : 'The count is the exponent. It is negative for numbers below one.',
  ],
  confirms: (params, key) =>
    params.ask === 'plain'
      ? near(Number(`${params.digits}e${params.exponent}`), floatOf(key))
      : near(Number(plainOf(params)) / Number(params.digits), 10 ** Number(key)),
  mistakes: {
    'expressions.exponent-counts-zeros': (params) => {
      const { digits, exponent, ask } = params;
      const whole = digits.replace('.', '');
      const zeros = Math.abs(exponent);
      if (ask === 'exponent') {
        const count =
          exponent > 0 ? /0*$/.exec(plainOf(params))?.[0].length : /^0\.(0*)/.exec(plainOf(params))?.[1]?.length;
        return count === undefined
          ? undefined
          : wrote(String(exponent > 0 ? count : -count), [`n = ${exponent > 0 ? count : -count}`, 'Count the zeros.']);
      }
      const answer = exponent > 0 ? `${whole}${'0'.repeat(zeros)}` : `0.${'0'.repeat(zeros)}${whole}`;
      return wrote(answer, [answer, `The exponent says that there are \`${zeros}\` zeros.`]);
    },
    'expressions.negative-exponent-negative': (params) => {
      if (params.exponent > 0 || params.ask === 'exponent') return undefined;
      const answer = `-${plainOf({ digits: params.digits, exponent: -params.exponent })}`;
      return wrote(answer, [answer, 'The exponent is negative, so the number is negative.']);
    },
    'expressions.exponent-sign-ignored': (params) => {
      if (params.exponent > 0) return undefined;
      const answer =
        params.ask === 'exponent'
          ? String(-params.exponent)
          : plainOf({ digits: params.digits, exponent: -params.exponent });
      return wrote(answer, [answer, 'Count the places and do not look at the direction.']);
    },
    'expressions.power-as-product': (params) => {
      if (params.ask === 'exponent') return undefined;
      const answer = exact(params.digits)
        .mul(10 * params.exponent)
        .toString();
      return wrote(
        answer,
        [`${params.digits} × 10 × ${inParentheses(params.exponent)}`, 'The small number says what to multiply by.'],
        [answer, 'Multiply.'],
      );
    },
  },
  read: (text) => {
    const [, digits, exponent] = /^(\d(?:\.\d{1,6})?)\s*\*\s*10\s*\^\s*\(?(-?\d{1,2})\)?$/.exec(plainMath(text)) ?? [];
    const size = Number(exponent);
    return digits === undefined || Number(digits) < 1 || size === 0 || Math.abs(size) > 12
      ? undefined
      : { digits, exponent: size, ask: 'plain' };
  },
});

/** (a × 10^m) times or divided by (b × 10^n). */
type Operation = {
  readonly a: number;
  readonly m: number;
  readonly b: number;
  readonly n: number;
  readonly op: '×' | '÷';
};

const side = (digits: number, exponent: number): string => `(${digits} × ${power(exponent)})`;
const written = ({ a, m, b, n, op }: Operation): string => `${side(a, m)} ${op} ${side(b, n)}`;
const frontOf = ({ a, b, op }: Operation): number => (op === '×' ? a * b : a / b);
const exponentOf = ({ m, n, op }: Operation): number => (op === '×' ? m + n : m - n);
const product = (digits: number, exponent: number): string => `${digits} × ${power(exponent)}`;
/** The number in front below ten. */
const normalized = (front: number, exponent: number): string =>
  front >= 10 ? product(front / 10, exponent + 1) : product(front, exponent);
const normal = (params: Operation): string => normalized(frontOf(params), exponentOf(params));

/** Draws what all cases of the skill have in common. */
const beginScientificOperations = (rng: Rng, level: Level) => {
  const sign = () => (level === 3 && rng.chance(0.5) ? -1 : 1);
  const [m, n] = [rng.int(2, 8), rng.int(2, 6)];
  const exponents = { m: m * sign(), n: (m === n ? n + 1 : n) * sign() };
  return exponents;
};

/** Multiply and divide in scientific notation. */
export const scientificOperations = skill<Operation>({
  code: 'expressions.scientific-operations',
  name: 'Multiply and divide in scientific notation',
  canDo: 'I can multiply and divide numbers in scientific notation.',
  grade: 8,
  standards: ['8.EE.A.4'],
  prerequisites: ['expressions.scientific-notation', 'expressions.exponent-laws'],
  cases: {
    product: {
      label: 'a product below ten in front',
      draw: (rng, level) => {
        const exponents = beginScientificOperations(rng, level);
        const a = rng.int(2, 4);
        return { ...exponents, a, b: rng.int(2, Math.floor(9 / a)), op: '×' };
      },
    },
    carry: {
      label: 'a product of ten or more in front',
      draw: (rng, level) => {
        const exponents = beginScientificOperations(rng, level);
        return { ...exponents, a: rng.int(4, 9), b: rng.int(3, 9), op: '×' };
      },
    },
    quotient: {
      label: 'a quotient',
      draw: (rng, level) => {
        const exponents = beginScientificOperations(rng, level);
        const b = rng.int(2, 4);
        return { m: exponents.m + 3, n: exponents.n, a: b * rng.int(2, Math.floor(9 / b)), b, op: '÷' };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Find the value. Give your answer in scientific notation.',
    math: written(params),
    answer: { kind: 'number', key: normal(params) },
  }),
  solve: (params) => {
    const { a, b, m, n, op } = params;
    const lines: [string, string][] = [
      [written(params), 'Work with the numbers in front and with the powers of ten apart.'],
      [
        product(frontOf(params), exponentOf(params)),
        op === '×'
          ? `\`${a} × ${b} = ${a * b}\`, and the exponents \`${m}\` and \`${n}\` are added.`
          : `\`${a} ÷ ${b} = ${a / b}\`, and the exponent \`${n}\` is subtracted from \`${m}\`.`,
      ],
    ];
    if (frontOf(params) >= 10)
      lines.push([normal(params), 'Bring the number in front below ten; the exponent grows by one.']);
    return steps(...lines);
  },
  hints: (params) => [
    'Sort it: the numbers in front belong together, and so do the powers of ten.',
    params.op === '×'
      ? 'What happens to the exponents when you multiply powers of ten?'
      : 'What happens to the exponents when you divide powers of ten?',
    frontOf(params) >= 10
      ? `The number in front comes out as \`${frontOf(params)}\`. It has to be below ten, so move one place and change the exponent.`
      : `The number in front is \`${params.a} ${params.op} ${params.b}\`.`,
  ],
  confirms: (params, key) => {
    const [, front, exponent] = /^([\d.]+) × 10\^\(?(-?\d+)\)?$/.exec(key) ?? [];
    const [x, y] = [Number(`${params.a}e${params.m}`), Number(`${params.b}e${params.n}`)];
    const expected = params.op === '×' ? x * y : x / y;
    return near(Number(`${front}e${exponent}`) / expected, 1) && Number(front) < 10 && Number(front) >= 1;
  },
  mistakes: {
    'expressions.multiply-exponents': (params) =>
      params.op === '×'
        ? wrote(
            normalized(frontOf(params), params.m * params.n),
            [product(frontOf(params), params.m * params.n), 'It is a product, so multiply the exponents too.'],
            ...(frontOf(params) < 10
              ? []
              : [
                  [
                    normalized(frontOf(params), params.m * params.n),
                    'Bring the number in front below ten; the exponent grows by one.',
                  ] as const,
                ]),
          )
        : undefined,
    'expressions.divide-exponents': (params) =>
      params.op === '÷' && params.m % params.n === 0
        ? wrote(product(frontOf(params), params.m / params.n), [
            product(frontOf(params), params.m / params.n),
            'It is a quotient, so divide the exponents too.',
          ])
        : undefined,
    'expressions.add-coefficients-in-product': (params) =>
      params.op === '×'
        ? wrote(product(params.a + params.b, exponentOf(params)), [
            product(params.a + params.b, exponentOf(params)),
            'Add the numbers, as with the exponents.',
          ])
        : undefined,
    'expressions.exponent-wrong-way-after-carry': (params) =>
      frontOf(params) >= 10
        ? wrote(
            product(frontOf(params) / 10, exponentOf(params) - 1),
            [product(frontOf(params), exponentOf(params)), 'Multiply.'],
            [
              product(frontOf(params) / 10, exponentOf(params) - 1),
              'Move the point to the left, so the exponent goes down.',
            ],
          )
        : undefined,
  },
});
