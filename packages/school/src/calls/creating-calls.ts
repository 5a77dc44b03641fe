import type { CallInput, CallName } from './calls.ts';

/**
 * Calls that create something, each with the field that identifies it. The client chooses the id before the call and
 * reuses it until the call is answered, and the server creates one thing per id. A double click, a second tab or a lost
 * answer therefore create nothing twice.
 */
export const creatingCalls = {
  askAssistant: 'turnId',
  askRights: 'requestId',
  assignPlan: 'assignmentId',
  assignStory: 'assignmentId',
  copyPlan: 'newId',
  createClass: 'requestId',
  createParentCode: 'requestId',
  createStudents: 'requestId',
  duplicateAssignment: 'copies',
  grantLatePass: 'grantId',
  groupStudents: 'groupId',
  handInForChild: 'handInId',
  handInForStudent: 'handInId',
  handInPages: 'handInId',
  keepItem: 'keptId',
  makePlan: 'planId',
  makeStory: 'storyId',
  reissueSecrets: 'requestId',
  saveAssignment: 'assignmentId',
  shiftDates: 'shiftId',
  startInterview: 'interviewId',
  startPupilInterview: 'interviewId',
  takeLatePass: 'passId',
  writeFeedback: 'feedbackId',
  writeNote: 'noteId',
  writeNotes: 'noteId',
} as const satisfies { readonly [N in CallName]?: keyof CallInput<N> & string };

const keyFields: ReadonlyMap<string, string> = new Map(Object.entries(creatingCalls));

/**
 * What a creating call asks for, without the id of what it creates. Two simultaneous calls with the same result are one
 * action that was triggered twice. Undefined for calls that create nothing.
 */
export function creationOf(name: CallName, input: object): string | undefined {
  const field = keyFields.get(name);
  if (field === undefined) return undefined;
  const asked = Object.entries(input).filter(([key, value]) => key !== field || typeof value !== 'string');
  return JSON.stringify([name, asked.toSorted(([one], [other]) => one.localeCompare(other))]);
}
