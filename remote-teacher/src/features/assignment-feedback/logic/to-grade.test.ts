import { buildResultRow } from '@lemma/testing';
import { expect, it } from 'vitest';
import { firstOpen, type ToGrade, toGrade } from './to-grade.ts';

const answer = (studentId: string, rubric?: string[]): ToGrade => ({
  ...{ studentId, pages: 0, waits: false, group: studentId },
  result: {
    ...{ itemId: 'i1', tries: 1, solved: true, score: 1, hints: 0, took: 1, wrong: [] },
    ...(rubric && { rubric }),
  },
});

it('continues at the first ungraded answer, even if it got no points', () => {
  expect(firstOpen([answer('ana', ['r1']), answer('ben', []), answer('chen')])).toBe(2);
});
it('starts at the first answer if all are graded', () => expect(firstOpen([answer('ana', ['r1'])])).toBe(0));
it('starts at 0 without answers', () => expect(firstOpen([])).toBe(0));

it('begins with what no rule could check, however the names would be ordered', () => {
  const row = (studentId: string, verdict: 'right' | 'unknown') =>
    buildResultRow({
      studentId,
      items: [
        {
          ...{ itemId: 'i1', tries: 1, solved: verdict === 'right', score: 0, hints: 0, took: 1, wrong: [] },
          last: { response: '1', verdict },
        },
      ],
    });
  const ids = ['ana', 'ben', 'chen', 'dia', 'eli'];
  const orderWith = (unread: string) => {
    const rows = Object.fromEntries(ids.map((id) => [id, row(id, id === unread ? 'unknown' : 'right')]));
    return toGrade({ assignmentId: 'a', classId: 'c', rows }, 'i1');
  };
  for (const id of ids)
    expect(
      orderWith(id)
        .map(({ studentId, waits }) => waits && studentId)
        .at(0),
    ).toBe(id);
});

it('waits for a person only where the work is turned in and no adult’s answer counts for it', () => {
  const unread = {
    ...{ itemId: 'i1', tries: 1, solved: false, score: 0, hints: 0, took: 1, wrong: [] },
    last: { response: 'a drawing', verdict: 'unknown' as const },
  };
  const open = { ...unread, itemId: 'i2', waits: true as const };
  const rows = {
    ...{ ana: buildResultRow({ studentId: 'ana', items: [{ ...unread, waits: true }] }) },
    ...{ ben: buildResultRow({ studentId: 'ben', state: 'in-progress', ungraded: false, items: [unread] }) },
    ...{ chen: buildResultRow({ studentId: 'chen', state: 'returned', items: [unread] }) },
    // The parent typed it for the child, so it has points; the other question waits.
    ...{ dia: buildResultRow({ studentId: 'dia', ungraded: true, items: [unread, open] }) },
    ...{ eli: buildResultRow({ studentId: 'eli', items: [unread] }) },
  };
  const waiting = toGrade({ assignmentId: 'a', classId: 'c', rows }, 'i1').filter(({ waits }) => waits);
  expect(waiting.map(({ studentId }) => studentId).toSorted()).toEqual(['ana', 'eli']);
});
