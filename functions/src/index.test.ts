import { calls } from '@lemma/school';
import { expect, it } from 'vitest';
import { doors } from './api.ts';
import * as deployed from './index.ts';

it('opens a door for every call of the contract under its name, and for nothing unknown', () => {
  expect(Object.keys(doors).sort()).toEqual([...Object.keys(calls), 'upload', 'download', 'unsubscribe'].sort());
});

it('deploys the doors as one function, and what follows by events', () => {
  expect(Object.keys(deployed).sort()).toEqual(['api', 'digests', 'foldInsight', 'onSubmissionWritten', 'retention']);
});
