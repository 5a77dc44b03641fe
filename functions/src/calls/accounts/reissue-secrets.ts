import { calls } from '@lemma/school/calls';
import type { LoginCard, RosterStudent } from '@lemma/school/class';
import { cardKeysOf } from '../../domain/accounts/card-key.ts';
import { makeSecret, sealSecret } from '../../domain/accounts/secret.ts';
import { settleAccounts } from '../../domain/accounts/settle-accounts.ts';
import { takeCards } from '../../domain/accounts/take-cards.ts';
import { presentLinesOf, writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { once } from '../../platform/once.ts';

/**
 * Creates new secrets for students of a class. The old secrets stop working at once, and sessions that began with them
 * end.
 */
export const reissueSecrets: Handler<typeof calls.reissueSecrets> = async (input, caller) => {
  const { classId, secretKind: kind } = input;
  await requireTeacher('teach', classId, caller);
  const studentIds = [...new Set(input.studentIds)];
  const request = ['reissue-secrets', classId, kind, ...studentIds.toSorted()] as const;
  const { answered, remember } = once(caller, request, input.requestId, calls.reissueSecrets.output);
  const before = await answered();
  if (before) return before;
  presentLinesOf(await mustRead(documents.rosters, classId), studentIds);
  await takeCards(caller);
  const fresh = await Promise.all(
    studentIds.map(async (id) => {
      const secret = makeSecret(kind);
      return { id, secret, record: await sealSecret(kind, secret, caller.now) };
    }),
  );
  const cardKeys = await cardKeysOf(studentIds);
  const made = await inTransaction(async (tx) => {
    const meanwhile = await answered(tx);
    if (meanwhile) return meanwhile;
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    presentLinesOf(roster, studentIds);
    const secrets = await tx.getAll(...studentIds.map((id) => documents.secrets.ref(id)));
    const children = await documents.students.readAll(studentIds, tx);
    const large = new Set(children.flatMap(({ id, access }) => (access?.largerPrint ? [id] : [])));
    const rounds = new Map(secrets.map((snapshot) => [snapshot.id, documents.secrets.parse(snapshot)?.round ?? 0]));
    const issued: LoginCard[] = [];
    const lines: RosterStudent[] = [];
    for (const [index, { id, secret, record }] of fresh.entries()) {
      const student = roster.students[id];
      if (student === undefined) continue;
      documents.secrets.put(tx, id, { ...record, round: (rounds.get(id) ?? 0) + 1 });
      const { askedForHelpAt: _answered, guessedAt: _guessed, ...line } = student;
      const reset = student.state === 'created' ? ('created' as const) : ('secret-reset' as const);
      // A new card does not unlock a locked account.
      const after =
        student.state === 'locked' ? { state: student.state, heldState: 'secret-reset' as const } : { state: reset };
      tx.update(documents.students.ref(id), { state: after.state, signedOutAt: caller.now });
      lines.push({ ...line, ...after, secretKind: kind });
      const { fullName, displayName, userName } = student;
      issued.push({
        studentId: id,
        fullName,
        displayName,
        userName,
        secret,
        secretKind: kind,
        cardKey: cardKeys[index],
        ...(large.has(id) && { largePrint: true }),
      });
    }
    writeRoster(tx, roster, lines);
    audit(tx, { action: 'secrets-reissued', by: caller.uid, classId, studentIds });
    remember(tx, { cards: issued });
    return { cards: issued };
  });
  await settleAccounts(studentIds, { ends: true });
  return made;
};
