import { AppError } from '@lemma/contract';
import { expect, it } from 'vitest';
import { callSentence, codeSentence } from './call-sentence.ts';

it('answers an impossible code like an unknown one', () => {
  const malformed = codeSentence(new AppError('input/malformed', 'test'));
  expect(malformed).toBe(codeSentence(new AppError('code/unknown', 'test')));
  expect(malformed).toMatch(/letter by letter/);
});
it('answers an impossible secret like a wrong one', () => {
  expect(callSentence(new AppError('input/malformed', 'test'))).toBe(
    callSentence(new AppError('sign-in/refused', 'test')),
  );
});
it('has messages for other errors', () => {
  expect(callSentence(new AppError('network/offline', 'test'))).not.toBe(callSentence(new AppError('unknown', 'test')));
});
