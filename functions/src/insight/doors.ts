import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const teachNext = door(calls.teachNext, async () => (await import('./teach-next.ts')).teachNext);
export const exportAnswers = door(calls.exportAnswers, async () => (await import('./export-answers.ts')).exportAnswers);
