import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Group, MOST_GROUPS, type Roster } from '@lemma/school/class';
import { displayNameOf } from '@lemma/school/people';
import { FieldValue } from 'firebase-admin/firestore';
import { newNames } from '../../domain/roster/new-names.ts';
import { presentLinesOf, writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * The groups with these names. The id of a new group is derived from its name, so that a repeated request does not
 * create it twice.
 */
function groupsNamed(roster: Roster, names: readonly string[]) {
  const known = new Map(Object.values(roster.groups).map((group) => [keyOf(group.name), group] as const));
  const made: Record<string, Group> = {};
  for (const name of names) {
    if (known.has(keyOf(name))) continue;
    const id = hashOf('group', roster.classId, keyOf(name)).slice(0, 20);
    made[id] = { id, name };
    known.set(keyOf(name), { id, name });
  }
  if (known.size > MOST_GROUPS) throw new AppError('data/too-large', `${known.size} groups`);
  const idsOf = (own: readonly string[]) => [...new Set(own.flatMap((name) => known.get(keyOf(name))?.id ?? []))];
  return { made, idsOf };
}

export const changeStudents: Handler<typeof calls.changeStudents> = ({ classId, changes }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const byId = new Map(changes.map((change) => [change.studentId, change]));
    const lines = presentLinesOf(roster, [...byId.keys()]);
    const { made, idsOf } = groupsNamed(
      roster,
      changes.flatMap(({ groups = [] }) => groups),
    );
    const next = lines.map((line) => {
      const { fullName = line.fullName, groups, language = line.language } = byId.get(line.id) ?? {};
      const groupIds = groups === undefined ? line.groupIds : idsOf(groups);
      const { language: _, ...rest } = line;
      const own = { ...rest, fullName, displayName: displayNameOf(fullName), groupIds };
      return typeof language === 'string' ? { ...own, language } : own;
    });
    const renamed = next.filter(({ id, fullName }) => roster.students[id]?.fullName !== fullName);
    const writeNames = await newNames(tx, roster, renamed);
    writeRoster(tx, roster, next, made);
    writeNames();
    for (const { studentId, language } of changes) {
      if (language !== undefined)
        tx.update(documents.users.ref(studentId), { language: language ?? FieldValue.delete() });
    }
    audit(tx, { action: 'students-changed', by: caller.uid, classId, studentIds: [...byId.keys()] });
    return {};
  });
