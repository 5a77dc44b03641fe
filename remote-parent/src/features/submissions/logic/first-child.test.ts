import { DAY } from '@lemma/school/time';
import { buildDeskEntry } from '@lemma/testing';
import { expect, it } from 'vitest';
import { firstChild } from './first-child.ts';

const NOW = 1_800_000_000_000;
const link = (studentId: string) => ({
  ...{ id: studentId, parentId: 'p', parentName: 'Jon', state: 'active' as const, createdAt: 1 },
  ...{ studentId, studentName: studentId, classIds: ['c'], notes: [] },
});
const desk = (studentId: string, dueAt: number) => ({
  ...{ studentId, displayName: studentId },
  assignments: { a: buildDeskEntry({ assignmentId: 'a', openAt: 1, dueAt, parentMayHandIn: true }) },
});
const links = [link('ana'), link('nico')];
const opensOn = (...dues: number[]) =>
  firstChild(
    links,
    dues.map((due, at) => desk(links[at]?.studentId ?? '', due)),
    NOW,
  )?.studentId;

it('is the child whose work is due first, and before that the one whose work is missing', () => {
  expect(opensOn(NOW + 5 * DAY, NOW + DAY)).toBe('nico');
  expect(opensOn(NOW + DAY, NOW + 5 * DAY)).toBe('ana');
  expect(opensOn(NOW + DAY, NOW - DAY)).toBe('nico');
});

it('is the first one where nothing waits', () => {
  expect(firstChild(links, [null, null], NOW)?.studentId).toBe('ana');
  expect(firstChild([], [], NOW)).toBeUndefined();
});
