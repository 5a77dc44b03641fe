import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentProgress } from '../progress.ts';
import { HIDANE_VERSION } from '../repository.ts';
import { findFirestore } from './find-firestore.ts';

let machine = '';

beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'lemma-firestore-'));
});
afterEach(() => rm(machine, { recursive: true, force: true }));

async function program(path: string, body = 'exit 0'): Promise<string> {
  const file = join(machine, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${body}\n`);
  await chmod(file, 0o755);
  return file;
}

/** A machine that has only what the test installed. */
const variables = (more: Record<string, string> = {}) => ({
  HOME: machine,
  CARGO_HOME: join(machine, 'cargo'),
  XDG_CACHE_HOME: join(machine, 'cache'),
  PATH: [join(machine, 'bin'), '/usr/bin/nothing'].join(delimiter),
  ...more,
});
const cache = () => join('cache', 'lemma', `hidane-${HIDANE_VERSION}`);
const find = (more?: Record<string, string>) => findFirestore(silentProgress, variables(more));

it('takes the one that HIDANE_BIN names before any other', async () => {
  await program('bin/hidane');
  const named = await program('elsewhere/hidane');
  expect(await find({ HIDANE_BIN: named })).toEqual({ kind: 'hidane', binary: named });
});

it('reports that HIDANE_BIN names nothing that runs', async () => {
  await expect(find({ HIDANE_BIN: '/nowhere/hidane' })).rejects.toThrow('HIDANE_BIN names /nowhere/hidane');
});

it('takes the one on the PATH before the cache', async () => {
  const onPath = await program('bin/hidane');
  await program(`${cache()}/bin/hidane`);
  expect(await find()).toEqual({ kind: 'hidane', binary: onPath });
});

it('takes the one in the cache without a download', async () => {
  const cached = await program(`${cache()}/bin/hidane`);
  await program('bin/npm', 'exit 99');
  expect(await find()).toEqual({ kind: 'hidane', binary: cached });
});

it('takes the npm package where the registry has it', async () => {
  // Does what the launcher sees of npm: `install --prefix FOLDER` puts a program there.
  await program('bin/npm', `/bin/mkdir -p "$3/node_modules/.bin" && /bin/cp /bin/true "$3/node_modules/.bin/hidane"`);
  const found = await find();
  expect(found).toEqual({ kind: 'hidane', binary: join(machine, cache(), 'npm', 'node_modules', '.bin', 'hidane') });
});

it('builds it with cargo when the registry answers 404, and reports progress', async () => {
  await program('bin/npm', 'echo "npm error code E404" >&2; exit 1');
  await program(
    'cargo/bin/cargo',
    `[ "$1" = --version ] && exit 0
for crate in serde tokio hidane; do echo "   Compiling $crate v1.0.0" >&2; done
while [ "$1" != --root ]; do shift; done
/bin/mkdir -p "$2/bin" && /bin/cp /bin/true "$2/bin/hidane"`,
  );
  const said: string[] = [];
  const progress = () => ({
    update: (text: string) => said.push(text),
    done: () => undefined,
    failed: () => undefined,
  });
  const found = await findFirestore(progress, variables());
  expect(found).toEqual({ kind: 'hidane', binary: join(machine, cache(), 'bin', 'hidane') });
  expect(said.at(-1)).toBe('3 crates compiled,');
});

it('falls back on the official emulator under Java 21', async () => {
  await program('bin/java', `echo 'openjdk version "21.0.4" 2024-07-16' >&2`);
  expect(await find()).toEqual({ kind: 'java' });
});

it('lists the ways to get one when there is none', async () => {
  await program('bin/npm', 'echo "npm error code E404" >&2; exit 1');
  await program('bin/java', `echo 'openjdk version "17.0.15" 2025-04-15' >&2`);
  await expect(find()).rejects.toThrow(
    /Rust 1\.88[\s\S]*Java 21[\s\S]*HIDANE_BIN=[\s\S]*not available here \(E404\)[\s\S]*no cargo[\s\S]*Java 17 is older/,
  );
});
