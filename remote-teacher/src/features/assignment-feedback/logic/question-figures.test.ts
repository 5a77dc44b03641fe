import type { ResultRow } from '@lemma/school/results';
import { describe, expect, it } from 'vitest';
import { questionFigures } from './question-figures.ts';

type Wrong = ResultRow['items'][number]['wrong'];

const row = (
  studentId: string,
  wrong: Wrong,
  part: { solved?: boolean; hints?: number; took?: number } = {},
): ResultRow => ({
  studentId,
  state: 'submitted',
  score: 0,
  maxScore: 1,
  late: false,
  feedbackCount: 0,
  revision: 1,
  items: [
    {
      itemId: 'i1',
      tries: wrong.length + (part.solved ? 1 : 0),
      solved: false,
      score: 0,
      hints: 0,
      took: 1000,
      ...part,
      wrong,
    },
  ],
});

describe('figures of a question', () => {
  it('counts correct first tries without hints, and the median time', () => {
    const rows = [
      row('ana', [], { solved: true, took: 1000 }),
      row('ben', [{ response: '9' }], { solved: true, took: 3000 }),
      row('cem', [], { solved: true, hints: 1, took: 5000 }),
    ];
    expect(questionFigures(rows, ['i1'])).toEqual([
      { itemId: 'i1', tried: 3, waiting: 0, judged: 3, first: 1, solved: 3, hints: 1, medianTook: 3000 },
    ]);
  });

  it('counts an answer that waits for a grade neither right nor wrong, and one that was graded as it is', () => {
    const words = (studentId: string, rubric?: string[]) => {
      const one = row(studentId, []);
      const last = { response: 'because', verdict: 'unknown' as const };
      return { ...one, items: one.items.map((item) => ({ ...item, tries: 1, last, ...(rubric && { rubric }) })) };
    };
    const rows = [row('ana', [], { solved: true }), words('ben'), words('cem', [])];
    expect(questionFigures(rows, ['i1'])).toMatchObject([{ tried: 3, waiting: 1, judged: 2, solved: 1 }]);
  });

  it('counts what waits as grading does: on paper too, and nothing that its student still works on or an adult has given', () => {
    const answered = (studentId: string, over: Partial<ResultRow>, item: Partial<ResultRow['items'][number]>) => {
      const one = row(studentId, []);
      const last = { response: 'because', verdict: 'unknown' as const };
      return { ...one, ...over, items: one.items.map((each) => ({ ...each, tries: 1, last, ...item })) };
    };
    const onPaper = row('ana', []);
    const rows = [
      { ...onPaper, pages: 1, ungraded: true, items: onPaper.items.map((item) => ({ ...item, waits: true as const })) },
      answered('ben', { state: 'in-progress' }, {}),
      answered('cem', { ungraded: false }, {}),
      answered('dev', { ungraded: true }, { waits: true }),
      row('eva', [{ response: '9' }]),
      row('fay', []),
    ];
    expect(questionFigures(rows, ['i1'])).toMatchObject([{ tried: 5, waiting: 2, judged: 1, solved: 0 }]);
  });

  it('has no median if nobody tried', () => {
    expect(questionFigures([], ['i1'])).toMatchObject([{ tried: 0, medianTook: undefined }]);
  });
});
