import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLASSES, PASSWORD, type PlannedClass } from './cast.ts';
import { handInPhotos, linkParents, type Parent, paperWork } from './families.ts';
import { type PresentWork, practice, presentWork, signInAll } from './present-work.ts';
import { openSchool, type SchoolClass, theTeacher } from './school.ts';
import { Stage } from './stage.ts';
import { plainDocument, type StoredSchool } from './stored-school.ts';
import { teach } from './teach.ts';

/** Collections of the moment only: notes between two events, requests that may be repeated, limits. */
const PASSING = new Set(['requests', 'throttles', 'insightMarks', 'insightLeases', 'uploads']);

async function filesIn(folder: string): Promise<StoredSchool['files']> {
  const names = await readdir(folder);
  const all = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'base64')] as const),
  );
  return Object.fromEntries(all);
}

/** A school in the middle of its year, on its database in memory. */
export type LivingSchool = {
  readonly stage: Stage;
  readonly teacher: ReturnType<typeof theTeacher>;
  readonly classes: readonly SchoolClass[];
  readonly parents: readonly Parent[];
};

/**
 * Lets these classes live through half a year, up to the evening before `now`. `files` is an empty folder for uploads.
 */
export async function liveThroughYear(
  now: number,
  files: string,
  plans: readonly PlannedClass[],
): Promise<LivingSchool> {
  process.env.LEMMA_FILES_DIR = files;
  const stage = await Stage.open(now);
  const teacher = theTeacher(stage.id());
  const classes = await openSchool(stage, teacher, plans);
  const parents = await linkParents(stage, teacher, classes);
  const works: PresentWork[] = [];
  for (const one of classes) works.push(await presentWork(stage, teacher, one));
  const given = new Map(
    classes.flatMap(({ students }, index) =>
      students.flatMap(({ uid }) => (works[index] ? [[uid, works[index]]] : [])),
    ),
  );
  await handInPhotos(stage, parents, given);
  await paperWork(stage, parents, classes, works);
  await teach(stage, teacher, { classes, parents, works });
  for (const one of classes) await practice(stage, one);
  for (const one of classes) {
    await stage.fold(one.classId);
    await signInAll(stage, one);
  }
  return { stage, teacher, classes, parents };
}

/** Makes the demonstration school in memory. `files` is an empty folder for uploads. */
export async function makeSchool(now: number, files: string): Promise<StoredSchool> {
  const { stage, teacher, classes, parents } = await liveThroughYear(now, files, CLASSES);
  const shown = classes.find(({ plan }) => plan.key === 'sixth');
  const card = shown?.students[0]?.card;
  if (shown === undefined || card === undefined) throw new Error('the class is empty');
  const documents = stage.stored().map(plainDocument);
  return {
    today: stage.calendar.today,
    adults: [teacher, ...parents].map(({ uid, name, email }) => ({ uid, name, email, password: PASSWORD })),
    studentIds: classes.flatMap(({ students }) => students.map(({ uid }) => uid)),
    student: { name: card.fullName, classCode: shown.code, userName: card.userName, secret: card.secret },
    documents: documents.filter(({ path }) => !PASSING.has(path.split('/')[0] ?? '')),
    files: await filesIn(files),
  };
}
