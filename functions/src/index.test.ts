import { calls } from '@lemma/school';
import { expect, it } from 'vitest';
import * as deployed from './index.ts';

it('deploys every call of the contract under its name, and nothing unknown', () => {
  const others = ['upload', 'download', 'onSubmissionWritten', 'onInsightMarked', 'onInsightMarkedAgain'];
  expect(Object.keys(deployed).sort()).toEqual([...Object.keys(calls), ...others].sort());
});
