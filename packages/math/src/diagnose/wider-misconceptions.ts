import { checkAnswer } from '../check/index.ts';
import type { AnswerSpec, MathText, MisconceptionId } from '../types.ts';

/** One reading of a question, its right answer, and the answer that is to be explained. */
export type Told = { readonly question: string; readonly correct: MathText; readonly answer: MathText };
type WiderMisconception = (told: Told) => MisconceptionId | undefined;

const equals = (kind: AnswerSpec['kind'], key: MathText, response: string): boolean =>
  checkAnswer({ kind, key }, response).verdict === 'right';

const fraction = (text: string): readonly [number, number] | undefined => {
  const [, top, bottom] = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim()) ?? [];
  return top === undefined || bottom === undefined || Number(bottom) === 0 ? undefined : [Number(top), Number(bottom)];
};

/** Numerator and denominator each divided by its own number; any pair of numbers counts. */
const simplifiesApart: WiderMisconception = ({ question, answer }) => {
  const [given, written] = [fraction(question), fraction(answer)];
  if (!given || !written || written[0] === 0 || given[0] % written[0] !== 0 || given[1] % written[1] !== 0)
    return undefined;
  const [above, below] = [given[0] / written[0], given[1] / written[1]];
  if (above === below) return undefined;
  if (below === 1) return 'fractions.simplifies-top-only';
  return above === 1 ? 'fractions.simplifies-bottom-only' : 'fractions.simplifies-separately';
};

const sum = (terms: readonly string[]): number => terms.reduce((total, term) => total + Number(term), 0);

/**
 * A sum with one blank: the other side is taken for the answer, or all numbers are added, or the known numbers are
 * added to the other side.
 */
const blankInSum: WiderMisconception = ({ question, correct, answer }) => {
  const sides = question.replace(/\s+/g, '').split('=');
  const terms = sides.map((side) => side.split('+'));
  if (sides.length !== 2 || terms.flat().filter((term) => term === '?' || /^[a-z]$/.test(term)).length !== 1)
    return undefined;
  if (!terms.flat().every((term) => /^(?:\d{1,6}|\?|[a-z])$/.test(term))) return undefined;
  const [known = [], blank = []] = terms[0]?.some((term) => !/^\d/.test(term)) ? terms.toReversed() : terms;
  const given = blank.filter((term) => /^\d/.test(term));
  // What is read must be what was asked: only then the right answer fills the blank.
  if (Math.abs(sum(known) - sum(given) - Number(correct)) > 1e-9) return undefined;
  const value = Number(answer);
  if (known.length > 1 && value === sum(known)) return 'equations.equal-sign-as-answer';
  if (value !== sum(known) + sum(given)) return undefined;
  return known.length > 1 ? 'equations.add-all-numbers' : 'equations.same-operation';
};

const steps: { readonly [sign: string]: (a: number, b: number) => number } = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => (b <= 12 ? a ** b : Number.NaN),
};

/** Every operation in the order of reading, even powers. */
const leftToRight: WiderMisconception = ({ question, answer }) => {
  const plain = question.replace(/\s+/g, '').replace(/[×·]/g, '*').replace(/÷/g, '/');
  if (!/^\d{1,4}(?:[-+*/^]\d{1,4}){2,6}$/.test(plain)) return undefined;
  const [first = '', ...rest] = plain.match(/^\d+|[-+*/^]\d+/g) ?? [];
  const value = rest.reduce(
    (total, part) => steps[part.charAt(0)]?.(total, Number(part.slice(1))) ?? Number.NaN,
    Number(first),
  );
  return Number.isFinite(value) && equals('number', String(value), answer) ? 'expressions.left-to-right' : undefined;
};

/** A higher power of a sum or difference, and a product of powers of one base. */
const powersOfTwo: WiderMisconception = ({ question, answer }) => {
  const plain = question.replace(/\s+/g, '').replace(/[×·]/g, '*');
  const [, first, sign, second, power] = /^\((\w{1,6})([-+])(\w{1,6})\)\^([3-6])$/.exec(plain) ?? [];
  if (first !== undefined && equals('expression', `(${first})^${power}${sign}(${second})^${power}`, answer))
    return 'algebra.square-distributes';
  const [, base, one, again, other] =
    /^(\d{1,3}|[a-z])\^(\w|\(\w{1,6}\))\*?(\d{1,3}|[a-z])\^(\w|\(\w{1,6}\))$/i.exec(plain) ?? [];
  if (base === undefined || base !== again || !/[a-z]/i.test(`${one}${other}`)) return undefined;
  if (equals('expression', `${base}^((${one})*(${other}))`, answer)) return 'expressions.multiply-exponents';
  const bases = /^\d/.test(base) ? String(Number(base) ** 2) : `(${base}*${base})`;
  return equals('expression', `${bases}^((${one})+(${other}))`, answer) ? 'expressions.multiply-bases' : undefined;
};

/** The square of a sum or difference of any two terms. */
const squareOfTwo: WiderMisconception = ({ question, answer }) => {
  const [, first, sign, second] = /^\((\w{1,6})([-+])(\w{1,6})\)\^2$/.exec(question.replace(/\s+/g, '')) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if (equals('expression', `(${first})^2 + (${second})^2`, answer)) return 'algebra.square-distributes';
  return sign === '-' && equals('expression', `(${first})^2 - (${second})^2`, answer)
    ? 'algebra.square-keeps-minus'
    : undefined;
};

const isExpression = (text: string): boolean => /^[^=<>]{1,60}$/.test(text) && /[a-z]/i.test(text);

/** Symbols written in the order of the words: 3 - x for three less than x. */
const reversedInWriting: WiderMisconception = ({ question, correct, answer }) => {
  if (!/\bexpression\b/i.test(question) || !isExpression(correct) || !isExpression(answer)) return undefined;
  if (correct.includes('-') && equals('expression', `-(${correct})`, answer)) return 'expressions.reversed-subtraction';
  return /[/÷]/.test(correct) && equals('expression', `1/(${correct})`, answer)
    ? 'expressions.reversed-division'
    : undefined;
};

/** An equation between two quantities with its letters swapped: 6S = P for S = 6P. */
const reversedEquation: WiderMisconception = ({ question, correct, answer }) => {
  const letters = [...new Set(correct.match(/[a-z]/gi))];
  const [one, other] = letters;
  if (!/\bequation\b|\bexpress/i.test(question) || letters.length !== 2 || one === undefined || other === undefined)
    return undefined;
  if (!/^[^=]+=[^=]+$/.test(correct) || !/^[^=]+=[^=]+$/.test(answer)) return undefined;
  const swapped = correct.replace(/[a-z]/gi, (letter) => (letter === one ? other : one));
  return equals('equation', swapped, answer) && !equals('equation', correct, answer) ? 'equations.reversal' : undefined;
};

const rules: readonly WiderMisconception[] = [
  simplifiesApart,
  blankInSum,
  leftToRight,
  squareOfTwo,
  powersOfTwo,
  reversedInWriting,
  reversedEquation,
];

/** Misconceptions that no single wrong answer identifies, or that appear in questions which no skill can read. */
export const widerMisconceptions = (told: Told): MisconceptionId[] => rules.flatMap((idea) => idea(told) ?? []);
