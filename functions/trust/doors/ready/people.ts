import { badgeText } from '@lemma/school/people';
import { workOf } from '../../../src/engines/shares/works.ts';
import { documents } from '../../../src/platform/documents.ts';
import { target } from '../target.ts';
import { asked, type Prepare, type Scene } from './scene.ts';

const { classId, studentId } = target;

/** A request to delete Ana, and her name as it has to be typed. */
async function deletion(scene: Scene) {
  const name = (await documents.students.read(studentId))?.fullName ?? '';
  return { ...(await asked(scene, 'delete')), name };
}

/** Class A in the archive, and its name as it has to be typed. */
async function archived({ as }: Scene) {
  await as('teacherA').call('archiveClass', { classId, archived: true });
  return { classId, name: (await documents.classes.read(classId))?.name ?? '' };
}

/** Of children, families, colleagues and whole classes. */
export const ofPeople = {
  answerRights: async (scene) => ({ ...(await asked(scene, 'delete')), state: 'done' }),
  eraseChild: deletion,
  restoreErased: async (scene) => ({ id: (await scene.own.call('eraseChild', await deletion(scene))).receipt.id }),
  deleteClass: archived,
  restoreClass: async (scene) => {
    await scene.own.call('deleteClass', await archived(scene));
    await (await workOf('classes')).each([classId], Date.now());
    return { id: (await scene.own.call('deletedClasses', {})).classes[0]?.id };
  },
  revokeParent: async ({ input }) => ({ ...input, parentId: 'parentA' }),
  setClassRole: async ({ input }) => ({ ...input, uid: 'coTeacherA' }),
  removeCoTeacher: async ({ input }) => ({ ...input, uid: 'coTeacherA' }),
  demandFactor: async () => ({ isDemanded: true }),
  linkToBackup: async ({ own, who }) => {
    await own.call('backUpSchool', {});
    const made = documents.schoolBackups.every((await documents.schoolBackups.where(['by', '==', who.uid]).get()).docs);
    const id = made.toSorted((one, other) => other.at - one.at)[0]?.id ?? '';
    await (await workOf('school')).each([id], Date.now());
    return { id };
  },
  badgeSignIn: async ({ as, input }) => {
    const wanted = { classId, studentIds: ['keepA'], secretKind: 'badge' as const };
    const [card] = (await as('teacherA').call('reissueSecrets', wanted)).cards;
    return { ...input, badge: badgeText('keepA', card?.secret ?? '') };
  },
  // With whom nobody has begun a placement.
  placeClass: async ({ input }) => ({ ...input, studentIds: ['keepA'] }),
  removeWordings: async ({ own }) => {
    await own.call('loadWordings', { title: 'Ours', notice: 'Free', wordings: { '5.NF.A.1': 'Add fractions.' } });
    return {};
  },
} satisfies Record<string, Prepare>;
