import { createHash } from 'node:crypto';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';

/** In a sealed folder: the size and the hash of every other file. */
const SEAL = 'seal.json';
const SEAL_LENGTH = 16; // hexadecimal digits of a SHA-256: enough against damage, and this is no signature

const sealSchema = z.object({
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string() })),
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== SEAL)
    .sort();
}

/** Waits until the disk has a file or folder, so that a power cut cannot keep a name and lose what it names. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined); // Windows opens no folder
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Lists every file of a folder with its hash. @returns the hash of that list, which the folder's own name repeats. */
export async function seal(folder: string): Promise<string> {
  const files: z.infer<typeof sealSchema>['files'] = {};
  for (const path of await filesIn(folder)) {
    const bytes = await readFile(join(folder, path));
    files[path.split(sep).join('/')] = { size: bytes.length, sha256: sha256(bytes) };
    await settle(join(folder, path));
  }
  const text = `${JSON.stringify({ files }, null, 2)}\n`;
  await writeFile(join(folder, SEAL), text, { flush: true });
  await settle(folder);
  return sha256(Buffer.from(text)).slice(0, SEAL_LENGTH);
}

/** What is wrong with a sealed folder, as the end of a sentence; undefined if it is as it was sealed. */
export async function damageOf(folder: string, sealed: string): Promise<string | undefined> {
  const text = await readFile(join(folder, SEAL)).catch(() => undefined);
  if (text === undefined) return `${SEAL} is missing`;
  if (sha256(text).slice(0, SEAL_LENGTH) !== sealed) return `${SEAL} has changed`;
  const { files } = sealSchema.parse(JSON.parse(text.toString()));
  const there = (await filesIn(folder)).map((path) => path.split(sep).join('/'));
  const added = there.find((path) => files[path] === undefined);
  if (added !== undefined) return `${added} was not in it`;
  for (const [path, { size, sha256: hash }] of Object.entries(files)) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes === undefined) return `${path} is missing`;
    if (bytes.length !== size) return `${path} has ${bytes.length} bytes instead of ${size}`;
    if (sha256(bytes) !== hash) return `${path} has changed`;
  }
  return undefined;
}
