import { randomInt } from 'node:crypto';
import type { CallOutput, calls } from '@lemma/school/calls';
import type { Evidence, EvidenceEntry } from '@lemma/school/insight';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Exported = CallOutput<'exportAnswers'>['answers'][number];

/** Replaces ids by numbers in random order, so that files of different exports cannot be linked. */
function numbered(ids: readonly string[], prefix: string): ReadonlyMap<string, string> {
  const mixed = [...ids];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
  }
  const width = String(mixed.length).length;
  return new Map(mixed.map((id, index) => [id, `${prefix}${String(index + 1).padStart(width, '0')}`]));
}

/**
 * An answer as text; for a choice, the text of its option. Older choices without that text are exported as "option",
 * because the option's id could be mistaken for an answer.
 */
const responseOf = ({ response, picked, choice }: Pick<EvidenceEntry, 'response' | 'picked' | 'choice'>): string =>
  picked ?? (choice === true ? `option ${response}` : response);

/**
 * The answers in a class's evidence. Responses that could not be read as mathematics may contain anything, so they are
 * left out.
 */
export function exportedFrom(
  classId: string,
  all: readonly Evidence[],
  itemIds: ReadonlyMap<string, readonly string[]>,
): Exported[] {
  const students = numbered(
    all.map(({ studentId }) => studentId),
    'S',
  );
  const own = all.flatMap(({ studentId, work }) =>
    Object.values(work).flatMap((one) => (one.classId === classId ? [{ studentId, one }] : [])),
  );
  const assignments = numbered([...new Set(own.map(({ one }) => one.assignmentId))], 'A');
  return own
    .flatMap(({ studentId, one }) =>
      one.entries.map(
        ({ itemId, skill, at, took, mark, tries, hints, solved, chances, shown, ...given }): Exported => ({
          student: students.get(studentId) ?? '',
          assignment: assignments.get(one.assignmentId) ?? '',
          item: (itemIds.get(one.assignmentId)?.indexOf(itemId) ?? -1) + 1,
          ...{ skill, at, took, mark, tries, hints, solved, chances, shown },
          response: mark === 'unread' ? '' : responseOf(given),
        }),
      ),
    )
    .toSorted((one, other) => one.student.localeCompare(other.student) || one.at - other.at);
}

/**
 * Exports a class's answers. It reads one document per student, which is acceptable for a file that is made on request.
 */
export const exportAnswers: Handler<typeof calls.exportAnswers> = async ({ classId }, caller) => {
  await requireTeacher('read', classId, caller);
  const [roster, insight] = await Promise.all([documents.rosters.read(classId), documents.insights.read(classId)]);
  const found = await Promise.all(Object.keys(roster?.students ?? {}).map((id) => documents.evidence.read(id)));
  const itemIds = new Map(
    Object.entries(insight?.assignments ?? {}).map(([id, { items }]) => [id, items.map(({ itemId }) => itemId)]),
  );
  const answers = exportedFrom(
    classId,
    found.flatMap((one) => one ?? []),
    itemIds,
  );
  await inTransaction(async (tx) => audit(tx, { action: 'exportAnswers', by: caller.uid, classId }));
  await noteLooks(caller.uid, Object.keys(roster?.students ?? {}), 'export', caller.now);
  return { answers };
};
