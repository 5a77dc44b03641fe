import type { Form } from '../types.ts';
import { algebra } from './extension.ts';
import type { FindingCode } from './types.ts';

/** One sentence for each finding, for a student: what to look at next, never a judgment of the person. */
export const SENTENCES: Readonly<Record<Exclude<FindingCode, 'form'>, string>> = {
  value: 'Not yet. Look at your steps again, one at a time.',
  sign: 'The size is right. Look at the sign again.',
  unworked: 'That is the right calculation. Work it out.',
  unsolved: 'That is right so far. Go on until the letter stands alone.',
  'unit-missing': 'The number is right. Say which unit it is in.',
  'unit-wrong': 'The number is right. Look at the unit again.',
  'unit-power': 'The number is right. Look at the unit: is it for a length, an area or a volume?',
  'percent-missing': 'Nearly there. Write it with the % sign.',
  rounded: 'That is close. It looks rounded: write the exact value.',
  'power-of-ten': 'The digits are right, the size is not. How much is each digit worth? Look at any % sign too.',
  reciprocal: 'The fraction is upside down. Which number belongs on top?',
  size: 'Not yet. Estimate first: about how big should it be?',
  variable: 'Look at the letter: the question uses another one.',
  kind: 'The question asks for a different kind of answer. Read it again.',
  'incomplete-list': 'Right so far. Something is still missing.',
  'extra-in-list': 'The right numbers are there. Not all of them belong.',
  order: 'The right numbers. Look at their order.',
  boundary: 'The right numbers. Look at the ends: do they belong, or not?',
  direction: 'The right number. Which way does the sign point?',
};

/** For conversions, where the amount in the old unit is not accepted. */
export const OTHER_UNIT = 'That is the same amount. Write it in the unit that the question asks for.';

/** What somebody may write. */
export type Thing = 'number' | 'expression' | 'equation' | 'inequality';

const THINGS: Readonly<Record<Thing | 'numbers' | 'point', string>> = {
  number: 'a number',
  numbers: 'numbers',
  point: 'a point',
  expression: 'an expression',
  equation: 'an equation',
  inequality: 'an inequality',
};

/** For an equation where a number is asked for, and the like. */
export const otherKindSentence = (thing: Thing, asked: keyof typeof THINGS): string =>
  `That is ${THINGS[thing]}. The question asks for ${THINGS[asked]}.`;

/** For several numbers where one is asked for. */
export const SEVERAL = 'Those are several numbers. The question asks for one.';

/** For an answer that was given to the same question before. */
export const TRIED_ALREADY = 'You tried that already. Write another answer.';

/** For an answer that is copied from the question. */
export const COPIED = {
  whole: 'That is what stands in the question. What is the answer to it?',
  part: 'That is a part of the question. What is the answer to the whole question?',
} as const;

/** Forms of numbers; those of algebra come with the algebra. */
const FORM_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['lowest-terms', 'Write it in lowest terms.'],
  ['mixed', 'Write it as a mixed number.'],
  ['improper', 'Write it as one fraction, without a whole number in front.'],
  ['fraction', 'Write it as a fraction.'],
  ['decimal', 'Write it as a decimal.'],
  ['integer', 'Write it as a whole number.'],
  ['percent', 'Write it with a percent sign.'],
]);

/** What to tell a student whose value is right but not in the requested form. */
export function formSentence(form: Form): string {
  const [name = '', digits = ''] = form.split(':');
  const places = `Write it with ${digits} ${name === 'decimal-places' ? 'decimal place' : 'significant figure'}${digits === '1' ? '' : 's'}.`;
  const own = digits === '' ? FORM_SENTENCES.get(name) : places;
  return own === undefined
    ? (algebra()?.sentences.get(name) ?? 'That is the right value. Look at how the answer should be written.')
    : `That is the right value. ${own}`;
}

export const CANNOT_TELL = 'We cannot check this answer. Please tell your teacher.';
export const CANNOT_READ_KEY = 'We cannot check this question. Please tell your teacher.';
