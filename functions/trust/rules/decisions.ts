import { partOf } from '@lemma/math/part-of';
import { permissions } from '../permissions.ts';
import { askToDelete, askToGet, askToList, askToWrite, type Condition } from './ask.ts';
import type { Place } from './exchange.ts';
import { mayGet, mayList, mayWriteProfile } from './may-get.ts';
import { people, type Who } from './people.ts';
import { demandingWorlds, type Fields, type World, world } from './world.ts';

/** One question to the rules, and the answer that the table gives. */
export type Decision = {
  readonly name: string;
  readonly collection: string;
  readonly allowed: boolean;
  /** True: a yes changes the database. */
  readonly writes: boolean;
  /** Of what is allowed to write: the one document that it changes. */
  readonly changes?: string;
  readonly ask: (place: Place) => Promise<boolean>;
};

const collectionOf = (path: string): string => path.split('/')[0] ?? '';

const reading = (who: Who, path: string, there: World = world): Decision => ({
  ...{ name: `${who.name} gets ${path}`, collection: collectionOf(path), writes: false },
  allowed: mayGet(who, path, there),
  ask: (place) => askToGet(place, who, path),
});

/** The queries that the app sends, each also for somebody else's. */
const QUERIES: Readonly<Record<string, readonly (readonly Condition[])[]>> = {
  classes: ['teacherA', 'teacherB', 'teacherEnded', 'coTeacherA', 'parentA'].map((value) => [
    { field: 'teacherIds', value, contains: true },
  ]),
  guardians: [
    ...['parentA', 'parentB', 'parentEnded', 'waiting', 'teacherA'].map((value) => [{ field: 'parentId', value }]),
    ...['ana', 'bea', 'cleo', 'two'].map((value) => [{ field: 'studentId', value }]),
  ],
  submissions: ['classA', 'classEnded'].flatMap((value) => [
    [
      { field: 'classId', value },
      { field: 'studentId', value: 'ana' },
    ],
    [
      { field: 'classId', value },
      { field: 'studentId', value: 'bea' },
    ],
  ]),
  invitations: [[{ field: 'email', value: 'teacherWithoutClass@test.example' }]],
  planVersions: ['teacherA', 'teacherEnded', 'parentA'].map((value) => [
    { field: 'planId', value: 'plan1' },
    { field: 'ownerId', value },
  ]),
};
/** The shapes of these queries: a test compares them with what pages send. */
export const sentQueries = Object.entries(QUERIES).flatMap(([collection, queries]) =>
  queries.map((conditions) => ({
    collection,
    conditions: conditions.map(({ field, contains }) => ({ field, op: contains ? 'array-contains' : '==' })),
  })),
);
const OWN: readonly (readonly Condition[])[] = ['uid', 'studentId', 'ownerId', 'teacherId', 'classId'].map((field) => [
  { field, value: field === 'classId' ? 'classA' : field === 'studentId' || field === 'uid' ? 'ana' : 'teacherA' },
]);

/** Who would list interviews with a student whom they teach. */
const WITH_STUDENT: readonly Condition[] = [
  { field: 'teacherId', value: 'teacherA' },
  { field: 'student.studentId', value: 'ana' },
];

const demandedBy = (conditions: readonly Condition[]): Fields =>
  Object.fromEntries(conditions.map(({ field, value, contains }) => [field, contains ? [value] : value]));

function listing(who: Who, collection: string, conditions: readonly Condition[]): Decision {
  const shown = conditions.map(({ field, value }) => `${field} ${value}`).join(', ') || 'all';
  return {
    ...{ name: `${who.name} lists ${collection} by ${shown}`, collection, writes: false },
    allowed: mayList(who, collection, demandedBy(conditions), world),
    ask: (place) => askToList(place, who, collection, conditions),
  };
}

/** Ids of documents that are not there: of one's own, of a class that teacher A teaches, of a student there, of a child who is linked. */
const FRESH = ['', 'classNew', 'ben', 'ghost'] as const;

/** What nobody may: a change, a document of their own, a deletion. */
function writing(who: Who, path: string): Decision[] {
  const collection = collectionOf(path);
  const own = {
    uid: who.uid,
    ownerId: who.uid,
    teacherId: who.uid,
    teacherIds: [who.uid],
    parentId: who.uid,
    state: 'active',
  };
  const decision = (what: string, ask: Decision['ask']): Decision => ({
    ...{ name: `${who.name} ${what} ${path}`, collection, allowed: false, writes: true, ask },
  });
  return [
    decision('deletes', (place) => askToDelete(place, who, path)),
    ...(collection === 'users'
      ? []
      : [
          decision('changes', (place) => askToWrite(place, who, { path, fields: { state: 'active' }, exists: true })),
          ...FRESH.map((id) => `${collection}/${id || who.uid || 'x'}`)
            .filter((fresh) => !world.has(fresh))
            .map((fresh) =>
              decision(`creates ${fresh} like`, (place) =>
                askToWrite(place, who, { path: fresh, fields: { ...world.get(path), ...own }, exists: false }),
              ),
            ),
        ]),
  ];
}

/** What somebody might write as a profile at an id: right, and each part of it wrong. */
function profilesOf(who: Who, id: string): { readonly fields: Fields; readonly now: boolean }[] {
  const right = { uid: id, email: who.claims?.email ?? 'none@test.example', fullName: 'New', role: 'teacher' };
  const { email: _email, ...without } = right;
  return [
    ...[{}, { role: 'parent' }, { fullName: 'a\nb' }, { fullName: 'x'.repeat(120) }, { fullName: 'x'.repeat(121) }],
    ...[{ role: 'student' }, { role: 'admin' }, { uid: 'other' }, { email: 'other@test.example' }, { fullName: 5 }],
    ...[{ more: true }, { fullName: null }, { email: null }, { fullName: '' }, { role: ['teacher'] }],
  ]
    .map((over): { fields: Fields; now: boolean } => ({ fields: { ...right, ...over }, now: true }))
    .concat({ fields: right, now: false }, { fields: without, now: true });
}

const profileWrite = (who: Who, id: string, fields: Fields, now: boolean, what: string): Decision => {
  const exists = world.has(`users/${id}`);
  return {
    ...{
      name: `${who.name} ${what} users/${id}: ${JSON.stringify(fields)}${now ? '' : ', own date'}`,
      collection: 'users',
    },
    ...{ allowed: mayWriteProfile(who, id, fields, now, world), writes: true, changes: `users/${id}` },
    ask: (place) => {
      const dated = now || exists ? fields : { ...fields, createdAt: 1 };
      return askToWrite(place, who, { path: `users/${id}`, fields: dated, exists, now });
    },
  };
};

const creators = people.filter(({ uid }) =>
  ['newcomer', 'teacherWithoutClass', 'ana', 'parentB', 'endedNewcomer', 'goner', 'longGone', ''].includes(uid),
);
const changers = people.filter(({ uid }) =>
  ['teacherA', 'parentA', 'teacherEnded', 'ana', 'oddRole', 'teacherB'].includes(uid),
);
const CHANGES: readonly Fields[] = [
  ...[{ fullName: 'Changed' }, { fullName: 'x'.repeat(120) }, { fullName: 'x'.repeat(121) }, { fullName: 7 }],
  ...[{ role: 'parent' }, { role: 'student' }, { fullName: 'Changed', role: 'admin' }, { email: 'x@test.example' }],
  ...[{ more: 1 }, { fullName: 'Changed', more: 1 }, { uid: 'x' }],
];

const profiles = [
  ...creators.flatMap((who) =>
    [who.uid || 'nobody', 'somebody'].flatMap((id) =>
      profilesOf(who, id).map(({ fields, now }) => profileWrite(who, id, fields, now, 'creates')),
    ),
  ),
  ...changers.flatMap((who) =>
    ['teacherA', 'parentA', 'teacherEnded', 'ana', 'oddRole'].flatMap((id) =>
      CHANGES.filter((fields) => id === who.uid || fields === CHANGES[0]).map((fields) =>
        profileWrite(who, id, fields, false, 'changes'),
      ),
    ),
  ),
];

/** A profile that is there, written as if it were new. */
const anew = changers.map((who) => profileWrite(who, who.uid, { role: 'parent' }, true, 'makes anew'));

const paths = [...world.keys()];
/** One document of each collection, about which everybody tries to write. */
const samples = [...new Map(paths.map((path) => [collectionOf(path), path])).values()];
/** People with whom writes are tried: the states make no difference where nobody may write. */
const writers: readonly Who[] = people.filter(({ name, uid }) => name === uid || name === 'a visitor');

/** Everybody beside each document that they may read: who reads may not write. */
const readers = people.flatMap((who) =>
  paths.filter((path) => mayGet(who, path, world)).map((path) => ({ who, path })),
);

/** Nothing may lie below a document, neither for those who may read it nor, of one of each collection, for a teacher. */
const below = [
  ...readers.filter(({ who }) => writers.includes(who)),
  ...writers.filter(({ name }) => name === 'teacherA').flatMap((who) => samples.map((path) => ({ who, path }))),
].flatMap(({ who, path }): Decision[] => {
  const inside = `${path}/more/inside`;
  const fields = { uid: who.uid, ownerId: who.uid, teacherIds: [who.uid] };
  return [
    reading(who, inside),
    {
      ...{ name: `${who.name} creates ${inside}`, collection: collectionOf(path), allowed: false, writes: true },
      ask: (place) => askToWrite(place, who, { path: inside, fields, exists: false }),
    },
  ];
});

/** Ids at which somebody may get a document: a query that names one is a list all the same. */
const BY_ID = ['teacherA', 'parentA', 'ana', 'classA'].map((value) => [{ field: '__name__', value }]);

const queriesOf = (collection: string): readonly (readonly Condition[])[] => [
  [],
  ...(QUERIES[collection] ?? [...OWN, ...BY_ID]),
  ...(collection === 'interviews' ? [WITH_STUDENT] : []),
];
/** Where nobody may list anything, the states make no difference either. */
const listers = (collection: string): readonly Who[] => (QUERIES[collection] === undefined ? writers : people);

/** What everybody asks for where the school has said what it demands: their own, a class's, a child's. */
const DEMANDED = [
  ...['users/teacherA', 'settings/teacherA', 'demands/school', 'classes/classA', 'rosters/classA', 'plans/of-teacherA'],
  ...['shelves/parentA', 'guardians/ana_parentA', 'students/ana', 'desks/ana', 'progress/ana', 'submissions/workA_ana'],
];
export const decisionsOfDemand = demandingWorlds.map((there) => ({
  world: there,
  decisions: people.flatMap((who) => DEMANDED.map((path) => reading(who, path, there))),
}));

/** Every question of the table: role, relation and state, collection and operation. */
export const decisions: readonly Decision[] = [
  ...people.flatMap((who) => paths.map((path) => reading(who, path))),
  ...Object.keys(permissions.collections).flatMap((collection) =>
    listers(collection).flatMap((who) => queriesOf(collection).map((one) => listing(who, collection, one))),
  ),
  ...writers.flatMap((who) => samples.flatMap((path) => writing(who, path))),
  ...readers.flatMap(({ who, path }) => writing(who, path)),
  ...below,
  ...profiles,
  ...anew,
];

/** How many of the questions that are refused stand for one that is asked. */
const ONE_OF = 8;
const kindOf = ({ collection, name }: Decision): string =>
  `${collection} ${name.match(/ (gets|lists|deletes|changes|creates|makes) /)?.[1]}`;

/** Only one person may get the document that such a query names, so that a part of them could leave out what matters. */
const isById = ({ name }: Decision): boolean => name.includes(' by __name__ ');
const isAlways = (one: Decision): boolean => one.allowed || isById(one);

/** Everything that the table allows, and of what it refuses a part of each collection and operation. */
export const someDecisions: readonly Decision[] = [
  ...decisions.filter(isAlways),
  ...[
    ...Map.groupBy(
      decisions.filter((one) => !isAlways(one)),
      kindOf,
    ).values(),
  ].flatMap((alike) => partOf(ONE_OF, alike, ({ name }) => name)),
];
