import { randomInt } from 'node:crypto';
import type { CallOutput, calls } from '@lemma/school/calls';
import { type Evidence, type EvidenceEntry, isAlone } from '@lemma/school/insight';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { askedAgain } from '../../domain/practice/asked-again.ts';
import { type Asked, askedOf } from '../../domain/work/asked.ts';
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

/** The question of an answer and its key as text; '' where it can't be told any more. */
type AskedText = Pick<Exported, 'question' | 'key'>;
type AskedOf = (assignmentId: string, entry: EvidenceEntry) => AskedText;

/** A picture by its description. */
const textOf = (asked: Asked): AskedText => ({
  question: [asked?.prompt, asked?.math, asked?.picture && `[${asked.picture.alt}]`]
    .filter((part) => part !== undefined)
    .join(' '),
  key: asked?.key ?? '',
});

/**
 * The answers in a class's evidence. Responses that could not be read as mathematics may contain anything, so they are
 * left out.
 */
export function exportedFrom(
  classId: string,
  all: readonly Evidence[],
  itemIds: ReadonlyMap<string, readonly string[]>,
  askedOfEntry: AskedOf,
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
      one.entries.map((entry): Exported => {
        const { itemId, skill, at, took, mark, tries, hints, solved, chances, shown } = entry;
        return {
          student: students.get(studentId) ?? '',
          assignment: assignments.get(one.assignmentId) ?? '',
          item: (itemIds.get(one.assignmentId)?.indexOf(itemId) ?? -1) + 1,
          ...{ skill, at, took, mark, tries, hints, solved, chances, shown },
          ...askedOfEntry(one.assignmentId, entry),
          response: mark === 'unread' ? '' : responseOf(entry),
        };
      }),
    )
    .toSorted((one, other) => one.student.localeCompare(other.student) || one.at - other.at);
}

/** How many pieces of work are in memory at once, and at most read for the questions of one file. */
const AT_ONCE = 200;
const MOST_WORK = 10_000;

/**
 * The questions of all answers in a class's evidence. In a file of more work than can be read, the oldest answers are
 * without their question.
 */
async function questionsOf(classId: string, all: readonly Evidence[]): Promise<AskedOf> {
  const own = all
    .flatMap(({ studentId, work }) => Object.values(work).map((one) => ({ studentId, one })))
    .filter(({ one }) => one.classId === classId && !isAlone(one.assignmentId));
  const newest = own
    .toSorted((a, b) => (b.one.entries.at(-1)?.at ?? 0) - (a.one.entries.at(-1)?.at ?? 0))
    .slice(0, MOST_WORK);
  const assignments = new Map(
    (await documents.assignments.readAll(newest.map(({ one }) => one.assignmentId))).map((one) => [one.id, one]),
  );
  // As text: the drawings of a year of a class would fill the memory.
  const known = new Map<EvidenceEntry, AskedText>();
  for (let from = 0; from < newest.length; from += AT_ONCE) {
    const some = newest.slice(from, from + AT_ONCE);
    const idOf = ({ studentId, one }: (typeof some)[number]) => `${one.assignmentId}_${studentId}`;
    const work = new Map((await documents.submissions.readAll(some.map(idOf))).map((one) => [one.id, one]));
    for (const each of some)
      for (const entry of each.one.entries)
        known.set(entry, textOf(askedOf(entry, work.get(idOf(each)), assignments.get(each.one.assignmentId))));
  }
  return (assignmentId, entry) =>
    isAlone(assignmentId) ? textOf(askedAgain(entry)) : (known.get(entry) ?? textOf(null));
}

/**
 * Exports a class's answers. It reads one document per student and one per piece of work, which is acceptable for a file
 * that is made on request.
 */
export const exportAnswers: Handler<typeof calls.exportAnswers> = async ({ classId }, caller) => {
  await requireTeacher('read', classId, caller);
  const [roster, insight] = await Promise.all([documents.rosters.read(classId), documents.insights.read(classId)]);
  const found = await Promise.all(Object.keys(roster?.students ?? {}).map((id) => documents.evidence.read(id)));
  const itemIds = new Map(
    Object.entries(insight?.assignments ?? {}).map(([id, { items }]) => [id, items.map(({ itemId }) => itemId)]),
  );
  const all = found.flatMap((one) => one ?? []);
  const answers = exportedFrom(classId, all, itemIds, await questionsOf(classId, all));
  await inTransaction(async (tx) => audit(tx, { action: 'exportAnswers', by: caller.uid, classId }));
  await noteLooks(caller.uid, Object.keys(roster?.students ?? {}), 'export', caller.now);
  return { answers };
};
