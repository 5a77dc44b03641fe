import { createRng, type Rng } from '@lemma/math';
import { permissions } from '../permissions.ts';
import { askToGet, askToList, askToWrite, type Condition, fill } from './ask.ts';
import type { Decision } from './decisions.ts';
import type { Place } from './exchange.ts';
import { askAll } from './judge.ts';
import { mayGet, mayList } from './may-get.ts';
import type { Claims, Who } from './people.ts';
import type { Fields, World } from './world.ts';

/** Few of each, so that what is drawn is often related. */
const ADULTS = ['adult1', 'adult2', 'adult3', 'adult4', 'adult5'];
const CHILDREN = ['child1', 'child2', 'child3', 'child4', 'child5'];
const CLASSES = ['class1', 'class2', 'class3', 'class4', 'class5', 'class6', 'class7'];
const PEOPLE = [...ADULTS, ...CHILDREN];
const ALL = [...PEOPLE, ...CLASSES];

/** Seconds about which sessions began and were ended. */
const BEGAN = 5000;

const some = <T>(rng: Rng, all: readonly T[], most: number): T[] => rng.shuffle([...all]).slice(0, rng.int(0, most));
const often = (rng: Rng): boolean => rng.int(1, 4) > 1;
const second = (rng: Rng): number => BEGAN + rng.int(-2, 2);
const moment = (rng: Rng): number => BEGAN * 1000 + rng.int(-2, 2) * 500;

const endingsOf = (rng: Rng): Fields => ({
  ...(rng.int(0, 2) === 0 && { signedOutAt: moment(rng) }),
  ...(rng.int(0, 2) === 0 && { endedSessions: [second(rng), second(rng)] }),
  ...(rng.int(0, 2) === 0 && { othersEnded: { at: moment(rng), but: second(rng) } }),
});

/** Any token, of the right kind more often than not. */
function claimsOf(rng: Rng, uid: string): Claims {
  const isChild = CHILDREN.includes(uid);
  const usual: Claims = isChild
    ? { provider: 'custom', role: 'student', authTime: second(rng) }
    : { provider: 'password', email: `${uid}@test.example`, verified: true, authTime: second(rng) };
  if (rng.int(0, 2) === 0) return usual;
  return {
    ...usual,
    ...(rng.int(0, 2) === 0 && {
      provider: rng.pick(['password', 'google.com', 'phone', 'anonymous', 'custom'] as const),
    }),
    ...(rng.int(0, 3) === 0 && { email: `${rng.pick(PEOPLE)}@test.example`, verified: often(rng) }),
    ...(rng.int(0, 3) === 0 && { role: rng.pick(['student', 'teacher', 'parent']) }),
    ...(rng.int(0, 2) === 0 && { shownAt: moment(rng) }),
    ...(rng.int(0, 2) === 0 && { begunAt: second(rng) }),
    ...(rng.int(0, 2) === 0 && { adult: often(rng) }),
    ...(rng.int(0, 2) === 0 && { secondFactor: rng.int(0, 2) }),
    ...(rng.int(0, 2) === 0 && { secondAt: rng.int(0, 2) }),
    ...(rng.int(0, 2) === 0 && { passwordAt: second(rng) }),
    ...(rng.int(0, 2) === 0 && { schoolFactor: often(rng) }),
  };
}

function whoIn(rng: Rng): Who {
  if (rng.int(0, 30) === 0) return { name: 'a visitor', uid: '', claims: undefined };
  const uid = rng.pick(PEOPLE);
  const claims = claimsOf(rng, uid);
  return { name: `${uid} with ${JSON.stringify(claims)}`, uid, claims };
}

/** A document in which any two people and classes may be related. */
const documentOf = (rng: Rng): Fields => ({
  ...{ uid: rng.pick(PEOPLE), ownerId: rng.pick(ADULTS), teacherId: rng.pick(ADULTS), parentId: rng.pick(ADULTS) },
  ...{ studentId: rng.pick(CHILDREN), classId: rng.pick(CLASSES), email: `${rng.pick(ADULTS)}@test.example` },
  ...{ teacherIds: some(rng, ADULTS, 3), student: often(rng) ? { studentId: rng.pick(CHILDREN) } : {} },
});

/** A school in which nothing is as it should be, but all as it could be. */
function worldOf(rng: Rng): World {
  const world = new Map<string, Fields>();
  for (const collection of Object.keys(permissions.collections))
    for (const id of some(rng, ALL, 6)) world.set(`${collection}/${id}`, documentOf(rng));
  for (const id of some(rng, CLASSES, CLASSES.length)) world.set(`classes/${id}`, { teacherIds: some(rng, ADULTS, 3) });
  for (const id of CHILDREN)
    if (often(rng))
      world.set(`students/${id}`, {
        ...{ classIds: some(rng, CLASSES, CLASSES.length), ...endingsOf(rng) },
        ...(rng.int(0, 2) === 0 && { state: rng.pick(['active', 'locked', 'archived']) }),
      });
  if (rng.int(0, 2) === 0) world.set('demands/school', { secondFactor: often(rng) });
  for (const uid of PEOPLE) {
    if (often(rng)) world.set(`settings/${uid}`, { uid, ...endingsOf(rng) });
    for (const studentId of some(rng, CHILDREN, 3))
      world.set(`guardians/${studentId}_${uid}`, {
        ...{ studentId, parentId: uid, state: rng.pick(['active', 'active', 'waiting', 'revoked']) },
      });
  }
  return world;
}

const FIELDS = ['ownerId', 'parentId', 'studentId', 'classId', 'email', 'teacherIds'] as const;

function conditionIn(rng: Rng): Condition {
  const field = rng.pick(FIELDS);
  if (field === 'teacherIds') return { field, value: rng.pick(ADULTS), contains: true };
  if (field === 'email') return { field, value: `${rng.pick(ADULTS)}@test.example` };
  return { field, value: rng.pick(field === 'classId' ? CLASSES : field === 'studentId' ? CHILDREN : ADULTS) };
}

const readable = new Set(
  Object.entries(permissions.collections).flatMap(([name, row]) => ('get' in row ? [name] : [])),
);

/** A document that somebody may have to do with, more often than any. */
function pathFor(rng: Rng, { uid }: Who, world: World): string {
  const all = [...world.keys()];
  if (!often(rng)) return rng.pick(all);
  const open = all.filter((path) => readable.has(path.split('/')[0] ?? ''));
  const related = open.filter((path) => path.includes(uid) || JSON.stringify(world.get(path)).includes(uid));
  return rng.pick(often(rng) && related.length > 0 ? related : open);
}

function decisionIn(rng: Rng, world: World): Decision {
  const who = whoIn(rng);
  const path = pathFor(rng, who, world);
  const [collection = ''] = path.split('/');
  const kind = rng.int(1, 10);
  if (kind === 1 && collection !== 'users')
    return {
      ...{ name: `${who.name} changes ${path}`, collection, allowed: false, writes: true },
      ask: (place) => askToWrite(place, who, { path, fields: { state: 'active' }, exists: true }),
    };
  if (kind > 3)
    return {
      ...{ name: `${who.name} gets ${path}`, collection, allowed: mayGet(who, path, world), writes: false },
      ask: (place) => askToGet(place, who, path),
    };
  const conditions = [conditionIn(rng)];
  const demanded = Object.fromEntries(
    conditions.map(({ field, value, contains }) => [field, contains ? [value] : value]),
  );
  return {
    ...{ name: `${who.name} lists ${collection} by ${JSON.stringify(conditions)}`, collection, writes: false },
    allowed: mayList(who, collection, demanded, world),
    ask: (place) => askToList(place, who, collection, conditions),
  };
}

/** A random world and random questions to the rules about it, each with the answer of the table. */
function randomQuestions(seed: number, count: number): { readonly world: World; readonly decisions: Decision[] } {
  const rng = createRng(seed);
  const world = worldOf(rng);
  return { world, decisions: Array.from({ length: count }, () => decisionIn(rng, world)) };
}

/**
 * Puts random worlds into a database whose rules are in force, and asks as many random questions about each.
 * @returns at most fifty that were answered otherwise than the table says.
 */
export async function judgeRandom(place: Place, seeds: readonly number[], count: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const seed of seeds) {
    const { world, decisions } = randomQuestions(seed, count);
    await fill(place, world);
    wrong.push(...(await askAll(place, decisions, 50)).map((one) => `seed ${seed}: ${one}`));
    if (wrong.length >= 50) break;
  }
  return wrong;
}
