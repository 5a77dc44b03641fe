import { randomUUID as newId } from 'node:crypto';
import { isAppError } from '@lemma/contract';
import type { CallInput, CallName } from '@lemma/school/calls';
import { badgeText } from '@lemma/school/people';
import { logger } from 'firebase-functions/v2';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { documents } from '../src/platform/documents.ts';
import { lookAnew } from '../src/platform/sessions.ts';
import { signedInAgain } from './doors/at-moment.ts';
import { doorsInMemory } from './doors/in-memory.ts';
import type { Made } from './doors/inputs.ts';
import { openSchool, putFile } from './doors/open-school.ts';
import { target } from './doors/target.ts';
import type { Who } from './rules/people.ts';

const { classId, studentId } = target;
let memory: Awaited<ReturnType<typeof doorsInMemory>>;
let people: readonly Who[] = [];
let made: Made;
let putBack: () => void;

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue(undefined);
  memory = await doorsInMemory();
  const opened = await openSchool(memory);
  ({ people } = opened);
  ({ made } = opened.school);
  putBack = memory.remember();
});
beforeEach(async () => {
  putBack();
  lookAnew();
  await putFile();
});

function called(name: string): Who {
  const who = people.find((one) => one.name === name);
  if (who === undefined) throw new Error(name);
  return who;
}
const as = (name: string) => memory.as(called(name));

/** `ok`, or the code of the refusal. */
async function said<N extends CallName>(who: Who | string, name: N, input: CallInput<N>): Promise<string> {
  lookAnew();
  try {
    await memory.as(typeof who === 'string' ? called(who) : who).call(name, input);
    return 'ok';
  } catch (error) {
    const { details } = Object(error);
    if (isAppError(error)) return error.code;
    return String(details?.code ?? error);
  }
}

/** Ana's card, as it is given out anew. */
async function newCard(secretKind: 'words' | 'badge') {
  const [card] = (await as('teacherA').call('reissueSecrets', { classId, studentIds: [studentId], secretKind })).cards;
  if (card === undefined) throw new Error('no card');
  return card;
}
const list = (classCode: string) => said('a visitor', 'classSignInList', { classCode });

it('leads no class by an offer from before somebody was taken out of it', async () => {
  const co = { classId, uid: 'coTeacherA' };
  await as('teacherA').call('handOverLead', co);
  const offer = (await documents.invitations.where(['classId', '==', classId], ['kind', '==', 'lead']).get()).docs[0]
    ?.id;
  await as('teacherA').call('removeCoTeacher', co);
  const email = 'coteachera@test.example';
  const { id } = await as('teacherA').call('inviteCoTeacher', { classId, email, role: 'looks-on' });
  await as('coTeacherA').call('answerInvitation', { id, accept: true });
  expect(await said('coTeacherA', 'answerInvitation', { id: offer ?? '', accept: true })).toBe('data/not-found');
  expect((await documents.classes.read(classId))?.leaderId).toBe('teacherA');
});

it('comes into no class twice by one invitation', async () => {
  const { id } = made.named;
  expect(await said('teacherWithoutClass', 'answerInvitation', { id, accept: true })).toBe('ok');
  await as('teacherA').call('removeCoTeacher', { classId, uid: 'teacherWithoutClass' });
  expect(await said('teacherWithoutClass', 'answerInvitation', { id, accept: true })).toBe('data/not-found');
  expect(await said('teacherWithoutClass', 'listCoTeachers', { classId })).toBe('auth/forbidden');
});

it('links nobody to a child by a code of a teacher who was taken out, nor a parent who was blocked', async () => {
  const { code } = await as('coTeacherA').call('createParentCode', { studentId });
  await as('teacherA').call('removeCoTeacher', { classId, uid: 'coTeacherA' });
  expect(await said('parentB', 'linkParent', { code })).toBe('code/unknown');
  const { code: another } = await as('teacherA').call('createParentCode', { studentId });
  await as('teacherA').call('revokeParent', { studentId, parentId: 'parentA', block: true });
  expect(await said('parentA', 'linkParent', { code: another })).toBe('code/unknown');
  await as('teacherA').call('closeLinking', { studentId, closed: true });
  expect(await said('parentB', 'linkParent', { code: another })).toBe('code/unknown');
});

it('tells a parent whose link was ended nothing more of the child', async () => {
  const own = async () => JSON.stringify(await as('parentA').call('exportMyData', {}));
  const noted = newId();
  await as('teacherA').call('writeNote', { studentId, noteId: newId(), text: noted, audience: 'parents' });
  const before = await own();
  expect(before).toContain(noted);
  await as('teacherA').call('revokeParent', { studentId, parentId: 'parentA', block: false });
  expect(await own()).not.toContain(noted);
  expect(await said('parentA', 'exportChild', { studentId })).toBe('auth/forbidden');
  expect(await said('parentA', 'readNotes', { studentId })).toBe('auth/forbidden');
});

it('gives a deleted child back to nobody who was taken out of the class, though they confirmed it', async () => {
  const requestId = newId();
  await as('parentA').call('askRights', { studentId, requestId, kind: 'delete', text: '' });
  const name = (await documents.students.read(studentId))?.fullName ?? '';
  const asked = { studentId, parentId: 'parentA', requestId, name, answer: '' };
  const { receipt } = await as('coTeacherA').call('eraseChild', asked);
  await as('teacherA').call('removeCoTeacher', { classId, uid: 'coTeacherA' });
  expect(await said('coTeacherA', 'restoreErased', { id: receipt.id })).toBe('auth/forbidden');
  expect(await said('parentA', 'restoreErased', { id: receipt.id })).toBe('auth/forbidden');
  expect(await said('teacherA', 'restoreErased', { id: receipt.id })).toBe('ok');
});

it('opens a class by no code from before, nor by one that was stopped', async () => {
  const { code } = await as('teacherA').call('renewClassCode', { classId });
  expect([await list(made.signIn.classCode), await list(code)]).toEqual(['code/unknown', 'ok']);
  await as('teacherA').call('stopClassCode', { classId });
  expect(await list(code)).toBe('code/expired');
});

it('lets a child in by no card from before, and by none while the account is locked', async () => {
  const [before, badge] = [await newCard('words'), await newCard('badge')];
  const byWords = { classCode: (await as('teacherA').call('renewClassCode', { classId })).code, deviceId: 'tablet-2' };
  const words = { ...byWords, userName: before.userName, secret: before.secret };
  expect(await said('a visitor', 'studentSignIn', words)).toBe('sign-in/refused');
  const shown = { badge: badgeText(studentId, badge.secret), deviceId: 'tablet-2' };
  expect(await said('a visitor', 'badgeSignIn', shown)).toBe('ok');
  await as('teacherA').call('changeAccounts', { classId, studentIds: [studentId], change: 'lock' });
  expect(await said('a visitor', 'badgeSignIn', shown)).toBe('sign-in/refused');
  expect(await said('ana', 'openWork', { assignmentId: target.assignmentId })).toBe('auth/forbidden');
});

it('goes on in no session that another device has ended, nor with an account that was deleted', async () => {
  const here = signedInAgain(called('coTeacherA'));
  const there = { ...here, claims: here.claims && { ...here.claims, authTime: here.claims.authTime - 20 } };
  await memory.as(there).call('noteSession', {});
  expect(await said(there, 'recentChanges', {})).toBe('ok');
  await memory.as(here).call('endSession', { id: there.claims?.authTime ?? 0 });
  expect(await said(there, 'recentChanges', {})).toBe('auth/signed-out');
  expect(await said(here, 'deleteMyAccount', {})).toBe('ok');
  expect(await said(here, 'createClass', { name: 'Mine', grade: 6 })).not.toBe('ok');
  expect(await said(here, 'listCoTeachers', { classId })).not.toBe('ok');
});

it('does nothing in a school that demands a second factor, but to turn one on', async () => {
  await as('operator').call('demandFactor', { isDemanded: true });
  expect(await said('teacherA', 'renameClass', { classId, name: '6C', grade: 6 })).not.toBe('ok');
  expect(await said('parentA', 'exportChild', { studentId })).not.toBe('ok');
  expect(await said(signedInAgain(called('teacherA')), 'beginSecondFactor', {})).toBe('ok');
  expect(await said('ana', 'openWork', { assignmentId: target.assignmentId })).toBe('ok');
});

it('turns no second factor on for a student, in whatever order the calls come', async () => {
  const ana = signedInAgain(called('ana'));
  expect(await said(ana, 'beginSecondFactor', {})).toBe('auth/forbidden');
  for (const name of ['turnOnSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor'] as const)
    expect(await said(ana, name, { code: '123456' })).toBe('auth/forbidden');
  expect(await documents.secondFactors.read('ana')).toBeUndefined();
});
