import type { Form } from '../types.ts';
import type { FindingCode } from './types.ts';

/** One sentence for each finding, for a student: what to look at next, never a verdict on the person. */
export const SENTENCES: Readonly<Record<Exclude<FindingCode, 'form'>, string>> = {
  value: 'Not yet. Look at your steps again, one at a time.',
  sign: 'The size is right. Look at the sign again.',
  'unit-missing': 'The number is right. Say which unit it is in.',
  'unit-wrong': 'The number fits. Look at the unit again.',
  'percent-missing': 'You are nearly there. Is this a number of percent? Write the % sign.',
  rounded: 'That is close. It looks rounded: give the exact value.',
  'power-of-ten': 'The digits are right. Look at the place of the decimal point, or count the zeros.',
  reciprocal: 'This is the right fraction upside down. Which number belongs on top?',
  variable: 'Look at the letter: the question uses a different one.',
  kind: 'This is another kind of answer than the question asks for. Read the question once more.',
  'incomplete-list': 'What you have is right so far. Something is still missing.',
  'extra-in-list': 'The right ones are there. Check each one: not all of them belong.',
  order: 'These are the right numbers. Look at their order.',
  boundary: 'The right numbers. Look at the ends: do they belong, or not?',
  direction: 'The right number. Which way does the sign point?',
};

const FORM_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['lowest-terms', 'That is the right value. Write it in lowest terms.'],
  ['mixed', 'That is the right value. Write it as a mixed number.'],
  ['improper', 'That is the right value. Write it as one fraction, without a whole number in front.'],
  ['fraction', 'That is the right value. Write it as a fraction.'],
  ['decimal', 'That is the right value. Write it as a decimal.'],
  ['integer', 'That is the right value. Write it as a whole number.'],
  ['percent', 'That is the right value. Write it with a percent sign.'],
  ['simplified', 'That is equal to the answer. It can be written more simply.'],
  ['expanded', 'That is equal to the answer. Multiply out all brackets.'],
  ['factored', 'That is equal to the answer. Write it as a product, as far as it goes.'],
  ['single-fraction', 'That is equal to the answer. Write it as one fraction.'],
  ['completed-square', 'That is equal to the answer. Write it as a square plus a number.'],
  ['rationalised', 'That is equal to the answer. Write it without a root below the line.'],
  ['same-up-to-order', 'That is equal to the answer. Write it in the form that is asked for.'],
]);

/** What to say where the value is right and the way of writing is not. */
export function formSentence(form: Form): string {
  const [name = '', digits = ''] = form.split(':');
  if (name === 'decimal-places')
    return `That is the right value. Give it with ${digits} decimal place${digits === '1' ? '' : 's'}.`;
  if (name === 'significant-figures')
    return `That is the right value. Give it with ${digits} significant figure${digits === '1' ? '' : 's'}.`;
  return FORM_SENTENCES.get(name) ?? 'That is the right value. Look at how the answer should be written.';
}

export const CANNOT_TELL = 'We cannot check this answer. Please show it to your teacher.';
export const CANNOT_READ_KEY = 'This question cannot be checked. Please tell your teacher.';
