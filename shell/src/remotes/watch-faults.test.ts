import { AppError } from '@lemma/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchFaults } from './watch-faults.ts';

const [teacher, student] = ['https://t.example', 'https://s.example'] as const;
const told = { teacher: vi.fn(), student: vi.fn() };
watchFaults(teacher, told.teacher);
watchFaults(student, told.student);
beforeEach(() => vi.clearAllMocks());

function thrownAt(...places: readonly string[]): Error {
  const error = new Error('in a handler');
  error.stack = ['Error: in a handler', ...places.map((place) => `    at act (${place}:1:2)`)].join('\n');
  return error;
}
const throwIn = (error: unknown, filename = '') => window.dispatchEvent(new ErrorEvent('error', { error, filename }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

it('tells whose code threw in a handler or a promise: the innermost of the stack', () => {
  const error = thrownAt(
    `${teacher}/v/assets/a.js`,
    'https://lemma.example/assets/base.js',
    `${student}/v/assets/b.js`,
  );
  throwIn(error);
  reject(error);
  expect([told.teacher.mock.calls, told.student.mock.calls]).toEqual([[[error], [error]], []]);
});

it('takes the script that the browser names where there is no stack', () => {
  throwIn('text', `${student}/v/assets/b.js`);
  expect(told.student).toHaveBeenCalledWith('text');
});

it('tells nothing of the shell’s own errors, of a lost network, or of a session that ended', () => {
  throwIn(thrownAt('https://lemma.example/assets/base.js'));
  throwIn(thrownAt('https://t.example.evil/a.js'));
  for (const code of ['network/offline', 'auth/signed-out', 'server/unavailable'] as const) {
    const error = new AppError(code, 'of no version');
    error.stack = `Error\n    at act (${teacher}/v/assets/a.js:1:2)`;
    reject(error);
  }
  reject(Object.assign(thrownAt(`${teacher}/v/assets/a.js`), { name: 'AbortError' }));
  expect([told.teacher, told.student].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('tells who watches a site last', () => {
  const next = vi.fn();
  watchFaults(student, next);
  throwIn(thrownAt(`${student}/v/assets/b.js`));
  expect([next.mock.calls.length, told.student.mock.calls.length]).toEqual([1, 0]);
});
