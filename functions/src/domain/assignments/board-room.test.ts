import type { Board } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';
import { buildAssignment } from '@lemma/testing';
import { expect, it } from 'vitest';
import { documentSize, LARGE_BYTES } from '../../platform/size.ts';
import { roomOnBoard } from './board-room.ts';
import { newBoardEntry } from './entries.ts';

const NOW = 1_800_000_000_000;

/** Daily work up to today; `own` students of each have a due date of their own. */
function boardOf(days: number, own: number): Board {
  const lines = Array.from({ length: days }, (_, day) => {
    const dueAt = NOW - (days - day) * 2 * DAY;
    const id = `assignment-${day}`;
    const dueBy = Object.fromEntries(Array.from({ length: own }, (__, index) => [`student-${index}`, dueAt + DAY]));
    const line = newBoardEntry(buildAssignment({ id, classId: 'c', title: `Homework ${day}`, dueAt }), 30);
    return [id, { ...line, ...(own > 0 && { dueBy }) }] as const;
  });
  return { classId: 'c', assignments: Object.fromEntries(lines) };
}

it('has room for three years of daily assignments', () => {
  expect(roomOnBoard(boardOf(539, 0), NOW)).toEqual([]);
});

it('lets due dates of single students go that are long past, and no others', () => {
  const board = boardOf(539, 20);
  const tidied = roomOnBoard(board, NOW);
  expect(tidied).toHaveLength(449);
  expect(tidied[0]).not.toHaveProperty('dueBy');
  expect(tidied[0]).toEqual({ ...board.assignments['assignment-0'], dueBy: undefined });
  const after = { ...board.assignments, ...Object.fromEntries(tidied.map((one) => [one.id, one])) };
  expect(documentSize({ classId: 'c', assignments: after })).toBeLessThan(LARGE_BYTES);
});

it('refuses more where even so the list would not stay small', () => {
  expect(() => roomOnBoard(boardOf(2500, 0), NOW)).toThrow('data/too-large');
});
