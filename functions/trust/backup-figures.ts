import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { storedSchoolSchema } from '../demonstration/stored-school.ts';
import { pointAt } from '../src/platform/point-at.ts';

/**
 * Brings the demonstration school back from backups, into emulators, and compares: a class, a child, and the whole
 * school in an empty database. Changes a file of each kind at many places. Prints the figures.
 */
const [project = '', auth = '', firestore = '', rounds = '300'] = process.argv.slice(2);
const files = await mkdtemp(join(tmpdir(), 'lemma-backup-'));
pointAt({ project, firestore, auth, files }, ['firestore', 'auth', 'files']);
const SCHOOL = join(import.meta.dirname, '..', '.demonstration', 'school.json.gz');

const { loadSchool } = await import('../demonstration/load-school.ts');
const { readBackup, writeBackup } = await import('../src/engines/erasure/backup-file.ts');
const { gatherChild, gatherClass, gatherSchool } = await import('../src/engines/erasure/gather.ts');
const { toPlain } = await import('../src/engines/erasure/to-plain.ts');
const { restore } = await import('../src/engines/erasure/restore.ts');
const { standInBy } = await import('../src/engines/erasure/erased-copy.ts');
const { forgetElsewhere } = await import('../src/engines/erasure/forget-elsewhere.ts');
const { linksIn, linksQuery, removeStudent, shutOut, unlist } = await import(
  '../src/engines/erasure/remove-student.ts'
);
const { deleteExpired } = await import('../src/engines/retention/delete-expired.ts');
const { collectionNames, allOf } = await import('../src/platform/any-collection.ts');
const { documents, mustRead } = await import('../src/platform/documents.ts');
const { accounts, inTransaction } = await import('../src/platform/firebase.ts');

const KEY = 'of a deletion';

/** Everything that is stored, by path, with its keys in order, without the moments at which it was computed. */
async function everything(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const name of collectionNames)
    for (const { ref, ...one } of (await allOf(name).get()).docs.map((each) => ({ ref: each.ref, data: each.data() })))
      all.set(ref.path, JSON.stringify(sorted(toPlain(one.data))));
  for (const file of await readdir(files))
    all.set(`file ${file}`, (await readFile(join(files, file))).toString('base64'));
  for (const { uid, customClaims } of (await accounts().listUsers()).users)
    all.set(`account ${uid}`, JSON.stringify(customClaims ?? {}));
  return all;
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => key !== 'updatedAt')
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/** Written by the deletion or computed again with its moment; and codes of parents, which end by their date. */
const BESIDE = /^(audit|erasures|insightLeases|insightMarks|parentCodes|throttles)\//;

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !BESIDE.test(path) && before.get(path) !== after.get(path),
  );

async function emptyDatabase(): Promise<void> {
  const path = `/emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${firestore}${path}`, { method: 'DELETE' });
  await fetch(`http://${auth}/emulator/v1/projects/${project}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  for (const file of await readdir(files)) await rm(join(files, file));
}

async function erase(studentId: string): Promise<void> {
  const student = await mustRead(documents.students, studentId);
  const links = linksIn(await linksQuery(studentId).get());
  await inTransaction(async (tx) => shutOut(tx, studentId, linksIn(await tx.get(linksQuery(studentId))), Date.now()));
  const doubles = await removeStudent(student, links, standInBy(KEY));
  await inTransaction((tx) => unlist(tx, student, doubles));
}

/** How many of many damaged copies were read. */
function damagesRead(bytes: Buffer): number {
  let read = 0;
  for (let round = 0; round < Number(rounds); round += 1) {
    // Before the tenth byte gzip says when and where a file was made, which is no content.
    const place = 10 + ((round * 104_729) % (bytes.length - 10));
    const changed = Uint8Array.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ (1 << (round % 8));
    for (const one of [changed, bytes.subarray(0, place)])
      try {
        readBackup(one);
        read += 1;
      } catch {
        // as it should be
      }
  }
  return read;
}

const school = storedSchoolSchema.parse(JSON.parse(gunzipSync(await readFile(SCHOOL)).toString()));
await emptyDatabase();
await loadSchool(school, Date.now(), files, Promise.resolve());
const first = await everything();

const classId = [...first.keys()].find((path) => path.startsWith('classes/'))?.slice('classes/'.length) ?? '';
await documents.classes.change(classId, documents.classes.at(['archivedAt'], 1));
const before = await everything();
const classFile = await writeBackup({ kind: 'class', id: classId, madeAt: Date.now() }, gatherClass(classId, 'whole'));
await deleteExpired(Date.now());
const gone = before.size - (await everything()).size;
const class_ = readBackup(classFile);
await restore(class_.head, class_.lines, Date.now());
const afterClass = await everything();
const classDiffers = differences(before, afterClass);

const studentId = Object.keys((await mustRead(documents.rosters, classId)).students)[0] ?? '';
const beforeChild = await everything();
const childFile = await writeBackup(
  { kind: 'child', id: studentId, madeAt: Date.now() },
  gatherChild(studentId, 'whole'),
);
await erase(studentId);
const child = readBackup(childFile);
await restore(child.head, child.lines, Date.now());
await forgetElsewhere([classId], { id: standInBy(KEY)(studentId), standIn: studentId, fullName: '', displayName: '' });
const afterChild = await everything();
const childDiffers = differences(beforeChild, afterChild);
for (const path of [...classDiffers, ...childDiffers]) process.stderr.write(`not as before: ${path}\n`);

const beforeSchool = await everything();
const begun = performance.now();
const schoolFile = await writeBackup({ kind: 'school', id: null, madeAt: Date.now() }, gatherSchool());
const saved = performance.now();
await emptyDatabase();
const whole = readBackup(schoolFile);
await restore(whole.head, whole.lines, Date.now());
const restoredAt = performance.now();
const schoolDiffers = differences(beforeSchool, await everything());

const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0, holds: value === 0 });
const figures = [
  { name: 'documents, files and accounts that went with a class', value: gone, unit: '' },
  none('of them different after it was restored', classDiffers.length),
  none('different after a child was erased and restored', childDiffers.length),
  { name: 'documents, files and accounts of the school', value: beforeSchool.size, unit: '' },
  none('of them different in an empty database after a restore', schoolDiffers.length),
  { name: 'backup of the school', value: Math.round(saved - begun), unit: 'ms' },
  { name: 'its restore', value: Math.round(restoredAt - saved), unit: 'ms' },
  { name: 'its size', value: Math.round(schoolFile.length / 1024), unit: 'kB' },
  none(`damaged files of ${2 * Number(rounds)} that were read`, damagesRead(classFile)),
];
process.stdout.write(JSON.stringify(figures));
await rm(files, { recursive: true, force: true });
process.exit(0);
