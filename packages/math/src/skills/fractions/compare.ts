import type { AnswerSpec, MathText, Prose, Skill, Step } from '../../types.ts';
import { gcd, lcm, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { over, readTerm, type Term, type TwoTerms, termText } from '../kit/fraction-text.ts';
import { type Cases, type Draw, type Mistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';
import {
  comparesTops,
  gapThinking,
  largerDenominator,
  largerNumbers,
  signBetween,
  smallerNumbers,
} from './compare-mistakes.ts';
import { twoBars } from './fraction-pictures.ts';
import { compareTerms, isProper, pairs } from './pools.ts';

type CompareConfig = SkillFacts & {
  readonly cases: Cases<TwoTerms>;
  readonly solve: (params: TwoTerms) => readonly Step[];
  readonly hints: (params: TwoTerms) => readonly Prose[];
  readonly mistakes: Mistakes<TwoTerms>;
  readonly accepts: (a: Term, b: Term) => boolean;
  readonly drawn?: boolean;
};

/** A choice among <, > and = between two numbers. */
export const comparison = (left: MathText, right: MathText, key: '<' | '>' | '='): AnswerSpec => ({
  kind: 'choice',
  key,
  options: (['<', '>', '='] as const).map((id) => ({ id, label: `\`${left} ${id} ${right}\`` })),
});

const keyOf = ({ a, b }: TwoTerms): '<' | '>' | '=' => signBetween(compareTerms(a, b), 0);

/** Splits "3/4 ? 5/6", "3/4 __ 5/6" or a finished comparison into its two sides. */
export function readSides(text: string): readonly [string, string] | undefined {
  const match = /^(.+?)\s*(?:\?|_+|<|>|=|and|or|vs\.?)\s*(.+)$/.exec(text.trim());
  return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : undefined;
}

function compareSkill({ accepts, drawn, ...rest }: CompareConfig): Skill {
  return skill<TwoTerms>({
    ...rest,
    pose: (params) => {
      const picture = drawn ? twoBars(params.a, params.b) : undefined;
      return {
        prompt: `Compare \`${termText(params.a)}\` and \`${termText(params.b)}\`. Which statement is true?`,
        answer: comparison(termText(params.a), termText(params.b), keyOf(params)),
        ...(picture ? { picture } : {}),
      };
    },
    confirms: ({ a, b }, key) => key === signBetween(a[1] * b[2], b[1] * a[2]),
    read: (text) => {
      const sides = readSides(text);
      const [a, b] = [sides && readTerm(sides[0]), sides && readTerm(sides[1])];
      return a && b && accepts(a, b) ? { a, b } : undefined;
    },
  });
}

const statement = ({ a, b }: TwoTerms): MathText => `${termText(a)} ${keyOf({ a, b })} ${termText(b)}`;

/** Grade 3: same denominator. */
export const compareSameDenominator = compareSkill({
  code: 'fractions.compare-same-denominator',
  name: 'Compare fractions with the same denominator',
  canDo: 'I can compare fractions with the same denominator.',
  grade: 3,
  standards: ['3.NF.A.3d'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    'first-larger': {
      label: 'first fraction is larger',
      draw: fromPool((level) =>
        byLevel(level, [3, 4, 5, 6], [4, 6, 8, 9, 10], [7, 11, 12, 15, 20]).flatMap((bottom) =>
          range(1, bottom - 1).flatMap((x) =>
            range(1, bottom - 1)
              .filter((y) => x > y)
              .map((y): TwoTerms => ({ a: [0, x, bottom], b: [0, y, bottom] })),
          ),
        ),
      ),
    },
    'second-larger': {
      label: 'second fraction is larger',
      draw: fromPool((level) =>
        byLevel(level, [3, 4, 5, 6], [4, 6, 8, 9, 10], [7, 11, 12, 15, 20]).flatMap((bottom) =>
          range(1, bottom - 1).flatMap((x) =>
            range(1, bottom - 1)
              .filter((y) => x < y)
              .map((y): TwoTerms => ({ a: [0, x, bottom], b: [0, y, bottom] })),
          ),
        ),
      ),
    },
  },
  solve: (params) =>
    steps(
      [
        `${params.a[1]} ${keyOf(params)} ${params.b[1]}`,
        `All parts have the size \`1/${params.a[2]}\`, so compare how many there are.`,
      ],
      [statement(params), 'More parts of the same size are more.'],
    ),
  hints: ({ a }) => [
    'Look at the denominators first. Are the parts the same size?',
    `Both count parts of size \`1/${a[2]}\`. Which fraction has more of them?`,
  ],
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] === b[2],
  mistakes: {
    ...smallerNumbers,
  },
});

/** Grade 3: same numerator. */
export const compareSameNumerator = compareSkill({
  code: 'fractions.compare-same-numerator',
  name: 'Compare fractions with the same numerator',
  canDo: 'I can compare fractions with the same numerator.',
  grade: 3,
  standards: ['3.NF.A.3d'],
  prerequisites: ['fractions.compare-same-denominator'],
  cases: {
    unit: {
      label: 'unit fractions',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 8, 10], [5, 6, 7, 8, 9, 10, 11, 12]);
        const tops = [1];
        return tops.flatMap((top) => {
          const all = bottoms.filter((bottom) => bottom > top).map((bottom): Term => [0, top, bottom]);
          return pairs(all, all, (a, b) => a[2] !== b[2]);
        });
      }),
    },
    'same-top': {
      label: 'numerators above 1',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 8, 10], [5, 6, 7, 8, 9, 10, 11, 12]);
        const tops = range(2, byLevel(level, 3, 5, 7));
        return tops.flatMap((top) => {
          const all = bottoms.filter((bottom) => bottom > top).map((bottom): Term => [0, top, bottom]);
          return pairs(all, all, (a, b) => a[2] !== b[2]);
        });
      }),
    },
  },
  solve: (params) =>
    steps(
      [
        `1/${params.a[2]} ${keyOf(params)} 1/${params.b[2]}`,
        'Cutting a whole into more parts makes each part smaller.',
      ],
      [
        statement(params),
        `Both have ${params.a[1]} ${params.a[1] === 1 ? 'part' : 'parts'}, so the larger parts make more.`,
      ],
    ),
  hints: ({ a, b }) => [
    `Imagine two equal cakes, one cut into ${a[2]} equal pieces, the other into ${b[2]}. Which pieces are larger?`,
    `You have ${a[1]} ${a[1] === 1 ? 'piece' : 'pieces'} of each kind. Which is more cake?`,
  ],
  accepts: (a, b) => isProper(a) && isProper(b) && a[1] === b[1] && a[2] !== b[2],
  drawn: true,
  mistakes: {
    ...largerDenominator,
    ...comparesTops,
  },
});

/** Grade 4: comparison with one half. */
export const compareHalf = compareSkill({
  code: 'fractions.compare-half',
  name: 'Compare a fraction with one half',
  canDo: 'I can say whether a fraction is less than, equal to or greater than one half.',
  grade: 4,
  standards: ['4.NF.A.2'],
  prerequisites: ['fractions.equivalent'],
  cases: {
    less: {
      label: 'less than one half',
      draw: fromPool((level) =>
        byLevel(level, [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12], range(11, 25)).flatMap((bottom) =>
          range(1, bottom - 1)
            .filter((top) => 2 * top < bottom)
            .map((top): TwoTerms => ({ a: [0, top, bottom], b: [0, 1, 2] })),
        ),
      ),
    },
    equal: {
      few: 'There is one for each even number below.',
      label: 'equal to one half',
      draw: fromPool((level) =>
        byLevel(level, [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 10, 12], range(11, 25)).flatMap((bottom) =>
          range(1, bottom - 1)
            .filter((top) => 2 * top === bottom)
            .map((top): TwoTerms => ({ a: [0, top, bottom], b: [0, 1, 2] })),
        ),
      ),
    },
    greater: {
      label: 'greater than one half',
      draw: fromPool((level) =>
        byLevel(level, [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12], range(11, 25)).flatMap((bottom) =>
          range(1, bottom - 1)
            .filter((top) => 2 * top > bottom)
            .map((top): TwoTerms => ({ a: [0, top, bottom], b: [0, 1, 2] })),
        ),
      ),
    },
  },
  solve: (params) =>
    steps(
      [
        params.a[2] % 2 === 0
          ? `${params.a[2]} ÷ 2 = ${params.a[2] / 2}`
          : `${params.a[2]} ÷ 2 = ${(params.a[2] / 2).toFixed(1)}`,
        `Half of ${params.a[2]} parts.`,
      ],
      [statement(params), `Compare ${params.a[1]} with that half.`],
    ),
  hints: ({ a }) => [
    `How many parts of size \`1/${a[2]}\` make one whole? What is half of that number?`,
    `Is ${a[1]} less than, equal to or more than half of ${a[2]}?`,
  ],
  accepts: (a, b) => isProper(a) && b[1] === 1 && b[2] === 2 && b[0] === 0,
  drawn: true,
  mistakes: {
    ...largerNumbers,
    ...smallerNumbers,
  },
});

const drawUnlike = (fits: (a: Term, b: Term) => boolean): Draw<TwoTerms> =>
  fromPool((level) => {
    const bottoms = byLevel(level, [2, 3, 4, 5, 6, 8], [3, 4, 5, 6, 8, 10], [5, 6, 7, 8, 9, 10, 12]);
    const all = bottoms.flatMap((bottom) => range(1, bottom - 1).map((top): Term => [0, top, bottom]));
    const most = byLevel(level, 24, 40, 72);
    return pairs(all, all, (a, b) => a[2] !== b[2] && a[1] !== b[1] && lcm(a[2], b[2]) <= most && fits(a, b));
  });

const sameGap = (a: Term, b: Term): boolean => a[2] - a[1] === b[2] - b[1];

/** In lowest terms, one of the two has the larger numerator and the larger denominator, and they are not equal. */
const sizesTell = (a: Term, b: Term): boolean =>
  compareTerms(a, b) !== 0 &&
  signBetween(a[1], b[1]) === signBetween(a[2], b[2]) &&
  !sameGap(a, b) &&
  gcd(a[1], a[2]) === 1 &&
  gcd(b[1], b[2]) === 1;

/** Grade 4: any two fractions. */
export const compareUnlike = compareSkill({
  code: 'fractions.compare-unlike',
  name: 'Compare fractions with unlike denominators',
  canDo: 'I can compare two fractions with different numerators and denominators.',
  grade: 4,
  standards: ['4.NF.A.2'],
  prerequisites: ['fractions.equivalent', 'fractions.compare-same-numerator'],
  cases: {
    'larger-numbers-smaller': {
      label: 'the fraction with larger numbers is smaller',
      draw: drawUnlike((a, b) => sizesTell(a, b) && signBetween(a[2], b[2]) !== signBetween(compareTerms(a, b), 0)),
    },
    'larger-numbers-larger': {
      label: 'the fraction with larger numbers is larger',
      draw: drawUnlike((a, b) => sizesTell(a, b) && signBetween(a[2], b[2]) === signBetween(compareTerms(a, b), 0)),
    },
    'same-gap': {
      label: 'the same number of parts missing',
      draw: drawUnlike((a, b) => sameGap(a, b) && compareTerms(a, b) !== 0),
    },
    equal: { label: 'equal fractions', draw: drawUnlike((a, b) => compareTerms(a, b) === 0) },
  },
  solve: (params) => {
    const { a, b } = params;
    const bottom = lcm(a[2], b[2]);
    const [x, y] = [(a[1] * bottom) / a[2], (b[1] * bottom) / b[2]];
    return steps(
      ...([a, b] as const)
        .filter((term) => term[2] !== bottom)
        .map(
          (term) =>
            [
              `${termText(term)} = ${over((term[1] * bottom) / term[2], bottom)}`,
              `Write it with the denominator ${bottom}, so that all parts have the same size.`,
            ] as const,
        ),
      [`${over(x, bottom)} ${keyOf(params)} ${over(y, bottom)}`, 'Compare how many parts there are.'],
      [statement(params), 'These are the same amounts, so the same sign stands between them.'],
    );
  },
  hints: ({ a, b }) => {
    const bottom = lcm(a[2], b[2]);
    return [
      'The parts have different sizes. Can you tell by comparing each fraction with `1/2` or with 1?',
      `If not, give both the denominator ${bottom}.`,
      a[2] === bottom || b[2] === bottom
        ? `Only one of them needs a new name: \`${termText(a[2] === bottom ? b : a)}\`.`
        : `\`${termText(a)} = ${over((a[1] * bottom) / a[2], bottom)}\`. Rename \`${termText(b)}\` in the same way and compare.`,
    ];
  },
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] !== b[2] && a[1] !== b[1],
  mistakes: {
    ...largerNumbers,
    ...smallerNumbers,
    ...gapThinking,
    ...comparesTops,
  },
});
