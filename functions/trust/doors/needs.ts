import type { AppErrorCode } from '@lemma/contract';
import type { ClassNeed } from '@lemma/school/class';
import { HOUR, SECOND } from '@lemma/school/time';
import type { permissions } from '../permissions.ts';
import { gaveSecondFactor, sessionIdOf } from '../rules/goes-on.ts';
import type { Who } from '../rules/people.ts';
import type { Fields, World } from '../rules/world.ts';
import { fileOf, LATE_OPERATOR, OPERATOR, target } from './target.ts';

/** What somebody is answered: that they may, or why not. */
export type Answer = 'allowed' | AppErrorCode;
type Asked = { readonly who: Who; readonly world: World };
type Standing = (asked: Asked) => Answer;

export type Need =
  | (typeof permissions.calls)[keyof typeof permissions.calls]
  | (typeof permissions.beside)[keyof typeof permissions.beside]
  | (typeof permissions.routes)[keyof typeof permissions.routes];

const only = (may: boolean): Answer => (may ? 'allowed' : 'auth/forbidden');
const listed = (fields: Fields | undefined, name: string, uid: string): boolean => {
  const value = fields?.[name];
  return Array.isArray(value) && value.includes(uid);
};

const NEEDED = { read: 0, teach: 1, lead: 2 } as const satisfies Record<ClassNeed, number>;

/** A teacher of the class is told what their role lacks; others learn nothing. */
function inClass(need: ClassNeed, classId: unknown, { who, world }: Asked): Answer {
  const classroom = world.get(`classes/${classId}`);
  if (!listed(classroom, 'teacherIds', who.uid)) return 'auth/forbidden';
  const looksOn = listed(classroom, 'onlookerIds', who.uid);
  const rank = classroom?.leaderId === who.uid ? NEEDED.lead : looksOn ? NEEDED.read : NEEDED.teach;
  if (rank >= NEEDED[need]) return 'allowed';
  return looksOn ? 'class/looks-on' : 'class/not-lead';
}

/** In one of the classes of Ana. */
function withStudent(need: ClassNeed, asked: Asked): Answer {
  const classIds = asked.world.get(`students/${target.studentId}`)?.classIds;
  const answers = Array.isArray(classIds) ? classIds.map((classId) => inClass(need, classId, asked)) : [];
  return (
    answers.find((one) => one === 'allowed') ?? answers.find((one) => one !== 'auth/forbidden') ?? 'auth/forbidden'
  );
}

const isStudent = ({ who, world }: Asked): boolean => world.has(`students/${who.uid}`);
const isGuardian = ({ who, world }: Asked): boolean =>
  world.get(`guardians/${target.studentId}_${who.uid}`)?.state === 'active';
const owns =
  (path: string, field: string): Standing =>
  ({ who, world }) =>
    only(world.get(path)?.[field] === who.uid);

const ownPlan = owns(`plans/${target.planId}`, 'ownerId');
const ownStory = owns(`stories/${target.storyId}`, 'ownerId');
const teachesClass: Standing = (asked) => inClass('teach', target.classId, asked);
const teaches: Standing = (asked) => withStudent('teach', asked);
/** The first refusal of several, in the order in which they are asked. */
const all =
  (...standings: readonly Standing[]): Standing =>
  (asked) =>
    standings.map((one) => one(asked)).find((answer) => answer !== 'allowed') ?? 'allowed';
const never: Standing = () => 'auth/forbidden';
const ownUnder =
  (collection: string): Standing =>
  ({ who, world }) =>
    world.has(`${collection}/${who.uid}`) ? 'allowed' : 'data/not-found';

function mayRestore({ who, world }: Asked): Answer {
  const copy = world.get('erased/copyA');
  return only(inClass(copy?.by === who.uid ? 'teach' : 'lead', target.classId, { who, world }) === 'allowed');
}

/** Others are answered as if there were no such invitation. */
function isInvited({ who, world }: Asked): Answer {
  const invitation = world.get('invitations/inv1');
  if (invitation?.email !== who.claims?.email?.toLowerCase()) return 'data/not-found';
  return only(world.get(`users/${who.uid}`)?.role === 'teacher');
}

const seesFile: Standing = (asked) => {
  const isTeacher = listed(asked.world.get(`classes/${target.classId}`), 'teacherIds', asked.who.uid);
  const isOwner = asked.world.get(`files/${fileOf('ana')}`)?.uid === asked.who.uid;
  return only(isTeacher || isOwner || isGuardian(asked));
};

/** An hour is long ago: sessions that go on begin when the school is made, or an hour before. */
export const cameLately = ({ who }: Pick<Asked, 'who'>): boolean =>
  Number(sessionIdOf(who)) * SECOND > Date.now() - HOUR / 2;
const cameNow: Standing = (asked) => (cameLately(asked) ? 'allowed' : 'auth/signed-out');
const waits: Standing = ({ who }) => only(!gaveSecondFactor(who));
const hasSecondFactor = ({ who, world }: Asked): boolean => world.has(`secondFactors/${who.uid}`);

const anyone: Standing = () => 'allowed';
const adult: Standing = (asked) => only(!isStudent(asked));
const guardian: Standing = (asked) => only(isGuardian(asked));
const studentOf =
  (classId: string): Standing =>
  ({ who, world }) =>
    only(listed(world.get(`students/${who.uid}`), 'classIds', classId));
const readsClass: Standing = (asked) => inClass('read', target.classId, asked);
const ownChat = owns(`chats/${target.chatId}`, 'ownerId');
const ownInterview = owns(`interviews/${target.interviewId}`, 'teacherId');
const ownWork = owns(`submissions/${target.submissionId}`, 'studentId');

/** What each need of the table asks of somebody whose session goes on. */
export const needs = {
  ...{ anybody: anyone, account: anyone, session: anyone },
  'waiting adult': all(waits, (asked) => (hasSecondFactor(asked) ? 'allowed' : cameNow(asked))),
  'waiting adult who came lately': all(waits, cameNow),
  'waiting adult, not with a token of nobody': all(waits, cameNow, (asked) =>
    hasSecondFactor(asked) ? 'auth/signed-out' : 'allowed',
  ),
  'account of an adult': ({ who }) => only(who.claims?.role !== 'student'),
  adult,
  'adult who came lately': all(adult, cameNow),
  teacher: ({ who, world }) => only(world.get(`users/${who.uid}`)?.role === 'teacher'),
  student: (asked) => only(isStudent(asked)),
  'student and own practice': all((asked) => only(isStudent(asked)), ownUnder('practice')),
  'reads the class': readsClass,
  'teaches the class': teachesClass,
  'leads the class': (asked) => inClass('lead', target.classId, asked),
  'reads the student': (asked) => withStudent('read', asked),
  'teaches the student': teaches,
  guardian,
  'guardian or leads the student': (asked) => (isGuardian(asked) ? 'allowed' : withStudent('lead', asked)),
  'student or guardian': (asked) => only(asked.who.uid === target.studentId || isGuardian(asked)),
  'student of the class': studentOf(target.classId),
  'student of class B': studentOf('classB'),
  Ben: ({ who }) => only(who.uid === 'ben'),
  'own work': ownWork,
  'own plan': ownPlan,
  'own plan and teaches the class': all(ownPlan, teachesClass),
  'own story': ownStory,
  'own story and teaches the class': all(ownStory, teachesClass),
  'own chat': ownChat,
  'own interview': ownInterview,
  'own file': owns(`files/${fileOf('teacherA')}`, 'uid'),
  'own practice': ownUnder('practice'),
  'own placement': ownUnder('placements'),
  'sees the file': seesFile,
  'may restore': mayRestore,
  'led the deleted class': ({ who, world }) =>
    only(Object(world.get('erased/classCopyA')?.ofClass).leaderId === who.uid),
  operator: ({ who }) => (who.uid === LATE_OPERATOR.uid ? 'auth/second-factor' : only(who.uid === OPERATOR.uid)),
  // Whoever it is, the link decides; the one that is asked with is not ours.
  'link of ours': never,
  invited: isInvited,
  'nobody, though invited': ({ who, world }) =>
    world.get('invitations/inv2')?.email === who.claims?.email?.toLowerCase() ? 'auth/forbidden' : 'data/not-found',
  'reads the class and teaches class B': all(readsClass, (asked) => inClass('teach', 'classB', asked)),
  'reads class B and teaches the class': all((asked) => inClass('read', 'classB', asked), teachesClass),
  'teaches the class and class B': all(teachesClass, (asked) => inClass('teach', 'classB', asked)),
  'teaches the student and own interview': all(teaches, ownInterview),
  'adult and own interview': all(adult, ownInterview),
  'adult and own story': all(adult, ownStory),
  'adult and own plan': all(adult, ownPlan),
  'reads the class and own plan': all(adult, readsClass, ownPlan),
  'reads the class and own chat': all(adult, ownChat, readsClass),
  'teaches the class, but not this': all(teachesClass, never),
  'teaches the student, but not this': all(teaches, never),
  'guardian, but not this': all(guardian, never),
  'student of the class, but not this': all(studentOf(target.classId), never),
  'own work, but not this': all(ownWork, never),
  'own plan, but not this': all(ownPlan, never),
  'adult, but not this': all(adult, never),
  'session, but not this': never,
} satisfies Readonly<Record<Need, Standing>>;
