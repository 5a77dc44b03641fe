import type { Form } from '../types.ts';
import { CANNOT_TELL, formSentence, OTHER_UNIT, SENTENCES } from './sentences.ts';
import type { FindingCode, Outcome } from './types.ts';

export const RIGHT: Outcome = { verdict: 'right' };
export const UNKNOWN: Outcome = { verdict: 'unknown', message: CANNOT_TELL };

export const wrong = (code: Exclude<FindingCode, 'form'>, sameValue = false): Outcome => ({
  verdict: 'wrong',
  code,
  sameValue,
  message: SENTENCES[code],
});
export const IN_OTHER_UNIT: Outcome = { verdict: 'wrong', code: 'unit-wrong', sameValue: true, message: OTHER_UNIT };
export const wrongForm = (form: Form): Outcome => ({
  verdict: 'wrong',
  code: 'form',
  sameValue: true,
  message: formSentence(form),
});

export const NO_NUMBER: Outcome = {
  ...{ verdict: 'invalid', code: 'unfinished', at: 0, length: 0 },
  message: 'The number is missing.',
};

export const unanswered = ({ length }: string): Outcome => ({
  ...{ verdict: 'invalid', code: 'empty', at: 0, length },
  message: 'There is no answer yet. Write one.',
});
