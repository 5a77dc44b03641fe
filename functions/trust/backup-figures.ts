import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { storedSchoolSchema } from '../demonstration/stored-school.ts';
import { pointAt } from '../src/platform/point-at.ts';
import type { Stored } from './as-stored.ts';

/**
 * Brings the demonstration school back from backups, into emulators, and compares: a class, a child, and the whole
 * school in an empty database. The functions hear of all work that is written and fold it, as they do where somebody
 * restores. Changes a file of each kind at many places. Prints the figures.
 */
const [project = '', auth = '', firestore = '', rounds = '300'] = process.argv.slice(2);
const files = await mkdtemp(join(tmpdir(), 'lemma-backup-'));
pointAt({ project, firestore, auth, files }, ['firestore', 'auth', 'files']);
const SCHOOL = join(import.meta.dirname, '..', '.demonstration', 'school.json.gz');

const { loadSchool } = await import('../demonstration/load-school.ts');
const { asStored, differences } = await import('./as-stored.ts');
const { readBackup, writeBackup } = await import('../src/engines/erasure/backup-file.ts');
const { gatherChild, gatherClass, gatherSchool } = await import('../src/engines/erasure/gather.ts');
const { restore } = await import('../src/engines/erasure/restore.ts');
const { standInBy } = await import('../src/engines/erasure/erased-copy.ts');
const { forgetElsewhere } = await import('../src/engines/erasure/forget-elsewhere.ts');
const { linksIn, linksQuery, removeStudent, shutOut, unlist } = await import(
  '../src/engines/erasure/remove-student.ts'
);
const { deleteExpired } = await import('../src/engines/retention/delete-expired.ts');
const { allOf } = await import('../src/platform/any-collection.ts');
const { documents, mustRead } = await import('../src/platform/documents.ts');
const { inTransaction } = await import('../src/platform/firebase.ts');

const KEY = 'of a deletion';

/** The functions are done when nothing has been left to fold for this long. */
const QUIET_MS = 10_000;
const LONGEST_MS = 300_000;

/** Waits until the functions have folded what they heard of. */
async function untilQuiet(): Promise<void> {
  const begun = Date.now();
  for (let since = begun; Date.now() - since < QUIET_MS && Date.now() - begun < LONGEST_MS; await wait(200))
    if (!(await allOf('insightMarks').limit(1).get()).empty) since = Date.now();
}

async function everything(): Promise<Stored> {
  await untilQuiet();
  return asStored(files);
}

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
  await inTransaction(async (tx) => shutOut(tx, student, linksIn(await tx.get(linksQuery(studentId))), Date.now()));
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

const beforeSchool = await everything();
const begun = performance.now();
const schoolFile = await writeBackup({ kind: 'school', id: null, madeAt: Date.now() }, gatherSchool());
const saved = performance.now();
await emptyDatabase();
const whole = readBackup(schoolFile);
await restore(whole.head, whole.lines, Date.now());
const restoredAt = performance.now();
const schoolDiffers = differences(beforeSchool, await everything());
for (const [what, paths] of Object.entries({ class: classDiffers, child: childDiffers, school: schoolDiffers }))
  for (const path of paths) process.stderr.write(`not as before (${what}): ${path}\n`);

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
