import type { calls } from '@lemma/school/calls';
import { roleIn } from '@lemma/school/class';
import { declinedInvitations, openInvitations } from '../../domain/classes/invitations.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const listCoTeachers: Handler<typeof calls.listCoTeachers> = async ({ classId }, caller) => {
  const classroom = await requireTeacher('read', classId, caller);
  const profiles = await Promise.all(classroom.teacherIds.map((uid) => documents.users.read(uid)));
  const teachers = profiles.flatMap((profile) => {
    const role = profile && roleIn(classroom, profile.uid);
    return role ? [{ uid: profile.uid, name: profile.fullName, email: profile.email ?? '', role }] : [];
  });
  if (roleIn(classroom, caller.uid) !== 'leads') return { teachers };
  const [open, declined] = await Promise.all([
    openInvitations(classId, caller.now),
    declinedInvitations(classId, caller.now),
  ]);
  return {
    teachers,
    invitations: open.map(({ id, email, kind, role, endsAt }) => ({ id, email, kind, role, endsAt })),
    declined: declined.map(({ id, email, kind, role }) => ({ id, email, kind, role })),
  };
};
