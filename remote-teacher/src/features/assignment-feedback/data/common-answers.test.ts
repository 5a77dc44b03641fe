import type { ResultRow, Results } from '@lemma/school';
import { describe, expect, it } from 'vitest';
import { commonAnswers, questionFigures } from './common-answers.ts';

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
const results = (...rows: ResultRow[]): Results => ({
  assignmentId: 'a',
  classId: 'c',
  rows: Object.fromEntries(rows.map((each) => [each.studentId, each])),
});

describe('common wrong answers', () => {
  it('merges different numbers that come from one idea', () => {
    const idea = 'fractions.add-across';
    const [group, ...others] = commonAnswers(
      results(
        row('ana', [{ response: '3/7', misconception: idea }]),
        row('ben', [{ response: '4/9', misconception: idea }]),
      ),
    );
    expect(others).toEqual([]);
    expect(group).toMatchObject({ misconception: idea, responses: ['3/7', '4/9'], studentIds: ['ana', 'ben'] });
  });

  it('merges unexplained answers written alike, and puts the most common first', () => {
    const groups = commonAnswers(
      results(row('ana', [{ response: '1 / 2' }]), row('ben', [{ response: '1/2' }]), row('cem', [{ response: '9' }])),
    );
    expect(groups.map(({ studentIds }) => studentIds.length)).toEqual([2, 1]);
  });

  it('counts a student once in a group', () => {
    const [group] = commonAnswers(results(row('ana', [{ response: '9' }, { response: '9' }])));
    expect(group?.studentIds).toEqual(['ana']);
  });
});

describe('figures of a question', () => {
  it('counts right at first try without hints, and the median time', () => {
    const rows = [
      row('ana', [], { solved: true, took: 1000 }),
      row('ben', [{ response: '9' }], { solved: true, took: 3000 }),
      row('cem', [], { solved: true, hints: 1, took: 5000 }),
    ];
    expect(questionFigures(rows, ['i1'])).toEqual([
      { itemId: 'i1', tried: 3, first: 1, solved: 3, hints: 1, medianTook: 3000 },
    ]);
  });

  it('has no median where nobody tried', () => {
    expect(questionFigures([], ['i1'])).toMatchObject([{ tried: 0, medianTook: undefined }]);
  });
});
