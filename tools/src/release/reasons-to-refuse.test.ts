import type { ReleaseBuild } from '@lemma/contract';
import { expect, it } from 'vitest';
import { reasonsToRefuse, refuseFor } from './reasons-to-refuse.ts';

const version = 'aaaaaaaaaaaa';
const candidate = (over: Partial<ReleaseBuild> = {}) => ({
  area: 'teacher' as const,
  version,
  build: {
    ...{ publishedAt: '2026-11-20T08:00:00.000Z', contractVersion: 1, manifest: '', requires: {}, files: {} },
    ...over,
  },
});
const shell = {
  contractVersion: 1,
  shared: { react: '19.3.1' },
  paths: { teacher: '/dashboard', parent: '/parent-dashboard' },
  places: { teacher: ['', '/students', '/students/7', '/statistics'], parent: ['/gone'] },
};

it('accepts a version that fits', () => {
  const routes = ['', 'students', 'students/:studentId', 'statistics'];
  expect(reasonsToRefuse(candidate({ requires: { react: '^19.0.0' }, routes }), [shell])).toEqual([]);
});

it('says which part needs what', () => {
  expect(reasonsToRefuse(candidate({ contractVersion: 2, requires: { react: '^20.0.0' } }), [shell])).toEqual([
    `teacher@${version} needs contract 2; the shell speaks contract 1.`,
    `teacher@${version} needs react ^20.0.0; the shell has react 19.3.1.`,
  ]);
});

it('refuses a version that uses a name which the shell does not lend', () => {
  const uses = ['z.object of zod', 'z.templateLiteral of zod'];
  expect(reasonsToRefuse(candidate({ uses }), [shell])).toEqual([]);
  expect(reasonsToRefuse(candidate({ uses }), [{ ...shell, lends: ['z.object of zod'] }])).toEqual([
    `teacher@${version} uses z.templateLiteral of zod; the shell does not lend it.`,
  ]);
});

it('refuses a version with a second React', () => {
  expect(reasonsToRefuse(candidate({ ownReact: true }), [shell])).toEqual([
    `teacher@${version} brings a React of its own: beside the shell's, hooks of one are called in the other, and pages break.`,
  ]);
});

it('refuses a version that does not answer a link of the shell', () => {
  const routes = ['', 'students', 'students/:studentId'];
  expect(reasonsToRefuse(candidate({ routes }), [shell])).toEqual([
    `The shell leads to /dashboard/statistics; teacher@${version} does not answer it.`,
  ]);
});

it('refuses a version that is heavier than the shell allows, whatever the area says of itself', () => {
  const heavy = candidate({ sizes: { first: 120_001, largestScreen: 10 } });
  const least = { '*': { first: 120_000, largestScreen: 5 } };
  expect(reasonsToRefuse(heavy, [{ ...shell, budgets: least }])).toEqual([
    `teacher@${version} needs 121 kB until its first screen; the shell allows 120 kB (gzipped scripts).`,
    `teacher@${version} needs 1 kB more for its largest screen; the shell allows 1 kB (gzipped scripts).`,
  ]);
  const own = { ...least, teacher: { first: 130_000, largestScreen: 10 } };
  expect(reasonsToRefuse(heavy, [{ ...shell, budgets: own }, shell])).toEqual([]);
});

it('refuses a version that halted as a canary', () => {
  expect(reasonsToRefuse(candidate(), [shell], { loads: 20, failed: 3, haltedAt: 1 })).toEqual([
    `teacher@${version} was halted as a canary: 3 of 20 loads failed.`,
  ]);
});

it('checks every served shell, and gives each reason once', () => {
  const older = { contractVersion: 1, shared: {} };
  expect(reasonsToRefuse(candidate({ requires: { react: '^19.0.0' } }), [shell, older, older])).toEqual([
    `teacher@${version} needs react ^19.0.0; the shell does not share react.`,
  ]);
});

it('throws all reasons at once, in plain words', () => {
  expect(() => refuseFor(['One.', 'Two.'], 'it')).toThrow('it is not served:\n  · One.\n  · Two.');
  expect(() => refuseFor([], 'it')).not.toThrow();
});
