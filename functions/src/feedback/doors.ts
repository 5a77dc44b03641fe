import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const writeFeedback = door(calls.writeFeedback, async () => (await import('./write-feedback.ts')).writeFeedback);
export const removeFeedback = door(
  calls.removeFeedback,
  async () => (await import('./remove-feedback.ts')).removeFeedback,
);
export const returnWork = door(calls.returnWork, async () => (await import('./return-work.ts')).returnWork);
export const nudgeMissing = door(calls.nudgeMissing, async () => (await import('./nudge.ts')).nudgeMissing);
export const showKeys = door(calls.showKeys, async () => (await import('./show-keys.ts')).showKeys);
export const showAsked = door(calls.showAsked, async () => (await import('./show-asked.ts')).showAsked);
export const readFeedback = door(calls.readFeedback, async () => (await import('./read-feedback.ts')).readFeedback);
export const excuseWork = door(calls.excuseWork, async () => (await import('./excuse-work.ts')).excuseWork);
export const askAgain = door(calls.askAgain, async () => (await import('./ask-again.ts')).askAgain);
export const showSolutions = door(calls.showSolutions, async () => (await import('./show-keys.ts')).showSolutions);
export const writeAnswerComment = door(
  calls.writeAnswerComment,
  async () => (await import('./answer-comment.ts')).writeAnswerComment,
);
export const fixItem = door(calls.fixItem, async () => (await import('./fix-item.ts')).fixItem);
export const saveRubric = door(calls.saveRubric, async () => (await import('./fix-item.ts')).saveRubric);
export const gradeItem = door(calls.gradeItem, async () => (await import('./grade-item.ts')).gradeItem);
export const contestAnswer = door(calls.contestAnswer, async () => (await import('./contest.ts')).contestAnswer);
export const declineContest = door(calls.declineContest, async () => (await import('./contest.ts')).declineContest);
export const suggestGrade = door(calls.suggestGrade, async () => (await import('./suggest-grade.ts')).suggestGrade);
