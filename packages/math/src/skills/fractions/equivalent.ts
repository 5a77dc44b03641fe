import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';
import { addsSame, copies } from './rename-mistakes.ts';

/** `left` is written out; on the right `blank` names the missing number and `given` is the other. */
type Params = {
  readonly top: number;
  readonly bottom: number;
  readonly given: number;
  readonly blank: string;
};

const missing = ({ top, bottom, given, blank }: Params): number =>
  blank === 'top' ? (top * given) / bottom : (bottom * given) / top;

const written = ({ top, bottom, given, blank }: Params): string =>
  `${over(top, bottom)} = ${blank === 'top' ? `?/${given}` : `${given}/?`}`;

function simpleFractions(bottoms: readonly number[]): (readonly [number, number])[] {
  return bottoms.flatMap((bottom) =>
    range(1, bottom - 1)
      .filter((top) => gcd(top, bottom) === 1)
      .map((top) => [top, bottom] as const),
  );
}

/** Whether the left side becomes the right side by a whole factor, up or down, in both numbers. */
const shown = (params: Params): { readonly from: number; readonly known: number; readonly to: number } =>
  params.blank === 'top'
    ? { from: params.bottom, known: params.top, to: params.given }
    : { from: params.top, known: params.bottom, to: params.given };

function factorLine(params: Params): readonly [line: string, factor: number, grows: boolean] {
  const { from, to } = shown(params);
  return to > from
    ? [`${to} ÷ ${from} = ${to / from}`, to / from, true]
    : [`${from} ÷ ${to} = ${from / to}`, from / to, false];
}

/** Grades 3 and 4: complete an equivalent fraction. */
export const equivalent = skill<Params>({
  code: 'fractions.equivalent',
  name: 'Complete an equivalent fraction',
  canDo: 'I can find the missing number in two equal fractions.',
  grade: 4,
  standards: ['4.NF.A.1', '3.NF.A.3b'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    numerator: {
      label: 'missing numerator, larger numbers',
      draw: fromPool((level) =>
        simpleFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12])).flatMap(([top, bottom]) =>
          range(2, byLevel(level, 3, 6, 9)).map((factor): Params => {
            return { top, bottom, given: bottom * factor, blank: 'top' };
          }),
        ),
      ),
    },
    denominator: {
      label: 'missing denominator, larger numbers',
      draw: fromPool((level) =>
        simpleFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12])).flatMap(([top, bottom]) =>
          range(2, byLevel(level, 3, 6, 9)).map((factor): Params => {
            return { top, bottom, given: top * factor, blank: 'bottom' };
          }),
        ),
      ),
    },
    down: {
      label: 'missing numerator, smaller numbers',
      draw: fromPool((level) =>
        simpleFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12])).flatMap(([top, bottom]) =>
          range(2, byLevel(level, 3, 6, 9)).map((factor): Params => {
            return { top: top * factor, bottom: bottom * factor, given: bottom, blank: 'top' };
          }),
        ),
      ),
    },
  },
  pose: (params) => ({
    prompt: 'Which number makes the two fractions equal? Write the missing number.',
    math: written(params),
    answer: { kind: 'number', key: String(missing(params)), forms: ['integer'] },
  }),
  solve: (params) => {
    const [line, factor, grows] = factorLine(params);
    const { known } = shown(params);
    const found = missing(params);
    const side = params.blank === 'top' ? 'denominator' : 'numerator';
    return steps(
      [line, `Compare the ${side}s: ${grows ? 'multiplied' : 'divided'} by ${factor}.`],
      [
        grows ? `${known} × ${factor} = ${found}` : `${known} ÷ ${factor} = ${found}`,
        'Do the same to the other number: each part is cut (or joined) the same way.',
      ],
      [
        `${over(params.top, params.bottom)} = ${params.blank === 'top' ? over(found, params.given) : over(params.given, found)}`,
        'Both fractions are the same amount.',
      ],
    );
  },
  hints: (params) => {
    const { from, to, known } = shown(params);
    const [line, factor, grows] = factorLine(params);
    return [
      'Equal fractions are the same amount, cut into more or fewer parts.',
      `How do you get from ${from} to ${to} by ${grows ? 'multiplying' : 'dividing'}?`,
      `\`${line}\`. Now ${grows ? 'multiply' : 'divide'} ${known} by ${factor} too.`,
    ];
  },
  confirms: ({ top, bottom, given, blank }, key) => {
    const x = Number(key);
    return blank === 'top' ? isNear(over(top, bottom), x / given) : isNear(over(top, bottom), given / x);
  },
  mistakes: {
    'fractions.equivalent-adds': (params) => {
      const { from, known, to } = shown(params);
      return addsSame(known, from, to);
    },
    'fractions.copies-other-number': (params) => {
      const { known, to } = shown(params);
      const right = params.blank === 'top' ? over(known, to) : over(to, known);
      return copies(known, `${over(params.top, params.bottom)} = ${right}`);
    },
  },
  read: (text) => {
    const match = /^(\d{1,4})\/(\d{1,4})\s*=\s*(?:(?:\?|_+|x)\/(\d{1,4})|(\d{1,4})\/(?:\?|_+|x))$/.exec(text.trim());
    if (!match) return undefined;
    const [, top, bottom, underBlank, overBlank] = match;
    const params: Params = {
      top: Number(top),
      bottom: Number(bottom),
      given: Number(underBlank ?? overBlank),
      blank: underBlank === undefined ? 'bottom' : 'top',
    };
    const sound = params.top > 0 && params.bottom > 0 && params.given > 0;
    return sound && Number.isInteger(missing(params)) && Number.isInteger(factorLine(params)[1]) ? params : undefined;
  },
});

/** Grade 3: a whole number as a fraction with a given denominator. */
export const wholeAsFraction = skill<{ readonly whole: number; readonly bottom: number; readonly blank: string }>({
  code: 'fractions.whole-as-fraction',
  name: 'Write a whole number as a fraction',
  canDo: 'I can write a whole number as a fraction and find fractions that are whole numbers.',
  grade: 3,
  standards: ['3.NF.A.3c'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    'to-fraction': {
      label: 'whole number to fraction',
      draw: fromPool((level) =>
        range(byLevel(level, 1, 2, 3), byLevel(level, 4, 6, 12)).flatMap((whole) =>
          range(2, byLevel(level, 4, 8, 12)).map((bottom) => ({
            whole,
            bottom,
            blank: 'top',
          })),
        ),
      ),
    },
    'to-whole': {
      label: 'fraction to whole number',
      draw: fromPool((level) =>
        range(byLevel(level, 1, 2, 3), byLevel(level, 4, 6, 12)).flatMap((whole) =>
          range(2, byLevel(level, 4, 8, 12)).map((bottom) => ({
            whole,
            bottom,
            blank: 'whole',
          })),
        ),
      ),
    },
  },
  pose: ({ whole, bottom, blank }) => ({
    prompt: blank === 'top' ? 'Write the missing numerator.' : 'Which whole number is this fraction equal to?',
    math: blank === 'top' ? `${whole} = ?/${bottom}` : `${over(whole * bottom, bottom)} = ?`,
    answer: { kind: 'number', key: String(blank === 'top' ? whole * bottom : whole), forms: ['integer'] },
  }),
  solve: ({ whole, bottom }) =>
    steps(
      [`1 = ${over(bottom, bottom)}`, `One whole is ${bottom} parts of size \`1/${bottom}\`.`],
      [
        `${whole} × ${bottom} = ${whole * bottom}`,
        `${whole} ${whole === 1 ? 'whole is' : 'wholes are'} that many parts.`,
      ],
      [`${whole} = ${over(whole * bottom, bottom)}`, 'The same number, written in two ways.'],
    ),
  hints: ({ whole, bottom, blank }) =>
    blank === 'top'
      ? [
          `How many parts of size \`1/${bottom}\` make one whole?`,
          `One whole is \`${bottom}/${bottom}\`. You need ${whole === 1 ? 'just one whole' : `${whole} wholes`}.`,
        ]
      : [
          `How many parts of size \`1/${bottom}\` make one whole?`,
          `Put the ${whole * bottom} parts together in groups of ${bottom}. Each group is one whole.`,
        ],
  confirms: ({ whole, bottom, blank }, key) => {
    let wholes = 0;
    for (let parts = whole * bottom; parts >= bottom; parts -= bottom) wholes += 1;
    return blank === 'top' ? Number(key) / bottom === wholes : Number(key) === wholes;
  },
  mistakes: {
    'fractions.whole-as-numerator': ({ whole, bottom, blank }) =>
      blank === 'top'
        ? copies(whole, `${whole} = ${over(whole, bottom)}`)
        : copies(whole * bottom, `${over(whole * bottom, bottom)} = ${whole * bottom}`),
  },
  read: (text) => {
    const match = /^(\d{1,3})\s*=\s*(?:\?|_+|x)\/(\d{1,3})$/.exec(text.trim());
    const [whole, bottom] = [Number(match?.[1]), Number(match?.[2])];
    return match && whole > 0 && bottom > 0 ? { whole, bottom, blank: 'top' } : undefined;
  },
});
