import type { z } from 'zod';
import { assignmentCalls } from '../assignment/index.ts';
import { assistantCalls } from '../assistant/index.ts';
import { accountCalls, rosterCalls } from '../class/index.ts';
import { parentCalls } from '../family/index.ts';
import { fileCalls } from '../files/index.ts';
import { insightCalls } from '../insight/index.ts';
import { trainingCalls } from '../interview/index.ts';
import { noteCalls } from '../notes/index.ts';
import { planCalls } from '../plan/index.ts';
import { practiceCalls } from '../practice/index.ts';
import { erasureCalls, schoolCalls } from '../privacy/index.ts';
import { releaseCalls } from '../release/index.ts';
import { feedbackCalls } from '../results/index.ts';
import { settingsCalls } from '../settings/index.ts';
import { signInCalls } from '../sign-in/index.ts';
import { storyCalls } from '../story/index.ts';
import { workCalls } from '../work/index.ts';

/**
 * Every callable function under its deployed name, with its input and output, which are parsed on both ends. A function
 * fails with an HttpsError whose `details.code` is an AppErrorCode.
 */
export const calls = {
  ...accountCalls,
  ...assignmentCalls,
  ...assistantCalls,
  ...erasureCalls,
  ...schoolCalls,
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
  ...signInCalls,
  ...storyCalls,
  ...trainingCalls,
  ...workCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
