import { expect, it } from 'vitest';
import { monolithLoader } from './monolith.ts';

const { resolveId, load } = monolithLoader({ teacher: '/there/remote-teacher' });

it("opens an area's own entry by a lazy import where the shell asks for its loader", () => {
  const id = resolveId('../remotes/open-remotes.ts');
  expect(load(id ?? '')).toContain('teacher: () => import("/there/remote-teacher/src/entry.ts")');
});

it('leaves every other module alone', () => {
  expect(resolveId('./area-screen.tsx')).toBeUndefined();
  expect(load('/there/remote-teacher/src/entry.ts')).toBeUndefined();
});
