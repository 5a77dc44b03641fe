import type { AppErrorCode } from '@lemma/contract';
import type { ClassNeed } from '@lemma/school/class';
import type { permissions } from '../permissions.ts';
import { gaveSecondFactor } from '../rules/goes-on.ts';
import type { Who } from '../rules/people.ts';
import type { Fields, World } from '../rules/world.ts';
import { fileOf, OPERATOR, target } from './target.ts';

/** What somebody is answered: that they may, or why not. */
export type Answer = 'allowed' | AppErrorCode;
type Asked = { readonly who: Who; readonly world: World };
type Standing = (asked: Asked) => Answer;

export type Need =
  | (typeof permissions.calls)[keyof typeof permissions.calls]
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
const both =
  (one: Standing, other: Standing): Standing =>
  (asked) => {
    const answer = one(asked);
    return answer === 'allowed' ? other(asked) : answer;
  };
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

const anyone: Standing = () => 'allowed';

/** What each need of the table asks of somebody whose session goes on. */
export const needs = {
  ...{ anybody: anyone, account: anyone, session: anyone },
  'waiting adult': ({ who }) => only(!gaveSecondFactor(who)),
  'account of an adult': ({ who }) => only(who.claims?.role !== 'student'),
  adult: (asked) => only(!isStudent(asked)),
  student: (asked) => only(isStudent(asked)),
  'reads the class': (asked) => inClass('read', target.classId, asked),
  'teaches the class': teachesClass,
  'leads the class': (asked) => inClass('lead', target.classId, asked),
  'reads the student': (asked) => withStudent('read', asked),
  'teaches the student': (asked) => withStudent('teach', asked),
  guardian: (asked) => only(isGuardian(asked)),
  'guardian or leads the student': (asked) => (isGuardian(asked) ? 'allowed' : withStudent('lead', asked)),
  'student or guardian': (asked) => only(asked.who.uid === target.studentId || isGuardian(asked)),
  'student of the class': ({ who, world }) =>
    only(listed(world.get(`students/${who.uid}`), 'classIds', target.classId)),
  'own work': owns(`submissions/${target.submissionId}`, 'studentId'),
  'own plan': ownPlan,
  'own plan and teaches the class': both(ownPlan, teachesClass),
  'own story': ownStory,
  'own story and teaches the class': both(ownStory, teachesClass),
  'own chat': owns(`chats/${target.chatId}`, 'ownerId'),
  'own interview': owns(`interviews/${target.interviewId}`, 'teacherId'),
  'own file': owns(`files/${fileOf('teacherA')}`, 'uid'),
  'own practice': ownUnder('practice'),
  'own placement': ownUnder('placements'),
  'sees the file': seesFile,
  'may restore': mayRestore,
  'led the deleted class': ({ who, world }) =>
    only(Object(world.get('erased/classCopyA')?.ofClass).leaderId === who.uid),
  operator: ({ who }) => only(who.uid === OPERATOR.uid),
  // Whoever it is, the link decides; the one that is asked with is not ours.
  'link of an operator': () => 'auth/forbidden',
  invited: isInvited,
} satisfies Readonly<Record<Need, Standing>>;
