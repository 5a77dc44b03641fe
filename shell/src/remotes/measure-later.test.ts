import type { ListedArea } from '@lemma/contract';
import type { Again } from '@lemma/school/release';
import { beforeEach, expect, it, vi } from 'vitest';

const seen = vi.hoisted(() => ({ isSampled: true, measured: vi.fn() }));
vi.mock('./this-tab.ts', () => ({
  DEVELOPMENT: '000000000000',
  get isSampled() {
    return seen.isSampled;
  },
}));
vi.mock('./measure-vitals.ts', () => ({ measureVitals: seen.measured }));
vi.mock('@lemma/shared-auth', () => ({ loadTell: async () => 'tell' }));

const areas: ListedArea[] = [
  { area: 'teacher', path: '/dashboard', role: 'teacher', address: 'https://t.example', keys: [] },
  { area: 'student', path: '/student', role: 'student', address: 'https://s.example', keys: [] },
];
const openedAt = (path: string) =>
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ name: `https://lemma.example${path}` }] });

const idle = vi.fn((begin: () => void) => begin());
beforeEach(() => {
  vi.resetModules();
  seen.measured.mockReset();
  seen.isSampled = true;
  idle.mockClear();
  vi.stubGlobal('requestIdleCallback', idle);
});
const begin = async (area = 'teacher', version = 'aaaaaaaaaaaa', again?: Again) => {
  const { measureLater } = await import('./measure-later.ts');
  for (let time = 0; time < 2; time += 1) measureLater(areas, area, { version, ...(again && { again }) });
};

it('measures once in a tab that was opened at the area', async () => {
  openedAt('/dashboard/assignments');
  await begin();
  await expect.poll(() => seen.measured.mock.calls).toEqual([['teacher', { version: 'aaaaaaaaaaaa' }, 'tell']]);
});

it.each([
  ['a tab that was opened at the form to sign in', () => openedAt('/sign-in'), 'aaaaaaaaaaaa'],
  ['a tab that was opened at another area', () => openedAt('/student'), 'aaaaaaaaaaaa'],
  ['a development server', () => openedAt('/dashboard'), '000000000000'],
])('measures nothing in %s', async (_, arrange, version) => {
  arrange();
  await begin('teacher', version);
  expect(idle).not.toHaveBeenCalled();
});

it('measures nothing in a tab that was not drawn', async () => {
  openedAt('/dashboard');
  seen.isSampled = false;
  await begin();
  expect(idle).not.toHaveBeenCalled();
});

it('measures in each tab that is compared with those of another version', async () => {
  openedAt('/dashboard');
  seen.isSampled = false;
  const again = { beside: 'bbbbbbbbbbbb' };
  await begin('teacher', 'aaaaaaaaaaaa', again);
  const compared = { version: 'aaaaaaaaaaaa', again };
  await expect.poll(() => seen.measured.mock.calls).toEqual([['teacher', compared, 'tell']]);
});
