import { calls } from '@lemma/school';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { door, publicDoor } from './door.ts';

setGlobalOptions({ region: 'us-central1', memory: '512MiB', maxInstances: 50 });

export const createClass = door(
  calls.createClass,
  async () => (await import('./accounts/create-class.ts')).createClass,
);
export const renameClass = door(
  calls.renameClass,
  async () => (await import('./accounts/rename-class.ts')).renameClass,
);
export const renewClassCode = door(
  calls.renewClassCode,
  async () => (await import('./accounts/create-class.ts')).renewClassCode,
);
export const createStudents = door(
  calls.createStudents,
  async () => (await import('./accounts/create-students.ts')).createStudents,
);
export const reissueSecrets = door(
  calls.reissueSecrets,
  async () => (await import('./accounts/reissue-secrets.ts')).reissueSecrets,
);
export const classSignInList = publicDoor(
  calls.classSignInList,
  async () => (await import('./accounts/class-sign-in-list.ts')).classSignInList,
);
export const studentSignIn = publicDoor(
  calls.studentSignIn,
  async () => (await import('./accounts/student-sign-in.ts')).studentSignIn,
);
export const askForNewSecret = publicDoor(
  calls.askForNewSecret,
  async () => (await import('./accounts/class-sign-in-list.ts')).askForNewSecret,
);

export const listSkills = door(calls.listSkills, async () => (await import('./assignments/list-skills.ts')).listSkills);
export const previewItems = door(
  calls.previewItems,
  async () => (await import('./assignments/preview.ts')).previewItems,
);
export const tryPreview = door(calls.tryPreview, async () => (await import('./assignments/preview.ts')).tryPreview);
export const saveAssignment = door(
  calls.saveAssignment,
  async () => (await import('./assignments/save-assignment.ts')).saveAssignment,
);
export const publishAssignment = door(
  calls.publishAssignment,
  async () => (await import('./assignments/publish-assignment.ts')).publishAssignment,
);
export const closeAssignment = door(
  calls.closeAssignment,
  async () => (await import('./assignments/close-assignment.ts')).closeAssignment,
);
export const archiveAssignment = door(
  calls.archiveAssignment,
  async () => (await import('./assignments/close-assignment.ts')).archiveAssignment,
);

export const openWork = door(calls.openWork, async () => (await import('./work/open-work.ts')).openWork);
export const saveDraft = door(calls.saveDraft, async () => (await import('./work/save-draft.ts')).saveDraft);
export const submitAttempt = door(
  calls.submitAttempt,
  async () => (await import('./work/submit-attempt.ts')).submitAttempt,
);
export const takeHint = door(calls.takeHint, async () => (await import('./work/take-hint.ts')).takeHint);
export const handIn = door(calls.handIn, async () => (await import('./work/hand-in.ts')).handIn);

export const writeFeedback = door(
  calls.writeFeedback,
  async () => (await import('./feedback/write-feedback.ts')).writeFeedback,
);
export const readFeedback = door(
  calls.readFeedback,
  async () => (await import('./feedback/read-feedback.ts')).readFeedback,
);
export const returnWork = door(calls.returnWork, async () => (await import('./feedback/return-work.ts')).returnWork);
export const showKeys = door(calls.showKeys, async () => (await import('./feedback/show-keys.ts')).showKeys);

export const createParentCode = door(
  calls.createParentCode,
  async () => (await import('./parents/create-parent-code.ts')).createParentCode,
);
export const linkParent = door(calls.linkParent, async () => (await import('./parents/link-parent.ts')).linkParent);
export const revokeParent = door(
  calls.revokeParent,
  async () => (await import('./parents/link-parent.ts')).revokeParent,
);
export const handInForChild = door(
  calls.handInForChild,
  async () => (await import('./parents/hand-in-for-child.ts')).handInForChild,
);

export const upload = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./files/upload.ts');
  await files.upload(request, response);
});
export const download = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./files/download.ts');
  await files.download(request, response);
});

export { onSubmissionWritten } from './work/on-submission.ts';
