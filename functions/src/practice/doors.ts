import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const startPractice = door(calls.startPractice, async () => (await import('./start-practice.ts')).startPractice);
export const answerPractice = door(
  calls.answerPractice,
  async () => (await import('./answer-practice.ts')).answerPractice,
);
export const practiceHint = door(calls.practiceHint, async () => (await import('./answer-practice.ts')).practiceHint);
