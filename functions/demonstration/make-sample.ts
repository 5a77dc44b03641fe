import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { samplePaths, sampleRoles } from '@lemma/school/sample';

/** The most thousand bytes of a file, compressed as sites send it: a second on a slow line. */
const MOST_KB = { first: 260, later: 290 } as const;

/** `npm run sample -w functions`: makes the files of the sample class, once for each version of the code. */
async function main(): Promise<void> {
  // Before anything asks for the time: the files are read by the clock of whoever looks.
  process.env.TZ = 'UTC';
  const { cutSample } = await import('./cut-sample.ts');
  const folder = resolve(import.meta.dirname, '../.sample');
  const files = await mkdtemp(join(tmpdir(), 'lemma-sample-'));
  const write = async (path: string, content: unknown, most: number) => {
    const text = JSON.stringify(content);
    const size = Math.round(gzipSync(text).length / 1000);
    if (size > most) throw new Error(`${path} has ${size} kB; its bar is ${most} kB (make-sample.ts).`);
    await writeFile(join(folder, basename(path)), text);
    process.stdout.write(`${basename(path)}: ${size} kB compressed, bar ${most} kB\n`);
  };
  try {
    const sample = await cutSample(files);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const role of sampleRoles) {
      const { first, later } = sample[role];
      await write(samplePaths(role).first, first, MOST_KB.first);
      if (later !== undefined) await write(samplePaths(role).later, later, MOST_KB.later);
    }
  } finally {
    await rm(files, { recursive: true, force: true });
  }
}

await main();
