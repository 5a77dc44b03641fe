import { AppError } from '@lemma/contract';
import { type CallInput, calls } from '@lemma/school/calls';
import { type LoginCard, MOST_IN_A_CLASS, presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';
import type { Desk } from '@lemma/school/desk';
import { displayNameOf, type SecretKind, userNamesFor } from '@lemma/school/people';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { cardKeysOf } from '../../domain/accounts/card-key.ts';
import { ensureAccounts } from '../../domain/accounts/ensure-accounts.ts';
import { makeSecret, sealSecret } from '../../domain/accounts/secret.ts';
import { takeCards } from '../../domain/accounts/take-cards.ts';
import { deskEntriesForNewcomers, writeStudentCount } from '../../domain/roster/newcomers.ts';
import { writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { once } from '../../platform/once.ts';
import type { SecretRecord } from '../../platform/records.ts';

type Newcomer = {
  readonly id: string;
  readonly fullName: string;
  readonly secret: string;
  readonly cardKey: string | undefined;
  readonly record: SecretRecord;
};

/**
 * Ids are derived from the request, so that a second run after a crash finds the accounts that the first one created,
 * and creates no second set.
 */
const studentIdOf = (requestKey: string, index: number): string => `s${hashOf(requestKey, String(index)).slice(0, 27)}`;

const cardsOf = (newcomers: readonly Newcomer[], roster: Roster, secretKind: SecretKind): LoginCard[] => {
  const taken = Object.values(roster.students).map(({ userName }) => userName);
  const userNames = userNamesFor(
    newcomers.map(({ fullName }) => fullName),
    taken,
  );
  return newcomers.map(({ id, fullName, secret, cardKey }, index) => ({
    studentId: id,
    fullName,
    displayName: displayNameOf(fullName),
    userName: userNames[index] ?? '',
    secret,
    secretKind,
    cardKey,
  }));
};

const lineOf = (
  { studentId: id, fullName, displayName, userName, secretKind }: LoginCard,
  now: number,
): RosterStudent => ({
  ...{ id, fullName, displayName, userName, secretKind, state: 'created', createdAt: now },
  ...{ parentCount: 0, groupIds: [] },
});

/** Writes the documents of a new student beside the roster line: the student, a profile, a desk and a secret. */
function writeStudent(
  tx: Transaction,
  { studentId: id, fullName, displayName, userName }: LoginCard,
  { classId, record, desk }: { classId: string; record: SecretRecord; desk: Desk['assignments'] },
): void {
  documents.students.create(tx, id, { id, fullName, displayName, userName, classIds: [classId], state: 'created' });
  documents.users.create(tx, id, {
    uid: id,
    email: null,
    fullName,
    role: 'student',
    createdAt: FieldValue.serverTimestamp(),
  });
  documents.desks.create(tx, id, { studentId: id, displayName, assignments: desk });
  documents.secrets.create(tx, id, record);
}

async function newcomersOf(
  requestKey: string,
  { students, secretKind: kind }: CallInput<'createStudents'>,
  now: number,
): Promise<Newcomer[]> {
  const ids = students.map((_, index) => studentIdOf(requestKey, index));
  const cardKeys = await cardKeysOf(ids);
  return Promise.all(
    students.map(async ({ fullName }, index) => {
      const secret = makeSecret(kind);
      const id = ids[index] ?? '';
      return { id, fullName, secret, cardKey: cardKeys[index], record: await sealSecret(kind, secret, now) };
    }),
  );
}

/** @returns how many there are with so many newcomers. @throws AppError `data/too-large`. */
function requireRoom(roster: Roster, newcomers: number): number {
  const count = presentStudents(roster).length + newcomers;
  if (count > MOST_IN_A_CLASS) throw new AppError('data/too-large', `${count} in a class`);
  return count;
}

export const createStudents: Handler<typeof calls.createStudents> = async (input, caller) => {
  const { classId, requestId, secretKind: kind } = input;
  await requireTeacher('teach', classId, caller);
  const { key, answered, remember } = once(
    caller,
    ['create-students', classId],
    requestId,
    calls.createStudents.output,
  );
  const before = await answered();
  if (before) return before;

  // Before the secrets and the accounts: hashing costs a processor, and an account in the auth service would stay.
  requireRoom(await mustRead(documents.rosters, classId), input.students.length);
  await takeCards(caller);
  const newcomers = await newcomersOf(key, input, caller.now);
  await ensureAccounts(newcomers.map(({ id }) => id));

  return inTransaction(async (tx) => {
    const meanwhile = await answered(tx);
    if (meanwhile) return meanwhile;
    const classroom = await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const count = requireRoom(roster, newcomers.length);
    const { board, deskOf } = await deskEntriesForNewcomers(tx, classroom);
    const cards = cardsOf(newcomers, roster, kind);
    writeRoster(
      tx,
      roster,
      cards.map((card) => lineOf(card, caller.now)),
    );
    for (const [index, card] of cards.entries()) {
      const record = newcomers[index]?.record;
      if (record) writeStudent(tx, card, { classId, record, desk: deskOf({ id: card.studentId }) });
    }
    writeStudentCount(tx, board, count);
    remember(tx, { cards });
    audit(tx, {
      action: 'students-created',
      by: caller.uid,
      classId,
      studentIds: cards.map(({ studentId }) => studentId),
    });
    return { cards };
  });
};
