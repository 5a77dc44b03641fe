import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRepository, repository } from '../repository.ts';
import { goneOf } from '../shown/gone.ts';
import { asvsPage } from './asvs-page.ts';
import { numbers } from './numbers.ts';
import { readRequirements } from './requirements.ts';

const all = await readRequirements();
describe('the requirements', () => {
  it('are all of levels 1 and 2, each once, at its level', () => {
    for (const level of [1, 2] as const) {
      const ids = all.filter((one) => one.level === level).map(({ id }) => id);
      expect(ids.toSorted()).toEqual([...numbers[level]].toSorted());
    }
    expect(all).toHaveLength(253);
  });
  it('are shown by tests, files and texts that are there', async () => {
    expect((await Promise.all(all.map(goneOf))).flat()).toEqual([]);
  });
  it('say what is missing where they are not met', () => {
    const silent = all.filter(({ status, says }) => status === 'not-met' && says.length < 10).map(({ id }) => id);
    expect(silent).toEqual([]);
  });
  it('stand in docs/asvs.md: after a change, run npm run asvs', async () => {
    expect(await readFile(inRepository('docs', 'asvs.md'), 'utf8')).toBe(asvsPage(all));
  });
});

/** Every source of the product, without tests. */
async function* sources(...folders: readonly string[]): AsyncGenerator<readonly [file: string, text: string]> {
  for (const folder of folders)
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, {
      cwd: repository,
      exclude: (name) => name.includes('node_modules'),
    }))
      if (!/\.(test|soak|e2e|test-d)\.tsx?$/.test(file)) yield [file, await readFile(inRepository(file), 'utf8')];
}
async function filesWith(pattern: RegExp, ...folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const [file, text] of sources(...folders)) if (pattern.test(text)) found.push(file);
  return found;
}
const PRODUCT = ['shell/src', 'shared-auth/src', 'remote-*/src', 'packages/*/src', 'functions/src'] as const;

describe('the sources', () => {
  it('starts no program on the server', async () => {
    expect(await filesWith(/from '(?:node:)?child_process'|from 'execa'/, 'functions/src')).toEqual([]);
  });
  it('sets no markup from text in a page', async () => {
    expect(
      await filesWith(
        /dangerouslySetInnerHTML|\.(?:inner|outer)HTML =|insertAdjacentHTML\(|document\.write\(/,
        ...PRODUCT,
      ),
    ).toEqual([]);
  });
  it('draws nothing secret from Math.random', async () => {
    expect(
      await filesWith(
        /Math\.random\(/,
        'functions/src',
        'shared-auth/src',
        'packages/contract/src',
        'packages/school/src',
      ),
    ).toEqual([]);
  });
  it('hashes with nothing that is broken', async () => {
    // Says which problems of a public set of dialogues are kept for measuring; nothing is protected by it.
    const splits = 'packages/interview/src/moves/mathdial.ts';
    expect(await filesWith(/createH(?:ash|mac)\('(?:md5|sha1)'|'SHA-1'/i, ...PRODUCT, 'tools/src')).toEqual([splits]);
  });
  it('switches no check of certificates off', async () => {
    expect(await filesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, ...PRODUCT, 'tools/src')).toEqual(
      [],
    );
  });
});
