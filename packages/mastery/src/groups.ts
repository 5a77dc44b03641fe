import type { AnswerRef } from './answer.ts';

type Need = { readonly id: string; readonly evidence: readonly AnswerRef[] };
type Member = { readonly studentId: string; readonly ideas: readonly Need[]; readonly gaps: readonly Need[] };

const EVIDENCE_EACH = 2;

function gather(
  kind: 'misconception' | 'prerequisite',
  members: readonly Member[],
  of: (one: Member) => readonly Need[],
) {
  const ids = [...new Set(members.flatMap((one) => of(one).map(({ id }) => id)))];
  return ids.map((id) => {
    const own = members.flatMap((member) => of(member).flatMap((need) => (need.id === id ? [{ member, need }] : [])));
    return {
      kind,
      id,
      studentIds: own.map(({ member }) => member.studentId),
      evidence: own.flatMap(({ member, need }) =>
        need.evidence.slice(-EVIDENCE_EACH).map((ref) => ({ ...ref, studentId: member.studentId })),
      ),
    };
  });
}

/**
 * Whom to teach what next: students with the same misconception, or without the same prerequisite, each with answers
 * that show it. The largest group comes first, then by id. Every student in a group has their own evidence.
 */
export function interventionGroups(all: readonly Member[]) {
  const members = all.toSorted((one, other) => one.studentId.localeCompare(other.studentId));
  const groups = [
    ...gather('misconception', members, ({ ideas }) => ideas),
    ...gather('prerequisite', members, ({ gaps }) => gaps.filter(({ evidence }) => evidence.length > 0)),
  ];
  return groups.toSorted(
    (one, other) => other.studentIds.length - one.studentIds.length || one.id.localeCompare(other.id),
  );
}
