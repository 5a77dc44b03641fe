import type { MathText } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { linear, sumText, term, timesGroup } from '../kit/linear-text.ts';
import { optionId, shuffledChoice } from '../kit/shuffled-choice.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { agree } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** Which expression is always equal? `form` selects the expression that is shown; `order` shuffles the options. */
type Equivalent = {
  readonly form: 'group' | 'terms' | 'lone' | 'square';
  readonly a: number;
  readonly b: number;
  readonly letter: string;
  readonly order: readonly string[];
};

const shown = ({ form, a, b, letter }: Equivalent): MathText =>
  ({
    group: timesGroup(a, linear(1, b, letter)),
    terms: sumText([term(a, letter), term(b)]),
    lone: sumText([term(a, letter), term(1, letter)]),
    square: `${letter} × ${letter} × ${a}`,
  })[form];

/** The right expression and the wrong ones of three misconceptions. */
function choices({ form, a, b, letter }: Equivalent): { readonly [id: string]: MathText } {
  if (form === 'group')
    return {
      right: linear(a, a * b, letter),
      first: linear(a, b, letter),
      conjoin: `${a + a * b}${letter}`,
      adds: linear(a + 1, a + b, letter),
    };
  if (form === 'terms')
    return {
      right: sumText([term(b), term(a, letter)]),
      conjoin: `${a + b}${letter}`,
      swapped: linear(b, a, letter),
      power: `${a}${letter}^${b}`,
    };
  if (form === 'lone')
    return {
      right: `${a + 1}${letter}`,
      nothing: `${a}${letter}`,
      power: `${a + 1}${letter}^2`,
      square: `${a}${letter}^2`,
    };
  return {
    right: `${a}${letter}^2`,
    double: `${2 * a}${letter}`,
    whole: `(${a}${letter})^2`,
    added: `${a + 2}${letter}`,
  };
}

/** The same in the words of the options. */
const labels = (params: Equivalent) =>
  Object.fromEntries(Object.entries(choices(params)).map(([name, text]) => [name, `\`${text}\``]));

const chose = (params: Equivalent, id: string, why: string) => {
  const text = choices(params)[id];
  return text === undefined ? undefined : wrote(optionId(params.order, id), [`${shown(params)} = ${text}`, why]);
};

/** Pick the expression that is equal for every number. */
export const equivalentExpressions = skill<Equivalent>({
  code: 'expressions.equivalent',
  name: 'Tell which expressions are equivalent',
  canDo: 'I can tell when two expressions are equal for every number.',
  grade: 6,
  standards: ['6.EE.A.4', '6.EE.A.3'],
  prerequisites: ['expressions.like-terms', 'expressions.distribute'],
  cases: casesOf(
    { group: 'parentheses', terms: 'unlike terms', lone: 'a letter without a number', square: 'a letter times itself' },
    (rng, level, caseId): Equivalent => {
      const form = (['group', 'terms', 'lone', 'square'] as const).find((one) => one === caseId) ?? 'group';
      const top = byLevel(level, 6, 9, 15);
      const a = rng.int(3, top);
      const b = rng.int(2, form === 'terms' ? Math.min(top, 9) : top);
      const params = { form, a, b: a === b ? b + 2 : b, letter: rng.pick(['a', 'n', 'y', 'm']), order: [] };
      return { ...params, order: rng.shuffle(Object.keys(choices(params))) };
    },
  ),
  pose: (params) => ({
    prompt: `Which expression has the same value for every number \`${params.letter}\`?`,
    math: shown(params),
    answer: shuffledChoice(params.order, 'right', labels(params)),
  }),
  solve: (params) =>
    steps(
      [shown(params), 'This is the expression.'],
      [
        choices(params).right ?? '',
        {
          group: 'The number in front multiplies both terms.',
          terms: 'The order of a sum does not matter. Terms that are not alike stay apart.',
          lone: 'A letter alone counts as one.',
          square: 'A letter times itself is its square.',
        }[params.form],
      ],
    ),
  hints: (params) => [
    `Try it with a number, for example \`${params.letter} = 2\`.`,
    `What is the value of \`${shown(params)}\` for \`${params.letter} = 2\`? Which expressions have the same value?`,
    'Test those that are left with one more number.',
  ],
  confirms: (params, key) =>
    Object.entries(choices(params)).every(
      ([id, text]) => agree(shown(params), text, [params.letter]) === (optionId(params.order, id) === key),
    ),
  mistakes: {
    'expressions.distribute-first-only': (params) =>
      chose(params, 'first', 'The number in front goes with the first term.'),
    'expressions.conjoin': (params) => chose(params, 'conjoin', 'Put everything together.'),
    'expressions.distribute-by-adding': (params) => chose(params, 'adds', 'Add the numbers.'),
    'expressions.lone-letter-nothing': (params) =>
      chose(params, 'nothing', 'There is no number at the letter, so it does not count.'),
    'expressions.add-exponents-of-like-terms': (params) =>
      params.form === 'lone' ? chose(params, 'power', 'Two letters make a square.') : undefined,
    'expressions.power-as-product': (params) => chose(params, 'double', 'A letter twice is two of the letter.'),
    'expressions.square-whole-term': (params) => chose(params, 'whole', 'The square goes with everything.'),
  },
});
