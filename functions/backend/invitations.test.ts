import { DAY } from '@lemma/school/time';
import type { Person } from '@lemma/testing';
import { signUpBare } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { admin, backend, newClass, newId, newParent, newTeacher, outcomeOf, stored } from './school.ts';

const address = () => `${newId()}@test.example`;

async function invited(role: 'teaches' | 'looks-on' = 'teaches') {
  const made = await newClass();
  const email = address();
  const { id } = await made.teacher.call('inviteCoTeacher', { classId: made.classId, email, role });
  const accept = (person: Person) => outcomeOf(person.call('answerInvitation', { id, accept: true }));
  const members = async () => (await stored(`classes/${made.classId}`))?.teacherIds;
  const mayRead = (person: Person) => outcomeOf(person.read(`rosters/${made.classId}`));
  return { ...made, email, id, accept, members, mayRead };
}

describe('an invitation to a class', () => {
  it('gives no access until it is accepted, and then access by its role', async () => {
    const { teacher, classId, email, accept, members, mayRead } = await invited('looks-on');
    const colleague = await newTeacher({ email, fullName: 'Ines Ort' });
    expect(await mayRead(colleague)).toBe('auth/forbidden');
    expect(await outcomeOf(colleague.call('listCoTeachers', { classId }))).toBe('auth/forbidden');
    expect(await members()).toEqual([teacher.uid]);
    expect(await accept(colleague)).toBe('ok');
    expect(await mayRead(colleague)).toBe('ok');
    expect(await stored(`classes/${classId}`)).toMatchObject({ onlookerIds: [colleague.uid], leaderId: teacher.uid });
  });

  it('is answered in the same way whether the address has an account or not, with a letter each', async () => {
    const { teacher, classId } = await newClass();
    const [known, unknown, parents] = [address(), address(), address()];
    await newTeacher({ email: known });
    await newTeacher({ email: parents, role: 'parent' });
    const answers = await Promise.all(
      [known, unknown, parents].map((email) => teacher.call('inviteCoTeacher', { classId, email, role: 'teaches' })),
    );
    expect(new Set(answers.map((one) => Object.keys(one).join()))).toEqual(new Set(['id,endsAt']));
    const letters = await admin()
      .collection('mail')
      .where('to', 'in', [[known], [unknown], [parents]])
      .get();
    expect(letters.docs.map((one) => one.get('message.text').replace(/\S+@\S+/g, ''))).toHaveLength(3);
    expect(new Set(letters.docs.map((one) => one.get('message.text'))).size).toBe(1);
    // The request of a page from the previous release.
    const email = address();
    expect(await teacher.call('addCoTeacher', { classId, email })).toEqual({ uid: '', name: email });
  });

  it('goes with whoever is taken out of the class: nobody comes back by one that was sent meanwhile', async () => {
    const { teacher, classId, email, id, accept, members } = await invited();
    const colleague = await newTeacher({ email });
    expect(await accept(colleague)).toBe('ok');
    await teacher.call('inviteCoTeacher', { classId, email: email.toUpperCase(), role: 'teaches' });
    await teacher.call('removeCoTeacher', { classId, uid: colleague.uid });
    expect(await stored(`invitations/${id}`)).toMatchObject({ state: 'taken-back' });
    expect(await accept(colleague)).toBe('data/not-found');
    expect(await members()).toEqual([teacher.uid]);
    // Invited again on purpose, they may.
    await teacher.call('inviteCoTeacher', { classId, email, role: 'teaches' });
    expect(await accept(colleague)).toBe('ok');
  });

  it('is refused to everybody else: another teacher, a parent, an unconfirmed address, a student', async () => {
    const { email, accept, members, teacher, id } = await invited();
    expect(await accept(await newTeacher())).toBe('data/not-found');
    expect(await accept(await newParent())).toBe('data/not-found');
    expect(await accept(teacher)).toBe('data/not-found');
    const bare = await signUpBare(backend, { email, password: 'correct horse', fullName: 'Eve', role: 'teacher' });
    expect(await accept(bare)).not.toBe('ok');
    expect(await outcomeOf(bare.read(`invitations/${id}`))).toBe('auth/forbidden');
    expect(await members()).toEqual([teacher.uid]);
  });

  it('does not let a parent in, even with the right address', async () => {
    const { email, accept, members, teacher } = await invited();
    expect(await accept(await newTeacher({ email, role: 'parent' }))).toBe('auth/forbidden');
    expect(await members()).toEqual([teacher.uid]);
  });

  it('counts once when it is sent twice or accepted twice', async () => {
    const { teacher, classId, email, id, accept, members } = await invited();
    const again = await teacher.call('inviteCoTeacher', { classId, email: email.toUpperCase(), role: 'teaches' });
    expect(again.id).toBe(id);
    const colleague = await newTeacher({ email });
    expect(await Promise.all([accept(colleague), accept(colleague)])).toEqual(['ok', 'ok']);
    expect(await members()).toEqual([teacher.uid, colleague.uid]);
    expect(await outcomeOf(colleague.call('answerInvitation', { id, accept: false }))).toBe('data/conflict');
    const letters = await admin().collection('mail').where('to', '==', [email]).get();
    expect(letters.size).toBe(1);
  });

  it('withdrawn while it is being accepted ends as one of the two, never as both', async () => {
    const { teacher, classId, email, id, accept, members } = await invited();
    const colleague = await newTeacher({ email });
    const [accepted, takenBack] = await Promise.all([
      accept(colleague),
      outcomeOf(teacher.call('takeBackInvitation', { classId, id })),
    ]);
    const isIn = ((await members()) as string[]).includes(colleague.uid);
    expect([accepted, takenBack]).toEqual(isIn ? ['ok', 'data/conflict'] : ['data/not-found', 'ok']);
  });

  it('is over when it is withdrawn, declined, expired, or its sender no longer owns the class', async () => {
    const cases = {
      'taken back': ({ teacher, classId, id }: Awaited<ReturnType<typeof invited>>) =>
        teacher.call('takeBackInvitation', { classId, id }),
      'too old': ({ id }: Awaited<ReturnType<typeof invited>>) =>
        admin()
          .doc(`invitations/${id}`)
          .update({ endsAt: Date.now() - 1 }),
      'led by another': ({ classId }: Awaited<ReturnType<typeof invited>>) =>
        admin()
          .doc(`classes/${classId}`)
          .update({ leaderId: 'other', teacherIds: ['other'] }),
    };
    for (const [name, end] of Object.entries(cases)) {
      const made = await invited();
      const colleague = await newTeacher({ email: made.email });
      await end(made);
      expect(await made.accept(colleague), name).toBe('data/not-found');
      expect(await made.members(), name).not.toContain(colleague.uid);
    }
    const made = await invited();
    const colleague = await newTeacher({ email: made.email });
    await colleague.call('answerInvitation', { id: made.id, accept: false });
    expect(await made.accept(colleague)).toBe('data/not-found');
    const { declined, invitations } = await made.teacher.call('listCoTeachers', { classId: made.classId });
    expect([declined, invitations]).toMatchObject([[{ email: made.email, kind: 'join', role: 'teaches' }], []]);
    await made.teacher.call('inviteCoTeacher', { classId: made.classId, email: made.email, role: 'teaches' });
    expect((await made.teacher.call('listCoTeachers', { classId: made.classId })).declined).toEqual([]);
  });

  it('stays open for fourteen days, and is listed for the owner only', async () => {
    const { teacher, classId, email, id } = await invited();
    const { invitations } = await teacher.call('listCoTeachers', { classId });
    expect(invitations).toMatchObject([{ id, email, kind: 'join', role: 'teaches' }]);
    expect((invitations?.[0]?.endsAt ?? 0) - Date.now()).toBeGreaterThan(14 * DAY - 120_000);
    const second = await newTeacher({ email });
    await second.call('answerInvitation', { id, accept: true });
    expect(await second.call('listCoTeachers', { classId })).not.toHaveProperty('invitations');
    expect((await teacher.call('listCoTeachers', { classId })).invitations).toEqual([]);
  });
});

describe('the ownership of a class', () => {
  it('is offered to a teacher of the class, and changes when they accept', async () => {
    const { teacher, classId, email, accept, id } = await invited();
    const colleague = await newTeacher({ email, fullName: 'Ines Ort' });
    expect(await outcomeOf(teacher.call('handOverLead', { classId, uid: colleague.uid }))).toBe('data/not-found');
    await accept(colleague);
    await teacher.call('handOverLead', { classId, uid: colleague.uid });
    expect(await stored(`classes/${classId}`)).toMatchObject({ leaderId: teacher.uid });
    const [offer] = (await teacher.call('listCoTeachers', { classId })).invitations ?? [];
    expect(offer).toMatchObject({ kind: 'lead', email });
    const answer = { id: offer?.id ?? id, accept: true };
    expect(await outcomeOf((await newTeacher()).call('answerInvitation', answer))).toBe('data/not-found');
    await teacher.call('takeBackInvitation', { classId, id: answer.id });
    expect(await outcomeOf(colleague.call('answerInvitation', answer))).toBe('data/not-found');
    await teacher.call('handOverLead', { classId, uid: colleague.uid });
    await colleague.call('answerInvitation', answer);
    expect(await stored(`classes/${classId}`)).toMatchObject({ leaderId: colleague.uid, teacherName: 'Ines Ort' });
    expect(await outcomeOf(teacher.call('archiveClass', { classId, archived: true }))).toBe('class/not-lead');
  });

  it('goes to nobody who has left meanwhile', async () => {
    const { teacher, classId, email, accept } = await invited();
    const colleague = await newTeacher({ email });
    await accept(colleague);
    await teacher.call('handOverLead', { classId, uid: colleague.uid });
    const [offer] = (await teacher.call('listCoTeachers', { classId })).invitations ?? [];
    await teacher.call('removeCoTeacher', { classId, uid: colleague.uid });
    expect(await outcomeOf(colleague.call('answerInvitation', { id: offer?.id ?? '', accept: true }))).toBe(
      'data/not-found',
    );
    expect(await stored(`classes/${classId}`)).toMatchObject({ leaderId: teacher.uid, teacherIds: [teacher.uid] });
  });
});
