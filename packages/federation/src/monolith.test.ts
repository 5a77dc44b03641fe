import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { monolithLoader } from './monolith.ts';

const shell = join(import.meta.dirname, '../../../shell');
const { resolveId, load } = monolithLoader(shell, { teacher: '/there/remote-teacher' });

it("replaces the shell's way to the remotes by one to built-in areas", () => {
  const file = resolveId('../remotes/open-remotes.ts');
  expect(existsSync(file ?? '')).toBe(true);
});

it("opens an area's own entry by a lazy import", () => {
  const id = resolveId('virtual:lemma-built-in-areas');
  expect(load(id ?? '')).toContain('teacher: () => import("/there/remote-teacher/src/entry.ts")');
});

it('leaves every other module alone', () => {
  expect(resolveId('./area-screen.tsx')).toBeUndefined();
  expect(load('/there/remote-teacher/src/entry.ts')).toBeUndefined();
});
