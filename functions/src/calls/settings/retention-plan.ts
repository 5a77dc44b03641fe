import type { calls } from '@lemma/school/calls';
import { type Classroom, mayIn } from '@lemma/school/class';
import { fixedRetention, type RetentionPlan } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import type { Query } from 'firebase-admin/firestore';
import { RETENTION_ACTOR } from '../../engines/erasure/retention-actor.ts';
import { daysOfChats } from '../../engines/retention/expire-chats.ts';
import { daysOfClass } from '../../engines/retention/expire-classes.ts';
import { daysOfStudents, hasLeft } from '../../engines/retention/expire-students.ts';
import { requireNotStudent } from '../../platform/access.ts';
import { auditTimeOf } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const MOST = 200;

const find = (query: Query) => query.limit(MOST).get();

async function fixedOf(uid: string): Promise<RetentionPlan['fixed']> {
  const [sessions, codes, uploads, log] = await Promise.all([
    documents.sessions.read(uid),
    find(documents.parentCodes.where(['createdBy', '==', uid])),
    find(documents.uploads.where(['uid', '==', uid])),
    find(documents.audit.where(['by', '==', uid]).orderBy('at')),
  ]);
  const open = Object.values(sessions?.open ?? {}).filter(({ leftAt }) => leftAt === undefined);
  const madeAt = (expiresAt: unknown) => Math.max(0, Number(expiresAt) - fixedRetention.parentCodes * DAY);
  return {
    devices: open.map(({ lastActiveAt }) => lastActiveAt),
    parentCodes: codes.docs.map((one) => madeAt(one.get('expiresAt'))),
    uploads: uploads.docs.flatMap((one) => documents.uploads.parse(one)?.at ?? []),
    log: log.docs.map(auditTimeOf),
  };
}

async function classOf(classroom: Classroom, uid: string): Promise<RetentionPlan['classes'][number]> {
  const { id, name, archivedAt, deletingAt } = classroom;
  const work = documents.submissions.where(['classId', '==', id]);
  const [roster, pieces] = await Promise.all([
    documents.rosters.read(id),
    // Only archived classes are deleted, so the work of the others is not counted.
    archivedAt === undefined
      ? 0
      : work
          .count()
          .get()
          .then((counted) => counted.data().count),
  ]);
  const left = Object.values(roster?.students ?? {}).filter(hasLeft);
  return {
    classId: id,
    name,
    mayChoose: mayIn(classroom, uid, 'lead') && deletingAt === undefined,
    students: { days: daysOfStudents(classroom), since: left.flatMap((line) => line.archivedAt ?? []) },
    classes: { days: daysOfClass(classroom), since: archivedAt === undefined ? [] : [archivedAt], work: pieces },
  };
}

async function lastOf(uid: string): Promise<RetentionPlan['last']> {
  const lines = await find(documents.audit.where(['by', '==', RETENTION_ACTOR], ['subject', '==', uid]));
  return lines.docs
    .map((one) => ({
      id: one.id,
      action: String(one.get('action')),
      at: auditTimeOf(one),
      count: Number(one.get('count') ?? 1),
    }))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, 20);
}

export const retentionPlan: Handler<typeof calls.retentionPlan> = async (_, caller) => {
  await requireNotStudent(caller);
  const { uid } = caller;
  const [days, shelf, fixed, last, classes] = await Promise.all([
    daysOfChats(uid),
    documents.chatShelves.read(uid),
    fixedOf(uid),
    lastOf(uid),
    find(documents.classes.where(['teacherIds', 'array-contains', uid])),
  ]);
  const chats = { days, since: Object.values(shelf?.chats ?? {}).map(({ updatedAt }) => updatedAt) };
  const own = classes.docs.flatMap((one) => documents.classes.parse(one) ?? []);
  return { chats, fixed, last, classes: await Promise.all(own.map((one) => classOf(one, uid))) };
};
