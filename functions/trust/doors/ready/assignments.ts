import { randomUUID as newId } from 'node:crypto';
import { catchUp } from '../../../src/engines/folding/catch-up.ts';
import { item, planRequest } from '../attempts.ts';
import { target } from '../target.ts';
import { begun, draft, type Prepare, published, turnedIn } from './scene.ts';

const { classId } = target;
const MASTERY = { rule: 'streak', streak: 2, most: 5 } as const;
/** More wrong answers than any question takes. */
const WRONG = ['91', '92', '93', '94'];

/** A late pass for whoever asks, from who teaches the class. */
const withPass =
  (ofClass: string, teacher: string): Prepare =>
  async ({ as, who, input }) => {
    await as(teacher).call('grantLatePass', { classId: ofClass, studentId: who.uid, grantId: newId() });
    return input;
  };

const contested: Prepare = async (scene) => {
  const { assignmentId, submissionId, itemId, attemptId } = await begun(scene, 1);
  await scene.as('ana').call('contestAnswer', { submissionId, itemId, attemptId, note: '' });
  return { ...scene.input, assignmentId };
};

/** Of assignments, and of work on them. */
export const ofAssignments = {
  removeDraft: (scene) => draft(scene),
  publishAssignment: (scene) => draft(scene),
  unpublishAssignment: (scene) => published(scene),
  openWork: (scene) => published(scene),
  reopenAssignment: async (scene) => {
    const made = await published(scene);
    await scene.as('teacherA').call('closeAssignment', made);
    return made;
  },
  restoreAssignment: async (scene) => {
    const made = await published(scene);
    await scene.as('teacherA').call('archiveAssignment', made);
    return made;
  },
  'assignPlan?their own': async ({ own, input }) => {
    const planId = newId();
    await own.call('makePlan', { planId, request: planRequest });
    return { ...input, planId };
  },
  sharePlan: async ({ own, input }) => {
    const planId = newId();
    await own.call('makePlan', { planId, request: planRequest });
    return { ...input, planId };
  },
  dropItem: async ({ own }) => {
    const entry = { keptId: newId() };
    await own.call('keepItem', { ...entry, item: item('i1') });
    return entry;
  },
  contestAnswer: async (scene) => ({ ...(await begun(scene, 1)), note: 'Look again.' }),
  declineContest: contested,
  takeHint: async (scene) => ({ ...(await begun(scene, 0)), index: 0 }),
  showTwin: (scene) => begun(scene, 3),
  nextProblem: async (scene) => ({ ...(await begun(scene, 3, { mastery: MASTERY })), round: 2 }),
  showSolutions: (scene) => turnedIn(scene, 'at-once'),
  takeBack: (scene) => turnedIn(scene),
  askAgain: async (scene) => ({ ...scene.input, assignmentId: (await turnedIn(scene)).assignmentId }),
  removeFeedback: async ({ own, input }) => {
    const comment = { ...input, submissionId: target.submissionId, feedbackId: newId() };
    await own.call('writeFeedback', { ...comment, text: 'Well done.' });
    return comment;
  },
  removeNote: async ({ own, input }) => {
    const note = { ...input, studentId: target.studentId, noteId: newId() };
    await own.call('writeNote', { ...note, text: 'Reads well.', audience: 'teachers' });
    return note;
  },
  takeLatePass: withPass(classId, 'teacherA'),
  'takeLatePass?of class B': withPass('classB', 'teacherB'),
  // Ana has an older day of practice; the others have shown nothing that could be practiced.
  startPractice: async ({ as, input, all }) => {
    const itemId = String(Object(all.answerPractice).itemId);
    await as('ana').call('answerPractice', { itemId, attemptId: newId(), response: '90', took: 9000 });
    await catchUp(classId, 'the tests', async () => undefined);
    return input;
  },
  practiceSolution: async ({ own, input }) => {
    const itemId = String(Object(input).itemId);
    for (const response of WRONG) {
      const { item: after } = Object(
        await own.call('answerPractice', { itemId, attemptId: newId(), response, took: 9 }),
      );
      if (after?.closed) break;
    }
    return { itemId };
  },
} satisfies Record<string, Prepare>;
