import type { CollectionName } from '@lemma/school/collections';
import { permissions } from '../permissions.ts';
import { gaveSecondFactor, goesOn, meetsDemand, provedPassword } from './goes-on.ts';
import type { Who } from './people.ts';
import type { Fields, World } from './world.ts';

/** A document as somebody asks for it. */
type Asked = { readonly who: Who; readonly world: World; readonly id: string; readonly data: Fields };
/** Whether somebody stands in a relation to a document. */
type Relation = (asked: Asked) => boolean;

/** Whether the token is one of an adult, whatever else is true of the account. */
const cameAsAdult = ({ claims }: Who): boolean => {
  if (claims === undefined || claims.provider === 'anonymous' || claims.role === 'student') return false;
  return claims.provider !== 'custom' || claims.adult === true;
};

/** Whether the token is one that a card gives. */
const cameByCard = ({ claims }: Who): boolean => claims?.provider === 'custom' && claims.adult !== true;

/** An adult with a confirmed address, a judged password and the second factor, if there is or has to be one, whose session goes on. */
const isAdult = (who: Who, world: World): boolean =>
  cameAsAdult(who) &&
  who.claims?.verified === true &&
  gaveSecondFactor(who) &&
  provedPassword(who) &&
  meetsDemand(who, world) &&
  goesOn(who, world.get(`settings/${who.uid}`));

/** A student with a card whose account is open and whose session goes on. */
const isStudent = (who: Who, world: World): boolean => {
  const account = world.get(`students/${who.uid}`);
  if (account === undefined || !cameByCard(who)) return false;
  return goesOn(who, account) && account.state !== 'locked' && account.state !== 'archived';
};

const listed = (value: unknown, one: string): boolean => Array.isArray(value) && value.includes(one);
const teaches = (who: Who, world: World, classId: unknown): boolean =>
  isAdult(who, world) && listed(world.get(`classes/${classId}`)?.teacherIds, who.uid);
/** The rules look at the first five classes of a student. */
const teachesStudent = (who: Who, world: World, student: unknown): boolean => {
  const classIds = world.get(`students/${student}`)?.classIds;
  return Array.isArray(classIds) && classIds.slice(0, 5).some((classId) => teaches(who, world, classId));
};

/** Who may stand in which relation to a document. */
const relations = {
  'account itself': ({ who, id }) => who.uid === id && (cameByCard(who) || cameAsAdult(who)),
  'any adult': ({ who }) => cameAsAdult(who),
  'account of an adult': ({ who, id }) => who.uid === id && cameAsAdult(who),
  'adult whose it is by id': ({ who, world, id }) => who.uid === id && isAdult(who, world),
  'adult whose it is by owner': ({ who, world, data }) => who.uid === data.ownerId && isAdult(who, world),
  'adult whose it is by teacher, while teaching the student': ({ who, world, data }) => {
    const { studentId } = Object(data.student);
    if (who.uid !== data.teacherId || !isAdult(who, world)) return false;
    return studentId === undefined || teachesStudent(who, world, studentId);
  },
  'adult who is linked': ({ who, world, data }) => who.uid === data.parentId && isAdult(who, world),
  'adult who is asked': ({ who, world, data }) => isAdult(who, world) && who.claims?.email === data.email,
  'student by id': ({ who, world, id }) => who.uid === id && isStudent(who, world),
  'student whose work it is': ({ who, world, data }) => who.uid === data.studentId && isStudent(who, world),
  'adult in its list': ({ who, world, data }) => isAdult(who, world) && listed(data.teacherIds, who.uid),
  'adult of the class by id': ({ who, world, id }) => teaches(who, world, id),
  'adult of the class': ({ who, world, data }) => teaches(who, world, data.classId),
  'teacher of the student by id': ({ who, world, id }) => teachesStudent(who, world, id),
  'teacher of the student': ({ who, world, data }) => teachesStudent(who, world, data.studentId),
  'guardian by id': ({ who, world, id }) =>
    isAdult(who, world) && world.get(`guardians/${id}_${who.uid}`)?.state === 'active',
  'guardian of the student': ({ who, world, data }) =>
    isAdult(who, world) && world.get(`guardians/${data.studentId}_${who.uid}`)?.state === 'active',
} satisfies Readonly<Record<string, Relation>>;
type RelationName = keyof typeof relations;

type Reading = { readonly [O in 'get' | 'list']?: readonly RelationName[] };
/** Each collection has a row, and each row names relations that there are. */
const rows: Readonly<Record<CollectionName, Reading>> = permissions.collections;

const isCollection = (name: string): name is CollectionName => name in rows;

/** Whether somebody may read a document. */
export function mayGet(who: Who, path: string, world: World): boolean {
  const [collection = '', id = ''] = path.split('/');
  const data = world.get(path);
  if (data === undefined || !isCollection(collection)) return false;
  const row = rows[collection];
  return (row.get ?? []).some((name) => relations[name]({ who, world, id, data }));
}

/**
 * Whether somebody may query for all documents with these fields. The rules know of the documents only what the query
 * demands, so a query for too much is refused even where it would find nothing.
 */
export function mayList(who: Who, collection: string, demanded: Fields, world: World): boolean {
  if (!isCollection(collection)) return false;
  const row = rows[collection];
  return (row.list ?? []).some((name) => relations[name]({ who, world, id: '', data: demanded }));
}

const isName = (name: unknown): boolean => typeof name === 'string' && [...name].length <= 120;

/** Whether somebody may write the profile at this id: `now` says that its date is the server's. */
export function mayWriteProfile(who: Who, id: string, fields: Fields, now: boolean, world: World): boolean {
  const before = world.get(`users/${id}`);
  if (who.uid !== id || !cameAsAdult(who)) return false;
  const roles = ['teacher', 'parent'];
  if (before !== undefined) {
    const changed = Object.keys(fields).filter((key) => fields[key] !== before[key]);
    const others = changed.some((key) => key !== 'fullName') || now;
    return (
      isAdult(who, world) &&
      roles.includes(String(before.role)) &&
      !others &&
      isName(fields.fullName ?? before.fullName)
    );
  }
  const known = ['uid', 'email', 'fullName', 'role'];
  const hasLeft = Number(world.get(`throttles/left-${id}`)?.at ?? 0) > Date.now();
  return (
    now &&
    goesOn(who, world.get(`settings/${id}`)) &&
    !hasLeft &&
    Object.keys(fields).every((key) => known.includes(key)) &&
    fields.uid === id &&
    typeof fields.email === 'string' &&
    fields.email === who.claims?.email &&
    isName(fields.fullName) &&
    typeof fields.role === 'string' &&
    roles.includes(fields.role)
  );
}
