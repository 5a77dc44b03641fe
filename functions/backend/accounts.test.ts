import { type LoginCard, MOST_IN_A_CLASS, rosterSchema, wholeCode } from '@lemma/school/class';
import { badgeText, type SecretKind } from '@lemma/school/people';
import { buildRosterStudent, type Person, signInWithBadge, visitor } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { newestHashing } from '../src/domain/accounts/hashing.ts';
import { hashSecret } from '../src/domain/accounts/secret.ts';
import {
  admin,
  backend,
  changesSince,
  everything,
  newClass,
  newId,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

const anyone = visitor(backend);
const rosterOf = async (classId: string) =>
  Object.values(rosterSchema.parse(await stored(`rosters/${classId}`)).students);

async function ana(names?: readonly string[]) {
  const made = await newClass(names);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  return { ...made, card };
}

const reissue = (teacher: Person, classId: string, studentIds: string[], secretKind: SecretKind) =>
  teacher.call('reissueSecrets', { classId, studentIds, secretKind });

describe('createStudents', () => {
  it('creates accounts without an email address, with cards that sign in and with roster lines', async () => {
    const { code, card, classId } = await ana();
    expect(card).toMatchObject({ fullName: 'Ana López', displayName: 'Ana L.', userName: 'ana' });
    expect(card.secret).toMatch(/^[a-z]{3,7} [a-z]{3,7}$/);
    const student = await signIn(code, { ...card, secret: card.secret.toUpperCase().replace(' ', '-') });
    expect(student.uid).toBe(card.studentId);
    expect(await student.read(`users/${student.uid}`)).toMatchObject({ role: 'student', email: null });
    expect((await rosterOf(classId)).find(({ id }) => id === card.studentId)).toMatchObject({ state: 'active' });
  });

  it('gives a rerun the same cards and creates nobody twice, even at the same time', async () => {
    const { teacher, classId } = await newClass(['Zoe']);
    const students = Array.from({ length: 25 }, (_, n) => ({ fullName: `Kid ${String.fromCharCode(65 + n)}` }));
    const request = { classId, requestId: newId(), secretKind: 'words' as const, students };
    const replies = await Promise.all([1, 2, 3].map(() => teacher.call('createStudents', request)));
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await teacher.call('createStudents', request)).toEqual(replies[0]);
    expect(await rosterOf(classId)).toHaveLength(26);
    expect(new Set((await rosterOf(classId)).map(({ userName }) => userName)).size).toBe(26);
  });

  it('keeps user names different when two lists come at once', async () => {
    const { teacher, classId } = await newClass(['Ana A']);
    const list = () => ({
      classId,
      requestId: newId(),
      secretKind: 'pictures' as const,
      students: [{ fullName: 'Ana B' }],
    });
    await Promise.all([teacher.call('createStudents', list()), teacher.call('createStudents', list())]);
    expect((await rosterOf(classId)).map(({ userName }) => userName).sort()).toEqual(['ana', 'ana2', 'ana3']);
  });

  it.each(['words', 'pictures', 'password', 'badge'] as const)(
    'stores no %s secret in the database',
    async (secretKind) => {
      const { teacher, classId, code } = await newClass(['Zoe']);
      const request = { classId, requestId: newId(), secretKind, students: [{ fullName: 'Ben Osei' }] };
      const { cards } = await teacher.call('createStudents', request);
      const [card] = cards;
      if (!card) throw new Error('no card');
      const all = JSON.stringify([...(await everything())]);
      expect(all).not.toContain(card.secret);
      expect(all).not.toContain(request.requestId);
      expect(await outcomeOf(signIn(code, card))).toBe('ok');
    },
  );

  it('stops at the size limit of a class without half-created students', async () => {
    const { teacher, classId } = await newClass(['Zoe']);
    const line = (n: number) => buildRosterStudent({ id: `filler-${n}`, userName: `filler${n}` });
    const fillers = Object.fromEntries(Array.from({ length: MOST_IN_A_CLASS - 2 }, (_, n) => [`filler-${n}`, line(n)]));
    await admin().doc(`rosters/${classId}`).set({ students: fillers }, { merge: true });
    const make = (names: readonly string[]) =>
      teacher.call('createStudents', {
        ...{ classId, requestId: newId(), secretKind: 'badge' },
        students: names.map((fullName) => ({ fullName })),
      });
    expect(await outcomeOf(make(['Ana A', 'Ben B']))).toBe('data/too-large');
    expect(await rosterOf(classId)).toHaveLength(MOST_IN_A_CLASS - 1);
    expect(await outcomeOf(make(['Ana A']))).toBe('ok');
  });

  it('stops before the document of the class is too large, whoever left long ago', async () => {
    const { teacher, classId, cards } = await newClass(['Zoe']);
    const [zoe] = cards;
    if (!zoe) throw new Error('no card');
    const groupIds = Array.from({ length: 80 }, (_, n) => `${n}`.padStart(120, 'g'));
    const line = (n: number) =>
      buildRosterStudent({ id: `gone-${n}`, userName: `gone${n}`, state: 'archived', groupIds });
    const gone = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`gone-${n}`, line(n)]));
    await admin().doc(`rosters/${classId}`).set({ students: gone }, { merge: true });
    const before = await stored(`rosters/${classId}`);
    const make = (count: number) =>
      teacher.call('createStudents', {
        ...{ classId, requestId: newId(), secretKind: 'badge' },
        students: Array.from({ length: count }, (_, n) => ({ fullName: `${'Maximilian '.repeat(6)}${n}` })),
      });
    expect(await outcomeOf(make(80))).toBe('data/too-large');
    expect(await stored(`rosters/${classId}`)).toEqual(before);
    expect(await outcomeOf(make(1))).toBe('ok');
  });
});

describe('studentSignIn', () => {
  it('refuses a wrong code, name and secret in the same words', async () => {
    const { code, card } = await ana();
    const given = { classCode: code, userName: card.userName, secret: card.secret, deviceId: newId() };
    const wrong = [{ classCode: 'AAAAAA' }, { userName: 'nobody' }, { secret: 'wrong words' }];
    const replies = await Promise.all(
      wrong.map((over) => anyone.callRaw('studentSignIn', { data: { ...given, ...over } })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(JSON.stringify(replies[0])).toContain('sign-in/refused');
  });

  it('hashes a secret in the newest way when its card is used, and the card goes on working', async () => {
    const { code, card } = await ana();
    const secret = admin().doc(`secrets/${card.studentId}`);
    await secret.update(await hashSecret('words', card.secret, 'scrypt-5'));
    expect(await outcomeOf(signIn(code, { ...card, secret: 'wrong secret' }))).toBe('sign-in/refused');
    expect(await stored(secret.path)).toMatchObject({ hashing: 'scrypt-5' });
    for (const _ of ['in the old way', 'in the new way']) expect((await signIn(code, card)).uid).toBe(card.studentId);
    expect(await stored(secret.path)).toMatchObject({ hashing: newestHashing() });
  });
  it('refuses with an expired code', async () => {
    const { code, card } = await ana();
    await admin()
      .doc(`classCodes/${code}`)
      .update({ expiresAt: Date.now() - 1 });
    expect(await outcomeOf(signIn(code, card))).toBe('sign-in/refused');
    expect(await outcomeOf(anyone.call('classSignInList', { classCode: code }))).toBe('code/expired');
  });

  const outcomesOf = async (tries: readonly (() => Promise<unknown>)[]) => {
    const outcomes: unknown[] = [];
    for (const one of tries) outcomes.push(await outcomeOf(one()));
    return outcomes;
  };
  const wrongOn = (code: string, card: LoginCard, device: () => string) => () =>
    signIn(code, { ...card, secret: 'wrong words' }, device());
  const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
  const refusedThen = (refused: number, others: number) => [
    ...times(refused, 'sign-in/refused'),
    ...times(others, 'sign-in/card'),
  ];

  it.each(['pictures', 'words'] as const)(
    'checks three %s an hour from devices that it does not know, and lets the child in with the whole code',
    async (kind) => {
      const { teacher, classId, code, card } = await ana();
      const [fresh] = (await reissue(teacher, classId, [card.studentId], kind)).cards;
      if (!fresh) throw new Error('no card');
      await signIn(code, fresh, 'own-device');
      expect(await outcomesOf(times(6, wrongOn(code, fresh, newId)))).toEqual(refusedThen(3, 3));
      expect(await outcomeOf(signIn(code, fresh, newId()))).toBe('sign-in/card');
      expect(await outcomeOf(signIn(wholeCode(code, fresh.cardKey), fresh, newId()))).toBe('ok');
      expect(await outcomeOf(signIn(code, fresh, 'own-device'))).toBe('ok');
      // The child's own sign-ins give the guesser nothing back.
      expect(await outcomesOf(times(2, wrongOn(code, fresh, newId)))).toEqual(refusedThen(0, 2));
      await teacher.call('changeAccounts', { classId, studentIds: [card.studentId], change: 'unlock' });
      expect(await outcomeOf(signIn(code, fresh, newId()))).toBe('ok');
    },
  );

  it('checks ten secrets an hour in all, whatever the guesser has', async () => {
    const { code, card } = await ana();
    await signIn(code, card, 'shared-tablet');
    const whole = wholeCode(code, card.cardKey);
    const tries = [
      ...times(
        4,
        wrongOn(code, card, () => 'shared-tablet'),
      ),
      ...times(3, wrongOn(code, card, newId)),
      ...times(3, wrongOn(whole, card, newId)),
    ];
    expect(await outcomesOf(tries)).toEqual(refusedThen(10, 0));
    const right = (typed: string, device: string) => outcomeOf(signIn(typed, card, device));
    expect(await right(code, 'shared-tablet')).toBe('sign-in/card');
    expect(await right(code, newId())).toBe('sign-in/card');
    expect(await right(whole, 'shared-tablet')).toBe('sign-in/refused');
    expect(await right(whole, newId())).toBe('sign-in/refused');
  });

  it('tells nobody whether the key of a card is correct', async () => {
    const { code, card } = await ana();
    const wrongKey = wholeCode(code, card.cardKey === 'AAAAA' ? 'CCCCC' : 'AAAAA');
    await outcomesOf(times(3, wrongOn(code, card, newId)));
    expect(await outcomeOf(signIn(wrongKey, card, newId()))).toBe('sign-in/refused');
    const wrong = await outcomesOf([
      wrongOn(wrongKey, card, newId),
      ...times(5, wrongOn(wholeCode(code, card.cardKey), card, newId)),
    ]);
    expect(new Set(wrong)).toEqual(new Set(['sign-in/refused']));
    expect(await outcomeOf(anyone.call('classSignInList', { classCode: wrongKey }))).toBe('code/unknown');
    // The whole code of a card says whose it is: nobody has to find their name again.
    const { students } = await anyone.call('classSignInList', { classCode: wholeCode(code, card.cardKey) });
    expect(students.map(({ userName }) => userName)).toEqual([card.userName]);
  });

  it('counts an account that does not exist like any other', async () => {
    const { code, card } = await ana();
    const nobody = { ...card, userName: 'nobody' };
    expect(await outcomesOf(times(4, wrongOn(code, nobody, newId)))).toEqual(refusedThen(3, 1));
  });

  it('checks no more when many guess at once', async () => {
    const { code, card } = await ana();
    const outcomes = await Promise.all(times(12, wrongOn(code, card, newId)).map((one) => outcomeOf(one())));
    expect(outcomes.toSorted().toReversed()).toEqual(refusedThen(3, 9));
  });

  it('stops who tries one secret at every child of a class, and none of the children who were there before', async () => {
    const names = Array.from({ length: 16 }, (_, n) => `Kid ${String.fromCharCode(65 + n)}`);
    const { code, cards } = await newClass(names);
    const last = cards.at(-1);
    if (!last) throw new Error('no card');
    await signIn(code, last, 'own-device');
    const tries = cards.slice(0, 15).flatMap((card) => times(2, wrongOn(code, card, newId)));
    expect(await outcomesOf(tries)).toEqual(refusedThen(30, 0));
    expect(await outcomesOf([wrongOn(code, last, newId)])).toEqual(['sign-in/card']);
    expect(await outcomeOf(signIn(code, last, 'own-device'))).toBe('ok');
    expect(await outcomeOf(signIn(wholeCode(code, last.cardKey), last, newId()))).toBe('ok');
  });

  it.each(['password', 'badge'] as const)('holds nobody up when 25 classmates guess at a %s', async (kind) => {
    const { teacher, classId, code, card } = await ana();
    const [fresh] = (await reissue(teacher, classId, [card.studentId], kind)).cards;
    if (!fresh) throw new Error('no card');
    const guesses = Array.from({ length: 25 }, (_, n) =>
      outcomeOf(signIn(code, { ...fresh, secret: 'x' }, `mate-${n}`)),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['sign-in/refused']));
    expect(await outcomeOf(signIn(code, fresh, 'new-device'))).toBe('ok');
  });

  it('tells the teacher of three wrong secrets, lets them unlock, and then shows nothing more', async () => {
    const { teacher, classId, code, card } = await ana();
    const wrong = () => outcomeOf(signIn(code, { ...card, secret: 'wrong words' }, 'lab-pc'));
    for (let turn = 0; turn < 3; turn += 1) await wrong();
    expect(await outcomeOf(signIn(code, card, 'lab-pc'))).toBe('sign-in/card');
    expect((await rosterOf(classId)).find(({ id }) => id === card.studentId)?.guessedAt).toBeGreaterThan(0);
    await teacher.call('changeAccounts', { classId, studentIds: [card.studentId], change: 'unlock' });
    expect((await rosterOf(classId)).find(({ id }) => id === card.studentId)?.guessedAt).toBeUndefined();
    expect(await outcomeOf(signIn(code, card, 'lab-pc'))).toBe('ok');
  });

  it('writes as much for an account that does not exist as for one that does', async () => {
    const { code, card } = await ana();
    const guess = async (userName: string) => {
      const before = await everything();
      for (let turn = 0; turn < 5; turn += 1)
        await outcomeOf(signIn(code, { ...card, userName, secret: 'wrong words' }, 'lab-pc'));
      return (await changesSince(before)).length;
    };
    // The class counts from the first wrong secret on.
    await guess('somebody');
    expect(await guess('nobody')).toBe(await guess(card.userName));
  });
});

describe('badgeSignIn', () => {
  async function withBadge() {
    const { teacher, classId, code, card } = await ana();
    const [badge] = (await reissue(teacher, classId, [card.studentId], 'badge')).cards;
    if (!badge) throw new Error('no card');
    return { teacher, classId, code, badge };
  }
  it('signs in with the code of a badge only, even after the class code was renewed', async () => {
    const { teacher, classId, badge } = await withBadge();
    await teacher.call('renewClassCode', { classId });
    const student = await signInWithBadge(backend, badgeText(badge.studentId, badge.secret), 'tablet-1');
    expect(student.uid).toBe(badge.studentId);
  });
  it('accepts the letters of a badge typed in place of a secret', async () => {
    const { code, badge } = await withBadge();
    const typed = { ...badge, secret: badge.secret.replaceAll('-', ' ').toUpperCase() };
    expect(await outcomeOf(signIn(code, typed))).toBe('ok');
  });
  it('refuses any other text in the same words', async () => {
    const { badge } = await withBadge();
    const texts = ['hello', badgeText('nobody', badge.secret), badgeText(badge.studentId, 'acdef-ghjkm')];
    const replies = await Promise.all(
      texts.map((text) => anyone.callRaw('badgeSignIn', { data: { badge: text, deviceId: newId() } })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(JSON.stringify(replies[0])).toContain('sign-in/refused');
  });
  it('refuses the previous badge', async () => {
    const { teacher, classId, badge } = await withBadge();
    await reissue(teacher, classId, [badge.studentId], 'badge');
    const old = signInWithBadge(backend, badgeText(badge.studentId, badge.secret), 'tablet-1');
    expect(await outcomeOf(old)).toBe('sign-in/refused');
  });
});

describe('cards and codes', () => {
  it('issues a new secret and ends the old one', async () => {
    const { teacher, classId, code, card } = await ana();
    const { cards } = await teacher.call('reissueSecrets', {
      classId,
      studentIds: [card.studentId],
      secretKind: 'pictures',
    });
    expect(await outcomeOf(signIn(code, card))).toBe('sign-in/refused');
    const [fresh] = cards;
    if (!fresh) throw new Error('no card');
    expect(await outcomeOf(signIn(code, fresh))).toBe('ok');
  });
  it('refuses a student of another class', async () => {
    const { teacher, classId } = await newClass();
    const other = await ana();
    const asked = { classId, studentIds: [other.card.studentId], secretKind: 'words' as const };
    expect(await outcomeOf(teacher.call('reissueSecrets', asked))).toBe('auth/forbidden');
    expect(await outcomeOf(signIn(other.code, other.card))).toBe('ok');
  });
  it('renews the class code and ends the old one', async () => {
    const { teacher, classId, code } = await newClass();
    const renewed = await teacher.call('renewClassCode', { classId });
    expect(await outcomeOf(anyone.call('classSignInList', { classCode: code }))).toBe('code/unknown');
    expect(await outcomeOf(anyone.call('classSignInList', { classCode: renewed.code }))).toBe('ok');
  });
  it('stops the code; for an archived class it stays stopped until the class is restored', async () => {
    const { teacher, classId, code, cards } = await newClass();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const listed = () => outcomeOf(anyone.call('classSignInList', { classCode: code }));
    await teacher.call('stopClassCode', { classId });
    expect(await listed()).toBe('code/expired');
    expect(await outcomeOf(signIn(code, card))).toBe('sign-in/refused');
    const fresh = await teacher.call('renewClassCode', { classId });
    expect(await outcomeOf(signIn(fresh.code, card))).toBe('ok');
    for (const _ of [1, 2]) await teacher.call('archiveClass', { classId, archived: true });
    expect(await outcomeOf(signIn(fresh.code, card))).toBe('sign-in/refused');
    await teacher.call('archiveClass', { classId, archived: false });
    expect(await outcomeOf(signIn(fresh.code, card))).toBe('ok');
    expect(await stored(`classes/${classId}`)).not.toHaveProperty('archivedAt');
  });
  it('shows first names and initials to those with the code, and nothing else', async () => {
    const { code } = await newClass();
    const list = await anyone.call('classSignInList', { classCode: code.toLowerCase() });
    expect(list.students).toEqual([
      { userName: 'ana', displayName: 'Ana L.', secretKind: 'words' },
      { userName: 'ben', displayName: 'Ben O.', secretKind: 'words' },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/López|Osei/);
  });
  it('notes a request for a new secret, and says of an unknown student that nobody is told', async () => {
    const { code, classId, card } = await ana();
    expect(await anyone.call('askForNewSecret', { classCode: code, userName: 'nobody' })).toEqual({ heard: false });
    expect(await anyone.call('askForNewSecret', { classCode: code, userName: card.userName })).toEqual({ heard: true });
    expect((await rosterOf(classId)).filter(({ askedForHelpAt }) => askedForHelpAt !== undefined)).toHaveLength(1);
  });
  it('renames a class on the desks too', async () => {
    const { teacher, classId } = await newClass();
    await teacher.call('renameClass', { classId, name: '7A', grade: 7 });
    expect(await teacher.read(`classes/${classId}`)).toMatchObject({
      name: '7A',
      grade: 7,
      teacherName: 'Maya Okafor',
    });
  });
});

it('does not let a student create a class', async () => {
  const { code, card } = await ana();
  const student = await signIn(code, card);
  expect(await outcomeOf(student.call('createClass', { name: 'Mine', grade: 6 }))).toBe('auth/forbidden');
  expect(await outcomeOf((await newTeacher({ role: 'parent' })).call('createClass', { name: 'Home', grade: 3 }))).toBe(
    'ok',
  );
});
