import type { AccountBatch, LoginCard, RosterPlan } from '@lemma/school/class';
import type { SecretKind } from '@lemma/school/people';
import { useCommand } from '@lemma/screens';
import { call, useUid } from '@lemma/shared-auth';
import { useState } from 'react';
import { storedBatch } from './logic/stored-batch.ts';

/** Small, so that the progress bar moves every second or two and little is lost with a failed part. */
const PART = 25;

const partsOf = ({ students }: AccountBatch) =>
  Array.from({ length: Math.ceil(students.length / PART) }, (_, n) => students.slice(n * PART, (n + 1) * PART));

async function makeAccounts(batch: AccountBatch, onMade: (made: number) => void): Promise<LoginCard[]> {
  const { id, classId, kind: secretKind } = batch;
  const cards: LoginCard[] = [];
  onMade(0);
  for (const [index, part] of partsOf(batch).entries()) {
    const students = part.map(({ fullName }) => ({ fullName }));
    // The id is derived from the batch, so a part that was created before is answered with the same cards.
    const made = await call('createStudents', { classId, requestId: `${id}-${index}`, secretKind, students });
    cards.push(...made.cards);
    onMade(cards.length);
    const grouped = made.cards.flatMap(({ studentId }, n) => {
      const groups = part[n]?.groups ?? [];
      return groups.length === 0 ? [] : [{ studentId, groups }];
    });
    if (grouped.length > 0) await call('changeStudents', { classId, changes: grouped });
  }
  return cards;
}

/** The input of a new batch, or of one that stopped. */
type Asked = Pick<AccountBatch, 'students' | 'kind'> & Partial<AccountBatch>;

/**
 * Creates any number of accounts, part by part. `made` counts what the server has confirmed. A batch that stopped, here
 * or in a closed tab, is in `kept` and can be continued or dropped.
 */
export function useBatch(classId: string, onCards: (cards: readonly LoginCard[]) => void) {
  const uid = useUid();
  const [stored, setStored] = useState(() => storedBatch.read(uid, classId));
  const [made, setMade] = useState(stored?.made ?? 0);
  const make = useCommand(({ students, kind, id = crypto.randomUUID(), made: before = 0 }: Asked) => {
    const batch = { id, uid, classId, kind, students, made: before };
    setStored(batch);
    return makeAccounts(batch, (count) => {
      setMade(count);
      storedBatch.write({ ...batch, made: Math.max(count, before) });
    });
  });
  const leave = () => {
    storedBatch.clear();
    setStored(undefined);
  };
  const run = (asked: Asked) =>
    make.mutate(asked, {
      onSuccess: (cards) => {
        leave();
        onCards(cards);
      },
    });
  const begin = (students: AccountBatch['students'], kind: SecretKind) => run({ students, kind });
  return {
    kept: stored,
    made,
    isPending: make.isPending,
    failed: make.isError,
    begin,
    goOn: () => stored && run(stored),
    leave,
  };
}

/**
 * Applies a list's changes to students who are already in the class. `archive`: archives those whom the list does not
 * name.
 */
export const useApplyList = (classId: string) =>
  useCommand(async ({ plan, archive }: { readonly plan: RosterPlan; readonly archive: boolean }) => {
    const idsOf = (students: RosterPlan['missing']) => students.map(({ id }) => id);
    if (plan.returning.length > 0)
      await call('changeAccounts', { classId, studentIds: idsOf(plan.returning), change: 'restore' });
    const changes = plan.changed.map(({ student, fullName, groups }) => ({
      studentId: student.id,
      ...(fullName !== undefined && { fullName }),
      ...(groups !== undefined && { groups: [...groups] }),
    }));
    if (changes.length > 0) await call('changeStudents', { classId, changes });
    if (archive && plan.missing.length > 0)
      await call('changeAccounts', { classId, studentIds: idsOf(plan.missing), change: 'archive' });
  });
