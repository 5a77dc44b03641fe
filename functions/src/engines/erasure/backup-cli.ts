import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values, positionals } = readArguments(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
      ...{ files: { type: 'string' }, class: { type: 'string' }, child: { type: 'string' } },
      ...{ replace: { type: 'boolean' }, 'leave-newer': { type: 'boolean' } },
      ...{ leader: { type: 'string' }, into: { type: 'string' } },
      ...{ school: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    },
  }),
);

const USAGE = `Usage: npm run -s backup -- save FILE (--school | --class ID | --child ID) WHERE
       npm run -s backup -- check FILE
       npm run -s backup -- restore FILE [--replace | --leave-newer] [--leader EMAIL | --into CLASS] WHERE
  WHERE: --project ID [--firestore HOST:PORT --auth HOST:PORT --files FOLDER]

Saves a school, a class or a child's record into one file, checks such a file, and puts it back
(docs/backup.md). With the three addresses it works on emulators (.lemma/running.json has them, the
files are in .lemma/files); without them on the project itself, with the credentials of
gcloud auth application-default login.

A school's file is written over what is there. Where documents were changed after it was made,
it says how many and restores nothing, until it is told what becomes of them: --replace puts the
file's in their place, --leave-newer leaves them as they are.

A class or a child of another installation belongs to nobody here: --leader gives the class to the teacher with this
address and a new code, --into puts the child into a class of here.
`;

const connect = (): boolean => pointAt(values, ['firestore', 'auth', 'files']);

async function save(file: string): Promise<boolean> {
  const { gatherChild, gatherClass, gatherSchool } = await import('./gather.ts');
  const { writeBackup } = await import('./backup-file.ts');
  const madeAt = Date.now();
  const { school, class: classId, child } = values;
  if ([school, classId, child].filter((one) => one !== undefined).length !== 1) return false;
  const bytes =
    classId !== undefined
      ? await writeBackup({ kind: 'class', id: classId, madeAt }, gatherClass(classId, 'whole'))
      : child !== undefined
        ? await writeBackup({ kind: 'child', id: child, madeAt }, gatherChild(child, 'whole'))
        : await writeBackup({ kind: 'school', id: null, madeAt }, gatherSchool());
  await writeFile(file, bytes, { mode: 0o600, flush: true });
  return true;
}

async function restoreFrom(file: string): Promise<boolean> {
  const { readBackup } = await import('./backup-file.ts');
  const { restoreByCommand } = await import('./restore-by-command.ts');
  const { replace, 'leave-newer': leave, leader, into } = values;
  if (replace === true && leave === true) return false;
  const { head, lines } = readBackup(await readFile(file));
  const newer = leave === true ? 'leave' : replace === true ? 'replace' : 'refuse';
  const { documents, files, accounts, left } = await restoreByCommand(head, lines, Date.now(), { newer, leader, into });
  process.stdout.write(`restored: ${documents} documents, ${files} files, ${accounts} accounts\n`);
  if (left > 0) process.stdout.write(`left as they are: ${left} documents that are newer than the file\n`);
  return true;
}

async function check(file: string): Promise<boolean> {
  const { readBackup } = await import('./backup-file.ts');
  const { head, lines } = readBackup(await readFile(file));
  process.stdout.write(`whole: a ${head.kind} of ${new Date(head.madeAt).toISOString()}, ${lines.length} lines\n`);
  return true;
}

async function main(): Promise<number> {
  const [what, file, ...more] = positionals;
  const known = file !== undefined && more.length === 0 && values.help !== true;
  if (known && what === 'check') return Number(!(await check(file)));
  if (known && what === 'save' && connect() && (await save(file))) return 0;
  if (known && what === 'restore' && connect() && (await restoreFrom(file))) return 0;
  process.stdout.write(USAGE);
  return values.help ? 0 : 2;
}

await runCommand(main);
