import type { MathText, Prose } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { digitsOfWords } from '../kit/digits-of-words.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { agree, valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

type Shape =
  | 'plus'
  | 'less-than'
  | 'times-plus'
  | 'times-less-than'
  | 'group'
  | 'divided'
  | 'story-more'
  | 'story-times';
/** A phrase about the number `letter`, with numbers p and q. */
type Phrase = {
  readonly shape: Shape;
  readonly wording: number;
  readonly p: number;
  readonly q: number;
  readonly letter: string;
};

type Wording = (phrase: Phrase) => Prose;
const wordings: Record<Shape, readonly Wording[]> = {
  plus: [
    ({ p, letter }) => `the sum of \`${letter}\` and \`${p}\``,
    ({ p, letter }) => `\`${p}\` more than \`${letter}\``,
    ({ p, letter }) => `\`${letter}\` increased by \`${p}\``,
  ],
  'less-than': [
    ({ p, letter }) => `\`${p}\` less than \`${letter}\``,
    ({ p, letter }) => `\`${p}\` subtracted from \`${letter}\``,
    ({ p, letter }) => `\`${p}\` fewer than \`${letter}\``,
  ],
  'times-plus': [
    ({ p, q, letter }) => `\`${q}\` more than \`${p}\` times \`${letter}\``,
    ({ p, q, letter }) => `the product of \`${p}\` and \`${letter}\`, increased by \`${q}\``,
  ],
  'times-less-than': [
    ({ p, q, letter }) => `\`${q}\` less than \`${p}\` times \`${letter}\``,
    ({ p, q, letter }) => `\`${q}\` subtracted from the product of \`${p}\` and \`${letter}\``,
  ],
  group: [
    ({ p, q, letter }) => `\`${p}\` times the sum of \`${letter}\` and \`${q}\``,
    ({ p, q, letter }) => `the sum of \`${letter}\` and \`${q}\`, multiplied by \`${p}\``,
  ],
  divided: [
    ({ p, letter }) => `\`${letter}\` divided by \`${p}\``,
    ({ p, letter }) => `the quotient of \`${letter}\` and \`${p}\``,
  ],
  'story-more': [
    ({ p, letter }) =>
      `Dalia is \`${p}\` cm taller than Carlos. Carlos is \`${letter}\` cm tall. How tall is Dalia, in cm?`,
    ({ p, letter }) =>
      `Priya has \`${p}\` shells more than Kai. Kai has \`${letter}\` shells. How many shells does Priya have?`,
    ({ p, letter }) =>
      `A bus ride takes \`${p}\` minutes longer than the train ride. The train ride takes \`${letter}\` minutes. How many minutes does the bus ride take?`,
  ],
  'story-times': [
    ({ p, letter }) => `A box holds \`${p}\` eggs. How many eggs are in \`${letter}\` full boxes?`,
    ({ p, letter }) => `A ticket costs \`${p}\` dollars. How many dollars do \`${letter}\` tickets cost?`,
    ({ p, letter }) => `There are \`${p}\` chairs in each row. How many chairs are in \`${letter}\` rows?`,
  ],
};

const keyOf = ({ shape, p, q, letter }: Phrase): MathText =>
  ({
    plus: `${letter} + ${p}`,
    'less-than': `${letter} - ${p}`,
    'times-plus': `${p}${letter} + ${q}`,
    'times-less-than': `${p}${letter} - ${q}`,
    group: `${p}(${letter} + ${q})`,
    divided: `${letter}/${p}`,
    'story-more': `${letter} + ${p}`,
    'story-times': `${p}${letter}`,
  })[shape];

const shapesOf = {
  'one-operation': ['plus', 'divided'],
  'less-than': ['less-than', 'times-less-than'],
  'two-operations': ['times-plus'],
  group: ['group'],
  story: ['story-more', 'story-times'],
} as const satisfies { readonly [caseId: string]: readonly Shape[] };

const isStory = ({ shape }: Phrase): boolean => shape.startsWith('story');
const tell = (phrase: Phrase): Prose => wordings[phrase.shape][phrase.wording]?.(phrase) ?? '';

/** What the words do to the letter, one operation after another, for numbers. */
function follow({ shape, p, q }: Phrase, n: number): number {
  let value = n;
  if (shape === 'group') value += q;
  if (shape === 'divided') value /= p;
  if (['times-plus', 'times-less-than', 'group', 'story-times'].includes(shape)) value *= p;
  if (shape === 'plus' || shape === 'story-more') value += p;
  if (shape === 'less-than') value -= p;
  if (shape === 'times-plus') value += q;
  return shape === 'times-less-than' ? value - q : value;
}

const parsed = (text: string): Phrase | undefined => {
  const plain = text
    .toLowerCase()
    .replace(/`/g, '')
    .replace(/\b[a-z]+\b/g, (word) => digitsOfWords[word] ?? word);
  const base = { wording: 0, q: 0 };
  const number = String.raw`(?:a number|the number|([a-z])\b)`;
  const [, less, lessLetter] =
    new RegExp(String.raw`(\d+) (?:less than|fewer than|subtracted from|smaller than) ${number}`).exec(plain) ?? [];
  if (less !== undefined) return { ...base, shape: 'less-than', p: Number(less), letter: lessLetter ?? 'x' };
  const [, more, moreLetter] =
    new RegExp(String.raw`(\d+) (?:more than|added to|greater than) ${number}`).exec(plain) ?? [];
  return more === undefined ? undefined : { ...base, shape: 'plus', p: Number(more), letter: moreLetter ?? 'x' };
};

/** An expression from a phrase or a short story. */
export const writeFromWords = skill<Phrase>({
  code: 'expressions.write-from-words',
  name: 'Write an expression from words',
  canDo: 'I can write an expression for a phrase or a short story.',
  grade: 6,
  standards: ['6.EE.A.2a', '6.EE.B.6'],
  prerequisites: ['expressions.order-of-operations'],
  cases: casesOf(
    {
      'one-operation': 'one operation',
      'less-than': '"less than" and "subtracted from"',
      'two-operations': 'two operations',
      group: 'a sum that is multiplied',
      story: 'a short story',
    },
    (rng, level, caseId): Phrase => {
      const choices = shapesOf[caseId];
      const shape = level === 1 ? (choices[0] ?? 'plus') : rng.pick(choices);
      const top = byLevel(level, 9, 15, 30);
      const p = rng.int(2, top);
      const q = rng.int(2, top);
      return {
        shape,
        wording: rng.int(0, wordings[shape].length - 1),
        p,
        q: q === p ? q + 1 : q,
        letter: rng.pick(['n', 'x', 'y', 'k', 'm']),
      };
    },
  ),
  pose: (phrase) => ({
    prompt: isStory(phrase)
      ? `${tell(phrase)} Write an expression with \`${phrase.letter}\`.`
      : `Write an expression: ${tell(phrase)}.`,
    answer: { kind: 'expression', key: keyOf(phrase) },
  }),
  solve: (phrase) => {
    const { shape, p, q, letter } = phrase;
    const why: Record<Shape, Prose> = {
      plus: `Start with \`${letter}\` and add \`${p}\`.`,
      'less-than': `Start with \`${letter}\` and take \`${p}\` away from it.`,
      'times-plus': `\`${p}\` times \`${letter}\` is \`${p}${letter}\`. Then add \`${q}\`.`,
      'times-less-than': `\`${p}\` times \`${letter}\` is \`${p}${letter}\`. Take \`${q}\` away from that.`,
      group: 'The whole sum is multiplied, so it stands in parentheses.',
      divided: `\`${letter}\` is shared into \`${p}\` equal parts.`,
      'story-more': `\`${letter}\` is a number. It is \`${p}\` more than that, whatever the number is.`,
      'story-times': `There are \`${p}\` in each, \`${letter}\` times.`,
    };
    return steps([keyOf(phrase), why[shape]]);
  },
  hints: (phrase) => {
    const { shape, letter } = phrase;
    const sample = { ...phrase, letter: '10' };
    return [
      `Put a number in the place of \`${letter}\` first, for example \`10\`.`,
      isStory(phrase)
        ? `How would you work it out if \`${letter}\` were \`10\`?`
        : `How would you work out ${tell(sample)}?`,
      shape === 'group'
        ? 'What is worked out first? Show it with parentheses.'
        : shape.includes('less-than')
          ? 'Which number is taken away, and from what?'
          : `Now write the same with \`${letter}\` instead of \`10\`.`,
    ];
  },
  confirms: (phrase, key) =>
    [1, 4, 12.5, -3].every((n) => Math.abs(valueAt(key, { [phrase.letter]: n }) - follow(phrase, n)) < 1e-9) &&
    agree(key, key, [phrase.letter]),
  wordProblem: true,
  mistakes: {
    'expressions.reversed-subtraction': ({ shape, p, q, letter }) => {
      if (shape === 'less-than')
        return wrote(`${p} - ${letter}`, [`${p} - ${letter}`, 'Write it in the order of the words.']);
      return shape === 'times-less-than'
        ? wrote(`${q} - ${p}${letter}`, [`${q} - ${p}${letter}`, 'Write it in the order of the words.'])
        : undefined;
    },
    'expressions.no-parentheses': ({ shape, p, q, letter }) =>
      shape === 'group'
        ? wrote(`${p}${letter} + ${q}`, [`${p}${letter} + ${q}`, 'Write it down word by word.'])
        : undefined,
    'expressions.conjoin': ({ shape, p, q, letter }) => {
      if (shape === 'plus' || shape === 'story-more')
        return wrote(
          `${p + 1}${letter}`,
          [`${letter} + ${p}`, 'Write the parts.'],
          [`${p + 1}${letter}`, 'Put them together.'],
        );
      if (shape === 'group')
        return wrote(
          `${p * (q + 1)}${letter}`,
          [`${p} × ${q + 1}${letter}`, 'Put the sum together.'],
          [`${p * (q + 1)}${letter}`, 'Multiply.'],
        );
      return shape === 'times-plus'
        ? wrote(
            `${p + q}${letter}`,
            [`${p}${letter} + ${q}`, 'Write the parts.'],
            [`${p + q}${letter}`, 'Put them together.'],
          )
        : undefined;
    },
    'expressions.times-as-plus': ({ shape, p, letter }) =>
      shape === 'story-times'
        ? wrote(`${letter} + ${p}`, [`${letter} + ${p}`, 'Put the two together with plus.'])
        : undefined,
    'expressions.reversed-division': ({ shape, p, letter }) =>
      shape === 'divided' ? wrote(`${p}/${letter}`, [`${p}/${letter}`, 'Divide by the letter.']) : undefined,
  },
  read: (text) => (text.length > 200 ? undefined : parsed(text)),
});
