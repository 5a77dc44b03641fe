import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standingOf } from './standing-of.ts';

let folder = '';
let commit = '';

const git = (at: string, ...given: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...given], { cwd: at, encoding: 'utf8' });
const write = (file: string, text: string): void => writeFileSync(join(folder, 'school', file), text);
function store(): string {
  const school = join(folder, 'school');
  git(school, 'add', '.');
  git(school, 'commit', '--quiet', '--message', 'more');
  return git(school, 'rev-parse', '--short=8', 'HEAD').trim();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-standing-'));
  for (const path of ['src', 'other']) mkdirSync(join(folder, 'school', path), { recursive: true });
  git(join(folder, 'school'), 'init', '--quiet');
  for (const file of ['src/door.ts', 'src/door.test.ts', 'src/run.test.ts', 'other/page.ts']) write(file, '1');
  commit = store();
});
afterEach(() => rmSync(folder, { recursive: true }));

const of = { paths: ['src'], entry: 'src/run.test.ts' };
const standing = (changed = false, at = 'school') => standingOf({ commit, changed }, of, join(folder, at));

it('is of this code as long as nothing has changed that it depends on', () => {
  expect(standing()).toBe('this code');
  write('other/page.ts', '2');
  write('src/door.test.ts', '2');
  expect(standing()).toBe('this code');
  store();
  expect(standing()).toBe('this code');
});

it.each(['src/door.ts', 'src/new.ts', 'src/run.test.ts'])('is of other code since %s is another', (file) => {
  write(file, '2');
  expect(standing()).toBe('other code');
  store();
  expect(standing()).toBe('other code');
});

it('knows code that was not committed when it ran, and a commit that the clone lacks', () => {
  expect(standing(true)).toBe('uncommitted code');
  write('src/door.ts', '2');
  store();
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${folder}/school`, 'shallow');
  expect(standing(false, 'shallow')).toBe('a commit that is not here');
});
