import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school/class';
import { DAY, HOUR, SECOND } from '@lemma/school/time';
import type { Person } from '@lemma/testing';
import type { Who } from '../rules/people.ts';
import { type Fields, world as facts, type World } from '../rules/world.ts';
import { atMoment } from './at-moment.ts';
import { item, planRequest, storyRequest } from './attempts.ts';
import type { Made } from './inputs.ts';
import { makeRoutes, type Routes } from './routes.ts';
import { fileOf, target } from './target.ts';
import { readWorld, writeWorld } from './write-world.ts';

/** How somebody calls a function. */
export type As = (who: Who) => Pick<Person, 'call'>;

/** The children of class A: those of the rules' world, and three with whom nobody asks. */
const CHILDREN = ['ana', 'ben', 'cleo', 'dora', 'eve', 'finn'] as const;
/** Children in many classes, about whom the rules are asked: the doors look at each class in turn. */
const ELSEWHERE = /\/(?:two|three|four|five|six|c\d)$/;
const OTHERS = ['keepA', 'doubleA', 'moveA'] as const;
/** Written beside what somebody does. */
const BESIDE = /^(sessions|throttles|audit|requests|insightMarks|insightLeases|mail|looks)\//;

const called = (people: readonly Who[], name: string): Who => {
  const found = people.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

/** A profile of each adult of the rules' world. */
const profiles = (now: number): World =>
  new Map(
    ['teacherA', 'coTeacherA', 'onlookerA', 'teacherB', 'teacherWithoutClass', 'teacherEnded', 'operator']
      .map((uid) => [uid, 'teacher'])
      .concat(['parentA', 'revoked', 'waiting', 'parentB', 'parentEnded'].map((uid) => [uid, 'parent']))
      .concat([['oddRole', 'student']])
      .map(([uid, role]): [string, Fields] => [
        `users/${uid}`,
        {
          uid,
          email: `${uid}@test.example`,
          fullName: 'Sam Reed',
          role,
          createdAt: { $time: [Math.floor(now / SECOND), 0] },
        },
      ]),
  );

/** What each child does with its assignment. */
async function work(as: As, { claims }: Who, cards: readonly LoginCard[]) {
  const children = cards.map(({ studentId: uid }): Who => {
    const session = { provider: 'custom', role: 'student', authTime: claims?.authTime ?? 0 } as const;
    return { name: uid, uid, claims: session };
  });
  for (const child of children) await as(child).call('openWork', { assignmentId: target.assignmentId });
  const [ana] = children;
  if (ana === undefined) throw new Error('no children');
  const { item } = Object(await as(ana).call('startPlacement', { start: true }));
  return String(item?.id);
}

/** What teacher A has made for herself. */
async function make(teacher: ReturnType<As>): Promise<string> {
  const { planId, storyId, chatId, interviewId } = target;
  await teacher.call('makePlan', { planId, request: planRequest });
  await teacher.call('makeStory', { storyId, request: storyRequest });
  await teacher.call('askAssistant', { chatId, turnId: randomUUID(), text: 'help' });
  await teacher.call('startInterview', { interviewId, scenarioId: 'f1', limits: {} });
  await teacher.call('saveSettings', { theme: 'dark' });
  return (await teacher.call('sharePlan', { planId, mode: 'copy' })).token ?? '';
}

async function assign(teacher: ReturnType<As>, classId: string, now: number): Promise<void> {
  const { assignmentId } = target;
  const dates = { openAt: now - HOUR, dueAt: now + HOUR, parentMayHandIn: true };
  const items = [item('i1'), item('i2', 'integers.add')];
  await teacher.call('saveAssignment', { assignmentId, classId, title: 'Sums', instructions: '', items, ...dates });
  await teacher.call('publishAssignment', { assignmentId });
}

/** The same documents with what was made in them called by its name here. */
function renamed(world: World, names: ReadonlyMap<string, string>): World {
  let text = JSON.stringify([...world].filter(([path]) => !BESIDE.test(path)));
  for (const [id, name] of names) text = text.replaceAll(id, name);
  return new Map<string, Fields>(JSON.parse(text));
}

/**
 * The documents with the facts of the rules' world in the place of their own: who is in which class, in which state, and
 * linked to whom. A document of the rules' world that is not there yet is like another of its collection.
 */
function withFacts(world: World, now: number): World {
  const { endingsOf } = atMoment(now);
  const all = new Map(world);
  const like = (path: string, other: string, over: Fields): void => {
    const fields = { ...(world.get(path) ?? world.get(other)), ...over, ...endingsOf(over) };
    all.set(path, fields);
  };
  const bea = { ...Object(world.get('rosters/classA')?.students).ana, id: 'bea' };
  for (const [path, fields] of facts) {
    const [collection = '', id = ''] = path.split('/');
    if (ELSEWHERE.test(path)) continue;
    if (collection === 'classes') {
      like(path, 'classes/classA', fields);
      like(`rosters/${id}`, 'rosters/classA', { classId: id, ...(id === 'classB' && { students: { bea } }) });
      like(`boards/${id}`, 'boards/classA', { classId: id });
    }
    if (collection === 'settings') like(path, 'settings/teacherA', fields);
    if (collection === 'guardians') like(path, 'guardians/ana_parentA', { id, ...fields });
    if (collection === 'students') {
      like(path, 'students/ana', { state: 'active', ...fields, id });
      like(`users/${id}`, 'users/ana', { uid: id });
    }
  }
  return all;
}

/**
 * A file of each person, of which that of Ana is part of her work; the copy of a child who was deleted; and a day of practice
 * without questions.
 */
const filesOf = (people: readonly Who[], now: number): World => {
  const { submissionId, studentId, classId } = target;
  const handedIn = [{ submissionId, studentId, classId }];
  const one = { name: 'page.pdf', type: 'application/pdf', size: 3, at: now, pages: 1 };
  const file = (uid: string): [string, Fields] => [
    `files/${fileOf(uid)}`,
    { ...one, id: fileOf(uid), uid, handedIn: uid === studentId ? handedIn : [] },
  ];
  const practice = { studentId, cards: {}, day: 0, items: [], revision: 1 };
  const copy = { key: 'x', classIds: [classId], by: 'coTeacherA', until: now + DAY };
  return new Map<string, Fields>([
    ...people.map(({ uid }) => file(uid || 'nobody')),
    ['erased/copyA', copy],
    [
      'erased/classCopyA',
      { ...copy, ofClass: { leaderId: 'teacherA', name: '5C', byName: '', pieces: { tries: [] } } },
    ],
    ['practice/ana', practice],
  ]);
};

/**
 * A school for the doors: the people, classes and links of the rules' world, whose documents are whole because its own
 * functions made them. It is left in the database.
 */
export async function makeSchool(as: As, now: number): Promise<{ world: World; made: Made; routes: Routes }> {
  const { people } = atMoment(now);
  const teacherA = called(people, 'teacherA');
  const [teacher, parent] = [as(teacherA), as(called(people, 'parentA'))];
  await writeWorld(profiles(now));
  const { classId, code } = await teacher.call('createClass', { name: '6B', grade: 6 });
  const { classId: toClassId } = await teacher.call('createClass', { name: '7B', grade: 7 });
  const students = [...CHILDREN, ...OTHERS].map((fullName) => ({ fullName }));
  const request = { classId, requestId: randomUUID(), secretKind: 'words' as const, students };
  const { cards } = await teacher.call('createStudents', request);
  const [card] = cards;
  if (card === undefined) throw new Error('no cards');
  await assign(teacher, classId, now);
  const placementItem = await work(as, teacherA, cards);
  const link = await teacher.call('createParentCode', { studentId: card.studentId });
  await parent.call('linkParent', { code: link.code });
  const email = 'teacherWithoutClass@test.example';
  const { id: invitation } = await teacher.call('inviteCoTeacher', { classId, email, role: 'teaches' });
  // Doors remember for an hour who has a profile, and these settings are read with each call.
  const shareToken = await make(teacher);
  const routes = await makeRoutes();
  const names = new Map([
    [classId, 'classA'],
    [toClassId, 'classTo'],
    [invitation, 'inv1'],
    ...[...CHILDREN, ...OTHERS].map((name, at): [string, string] => [cards[at]?.studentId ?? '', name]),
  ]);
  const world = new Map([...withFacts(renamed(await readWorld(), names), now), ...filesOf(people, now)]);
  world.set('classes/classTo', { ...world.get('classes/classA'), id: 'classTo' });
  await writeWorld(world);
  const made: Made = {
    target,
    named: {
      ...{ toClassId: 'classTo', uid: 'nobody', parentId: 'nobody', keepId: 'keepA', doubleId: 'doubleA' },
      ...{ requestId: 'requestA', id: 'inv1' },
    },
    signIn: { classCode: code, userName: card.userName, secret: card.secret, deviceId: 'tablet-1' },
    ...{ practiceItem: 'p1', placementItem },
    files: [fileOf('teacherA'), fileOf('ana')],
    shareToken,
  };
  return { world, made, routes };
}
