import type { Student } from '@lemma/school/people';
import { endedLink } from '../../domain/family/ended-link.ts';
import { documents } from '../../platform/documents.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { filesOfWork, quotaIdOf } from './owned-documents.ts';
import { fromPlain } from './to-plain.ts';
import { childOf } from './whose.ts';

type Data = Readonly<Record<string, unknown>>;
type Found = { readonly id: string; readonly data: Data };
type Membership = Pick<Student, 'classIds' | 'pastClassIds'>;

/** The place to which a backup is restored. */
export type Place = {
  /** Students of the backup who are in the school: theirs is newer than the backup. */
  readonly there: ReadonlySet<string>;
  /** The classes that the backup brings back, or those of a child that are still there: only their work returns. */
  readonly classIds: ReadonlySet<string>;
  /** Adults of the backup who have an account still. */
  readonly adults: ReadonlySet<string>;
};

const fieldsOf = (value: unknown): Data => Object(value);

/** The documents of one collection that a backup has. */
export const documentsIn = (collection: string, lines: readonly BackupLine[]): Found[] =>
  lines.flatMap((line) => {
    const [name, id = ''] = 'document' in line ? line.document.split('/') : [];
    return 'document' in line && name === collection ? [{ id, data: line.data }] : [];
  });

/** The roster lines that a backup has, of all classes or one student after the other. */
function rosterLines(lines: readonly BackupLine[]): { classId: string; studentId: string; movedTo: unknown }[] {
  const found = lines.flatMap((line) => {
    if ('part' in line && line.part.startsWith('rosters/'))
      return [{ classId: line.part.slice('rosters/'.length), studentId: line.at[1] ?? '', data: fieldsOf(line.data) }];
    return [];
  });
  const whole = documentsIn('rosters', lines).flatMap(({ id: classId, data }) =>
    Object.entries(fieldsOf(data.students)).map(([studentId, one]) => ({ classId, studentId, data: fieldsOf(one) })),
  );
  return [...found, ...whole].map(({ data, ...one }) => ({ ...one, movedTo: data.movedTo }));
}

/**
 * The classes of a student after a restore, from the rosters alone: one that has no line of the student, because it is
 * gone or the student was erased from it since, is none of theirs.
 */
export function membershipAfter(
  studentId: string,
  before: Partial<Membership>,
  lines: readonly BackupLine[],
  { classIds }: Pick<Place, 'classIds'>,
): Membership {
  const own = rosterLines(lines).filter((one) => one.studentId === studentId && classIds.has(one.classId));
  const inOrder = (order: readonly string[] = [], found: readonly { readonly classId: string }[]) => {
    const ids = new Set(found.map(({ classId }) => classId));
    return [...new Set([...order, ...ids])].filter((id) => ids.has(id));
  };
  return {
    classIds: inOrder(
      before.classIds,
      own.filter(({ movedTo }) => movedTo === undefined),
    ),
    pastClassIds: inOrder(
      before.pastClassIds,
      own.filter(({ movedTo }) => movedTo !== undefined),
    ),
  };
}

/** The files that return: what was turned in with work that returns, and what nobody has who is in the school. */
function filesThatReturn(lines: readonly BackupLine[], { there, classIds }: Place): ReadonlySet<string> {
  // What cannot be read is restored as it was saved.
  const work = documentsIn('submissions', lines).flatMap(
    ({ id, data }) => documents.submissions.schema.safeParse({ ...fieldsOf(fromPlain(data)), id }).data ?? [],
  );
  const returning = new Set(filesOfWork(work.filter(({ classId }) => classIds.has(classId))));
  const staying = new Set(filesOfWork(work.filter(({ classId }) => !classIds.has(classId))));
  const isElsewhere = ({ id, data }: Found): boolean => {
    const { kind, studentIds } = fieldsOf(data.voice);
    const ofNote = kind === 'note' && Array.isArray(studentIds) && studentIds.every((one) => there.has(one));
    return staying.has(id) || there.has(String(data.uid)) || ofNote;
  };
  const files = documentsIn('files', lines).filter((one) => returning.has(one.id) || !isElsewhere(one));
  return new Set(files.map(({ id }) => id));
}

/** Of a map of a student who is in the school, the entries that return: each is put beside the newer ones. */
const entriesOf = (
  document: string,
  field: string,
  entries: unknown,
  returns: (id: string, entry: Data) => boolean,
): BackupLine[] =>
  Object.entries(fieldsOf(entries)).flatMap(([id, entry]) =>
    returns(id, fieldsOf(entry)) ? [{ part: document, at: [field, id], data: entry }] : [],
  );

/**
 * What of a class's or child's backup is put back. A student who is in the school gets only what the deletion of the class took:
 * its work and its place on the desk, and the files of that work. Nobody gets work of another class by it.
 */
export function whatReturns(lines: readonly BackupLine[], place: Place): BackupLine[] {
  const { there, classIds } = place;
  const files = filesThatReturn(lines, place);
  const students = new Map(documentsIn('students', lines).map(({ id, data }) => [id, data] as const));
  const quotas = new Set([...students.keys()].map(quotaIdOf));
  const interviews = new Map(
    documentsIn('interviews', lines).map(({ id, data }) => [id, String(fieldsOf(data.student).studentId)] as const),
  );
  const isTheirs = (interviewId: string): boolean => there.has(interviews.get(interviewId) ?? '');
  const isHere = (_id: string, { classId }: Data): boolean => classIds.has(String(classId));
  const memberships = new Map(
    [...students].map(([id, data]) => [id, membershipAfter(id, data, lines, place)] as const),
  );

  const ofThose = (document: string, collection: string, data: Data): BackupLine[] => {
    if (collection === 'desks') return entriesOf(document, 'assignments', data.assignments, isHere);
    if (collection === 'shelves') return entriesOf(document, 'files', data.files, (id) => files.has(id));
    return [];
  };
  const anew = (collection: string, owner: string | undefined, data: Data): Data => {
    const mine = memberships.get(owner ?? '');
    if (collection === 'students' && mine) {
      const past = data.pastClassIds === undefined && mine.pastClassIds.length === 0 ? {} : mine;
      return { ...data, classIds: mine.classIds, ...past };
    }
    if (collection === 'guardians' && mine) {
      // As an adult leaves it who deletes their account.
      const left = place.adults.has(String(data.parentId)) ? {} : { ...endedLink(), parentName: '' };
      return { ...data, ...(data.state !== 'revoked' && { classIds: mine.classIds }), ...left };
    }
    if (collection !== 'desks') return data;
    const entries = Object.entries(fieldsOf(data.assignments)).filter(([id, entry]) => isHere(id, fieldsOf(entry)));
    return { ...data, assignments: Object.fromEntries(entries) };
  };
  return lines.flatMap((line): BackupLine[] => {
    if ('account' in line) return there.has(line.account.uid) ? [] : [line];
    if ('file' in line) return files.has(line.file) ? [line] : [];
    if ('part' in line) {
      const [collection, at = ''] = [line.part.split('/')[0], line.at[1]];
      if (collection === 'trainings') return isTheirs(at) ? [] : [line];
      return collection !== 'shelves' || files.has(at) ? [line] : [];
    }
    const { document, data } = line;
    const [collection = '', id = ''] = document.split('/');
    if (collection === 'submissions') return isHere(id, data) ? [line] : [];
    if (collection === 'files') return files.has(id) ? [line] : [];
    if (quotas.has(id) || (collection === 'interviewSecrets' && isTheirs(id))) return [];
    const owner = childOf(collection, id, data);
    if (owner !== undefined && there.has(owner)) return ofThose(document, collection, data);
    return [{ document, data: { ...anew(collection, owner, data) } }];
  });
}

/** Whatever stands last in a backup of this kind: while it is missing, a restore can begin, or go on. */
export const lastOf = ({ kind, id }: BackupHead): string | undefined =>
  kind === 'child' ? `students/${id}` : kind === 'class' ? `classes/${id}` : undefined;
