import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Classroom, leaderOf, roleIn } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { leadChange } from '../../domain/classes/lead.ts';
import { ownClasses } from '../../domain/classes/own-classes.ts';
import { endedLink } from '../../domain/family/ended-link.ts';
import { parentCounter } from '../../domain/family/parent-counter.ts';
import { dropFile } from '../../domain/files/store-file.ts';
import { dropLoose } from '../../domain/files/store-voice.ts';
import { quotaIdOf } from '../../engines/erasure/owned-documents.ts';
import { removeUploads } from '../../engines/erasure/remove-files.ts';
import { ownIn, ownQueries } from '../../engines/erasure/whose.ts';
import { forgetAddress, removeInvitations } from '../../engines/invitations/remove-invitations.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { accounts, atOnce, inTransaction, removeFound } from '../../platform/firebase.ts';
import { requireFresh } from '../../platform/fresh.ts';

/**
 * The owner of a class after this person leaves: the present owner, otherwise the first of the other teachers who may
 * teach.
 */
const nextLead = (classroom: Classroom, uid: string): string | undefined =>
  roleIn(classroom, uid) === 'leads'
    ? classroom.teacherIds.find((id) => roleIn(classroom, id) === 'teaches')
    : leaderOf(classroom);

/** @throws AppError `data/conflict` if a class that is taught would be left without a teacher. */
async function requireOthers({ uid }: Caller): Promise<void> {
  const classes = await ownClasses(uid);
  const alone = classes.filter((one) => one.archivedAt === undefined && nextLead(one, uid) === undefined);
  if (alone.length > 0) throw new AppError('data/conflict', alone.map(({ id }) => id).join(' '));
}

async function leaveClasses({ uid }: Caller): Promise<void> {
  const classes = await ownClasses(uid);
  await inTransaction(async (tx) => {
    const current = await Promise.all(classes.map(({ id }) => documents.classes.read(id, tx)));
    const changes = [];
    for (const classroom of current) {
      const lead = classroom && nextLead(classroom, uid);
      // An archived class without other teachers stays as it is.
      if (!classroom || lead === undefined) continue;
      const passed = leaderOf(classroom) !== lead;
      changes.push({ classId: classroom.id, lead, passed, change: await leadChange(classroom, lead, tx) });
    }
    for (const { classId, lead, passed, change } of changes) {
      const onlookerIds = FieldValue.arrayRemove(uid, lead);
      tx.update(documents.classes.ref(classId), { ...change, onlookerIds, teacherIds: FieldValue.arrayRemove(uid) });
      audit(tx, { action: 'teacher-left', by: uid, classId, subject: uid });
      if (passed) audit(tx, { action: 'lead-handed-over', by: uid, classId, subject: lead });
    }
  });
}

/** Ends the link to a child, whose rosters count one adult fewer, and takes the adult's name out of it. */
const endLink = (id: string): Promise<void> =>
  inTransaction(async (tx) => {
    const link = await documents.guardians.read(id, tx);
    const student = link && (await documents.students.read(link.studentId, tx));
    const countParents = student && (await parentCounter(tx, student.id, id, student.classIds));
    if (link) tx.update(documents.guardians.ref(id), { ...endedLink(), parentName: '' });
    countParents?.(0);
  });

/** Deletes what belongs to one person alone, as listed in `whose`, but for the profile. */
async function dropOwned({ uid, email }: Caller): Promise<void> {
  const shelf = await documents.shelves.read(uid);
  // Files that were turned in stay with the child's work.
  for (const fileId of Object.keys(shelf?.files ?? {}))
    await dropFile(fileId, uid).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'file/in-use') throw error;
    });
  await dropLoose(uid, Number.POSITIVE_INFINITY);
  await removeInvitations(documents.invitations.where(['byId', '==', uid]));
  if (email !== undefined) await forgetAddress(email);
  await removeUploads(uid);
  for (const [, query] of ownQueries('adult', uid)) await removeFound(query);
  const own = ownIn('adult').filter((name) => name !== 'users');
  await Promise.all(own.map((name) => documents[name].ref(uid).delete()));
  await documents.quotas.ref(quotaIdOf(uid)).delete();
}

/**
 * Lets nobody make a profile anew for as long as tokens of the account are valid: doors would open again, for an account
 * that is gone. The rules look here; it goes by its date.
 */
async function shutBehind({ uid, now }: Caller): Promise<void> {
  const at = now + 2 * HOUR;
  await documents.buckets.put(atOnce, `left-${uid}`, { tokens: 0, at, deleteAt: Timestamp.fromMillis(at) });
}

/** Leaves classes and children, and deletes what belongs to the person alone. */
async function leave(caller: Caller): Promise<void> {
  await leaveClasses(caller);
  const links = await documents.guardians.where(['parentId', '==', caller.uid]).get();
  for (const { id } of links.docs) await endLink(id);
  await dropOwned(caller);
}

/**
 * The profile goes after all else, so that an interrupted deletion can be repeated. Without it nothing is written for the
 * person any more; what another device wrote until then, or joined, is left and deleted after it.
 */
export const deleteMyAccount: Handler<typeof calls.deleteMyAccount> = async (_, caller) => {
  const { uid } = caller;
  requireFresh(caller);
  if (await documents.students.read(uid)) throw new AppError('auth/forbidden', 'the school keeps students');
  await requireOthers(caller);
  await leave(caller);
  await shutBehind(caller);
  await documents.users.ref(uid).delete();
  await leave(caller);
  await accounts().deleteUser(uid);
  return {};
};
