import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school/class';
import { DAY, HOUR, SECOND } from '@lemma/school/time';
import type { Person } from '@lemma/testing';
import { hashOf } from '../../src/platform/hash.ts';
import type { Who } from '../rules/people.ts';
import { type Fields, world as facts, type World } from '../rules/world.ts';
import { atMoment } from './at-moment.ts';
import { item, planRequest, storyRequest } from './attempts.ts';
import type { Made } from './inputs.ts';
import { LINK_TOKEN, makeRoutes, type Routes } from './routes.ts';
import { BOTH, fileOf, LEFT, ownOf, TURN, target } from './target.ts';
import { readWorld, writeWorld } from './write-world.ts';

/** How somebody calls a function. */
export type As = (who: Who) => Pick<Person, 'call'>;

/** The children of class A: those of the rules' world, and others with whom nobody asks. */
const CHILDREN = ['ana', 'ben', 'cleo', 'dora', 'eve', 'finn'] as const;
/** Children in many classes, about whom the rules are asked: the doors look at each class in turn. */
const ELSEWHERE = /\/(?:two|three|four|five|six|c\d)$/;
const OTHERS = ['keepA', 'doubleA', 'moveA', 'leaveA'] as const;
/** Adults who have made things of their own. */
const MAKERS = [
  ...[
    'teacherA',
    'coTeacherA',
    'onlookerA',
    'teacherB',
    'teacherWithoutClass',
    'operator',
    'parentA',
    'parentB',
    'revoked',
  ],
] as const;
/** An interview of teacher A with Ana. */
const WITH_ANA = 'pupilA';
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
    [
      'teacherA',
      'coTeacherA',
      'onlookerA',
      'teacherB',
      'teacherWithoutClass',
      'teacherEnded',
      'operator',
      'lateOperator',
      BOTH.uid,
    ]
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
          ownedSince: now,
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
async function make(teacher: ReturnType<As>, studentId: string): Promise<string> {
  const { planId, storyId, chatId, interviewId } = target;
  await teacher.call('makePlan', { planId, request: planRequest });
  await teacher.call('makeStory', { storyId, request: storyRequest });
  await teacher.call('askAssistant', { chatId, turnId: TURN, text: 'help' });
  await teacher.call('startInterview', { interviewId, scenarioId: 'f1', limits: {} });
  await teacher.call('startPupilInterview', { interviewId: WITH_ANA, studentId, skill: 'integers.add' });
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
      like(`desks/${id}`, 'desks/ana', { studentId: id });
    }
  }
  return all;
}

/**
 * A file of each person, of which that of Ana is part of her work; the copy of a child who was deleted; and a day of
 * practice.
 */
const filesOf = (people: readonly Who[], now: number): World => {
  const { submissionId, studentId, classId } = target;
  const handedIn = [{ submissionId, studentId, classId }];
  const one = { name: 'page.pdf', type: 'application/pdf', size: 3, at: now, pages: 1 };
  const file = (uid: string): [string, Fields] => [
    `files/${fileOf(uid)}`,
    { ...one, id: fileOf(uid), uid, handedIn: uid === studentId ? handedIn : [] },
  ];
  const copy = { key: 'x', classIds: [classId], by: 'coTeacherA', until: now + DAY };
  return new Map<string, Fields>([
    ...people.map(({ uid }) => file(uid || 'nobody')),
    ['erased/copyA', copy],
    [
      'erased/classCopyA',
      { ...copy, ofClass: { leaderId: 'teacherA', name: '5C', byName: '', pieces: { tries: [] } } },
    ],
  ]);
};

/** The documents whose second ids the table's `beside` asks about: each is like one that the functions made. */
function withOthers(world: World, now: number): World {
  const all = new Map(world);
  const like = (path: string, other: string, over: Fields): void =>
    void all.set(path, { ...world.get(other), id: path.split('/')[1], ...over });
  const work = `assignments/${target.assignmentId}`;
  like('assignments/workB', work, { classId: 'classB' });
  like('assignments/draftB', work, { classId: 'classB', state: 'draft' });
  like('assignments/workFor', work, { onlyFor: ['ben'] });
  like('assignments/workShut', work, { parentMayHandIn: false });
  const own = `submissions/${target.submissionId}`;
  for (const id of ['workBegun', 'workEmpty', 'workTurned']) like(`assignments/${id}`, work, { onlyFor: ['ben'] });
  like('submissions/workBegun_ana', own, { assignmentId: 'workBegun' });
  like('submissions/workTurned_ana', own, { assignmentId: 'workTurned', state: 'submitted', submittedAt: now });
  like('submissions/workEmpty_ana', own, { assignmentId: 'workEmpty', items: [] });
  like('students/leaveA', 'students/leaveA', { deletingAt: now });
  like('invitations/inv2', 'invitations/inv1', { email: 'parenta@test.example' });
  const [plan, story] = [`plans/${target.planId}`, `stories/${target.storyId}`];
  for (const id of ['classA', 'classB']) {
    const { teacherIds } = Object(world.get(`classes/${id}`));
    like(`classes/${id}`, `classes/${id}`, { teacherIds: [...teacherIds, BOTH.uid] });
  }
  for (const uid of MAKERS) {
    like(`plans/${ownOf('plan', uid)}`, plan, { ownerId: uid });
    like(`stories/${ownOf('story', uid)}`, story, { ownerId: uid });
    const { id: _none, ...secret } = { id: '', ...world.get(`interviewSecrets/${WITH_ANA}`), teacherId: uid };
    like(`interviews/${ownOf('pupil', uid)}`, `interviews/${WITH_ANA}`, { teacherId: uid });
    all.set(`interviewSecrets/${ownOf('pupil', uid)}`, secret);
    like(`files/voice-${uid}`, `files/${fileOf(uid)}`, { type: 'audio/webm', voice: { kind: 'loose' } });
  }
  const [asked] = Object(world.get(`placements/${target.studentId}`)).items;
  const practice = { studentId: target.studentId, cards: {}, day: 0, revision: 1 };
  all.set('practice/ana', { ...practice, items: [{ ...asked, reason: 'new' }] });
  all.set('secondFactors/lateOperator', { uid: 'lateOperator', since: 1, lastStep: 0 });
  const version = world.get(`planVersions/${target.planId}_1`);
  all.set(`planVersions/${target.planId}_7`, { ...version, version: 7, ownerId: 'teacherB' });
  const [share] = [...world].flatMap(([path, fields]) => (path.startsWith('planShares/') ? [fields] : []));
  all.set('shelves/teacherA', { uid: 'teacherA', files: {} });
  all.set('planShares/shareToRead', { ...share, mode: 'view' });
  for (const [id, by, until] of [
    ['backupOld', 'operator', now - 1],
    ['backupOfOther', 'teacherA', now + DAY],
  ] as const)
    all.set(`schoolBackups/${id}`, {
      ...{ id, by, byName: 'Ina', at: now - DAY, until: now + DAY, key: 'x', pieces: { tries: [] } },
      ...{ done: 0, of: 1 },
      link: { hash: hashOf('backup link', id, LINK_TOKEN), by, until },
    });
  return all;
}

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
  const [link, another] = [
    await teacher.call('createParentCode', { studentId: card.studentId }),
    await teacher.call('createParentCode', { studentId: card.studentId }),
  ];
  await parent.call('linkParent', { code: link.code });
  const email = 'teacherWithoutClass@test.example';
  const { id: invitation } = await teacher.call('inviteCoTeacher', { classId, email, role: 'teaches' });
  // Doors remember for an hour who has a profile, and these settings are read with each call.
  const shareToken = await make(teacher, card.studentId);
  const routes = await makeRoutes();
  const names = new Map([
    [classId, 'classA'],
    [toClassId, 'classTo'],
    [invitation, 'inv1'],
    ...[...CHILDREN, ...OTHERS].map((name, at): [string, string] => [cards[at]?.studentId ?? '', name]),
  ]);
  const world = new Map([...withFacts(renamed(await readWorld(), names), now), ...filesOf(people, now)]);
  const { claims } = called(people, LEFT.name);
  const left = { browser: 'other', system: 'other', lastActiveAt: now, leftAt: now };
  world.set(`sessions/${LEFT.uid}`, {
    ...{ uid: LEFT.uid, open: { [`${claims?.authTime}`]: left } },
    sweepAt: now + DAY,
  });
  world.set('classes/classTo', { ...world.get('classes/classA'), id: 'classTo' });
  const whole = withOthers(world, now);
  await writeWorld(whole);
  const made: Made = {
    target,
    named: {
      ...{ toClassId: 'classTo', uid: 'nobody', parentId: 'nobody', keepId: 'keepA', doubleId: 'doubleA' },
      ...{ requestId: 'requestA', id: 'inv1' },
    },
    parentCode: another.code,
    signIn: { classCode: code, userName: card.userName, secret: card.secret, deviceId: 'tablet-1' },
    ...{ practiceItem: placementItem, placementItem },
    files: [fileOf('teacherA'), fileOf('ana')],
    shareToken,
  };
  return { world: whole, made, routes };
}
