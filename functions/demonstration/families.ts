import { MINUTE } from '@lemma/school/time';
import { documents } from '../src/platform/documents.ts';
import { PARENTS, type PlannedParent } from './cast.ts';
import { photoOf } from './photo.ts';
import type { PresentWork } from './present-work.ts';
import { type SchoolClass, type Student, signUpAdult } from './school.ts';
import type { Actor, Stage } from './stage.ts';
import { workingOf } from './working-of.ts';

export type Parent = Actor & {
  readonly email: string;
  readonly children: readonly Student[];
  readonly plan: PlannedParent;
};

const studentsNamed = (classes: readonly SchoolClass[], names: readonly string[]): Student[] =>
  classes.flatMap(({ students }) => students).filter(({ card }) => names.includes(card.fullName));

/** The parents of these classes sign up, and are linked by the codes that the teacher gives them. */
export async function linkParents(stage: Stage, teacher: Actor, classes: readonly SchoolClass[]): Promise<Parent[]> {
  const { at } = stage.calendar;
  const parents: Parent[] = [];
  for (const [index, plan] of PARENTS.entries()) {
    const children = studentsNamed(classes, plan.children);
    if (children.length === 0) continue;
    const when = at(-100 + 3 * index, 19, 10);
    const { name, email, language, often } = plan;
    const parent = { uid: stage.id(), name, email };
    await signUpAdult(stage, parent, 'parent', when);
    for (const { uid: studentId } of children) {
      const { code } = await stage.act(teacher, when - 60 * MINUTE, 'createParentCode', { studentId });
      await stage.act(parent, when + MINUTE, 'linkParent', { code });
    }
    await stage.act(parent, when + 2 * MINUTE, 'saveDigest', { often, language });
    parents.push({ ...parent, children, plan });
  }
  return parents;
}

const HELP = ['explained', 'alone', 'wrote'] as const;
const NOTES = {
  en: ['We did this one at the kitchen table. The last question was hard.', 'It was all on paper first.'],
  es: ['Lo hicimos juntos después de cenar. La última pregunta fue difícil.', 'Primero lo escribió en papel.'],
} as const;

/** Three parents turn in photos of what their children wrote on paper. */
export async function handInPhotos(
  stage: Stage,
  parents: readonly Parent[],
  given: ReadonlyMap<string, PresentWork>,
): Promise<void> {
  const { at } = stage.calendar;
  for (const [index, parent] of [parents[1], parents[3], parents[5], parents[6]].entries()) {
    const child = parent?.children[0];
    const work = child && given.get(child.uid);
    if (parent === undefined || child === undefined || work === undefined) continue;
    const photo = photoOf(workingOf(work.newest, child.uid), stage.rng);
    const when = at(-1, 19, 20 + index);
    const fileId = await stage.upload(parent, when, photo, `homework-${index + 1}.png`, 'hand-in');
    const { language } = parent.plan;
    await stage.act(parent, when + MINUTE, 'handInForChild', {
      ...{ assignmentId: work.newest.id, studentId: child.uid, handInId: stage.id(), fileIds: [fileId] },
      ...{ helpLevel: HELP[index % HELP.length] ?? 'alone', note: NOTES[language][index % 2] ?? '' },
    });
  }
}

/** Some students turn in photos of their working, and a parent asks to have a name corrected. */
export async function paperWork(
  stage: Stage,
  parents: readonly Parent[],
  classes: readonly SchoolClass[],
  works: readonly PresentWork[],
): Promise<void> {
  const { at } = stage.calendar;
  for (const [index, one] of classes.entries()) {
    const assignment = works[index]?.newest;
    if (assignment === undefined) continue;
    const assignmentId = assignment.id;
    const begun = await documents.submissions.where(['assignmentId', '==', assignmentId]).get();
    const busy = new Set(documents.submissions.every(begun.docs).map(({ studentId }) => studentId));
    const free = one.students.filter(({ uid }) => !busy.has(uid)).slice(4, 7);
    for (const [place, student] of free.entries()) {
      const when = at(-1, 18, 3 + 7 * place);
      const photo = photoOf(workingOf(assignment, student.uid), stage.rng);
      const fileId = await stage.upload(student, when, photo, 'page-1.png', 'hand-in');
      await stage.act(student, when + MINUTE, 'handInPages', {
        ...{ assignmentId, handInId: stage.id(), note: place === 0 ? 'I did it on paper.' : '' },
        pages: [{ fileId, turn: 0 }],
      });
    }
  }
  const asking = parents[4];
  const child = asking?.children[0];
  if (asking && child)
    await stage.act(asking, at(-2, 20), 'askRights', {
      ...{ studentId: child.uid, requestId: stage.id(), kind: 'correct' },
      text: 'The last name is spelled Murphy-Lane on all other papers. Could you change it?',
    });
}
