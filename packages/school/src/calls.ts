import type { z } from 'zod';
import { accountCalls } from './calls/accounts.ts';
import { assignmentCalls } from './calls/assignments.ts';
import { assistantCalls } from './calls/assistant.ts';
import { erasureCalls } from './calls/erasure.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { fileCalls } from './calls/files.ts';
import { insightCalls } from './calls/insight.ts';
import { noteCalls } from './calls/notes.ts';
import { parentCalls } from './calls/parents.ts';
import { planCalls } from './calls/plans.ts';
import { practiceCalls } from './calls/practice.ts';
import { releaseCalls } from './calls/releases.ts';
import { rosterCalls } from './calls/roster.ts';
import { settingsCalls } from './calls/settings.ts';
import { storyCalls } from './calls/stories.ts';
import { trainingCalls } from './calls/training.ts';
import { workCalls } from './calls/work.ts';

export { type LoginCard, loginCardSchema, newStudentSchema } from './calls/accounts.ts';
export { type Fix, fixSchema, MOST_ASKED, type ScoreChange } from './calls/feedback.ts';
export type { ChosenPage } from './calls/files.ts';
export { type AccountChange, accountChanges } from './calls/roster.ts';

/**
 * Every callable function: what it takes and what it gives, parsed on both ends. The name is the deployed name.
 * Faults are HttpsErrors whose `details.code` is an AppErrorCode.
 */
export const calls = {
  ...accountCalls,
  ...assignmentCalls,
  ...assistantCalls,
  ...erasureCalls,
  ...feedbackCalls,
  ...fileCalls,
  ...insightCalls,
  ...noteCalls,
  ...parentCalls,
  ...planCalls,
  ...releaseCalls,
  ...rosterCalls,
  ...practiceCalls,
  ...settingsCalls,
  ...storyCalls,
  ...trainingCalls,
  ...workCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
