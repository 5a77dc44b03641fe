import { expect, it } from 'vitest';
import { combinations, mixedBuilds, parseParts, parts } from './parts.ts';

it('lets any two parts meet in all four combinations, in eight runs', () => {
  expect(combinations).toHaveLength(8);
  for (const one of parts)
    for (const other of parts.filter((part) => part !== one)) {
      const met = combinations.map((old) => `${old.includes(one)} ${old.includes(other)}`);
      expect(new Set(met).size).toBe(4);
    }
});

it('has an old shell and old rules beside new remotes and functions, and the reverse', () => {
  expect(combinations).toContainEqual(['shell', 'rules']);
  expect(combinations).toContainEqual(['remotes', 'functions']);
});

it('takes the old parts from the folder of the previous release', () => {
  const builds = mixedBuilds('/before', parseParts('remotes,rules'));
  expect(builds.remote('student')).toBe('/before/remote-student/dist');
  expect(builds.rules).toBe('/before/firestore.rules');
  expect(builds.shell).not.toContain('/before');
  expect(() => parseParts('shel')).toThrow('There is no part shel');
});
