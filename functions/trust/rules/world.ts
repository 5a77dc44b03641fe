import type { CollectionName } from '@lemma/school/collections';
import { ENDED_AT, OTHERS_AT, SPARED } from './people.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type World = ReadonlyMap<string, Fields>;

const ended = { signedOutAt: ENDED_AT * 1000, endedSessions: [ENDED_AT + 5] };
const adult = (uid: string, role: string): Fields => ({
  ...{ uid, email: `${uid}@test.example`, fullName: uid, role, createdAt: 1 },
});
/** Only the last of these classes is class A. */
const lastOf = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => (n === count - 1 ? 'classA' : `c${n}`));

/** What stands under the id of a student, of each of those who differ. */
const ofStudents = (collection: string, ids: readonly string[]): [string, Fields][] =>
  ids.map((id) => [`${collection}/${id}`, { studentId: id }]);
const ofAdults = (collection: string, ids: readonly string[]): [string, Fields][] =>
  ids.map((id) => [`${collection}/${id}`, { uid: id }]);
const owned = (collection: string, field: string): [string, Fields][] =>
  ['teacherA', 'teacherEnded', 'parentA'].map((id) => [`${collection}/of-${id}`, { [field]: id, planId: 'plan1' }]);
const ofClasses = (collection: string): [string, Fields][] =>
  ['A', 'B', 'Ended'].map((letter) => [`${collection}/class${letter}`, { classId: `class${letter}` }]);

const STUDENTS = ['ana', 'bea', 'cleo', 'dora', 'eve', 'finn', 'two', 'five', 'six'];
const HOLDERS = ['teacherA', 'teacherEnded', 'parentA', 'parentEnded', 'ana', 'cleo'];

const open: [string, Fields][] = [
  ['users/teacherA', adult('teacherA', 'teacher')],
  ['users/parentA', adult('parentA', 'parent')],
  ['users/teacherEnded', adult('teacherEnded', 'teacher')],
  ['users/teacherAlone', adult('teacherAlone', 'teacher')],
  ['users/oddRole', adult('oddRole', 'student')],
  ['users/ana', { uid: 'ana', email: null, fullName: 'Ana López', role: 'student', createdAt: 1 }],
  [
    'classes/classA',
    {
      teacherIds: ['teacherA', 'coTeacherA', 'onlookerA'],
      leaderId: 'teacherA',
      onlookerIds: ['onlookerA', 'teacherB'],
    },
  ],
  ['classes/classB', { teacherIds: ['teacherB'], leaderId: 'teacherB' }],
  ['classes/classEnded', { teacherIds: ['teacherEnded', 'teacherAlone'] }],
  // A class and a child of whom there is nothing else yet.
  ['classes/classNew', { teacherIds: ['teacherA'] }],
  // Other classes of those who are in several: rules that look at all of them have the most to evaluate.
  ...lastOf(6).flatMap((id): [string, Fields][] =>
    id === 'classA' ? [] : [[`classes/${id}`, { teacherIds: ['teacherC'] }]],
  ),
  ['invitations/inv1', { classId: 'classA', email: 'teacherWithoutClass@test.example' }],
  ...ofClasses('rosters'),
  ...ofClasses('boards'),
  ...ofClasses('insights'),
  ...ofClasses('assignments'),
  ...ofClasses('results'),
  ['students/ana', { classIds: ['classA'] }],
  ['students/ben', { classIds: ['classA'], state: 'active' }],
  ['students/bea', { classIds: ['classB'] }],
  ['students/cleo', { classIds: ['classA'], signedOutAt: ENDED_AT * 1000 }],
  ['students/dora', { classIds: ['classA'], endedSessions: [ENDED_AT + 5] }],
  ['students/eve', { classIds: ['classA'], state: 'locked' }],
  ['students/finn', { classIds: ['classA'], state: 'archived' }],
  ['students/none', { classIds: [] }],
  ['students/two', { classIds: lastOf(2) }],
  ['students/three', { classIds: lastOf(3) }],
  ['students/four', { classIds: lastOf(4) }],
  ['students/five', { classIds: lastOf(5) }],
  ['students/six', { classIds: lastOf(6) }],
  ...['desks', 'progress', 'studentNotes', 'notes', 'talks', 'judgements'].flatMap((name) =>
    ofStudents(name, STUDENTS),
  ),
  ['submissions/workA_ana', { classId: 'classA', studentId: 'ana' }],
  ['submissions/workA_cleo', { classId: 'classA', studentId: 'cleo' }],
  // Bea was in class A when she did this: its teachers see it, and those of her class now do not.
  ['submissions/workA_bea', { classId: 'classA', studentId: 'bea' }],
  ['submissions/workEnded', { classId: 'classEnded', studentId: 'ben' }],
  ...['settings', 'shelves', 'digests', 'trainings', 'banks', 'planShelves', 'storyShelves', 'chatShelves'].flatMap(
    (name) => ofAdults(name, HOLDERS),
  ),
  // Of no school: what counts is `demandingWorlds`.
  ['demands/other', { secondFactor: true }],
  ['settings/teacherEnded', ended],
  ['settings/parentEnded', ended],
  ['settings/endedNewcomer', ended],
  // Accounts that were deleted: until when nobody makes a profile anew.
  ['throttles/left-goner', { at: 9_999_999_999_999 }],
  ['throttles/left-longGone', { at: 1 }],
  ['settings/teacherAlone', { othersEnded: { at: OTHERS_AT * 1000, but: SPARED } }],
  // A session that was ended long ago, and one that goes on.
  ['settings/parentB', { signedOutAt: 1 }],
  ...['plans', 'planVersions', 'stories', 'chats'].flatMap((name) => owned(name, 'ownerId')),
  ...owned('interviews', 'teacherId').map(([path, fields]): [string, Fields] => [path, { ...fields, student: {} }]),
  // With a child of class A, of one's own and after one was taken out of it; of another class; and with one who is gone.
  ...(
    [
      ['teacherA', 'ana'],
      ['teacherB', 'ana'],
      ['teacherEnded', 'ana'],
      ['teacherA', 'bea'],
      ['teacherA', 'ghost'],
    ] as const
  ).map(([teacherId, studentId]): [string, Fields] => [
    `interviews/${teacherId}-with-${studentId}`,
    { teacherId, student: { studentId } },
  ]),
  ...(
    [
      ...[
        ['ana', 'parentA', 'active'],
        ['ana', 'revoked', 'revoked'],
        ['ana', 'waiting', 'waiting'],
      ],
      ...[
        ['bea', 'parentB', 'active'],
        ['cleo', 'parentEnded', 'active'],
        ['two', 'parentA', 'revoked'],
        ['ghost', 'parentA', 'active'],
      ],
    ] as const
  ).map(([studentId, parentId, state]): [string, Fields] => [
    `guardians/${studentId}_${parentId}`,
    { studentId, parentId, state },
  ]),
];

/** Collections that no client reads: one document each. */
const CLOSED: readonly CollectionName[] = [
  ...([
    'evidence',
    'insightMarks',
    'insightLeases',
    'easiness',
    'interviewSecrets',
    'files',
    'sessions',
    'mail',
  ] as const),
  ...([
    'signingKeys',
    'uploads',
    'planShares',
    'wordings',
    'modelBudgets',
    'suggestions',
    'suggestionTallies',
    'formerNames',
    'secrets',
  ] as const),
  ...(['classCodes', 'parentCodes', 'practice', 'placements', 'releaseTabs', 'releaseHealth', 'throttles'] as const),
  ...([
    'secondFactors',
    'schoolAccounts',
    'erasures',
    'erased',
    'schoolBackups',
    'looks',
    'requests',
    'audit',
  ] as const),
];
const closed = CLOSED.map((name): [string, Fields] => [
  `${name}/ana`,
  { uid: 'ana', studentId: 'ana', ownerId: 'teacherA', teacherId: 'teacherA', classId: 'classA', parentId: 'parentA' },
]);

/** The documents that the decisions are about. */
export const world: World = new Map([...open, ...closed]);

/** The same where the school has said whether it demands a second factor. */
export const demandingWorlds: readonly World[] = [true, false].map(
  (secondFactor) => new Map([...world, ['demands/school', { id: 'school', secondFactor }]]),
);
