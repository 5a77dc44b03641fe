import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const FUNCTIONS = resolve(import.meta.dirname, '..');
const FILE = resolve(FUNCTIONS, '.demonstration/school.json.gz');

/** The file of the demonstration school, which is made where it is not made yet: that takes some minutes. */
export async function madeSchool(): Promise<Buffer> {
  const isThere = await access(FILE).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    process.stderr.write('Making the demonstration school, once …\n');
    await promisify(execFile)(process.execPath, ['demonstration/make.ts'], { cwd: FUNCTIONS });
  }
  return readFile(FILE);
}
