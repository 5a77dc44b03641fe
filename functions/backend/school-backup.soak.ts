import { readdirSync } from 'node:fs';
import { DAY, MINUTE } from '@lemma/school/time';
import { doorsOf, schoolOperators, withToken } from '@lemma/testing';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireFreshFactor } from '../src/domain/school/fresh-factor.ts';
import { readBackup } from '../src/engines/erasure/backup-file.ts';
import { expireSchoolBackup } from '../src/engines/erasure/school-copy.ts';
import { deleteExpired } from '../src/engines/retention/delete-expired.ts';
import { admin, adminAuth, backend, newClass, newId, newTeacher, outcomeOf, stored } from './school.ts';

const [first, second] = schoolOperators;

let operator: Awaited<ReturnType<typeof newTeacher>>;
// The functions' own client is opened first: its settings cannot be changed later.
beforeAll(async () => {
  await deleteExpired(0);
  operator = await newTeacher({ email: first, fullName: 'Ina Lind' });
});

const pieces = () => readdirSync(process.env.LEMMA_FILES_DIR ?? '').filter((name) => name.startsWith('school-'));
const schoolOf = async (person: typeof operator) => (await person.call('showSchool', {})).school;
const follow = (id: string, token: string) =>
  fetch(`${doorsOf(backend)}/backup?${new URLSearchParams({ school: id, token })}`);

async function whole(): Promise<string> {
  await operator.call('backUpSchool', {});
  await expect.poll(async () => (await schoolOf(operator))?.backups[0]?.state).toBe('ready');
  return (await schoolOf(operator))?.backups[0]?.id ?? '';
}

describe('a backup of the school', () => {
  it('is for teachers whom the deployment names, by a confirmed address, and for nobody else', async () => {
    const { teacher } = await newClass();
    const other = await newTeacher({ email: second });
    await adminAuth().updateUser(other.uid, { emailVerified: false });
    const unconfirmed = await withToken(backend, {
      token: await adminAuth().createCustomToken(other.uid, { adult: true, shownAt: Date.now() }),
    });
    expect((await teacher.call('showSchool', {})).school).toBeUndefined();
    for (const [person, code] of [
      [teacher, 'auth/forbidden'],
      [unconfirmed, 'auth/incomplete'],
    ] as const) {
      expect(await outcomeOf(person.call('backUpSchool', {}))).toBe(code);
      expect(await outcomeOf(person.call('linkToBackup', { id: newId() }))).toBe(code);
    }
    await adminAuth().deleteUser(other.uid);
    const parent = await newTeacher({ email: second, role: 'parent' });
    expect((await parent.call('showSchool', {})).school).toBeUndefined();
    expect(await outcomeOf(parent.call('backUpSchool', {}))).toBe('auth/forbidden');
    await adminAuth().deleteUser(parent.uid);
  });

  it('is made in the background, downloaded once by a link, told to family and operators, and gone after a day', async () => {
    const { teacher, classId, cards } = await newClass(['Ottilie Quillfeather']);
    const [card] = cards;
    const studentId = card?.studentId ?? '';
    expect((await schoolOf(operator))?.factor).toBe('fresh');
    const id = await whole();
    expect(await outcomeOf(teacher.call('linkToBackup', { id }))).toBe('auth/forbidden');
    expect(await outcomeOf(operator.call('linkToBackup', { id: newId() }))).toBe('data/not-found');
    const { token } = await operator.call('linkToBackup', { id });
    expect((await follow(id, newId())).status).toBe(403);
    const answer = await follow(id, token);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="school-\d{4}-\d\d-\d\d\.lemma-backup"$/),
    ]);
    expect((await follow(id, token)).status).toBe(403);

    const { head, lines } = readBackup(new Uint8Array(await answer.arrayBuffer()));
    expect(head).toMatchObject({ kind: 'school', version: 1 });
    const paths = lines.flatMap((line) => ('document' in line ? [line.document] : []));
    expect(paths).toEqual(expect.arrayContaining([`classes/${classId}`, `students/${studentId}`]));
    expect(lines.some((line) => 'account' in line && line.account.uid === studentId)).toBe(true);
    expect(
      paths.filter((path) => /^(secrets|secondFactors|signingKeys|parentCodes|erased|mail|schoolBackups)\//.test(path)),
    ).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain(card?.secret);

    const { looks } = await teacher.call('whoLooked', { studentId });
    expect(looks).toMatchObject([{ kind: 'backup', name: 'Ina Lind' }]);
    expect((await schoolOf(operator))?.acts.map(({ action, name }) => `${action} ${name}`)).toEqual([
      'school-backup-taken Ina Lind',
      'school-backup-made Ina Lind',
    ]);
    const letters = (await admin().collection('mail').get()).docs.map((one) => one.data());
    expect(
      letters
        .filter(({ to }) => to.includes(second))
        .map(({ message }) => message.subject)
        .sort(),
    ).toEqual(['A backup of your school is being made', 'A backup of your school was downloaded']);
    expect(letters.filter(({ to }) => to.includes(first))).toEqual([]);

    const omar = await newTeacher({ email: second, fullName: 'Omar Reyes' });
    await omar.call('saveSettings', { language: 'es' });
    await operator.call('linkToBackup', { id });
    const spanish = (await admin().collection('mail').where('to', 'array-contains', second).get()).docs
      .map((one) => one.get('message'))
      .find(({ subject }) => subject === 'Se descargó una copia de su escuela');
    for (const written of [spanish.text, spanish.html]) {
      expect(written).toContain('Ina Lind tomó un enlace que descarga una copia de toda la escuela');
      expect(written).toContain('“Quién vio estos datos”');
    }
    expect(spanish.html).toContain('lang="es"');
    await adminAuth().deleteUser(omar.uid);

    const { token: late } = await operator.call('linkToBackup', { id });
    await admin()
      .doc(`schoolBackups/${id}`)
      .update({ 'link.until': Date.now() - 1 });
    expect((await follow(id, late)).status).toBe(403);
    expect(pieces().length).toBeGreaterThan(0);
    expect(await expireSchoolBackup(id, Date.now() + DAY - MINUTE)).toBe(0);
    expect(await deleteExpired(Date.now() + DAY + MINUTE)).toMatchObject({ schoolBackups: 1 });
    expect(pieces()).toEqual([]);
    expect(await stored(`schoolBackups/${id}`)).toBeUndefined();
    expect(await outcomeOf(operator.call('linkToBackup', { id }))).toBe('data/not-found');
  });

  it('is no longer given by the link of somebody who is an operator no more', async () => {
    const id = await whole();
    const { token } = await operator.call('linkToBackup', { id });
    await adminAuth().updateUser(operator.uid, { emailVerified: false });
    expect((await follow(id, token)).status).toBe(403);
    await adminAuth().updateUser(operator.uid, { emailVerified: true });
    // Who was refused has not used it up.
    expect((await follow(id, token)).status).toBe(200);

    const omar = await newTeacher({ email: second, fullName: 'Omar Reyes' });
    const { token: left } = await omar.call('linkToBackup', { id });
    await adminAuth().deleteUser(omar.uid);
    expect((await follow(id, left)).status).toBe(403);
  });

  it('needs the second factor of the last ten minutes, and one at all outside of emulators', async () => {
    const id = await whole();
    const { secret } = await operator.call('beginSecondFactor', {});
    const codeOf = (periods = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
    const { token: fresh } = await operator.call('turnOnSecondFactor', { code: codeOf() });
    const now = await withToken(backend, { token: fresh });
    expect((await schoolOf(now))?.factor).toBe('fresh');
    expect(await outcomeOf(now.call('linkToBackup', { id }))).toBe('ok');

    // The same account half an hour later.
    await admin()
      .doc(`secondFactors/${now.uid}`)
      .update({ since: Date.now() - 30 * MINUTE });
    await adminAuth().setCustomUserClaims(now.uid, { secondFactor: Date.now() - 30 * MINUTE });
    const claims = { adult: true, shownAt: Date.now(), secondAt: Date.now() - 11 * MINUTE };
    const later = await withToken(backend, { token: await adminAuth().createCustomToken(now.uid, claims) });
    expect((await schoolOf(later))?.factor).toBe('asked');
    for (const name of ['backUpSchool', 'linkToBackup'] as const) {
      expect(await outcomeOf(later.call(name, { id }))).toBe('auth/second-factor');
      expect(await outcomeOf(later.call(name, { id, code: '000000' }))).toBe('sign-in/refused');
    }
    expect(await outcomeOf(later.call('linkToBackup', { id, code: codeOf(1) }))).toBe('ok');

    const caller = { uid: newId(), name: 'Omar', ip: '', now: Date.now(), signedInAt: Date.now() };
    expect(await outcomeOf(requireFreshFactor(caller, '123456'))).toBe('auth/second-factor');
  });
});
