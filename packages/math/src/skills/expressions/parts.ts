import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** a·x + b·y + c; parts of 0 are left out. */
type Parts = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly ask: 'coefficient' | 'terms' | 'whole';
};

const termTexts = ({ a, b, c }: Parts): string[] => [
  `${a}x`,
  ...(b === 0 ? [] : [`${b === 1 ? '' : b}y`]),
  ...(c === 0 ? [] : [String(c)]),
];
/** The numbers that can be seen: a letter alone has none. */
const written = ({ a, b, c }: Parts): readonly number[] => [a, ...(b > 1 ? [b] : []), c];
const sumOf = (p: Parts): number => written(p).reduce((sum, one) => sum + one, 0);
const textOf = (p: Parts): string => (p.ask === 'whole' ? `${p.a}(x + ${p.c})` : termTexts(p).join(' + '));

const drawParts =
  (ask: Parts['ask']): Draw<Parts> =>
  (rng, level) => ({
    a: rng.int(2, byLevel(level, 9, 12, 20)),
    b: ask === 'whole' ? 0 : rng.int(byLevel(level, 0, 1, 1), byLevel(level, 1, 9, 15)),
    c: rng.int(byLevel(level, 3, 2, 2), byLevel(level, 9, 15, 40)),
    ask,
  });

/** Grade 6: terms, coefficients, sums and products. */
export const expressionParts = skill<Parts>({
  code: 'expressions.parts',
  name: 'Name the parts of an expression',
  canDo: 'I can find terms and coefficients, and say what is a sum and what a product.',
  grade: 6,
  standards: ['6.EE.A.2b', 'A-SSE.A.1a'],
  prerequisites: ['expressions.write-from-words'],
  cases: {
    coefficient: { label: 'the coefficient of a letter', draw: drawParts('coefficient') },
    terms: { label: 'how many terms', draw: drawParts('terms') },
    whole: { label: 'a product with a sum in it', draw: drawParts('whole') },
  },
  pose: (p) => ({
    prompt: {
      coefficient: 'What is the coefficient of `x`?',
      terms: 'How many terms does this expression have?',
      whole: 'What is this expression as a whole?',
    }[p.ask],
    math: textOf(p),
    answer:
      p.ask === 'whole'
        ? choiceAnswer('product', [
            ['product', `A product: \`${p.a}\` times a sum`],
            ['sum', `A sum: \`${p.c}\` is added at the end`],
            ['quotient', 'A quotient'],
          ])
        : p.ask === 'coefficient'
          ? pickAnswer(p.a, p.c, sumOf(p), p.b + 1)
          : pickAnswer(termTexts(p).length, 1, 2, 3, 4, 5),
  }),
  solve: (p) => {
    if (p.ask === 'coefficient')
      return steps(
        [`${p.a}x = ${p.a} * x`, 'The coefficient is the number that the letter is multiplied by.'],
        [String(p.a), 'Here it is this number.'],
      );
    if (p.ask === 'terms')
      return steps(
        [termTexts(p).join(', '), 'Terms are the parts that are added.'],
        [String(termTexts(p).length), 'Count them.'],
      );
    return steps([
      textOf(p),
      'The parentheses are worked out first and then multiplied, so the whole is a product. One of its factors is a sum.',
    ]);
  },
  hints: (p) =>
    p.ask === 'whole'
      ? ['Put a number in for x. What do you do last?', 'What you do last tells what the whole is.']
      : [
          'Terms are joined by plus signs. A coefficient is multiplied by its letter.',
          'Underline each term. What stands in front of the letter?',
        ],
  confirms: (p, key) => {
    if (p.ask === 'whole') return key === 'product' && p.a * (1 + p.c) !== p.a + p.c;
    const value = (x: number) => p.a * x + p.b + p.c;
    return p.ask === 'coefficient' ? value(1) - value(0) === Number(key) : textOf(p).split('+').length === Number(key);
  },
  mistakes: {
    'expressions.constant-as-coefficient': (p) =>
      p.ask === 'coefficient' && p.c !== p.a
        ? wrote(p.c, [String(p.c), 'Take the number that stands alone.'])
        : undefined,
    'expressions.letters-counted-as-terms': (p) => {
      const letters = p.b === 0 ? 1 : 2;
      return p.ask === 'terms' ? wrote(letters, [String(letters), 'Count the letters.']) : undefined;
    },
    'expressions.factors-counted-as-terms': (p) => {
      const pieces = termTexts(p).reduce((sum, term) => sum + (/^\d+[xy]$/.test(term) ? 2 : 1), 0);
      return p.ask === 'terms' ? wrote(pieces, [String(pieces), 'Count every number and every letter.']) : undefined;
    },
    'expressions.sign-seen-last': (p) =>
      p.ask === 'whole' ? wrote('sum', [textOf(p), 'There is a plus sign in it.']) : undefined,
    'expressions.coefficient-with-its-letter': (p) =>
      p.ask === 'coefficient'
        ? wrote(sumOf(p), [`${written(p).join(' + ')} = ${sumOf(p)}`, 'Add the numbers.'])
        : undefined,
  },
});
