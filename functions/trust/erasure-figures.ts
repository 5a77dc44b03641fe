import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { calls } from '@lemma/school/calls';
import { storedSchoolSchema } from '../demonstration/stored-school.ts';
import { pointAt } from '../src/platform/point-at.ts';

/**
 * Erases a child of the demonstration school again and again, each time cut one step later: from a write to the
 * database, the files or the accounts on, nothing goes through, as when the server dies. Then the same request is made
 * again, and what is stored is compared with an erasure that nothing cut. Prints the figures:
 * `erasure-figures.ts PROJECT AUTH FIRESTORE [FROM TO]`, where the last two name the first and the last step that is cut.
 */
const [project = '', auth = '', firestore = '', from = '1', to = '1000'] = process.argv.slice(2);
const files = await mkdtemp(join(tmpdir(), 'lemma-erasure-'));
pointAt({ project, firestore, auth, files }, ['firestore', 'auth', 'files']);
const SCHOOL = join(import.meta.dirname, '..', '.demonstration', 'school.json.gz');
const REQUEST = 'request-of-the-measurement';

const { loadSchool } = await import('../demonstration/load-school.ts');
const { askRights } = await import('../src/calls/parents/ask-rights.ts');
const { eraseChild } = await import('../src/calls/erasure/erase-child.ts');
const { allOf, collectionNames } = await import('../src/platform/any-collection.ts');
const { database } = await import('../src/platform/database.ts');
const { documents, mustRead } = await import('../src/platform/documents.ts');
const { fileStore } = await import('../src/platform/file-store.ts');
const { accounts, bulkWriter } = await import('../src/platform/firebase.ts');

type World = {
  readonly documents: ReadonlyMap<string, FirebaseFirestore.DocumentData>;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly accounts: ReadonlySet<string>;
};

async function world(): Promise<World> {
  const snapshots = await Promise.all(collectionNames.map((name) => allOf(name).get()));
  const stored = new Map<string, Buffer>();
  for (const file of await readdir(files)) stored.set(file, await readFile(join(files, file)));
  return {
    documents: new Map(snapshots.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()] as const))),
    files: stored,
    accounts: new Set((await accounts().listUsers()).users.map(({ uid }) => uid)),
  };
}

/** Makes everything as it was before. */
async function putBack(before: World, now: World): Promise<void> {
  const writer = bulkWriter();
  for (const path of now.documents.keys())
    if (!before.documents.has(path)) void writer.delete(database().doc(path)).catch(() => undefined);
  for (const [path, data] of before.documents)
    if (JSON.stringify(now.documents.get(path)) !== JSON.stringify(data))
      void writer.set(database().doc(path), data).catch(() => undefined);
  await writer.close();
  for (const file of now.files.keys()) if (!before.files.has(file)) await rm(join(files, file));
  for (const [file, bytes] of before.files) if (!now.files.has(file)) await writeFile(join(files, file), bytes);
  const gone = [...before.accounts].filter((uid) => !now.accounts.has(uid));
  if (gone.length > 0) await accounts().importUsers(gone.map((uid) => ({ uid, customClaims: { role: 'student' } })));
}

const CUT = 'the server died here';
let steps = 0;
let cutAt = Number.POSITIVE_INFINITY;

/** Counts a step; from the cut on, none is taken. */
function step(): true {
  steps += 1;
  if (steps >= cutAt) throw new Error(CUT);
  return true;
}

/** Has every write of this process be a step. */
async function countSteps(): Promise<void> {
  const client = database();
  // Reads decide nothing that lasts.
  const writes = new Set(['commit', 'batchWrite']);
  await client.listCollections();
  const request: unknown = Reflect.get(client, 'request');
  if (typeof request !== 'function') throw new Error('The client sends its requests in another way.');
  Object.assign(client, {
    request: async (method: string, ...given: unknown[]): Promise<unknown> => {
      if (writes.has(method)) step();
      return Reflect.apply(request, client, [method, ...given]);
    },
  });
  const store = await fileStore();
  const { put, remove } = store;
  Object.assign(store, {
    put: async (...given: Parameters<typeof put>) => step() && put(...given),
    remove: async (...given: Parameters<typeof remove>) => step() && remove(...given),
  });
  const own = accounts();
  const deleteUser = own.deleteUser.bind(own);
  Object.assign(own, { deleteUser: async (uid: string) => step() && deleteUser(uid) });
}

/** What is stored, as text, without what differs between any two erasures: random keys, moments, and the log's ids. */
function told({ documents: all, files: stored, accounts: people }: World, childId: string): string[] {
  const plain = (path: string, data: unknown) =>
    `${path} ${JSON.stringify(data)}`.replaceAll(/gone-[\w-]+/g, 'gone').replaceAll(/"(updated|folded)At":\d+/g, '');
  const lines = [...all]
    .filter(([path]) => !/^(audit|erased|insightLeases|insightMarks)\//.test(path))
    .map(([path, data]) => plain(path, data));
  const erased = [...all].filter(([path, data]) => path.startsWith('audit/') && data.action === 'child-erased').length;
  return [...lines, ...[...stored.keys()].map((file) => `file ${file}`), ...people, `in the log ${erased} ${childId}`];
}

const now = Date.now();
const callerOf = (uid: string) => ({
  ...{ uid, name: undefined, email: `${uid}@school.example`, ip: '127.0.0.1' },
  ...{ now, signedInAt: now, isStudent: false },
});

const school = storedSchoolSchema.parse(JSON.parse(gunzipSync(await readFile(SCHOOL)).toString()));
await loadSchool(school, now, files, Promise.resolve());

/** The child with the most files, among those with a parent. */
async function chooseChild() {
  const guardians = documents.guardians.every((await allOf('guardians').get()).docs);
  const stored = documents.files.every((await allOf('files').get()).docs);
  const filesOf = (studentId: string) =>
    stored.filter(({ handedIn }) => handedIn.some((one) => one.studentId === studentId)).length;
  const [link] = guardians.toSorted((one, other) => filesOf(other.studentId) - filesOf(one.studentId));
  if (link === undefined) throw new Error('The demonstration school has no parents.');
  const student = await mustRead(documents.students, link.studentId);
  const { teacherIds } = await mustRead(documents.classes, student.classIds[0] ?? '');
  return { ...link, name: student.fullName, teacherId: teacherIds[0] ?? '', files: filesOf(link.studentId) };
}

const child = await chooseChild();
const { studentId, parentId } = child;
const request = { studentId, requestId: REQUEST, kind: 'delete', text: '' };
await askRights(calls.askRights.input.parse(request), callerOf(parentId));
await countSteps();
const erase = () => {
  const input = { studentId, parentId, requestId: REQUEST, name: child.name, answer: '' };
  return eraseChild(calls.eraseChild.input.parse(input), callerOf(child.teacherId));
};

const before = await world();
steps = 0;
await erase();
const inAll = steps;
let current = await world();
const wanted = told(current, studentId);

let unlike = 0;
let notCut = 0;
const last = Math.min(inAll, Number(to));
for (cutAt = Number(from); cutAt <= last; cutAt += 1) {
  const at = cutAt;
  cutAt = Number.POSITIVE_INFINITY;
  await putBack(before, current);
  cutAt = at;
  steps = 0;
  const cut = await erase().then(
    () => 'done',
    (error: unknown) => String(error),
  );
  if (!cut.includes(CUT)) {
    notCut += 1;
    process.stderr.write(`cut at ${at} of ${inAll}: ${cut}\n`);
  }
  cutAt = Number.POSITIVE_INFINITY;
  const again = await erase().then(
    () => 'done',
    (error: unknown) => String(error),
  );
  current = await world();
  const found = told(current, studentId);
  const differs = [
    ...found.filter((line) => !wanted.includes(line)),
    ...wanted.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
  ];
  if (again !== 'done' || differs.length > 0) {
    unlike += 1;
    process.stderr.write(`cut at ${at} of ${inAll}, then ${again}:\n`);
    for (const line of differs.slice(0, 6)) {
      const twin = wanted.find((other) => other.split(' ')[0] === line.split(' ')[0]) ?? '';
      const from = [...line].findIndex((sign, place) => sign !== twin[place]);
      process.stderr.write(`  ${line.slice(0, 60)} … ${line.slice(Math.max(0, from - 60), from + 200)}\n`);
    }
  }
  cutAt = at;
}

const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0, holds: value === 0 });
const figures = [
  { name: 'steps of erasing a child, each cut once', value: last - Number(from) + 1, unit: '' },
  none('cuts that were told as success', notCut),
  none('schools that differ after the same request was made again', unlike),
];
process.stdout.write(JSON.stringify(figures));
await rm(files, { recursive: true, force: true });
process.exit(0);
