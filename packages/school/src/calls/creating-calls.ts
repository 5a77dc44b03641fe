import type { CallInput, CallName } from './calls.ts';

/**
 * Calls that make something, each with the field that names what is made. The client chooses it before it asks, keeps it until an
 * answer is here, and the server makes one thing of it however often the call arrives: a double click, a second tab or an answer
 * that was lost make nothing twice.
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
 * What a creating call asks for, whatever it is to be named: two that ask for the same at the same time are one act, done twice by a
 * finger. Undefined for calls that make nothing.
 */
export function creationOf(name: CallName, input: object): string | undefined {
  const field = keyFields.get(name);
  if (field === undefined) return undefined;
  const asked = Object.entries(input).filter(([key, value]) => key !== field || typeof value !== 'string');
  return JSON.stringify([name, asked.toSorted(([one], [other]) => one.localeCompare(other))]);
}
