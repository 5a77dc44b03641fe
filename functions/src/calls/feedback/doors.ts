import { feedbackCalls } from '@lemma/school/results';
import { openDoors } from '../../platform/open-doors.ts';

export const feedbackDoors = openDoors(feedbackCalls, {
  writeFeedback: () => import('./write-feedback.ts'),
  removeFeedback: () => import('./remove-feedback.ts'),
  returnWork: () => import('./return-work.ts'),
  excuseWork: () => import('./excuse-work.ts'),
  askAgain: () => import('./ask-again.ts'),
  nudgeMissing: () => import('./nudge-missing.ts'),
  showSolutions: () => import('./show-solutions.ts'),
  showKeys: () => import('./show-keys.ts'),
  showAsked: () => import('./show-asked.ts'),
  writeAnswerComment: () => import('./write-answer-comment.ts'),
  fixItem: () => import('./fix-item.ts'),
  saveRubric: () => import('./save-rubric.ts'),
  gradeItem: () => import('./grade-item.ts'),
  suggestGrade: () => import('./suggest-grade.ts'),
  contestAnswer: () => import('./contest-answer.ts'),
  declineContest: () => import('./decline-contest.ts'),
  readFeedback: () => import('./read-feedback.ts'),
});
