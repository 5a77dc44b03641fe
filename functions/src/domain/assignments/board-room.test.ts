import type { Board } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';
import { buildAssignment } from '@lemma/testing';
import { expect, it } from 'vitest';
import { documentSize, LARGE_BYTES } from '../../platform/size.ts';
import { roomOnBoard } from './board-room.ts';
import { newBoardEntry } from './entries.ts';

const NOW = 1_800_000_000_000;

/** A board with one assignment for each of the last `days` days, each with own due dates for `own` students. */
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

it('drops due dates of single students that are long past, and no others', () => {
  const board = boardOf(539, 20);
  const tidied = roomOnBoard(board, NOW);
  expect(tidied).toHaveLength(449);
  expect(tidied[0]).not.toHaveProperty('dueBy');
  expect(tidied[0]).toEqual({ ...board.assignments['assignment-0'], dueBy: undefined });
  const after = { ...board.assignments, ...Object.fromEntries(tidied.map((one) => [one.id, one])) };
  expect(documentSize({ classId: 'c', assignments: after })).toBeLessThan(LARGE_BYTES);
});

it('refuses another entry when the list would still be too large', () => {
  expect(() => roomOnBoard(boardOf(2500, 0), NOW)).toThrow('data/too-large');
});
