import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const fromFirebase = createRequire(require.resolve('firebase/package.json'));

/** The source files of a part of the SDK that this workspace resolves to, which is bundled for the browser. */
function sources(name: string, folder: string): string {
  const root = join(dirname(fromFirebase.resolve(`${name}/package.json`)), 'dist', folder);
  return readdirSync(root)
    .filter((file) => /^(index|common|browser)[\w.-]*\.js$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/**
 * Constants of the SDK that no setting of ours changes (specification, section 9): a version of the SDK that changes
 * one fails here.
 */
it('refreshes tokens 5 minutes early, and waits from 30 s to 16 minutes after a failure', () => {
  const auth = sources('@firebase/auth', 'esm');
  expect(auth).toContain('300000 /* Duration.OFFSET */');
  expect(auth).toContain('30000 /* Duration.RETRY_BACKOFF_MIN */');
  expect(auth).toContain('960000 /* Duration.RETRY_BACKOFF_MAX */');
  expect(auth).toMatch(/errorBackoff \* 2/);
});

it('reconnects after 1 s, half as long again each time, 60 s at most', () => {
  const firestore = nodeSources();
  expect(firestore).toMatch(/DEFAULT_BACKOFF_INITIAL_DELAY_MS = 1000;/);
  expect(firestore).toMatch(/DEFAULT_BACKOFF_FACTOR = 1\.5;/);
  expect(firestore).toMatch(/DEFAULT_BACKOFF_MAX_DELAY_MS = 60 \* 1000;/);
});

it('treats 10 s without an answer as offline, and sends 10 batches of writes at once', () => {
  const firestore = nodeSources();
  expect(firestore).toMatch(/ONLINE_STATE_TIMEOUT_MS = 10 \* 1000;/);
  expect(firestore).toMatch(/MAX_PENDING_WRITES = 10;/);
});

/**
 * Firestore's build for browsers has shortened names; its build for Node contains the same source with the full names.
 */
function nodeSources(): string {
  const root = join(dirname(fromFirebase.resolve('@firebase/firestore/package.json')), 'dist');
  return readdirSync(root)
    .filter((file) => /^common-\w+\.node\.mjs$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
