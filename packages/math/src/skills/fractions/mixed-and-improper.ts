import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { fractionOf, isNear, over, readTerm, type Term, termText } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { circlesFor } from './fraction-pictures.ts';
import { FEW_EASY_FRACTIONS, isMixed, isProper, mixedNumbers } from './pools.ts';

type Mixed = { readonly term: Term };
type Improper = { readonly top: number; readonly bottom: number };

/** Grade 4: 2 3/4 to 11/4. */
export const mixedToImproper = skill<Mixed>({
  code: 'fractions.mixed-to-improper',
  name: 'Write a mixed number as an improper fraction',
  canDo: 'I can write a mixed number as one fraction.',
  grade: 4,
  standards: ['4.NF.B.3', '4.NF.B.3b', '4.NF.B.3c'],
  prerequisites: ['fractions.whole-as-fraction'],
  cases: {
    'one-whole': {
      label: 'one whole and a part',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) => {
        const wholes = [1];
        return mixedNumbers(wholes, byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12])).map((term) => ({
          term,
        }));
      }),
    },
    wholes: {
      label: 'several wholes and a part',
      draw: fromPool((level) => {
        const wholes = range(2, byLevel(level, 3, 6, 12));
        return mixedNumbers(wholes, byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12])).map((term) => ({
          term,
        }));
      }),
    },
  },
  pose: ({ term }) => ({
    prompt: 'Write this mixed number as one fraction.',
    math: termText(term),
    answer: { kind: 'number', key: over(term[0] * term[2] + term[1], term[2]), forms: ['improper'] },
    ...(term[0] < 4 && term[2] <= 8 ? { picture: circlesFor(term[0] * term[2] + term[1], term[2]) } : {}),
  }),
  solve: ({ term: [whole, top, bottom] }) =>
    steps(
      [`${whole} + ${over(top, bottom)}`, 'A mixed number is wholes and a part together.'],
      [
        `${over(whole * bottom, bottom)} + ${over(top, bottom)}`,
        `Each whole is ${bottom} parts of size \`1/${bottom}\`: \`${whole} × ${bottom}\` parts.`,
      ],
      [over(whole * bottom + top, bottom), 'Count all the parts.'],
    ),
  hints: ({ term: [whole, top, bottom] }) => [
    `How many parts of size \`1/${bottom}\` are in one whole?`,
    `How many such parts are in ${whole === 1 ? 'the whole' : `${whole} wholes`}? Work out \`${whole} × ${bottom}\`.`,
    `Add the ${top === 1 ? 'part that stands' : `${top} parts that stand`} behind, and keep the denominator ${bottom}.`,
  ],
  confirms: ({ term: [whole, top, bottom] }, key) => isNear(key, whole + top / bottom),
  mistakes: {
    'fractions.mixed-adds-whole': ({ term: [whole, top, bottom] }) =>
      wrote(
        over(whole + top, bottom),
        [`(${whole} + ${top})/${bottom}`, 'Add the whole number to the top.'],
        [over(whole + top, bottom), 'Keep the bottom.'],
      ),
    'fractions.mixed-multiplies-top': ({ term: [whole, top, bottom] }) =>
      wrote(
        over(whole * top + bottom, bottom),
        [`(${whole} × ${top} + ${bottom})/${bottom}`, 'Multiply the whole by the top, add the bottom.'],
        [over(whole * top + bottom, bottom), 'Keep the bottom.'],
      ),
  },
  read: (text) => {
    const term = readTerm(text.replace(/\s*=\s*\??$/, ''));
    return term && isMixed(term) ? { term } : undefined;
  },
});

/** Grade 4: 11/4 to 2 3/4. */
export const improperToMixed = skill<Improper>({
  code: 'fractions.improper-to-mixed',
  name: 'Write an improper fraction as a mixed number',
  canDo: 'I can write an improper fraction as a mixed number.',
  grade: 4,
  standards: ['4.NF.B.3', '4.NF.B.3b'],
  prerequisites: ['fractions.mixed-to-improper'],
  cases: {
    'one-whole': {
      label: 'between 1 and 2',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]).flatMap((bottom) =>
          range(bottom + 1, 2 * bottom - 1)
            .filter((top) => gcd(top, bottom) === 1)
            .map((top): Improper => ({ top, bottom })),
        ),
      ),
    },
    wholes: {
      label: 'greater than 2',
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]).flatMap((bottom) =>
          range(2 * bottom + 1, bottom * byLevel(level, 4, 7, 12))
            .filter((top) => gcd(top, bottom) === 1)
            .map((top): Improper => ({ top, bottom })),
        ),
      ),
    },
  },
  pose: ({ top, bottom }) => ({
    prompt: 'Write this fraction as a mixed number.',
    math: over(top, bottom),
    answer: { kind: 'number', key: fractionOf(top, bottom).toFraction(true), forms: ['mixed'] },
  }),
  solve: ({ top, bottom }) => {
    const [whole, left] = [Math.floor(top / bottom), top % bottom];
    return steps(
      [over(top, bottom), `${bottom} parts of size \`1/${bottom}\` make one whole.`],
      [
        `${over(whole * bottom, bottom)} + ${over(left, bottom)}`,
        `${whole * bottom} parts make ${whole} ${whole === 1 ? 'whole' : 'wholes'}; ${left} ${left === 1 ? 'part is' : 'parts are'} left.`,
      ],
      [termText([whole, left, bottom]), 'Write the wholes and the part together.'],
    );
  },
  hints: ({ top, bottom }) => [
    `How many parts of size \`1/${bottom}\` make one whole?`,
    `How many times do ${bottom} parts go into ${top} parts?`,
    `What is left over after taking out ${Math.floor(top / bottom) * bottom} parts? It stays in parts of size \`1/${bottom}\`.`,
  ],
  confirms: ({ top, bottom }, key) => {
    const term = readTerm(key);
    return term !== undefined && term[1] < term[2] && isNear(key, top / bottom);
  },
  mistakes: {
    'fractions.upside-down': ({ top, bottom }) => {
      const [whole, left] = [Math.floor(top / bottom), top % bottom];
      return wrote(
        termText([whole, bottom, left]),
        [`${top} ÷ ${bottom}`, `It goes ${whole === 1 ? 'once' : `${whole} times`}, ${left} left over.`],
        [termText([whole, bottom, left]), 'Write the fraction beside it.'],
      );
    },
    'fractions.remainder-over-top': ({ top, bottom }) => {
      const [whole, left] = [Math.floor(top / bottom), top % bottom];
      return wrote(
        termText([whole, left, top]),
        [`${top} ÷ ${bottom}`, `It goes ${whole === 1 ? 'once' : `${whole} times`}, ${left} left over.`],
        [termText([whole, left, top]), `Write what is left over the ${top}.`],
      );
    },
    'decimals.remainder-as-decimal': ({ top, bottom }) => {
      const found = `${Math.floor(top / bottom)}.${top % bottom}`;
      return wrote(
        found,
        [`${top} ÷ ${bottom}`, 'Divide.'],
        [found, `${top % bottom} is left over. Write it after the decimal point.`],
      );
    },
  },
  read: (text) => {
    const term = readTerm(text.replace(/\s*=\s*\??$/, ''));
    return term && isProper(term) && term[1] > term[2] && term[1] % term[2] !== 0
      ? { top: term[1], bottom: term[2] }
      : undefined;
  },
});
