import { DAY } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { admin, newAssignment, newClass, newParent, outcomeOf, stored } from './school.ts';
import { lettersOf } from './share-queue.ts';

/** Six o'clock on the first Monday after tomorrow, whatever day it is: what is created now is open by then. */
const MONDAY = ((): number => {
  const morning = new Date();
  morning.setUTCHours(6, 0, 0, 0);
  const days = ((8 - morning.getUTCDay()) % 7 || 7) + (morning.getUTCDay() === 0 ? 7 : 0);
  return morning.getTime() + days * DAY;
})();
const sendDigests = (at: number) => lettersOf('digests', at);
const sendWaiting = (at: number) => lettersOf('waiting', at);

describe('the weekly letter', () => {
  const letters = async (uid: string) =>
    (await admin().collection('mail').get()).docs.filter(({ id }) => id.includes(uid)).map((each) => each.data());

  it('goes into the mail queue on Mondays, once, to those who asked for it, and stops by its link alone', async () => {
    // This call initializes the database client of this process, as in the functions.
    expect(await sendDigests(MONDAY)).toBe(0);
    const { teacher, classId, cards } = await newClass(['Ana López']);
    const studentId = cards[0]?.studentId ?? '';
    const parent = await newParent();
    const { code } = await teacher.call('createParentCode', { studentId });
    await parent.call('linkParent', { code });
    await newAssignment(teacher, classId, { dueAt: MONDAY + DAY });
    expect(await sendDigests(MONDAY)).toBe(0);
    await parent.call('saveDigest', { often: 'weekly', language: 'es' });
    expect((await parent.call('showDigest', { now: true })).letter?.text).toMatch(/matemáticas|Por entregar/);
    await parent.call('saveDigest', { often: 'weekly' });
    expect(await sendDigests(MONDAY - DAY)).toBe(0);
    expect([await sendDigests(MONDAY), await sendDigests(MONDAY + 60_000)]).toEqual([1, 0]);
    // Subscribing to letters counts as a parent's consent; a consent that the teacher revoked stays revoked, whatever
    // the parent does.
    const consentOf = async () => (await stored(`students/${studentId}`))?.consent;
    expect(await consentOf()).toMatchObject({ by: 'parent', name: 'Jon Rivera', uses: ['letters'] });
    const roster = await teacher.read(`rosters/${classId}`);
    expect(Object(roster.students)[studentId]).toMatchObject({ consent: await consentOf() });
    await teacher.call('setConsent', { classId, studentIds: [studentId], consent: null });
    await parent.call('saveDigest', { often: 'weekly' });
    expect(await parent.call('showDigest', { now: true })).not.toHaveProperty('letter');
    expect(await sendDigests(MONDAY + 7 * DAY)).toBe(0);
    const consent = { by: 'school' as const, name: '', on: '2026-11-20', uses: ['model' as const] };
    await teacher.call('setConsent', { classId, studentIds: [studentId], consent });
    expect(await parent.call('showDigest', { now: true })).not.toHaveProperty('letter');
    await teacher.call('setConsent', { classId, studentIds: [studentId], consent: { ...consent, uses: ['letters'] } });
    expect(await parent.call('showDigest', { now: true })).toHaveProperty('letter');
    // On the page, the letter is in the language of the page, chosen or not.
    expect((await parent.call('showDigest', { now: true, language: 'es' })).letter?.text).toMatch(
      /matemáticas|Por entregar/,
    );
    const other = await newParent();
    await other.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
    expect((await other.call('showDigest', { now: true, language: 'es' })).letter?.text).toMatch(
      /matemáticas|Por entregar/,
    );
    const [mail] = await letters(parent.uid);
    expect(mail).toMatchObject({
      to: [expect.stringMatching(/@test[.]example$/)],
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      message: {
        subject: 'Ana: this week in mathematics',
        text: expect.stringContaining('Fractions'),
        html: expect.stringMatching(/^<!doctype/),
      },
    });
    const link = String(mail?.headers['List-Unsubscribe']).slice(1, -1);
    expect((await fetch(link)).status).toBe(200);
    expect(await stored(`digests/${parent.uid}`)).toMatchObject({ often: 'weekly' });
    expect((await fetch(link.replace(parent.uid, teacher.uid), { method: 'POST' })).status).toBe(403);
    const posted = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(link, posted)).status).toBe(200);
    expect(await stored(`digests/${parent.uid}`)).toMatchObject({ often: 'off' });
    expect(await sendDigests(MONDAY + 7 * DAY)).toBe(0);
    expect(await outcomeOf(teacher.call('revokeParent', { studentId, parentId: parent.uid }))).toBe('ok');
    expect(await parent.call('showDigest', { now: true })).not.toHaveProperty('letter');
  });
});

it('tells a teacher on school days what needs review, by count, once a day, and stops by its link', async () => {
  const { teacher, classId, cards } = await newClass(['Ana López']);
  const other = await newClass();
  await other.teacher.call('saveSettings', { notices: { overview: [], mail: ['cards'] } });
  await teacher.call('saveSettings', { theme: 'dark', notices: { overview: [], mail: ['cards', 'contested'] } });
  expect(await sendWaiting(MONDAY)).toBe(0);
  // A teacher who only views the class gets no such letters.
  const roles = { teacherIds: [teacher.uid, other.teacher.uid], onlookerIds: [other.teacher.uid] };
  await admin().doc(`classes/${classId}`).update(roles);
  await admin()
    .doc(`rosters/${classId}`)
    .update(`students.${cards[0]?.studentId}.askedForHelpAt`, 1, `students.${cards[0]?.studentId}.parentRequests`, 1);
  expect([await sendWaiting(MONDAY - DAY), await sendWaiting(MONDAY), await sendWaiting(MONDAY + 1)]).toEqual([
    0, 1, 0,
  ]);
  const mail = await stored(`mail/waiting-${teacher.uid}-${new Date(MONDAY).toISOString().slice(0, 10)}`);
  const text = String(Object(mail?.message).text);
  expect(text).toContain('1 student needs a new card');
  expect(text).not.toMatch(/Ana|parent/);
  const link = String(Object(mail?.headers)['List-Unsubscribe']).slice(1, -1);
  expect((await fetch(link.replace('&k=waiting', ''), { method: 'POST' })).status).toBe(403);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await stored(`settings/${teacher.uid}`)).toMatchObject({ theme: 'dark', notices: { mail: [] } });
  expect(await sendWaiting(MONDAY + DAY)).toBe(0);
});
