import { buildItem, signUp } from '@lemma/testing';
import type { Addresses } from '../../launcher/addresses.ts';
import { PROJECT_ID } from '../../repository.ts';

const DAY = 86_400_000;
/** The number of questions in an assignment. */
const MOST = 30;
const LEVELS = [1, 2, 3] as const;

export type Card = { readonly code: string; readonly displayName: string; readonly secret: string };

/** A class of one student with a question of every skill on every level. */
export async function givePractice({ emulators }: Addresses) {
  const teacher = await signUp(
    { projectId: PROJECT_ID, ...emulators },
    { email: 'work@school.example', fullName: 'Mia Work', password: 'a-long-enough-password', role: 'teacher' },
  );
  const { classId, code } = await teacher.call('createClass', { name: 'Every skill', grade: 6 });
  const students = [{ fullName: 'Ana Lopez' }];
  const made = await teacher.call('createStudents', { classId, requestId: 'work', secretKind: 'words', students });
  const [first] = made.cards;
  if (!first) throw new Error('the class has nobody to sign in');
  const { skills } = await teacher.call('listSkills', {});
  const wanted = skills.flatMap(({ code: skill }) => LEVELS.map((level) => ({ skill, level })));
  const assignments: { assignmentId: string; skills: string[] }[] = [];
  for (let at = 0; at < wanted.length; at += MOST) {
    const part = wanted.slice(at, at + MOST);
    const assignmentId = `work-${at}`;
    await teacher.call('saveAssignment', {
      ...{ assignmentId, classId, title: `Work ${at}`, instructions: '', parentMayHandIn: false },
      ...{ openAt: Date.now() - DAY, dueAt: Date.now() + 30 * DAY },
      items: part.map(({ skill, level }, index) => buildItem({ id: `i${index}`, skill, level })),
    });
    await teacher.call('publishAssignment', { assignmentId });
    assignments.push({ assignmentId, skills: part.map(({ skill, level }) => `${skill} ${level}`) });
  }
  return { assignments, card: { code, displayName: first.displayName, secret: first.secret } };
}
