import { AppError } from '@lemma/contract';
import { expect, it } from 'vitest';
import { callSentence, codeSentence } from './call-sentence.ts';

it('says of a code that can be none what it says of one that is not there', () => {
  const malformed = codeSentence(new AppError('input/malformed', 'test'));
  expect(malformed).toBe(codeSentence(new AppError('code/unknown', 'test')));
  expect(malformed).toMatch(/letter by letter/);
});
it('says of a secret that can be none what it says of a wrong one', () => {
  expect(callSentence(new AppError('input/malformed', 'test'))).toBe(
    callSentence(new AppError('sign-in/refused', 'test')),
  );
});
it('says what else went wrong', () => {
  expect(callSentence(new AppError('network/offline', 'test'))).not.toBe(callSentence(new AppError('unknown', 'test')));
});
