import { skills } from '@lemma/math';
import type { CallInput } from '@lemma/school/calls';
import type { CollectionName } from '@lemma/school/collections';
import { insightSchema } from '@lemma/school/insight';
import { profileSchema } from '@lemma/school/people';
import type { Sample, SamplePart, SampleRole } from '@lemma/school/sample';
import { submissionIdOf } from '@lemma/school/work';
import { CLASSES } from './cast.ts';
import type { Act } from './handlers.ts';
import { type LivingSchool, liveThroughYear } from './make-school.ts';
import type { Actor, Stage } from './stage.ts';
import { plainDocument, type StoredSchool } from './stored-school.ts';

type Document = StoredSchool['documents'][number];
type Asked = { readonly [N in Act]: readonly [call: N, input: CallInput<N>] }[Act];
type Answers = Record<string, { readonly input: unknown; readonly output: unknown }[]>;

/** The class that is shown: the one in the middle, whose children have families that speak two languages. */
const SHOWN = CLASSES.filter(({ key }) => key === 'sixth');

/** A morning like any other: every date of the sample is moved to the day on which somebody looks. */
const MORNING = Date.UTC(2026, 10, 23, 8, 30);

/** What everybody asks for in the settings. */
const OWN: readonly Asked[] = [
  ['listSessions', {}],
  ['recentChanges', {}],
  ['modelState', {}],
  ['listSkills', {}],
];

/** What of a class only a closer look needs: the work of each child, the keys of its questions, problems to choose. */
const LATER = { collections: ['submissions'], calls: ['showKeys', 'showAsked', 'previewItems'] } as const;

/** The whole class, as far as its teachers may read it. */
const OF_TEACHER: readonly CollectionName[] = [
  ...(['classes', 'rosters', 'boards', 'assignments', 'results', 'students', 'insights', 'progress'] as const),
  ...(['interviews', 'trainings', 'talks', 'judgements', 'notes', 'guardians', 'banks'] as const),
  ...(['plans', 'planVersions', 'planShelves', 'stories', 'storyShelves', 'chats', 'chatShelves'] as const),
];
/** What is of one child, for the child and for a parent. */
const OF_CHILD: readonly CollectionName[] = ['students', 'desks', 'progress', 'submissions'];
/** What is of one person alone. */
const OF_PERSON: readonly CollectionName[] = ['shelves', 'settings', 'digests', 'studentNotes'];

const collectionOf = ({ path }: Document): string => path.split('/')[0] ?? '';
const idOf = ({ path }: Document): string => path.split('/')[1] ?? '';
const isIn = (document: Document, collections: readonly string[]): boolean =>
  collections.includes(collectionOf(document));

type View = { readonly person: Actor; readonly may: (document: Document) => boolean; readonly asks: readonly Asked[] };

/** Asks as this person this morning. */
async function answersTo(stage: Stage, person: Actor, asks: readonly Asked[]): Promise<Answers> {
  const answers: Answers = {};
  const morning = stage.calendar.at(0, 8, 30);
  for (const [call, input] of asks)
    answers[call] = [...(answers[call] ?? []), { input, output: await stage.act(person, morning, call, input) }];
  return answers;
}

const documentsOf = (documents: readonly Document[]): SamplePart['documents'] =>
  Object.fromEntries(documents.map(({ path, data }) => [path, data]));

/** The questions of a piece of work, one by one: screens ask for any of them together. */
const questionsOf = ({ data }: Document): readonly Asked[] => {
  const { assignmentId, studentId, items } = Object(data);
  return items.map(({ id }: { readonly id: string }) => [
    'showAsked',
    { asked: [{ assignmentId, studentId, itemId: id }] },
  ]);
};

/** The grades around the class, whose skills can be looked at in the builder. */
const NEAR = { from: 5, to: 7 } as const;
const LEVELS = [1, 2, 3] as const;

/** A problem of each skill and level near the class, one by one, as the builder shows them. */
const previews = (): readonly Asked[] =>
  skills
    .filter(({ grade }) => grade >= NEAR.from && grade <= NEAR.to)
    .flatMap(({ code: skill }) =>
      LEVELS.map((level): Asked => {
        const rules = { points: 1, tries: 0, tryPenalty: 0, hints: 'free', variants: true } as const;
        return ['previewItems', { items: [{ id: 'preview', skill, level, ...rules }], sample: 0 }];
      }),
    );

/** What to teach next of each group that the class's answers make, one by one: the screen asks for any of them together. */
function topicsOf(documents: readonly Document[]): readonly Asked[] {
  const insights = documents.filter((one) => isIn(one, ['insights'])).map(({ data }) => insightSchema.parse(data));
  const groups = insights.flatMap((insight) => insight.groups);
  const topics = groups.flatMap(({ kind, id, evidence }) => {
    const skills = kind === 'prerequisite' ? [id] : [...new Set(evidence.map(({ skill }) => skill))];
    return skills.map((skill) => ({ kind, id, skill }));
  });
  const struggles = insights.flatMap(({ students }) => Object.values(students).flatMap((line) => line.struggles));
  const stuckOn = [...new Set(struggles.map(({ skill }) => skill))];
  return [...topics, ...stuckOn.map((skill) => ({ kind: 'struggle' as const, id: skill, skill }))].map(
    (topic): Asked => ['teachNext', { topics: [topic] }],
  );
}

function viewOfTeacher({ teacher, classes }: LivingSchool, documents: readonly Document[]): View {
  const [shown] = classes;
  if (shown === undefined) throw new Error('there is no class');
  const { classId, students } = shown;
  const work = documents.filter((one) => isIn(one, ['submissions']));
  return {
    person: teacher,
    may: (one) => isIn(one, [...OF_TEACHER, 'submissions']) || (isIn(one, OF_PERSON) && idOf(one) === teacher.uid),
    asks: [
      ...OWN,
      ['retentionPlan', {}],
      ['deletedClasses', {}],
      ['showSchool', {}],
      ['showSecondFactor', {}],
      ['showWordings', {}],
      ['listCoTeachers', { classId }],
      ['showTies', { classId }],
      ['erasureReceipts', {}],
      ['listScenarios', { grades: [1, 9] }],
      ...students.map(({ uid }): Asked => ['whoLooked', { studentId: uid }]),
      ...topicsOf(documents),
      ...previews(),
      ...work.map((one): Asked => ['showKeys', { submissionId: idOf(one) }]),
      ...work.flatMap(questionsOf),
    ],
  };
}

/** What a child's desk lists, by the ids of the assignments. */
const assignmentsOf = (
  documents: readonly Document[],
  studentId: string,
): readonly [string, { openAt: number; dueAt: number }][] =>
  Object.entries(Object(documents.find(({ path }) => path === `desks/${studentId}`)?.data).assignments ?? {});

function viewOfStudent({ classes, stage }: LivingSchool, documents: readonly Document[]): View {
  const student = classes[0]?.students[0];
  if (student === undefined) throw new Error('the class is empty');
  const { today } = stage.calendar;
  const isBegun = (id: string): boolean =>
    documents.some(({ path }) => path === `submissions/${submissionIdOf(id, student.uid)}`);
  // Work that is over and was never begun cannot be opened.
  const own = assignmentsOf(documents, student.uid).filter(
    ([id, { openAt, dueAt }]) => openAt < today && (dueAt > today || isBegun(id)),
  );
  return {
    person: student,
    may: (one) =>
      (isIn(one, OF_CHILD) && Object(one.data).studentId === student.uid) ||
      (isIn(one, [...OF_PERSON, ...OF_CHILD]) && idOf(one) === student.uid),
    asks: [
      ...OWN,
      ['startPractice', { start: true }],
      ...own.map(([assignmentId]): Asked => ['openWork', { assignmentId }]),
    ],
  };
}

function viewOfParent({ parents, stage }: LivingSchool, documents: readonly Document[]): View {
  const [parent] = parents;
  const studentId = parent?.children[0]?.uid;
  if (parent === undefined || studentId === undefined) throw new Error('there is no parent');
  const open = assignmentsOf(documents, studentId).filter(
    ([, { openAt, ...rest }]) =>
      openAt < stage.calendar.today && Number(Object(rest).closedAt ?? Number.POSITIVE_INFINITY) > stage.calendar.today,
  );
  return {
    person: parent,
    may: (one) =>
      (isIn(one, ['guardians']) && Object(one.data).parentId === parent.uid) ||
      (isIn(one, OF_CHILD) && (idOf(one) === studentId || Object(one.data).studentId === studentId)) ||
      (isIn(one, OF_PERSON) && idOf(one) === parent.uid),
    asks: [
      ...OWN,
      ['retentionPlan', {}],
      ['erasureReceipts', {}],
      ['whoLooked', { studentId }],
      ['countStored', { studentId }],
      ['exportChild', { studentId }],
      ...(['en', 'es'] as const).map((language): Asked => ['showDigest', { now: true, language }]),
      ...open.map(([assignmentId]): Asked => ['childWork', { studentId, assignmentId }]),
    ],
  };
}

const views = { teacher: viewOfTeacher, student: viewOfStudent, parent: viewOfParent } satisfies Record<
  SampleRole,
  unknown
>;

/** The files of one person: what the first screens need, and the rest. */
export type SampleFiles = { readonly first: Sample; readonly later?: SamplePart };

async function cut(school: LivingSchool, role: SampleRole): Promise<SampleFiles> {
  const { stage } = school;
  const stored = (): Document[] => stage.stored().map(plainDocument);
  const { person, may, asks } = views[role](school, stored());
  const answers = await answersTo(stage, person, asks);
  // After the calls: some of them begin what they show.
  const all = stored();
  const profile = profileSchema.parse(all.find(({ path }) => path === `users/${person.uid}`)?.data);
  const readable = all.filter(may);
  const base = { today: stage.calendar.today, profile };
  if (role !== 'teacher') return { first: { ...base, documents: documentsOf(readable), answers } };
  const isLater = (one: Document) => isIn(one, LATER.collections);
  const split = (late: boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([call]) => LATER.calls.some((one) => one === call) === late));
  return {
    first: {
      ...base,
      documents: documentsOf(readable.filter((one) => !isLater(one))),
      answers: split(false),
      later: { collections: [...LATER.collections], calls: [...LATER.calls] },
    },
    later: { documents: documentsOf(readable.filter(isLater)), answers: split(true) },
  };
}

/**
 * Makes the sample class that visitors see: one class of the demonstration school, cut to what its teacher, one student
 * and one parent may read. It needs a clock in UTC. `files` is an empty folder for uploads.
 */
export async function cutSample(files: string): Promise<Readonly<Record<SampleRole, SampleFiles>>> {
  const school = await liveThroughYear(MORNING, files, SHOWN);
  // The teacher first: what the student's calls begin is not in the teacher's summaries yet.
  const teacher = await cut(school, 'teacher');
  return { teacher, student: await cut(school, 'student'), parent: await cut(school, 'parent') };
}
