import { type Attempt, type HandIn, mayWork, type Round, type Submission, type WorkItem } from '@lemma/school/work';
import { describe, expect, it } from 'vitest';
import { countsOf, deskPartOf, looksTheSame, rowOf } from './summary.ts';

const attempt = (over: Partial<Attempt> = {}): Attempt => ({
  ...{ id: 'a1', response: '2/8', verdict: 'wrong', sameValue: false, message: '', at: 1, took: 500, hintsShown: 0 },
  ...over,
});
const item = (over: Partial<WorkItem> = {}): WorkItem => ({
  ...{
    id: 'i1',
    canDo: '',
    skill: 'sample.add',
    prompt: '',
    field: { kind: 'number' },
    points: 2,
    tries: 3,
    hintCount: 2,
  },
  ...{ hints: [], attempts: [], solved: false, closed: false, score: 0 },
  ...over,
});
const handIn = (by: HandIn['by']): HandIn => ({ id: by, by, byName: '', uid: by, at: 9, late: false, pages: [] });
const submission = (over: Partial<Submission> = {}): Submission => ({
  ...{
    id: 'w_ana',
    assignmentId: 'w',
    classId: 'c',
    studentId: 'ana',
    title: '',
    instructions: '',
    dueAt: 5,
    state: 'in-progress',
  },
  ...{
    items: [item()],
    score: 0,
    maxScore: 2,
    startedAt: 1,
    late: false,
    handIns: [],
    feedback: [],
    revision: 3,
    updatedAt: 1,
  },
  ...over,
});

describe('rowOf', () => {
  it('gathers tries, time, hints and wrong answers with their misconceptions', () => {
    const attempts = [attempt({ misconception: 'm' }), attempt({ id: 'a2', verdict: 'right', response: '1/2' })];
    const row = rowOf(submission({ items: [item({ attempts, hints: ['h'], solved: true, score: 1.5 })] }));
    expect(row.items).toEqual([
      {
        itemId: 'i1',
        tries: 2,
        solved: true,
        score: 1.5,
        hints: 1,
        took: 1000,
        problem: expect.any(String),
        wrong: [{ response: '2/8', misconception: 'm' }],
        last: { response: '1/2', verdict: 'right' },
      },
    ]);
  });
  it('stays small however long the answers are', () => {
    const attempts = Array.from({ length: 30 }, (_, n) => attempt({ id: `a${n}`, response: 'x'.repeat(500) }));
    expect(JSON.stringify(rowOf(submission({ items: [item({ attempts })] }))).length).toBeLessThan(1000);
  });
});

it('merges equal answers to the same problem, whatever their form', () => {
  const of = (id: string, response: string, math = '4 ÷ 8') =>
    submission({ studentId: id, items: [item({ math, attempts: [attempt({ response })] })] });
  const first = rowOf(of('ana', '2/4'));
  const second = rowOf(of('ben', '0.5'), [first]);
  const third = rowOf(of('chi', '50/100'), [first, second]);
  const elsewhere = rowOf(of('dov', '1/2', '1 ÷ 2'), [first, second, third]);
  expect([first, second, third, elsewhere].map(({ items }) => items[0]?.wrong[0]?.same)).toEqual([
    ...[undefined, '2/4', '2/4', undefined],
  ]);
});

it('counts from the rows, in whatever order', () => {
  const rows = [
    rowOf(submission()),
    rowOf(submission({ state: 'submitted', handIns: [handIn('parent')] })),
    rowOf(submission({ state: 'submitted', handIns: [handIn('student')] })),
    rowOf(submission({ state: 'returned', handIns: [handIn('parent')] })),
  ];
  expect(countsOf(rows)).toEqual({ started: 4, submitted: 3, toGrade: 1, median: 0 });
  expect(countsOf(rows.toReversed())).toEqual(countsOf(rows));
});

it('counts neither work that is asked for again nor excused work as turned in, nor as at work', () => {
  const states = ['submitted', 'resubmit', 'excused', 'excused', 'in-progress'] as const;
  const { median, ...counts } = countsOf(
    states.map((state) => rowOf(submission({ state, handIns: [handIn('student')] }))),
  );
  expect(counts).toEqual({ started: 5, submitted: 1, again: 1, excused: 2, toGrade: 0 });
  expect(median).toBe(0);
});

it('leaves out of the median what waits for its first grade', () => {
  const done = { ...submission({ state: 'submitted', handIns: [handIn('student')] }), score: 6, maxScore: 8 };
  const waiting = { ...submission({ state: 'submitted', handIns: [handIn('parent')] }), score: 0, maxScore: 8 };
  expect(countsOf([rowOf(done), rowOf(waiting), rowOf(waiting)])).toMatchObject({ median: 0.75, toGrade: 2 });
  expect(countsOf([rowOf(waiting)]).median).toBeUndefined();
});

describe('work to grade', () => {
  const page = { fileId: 'f', name: 'page.jpg', type: 'image/jpeg', size: 9, turn: 0 } as const;
  const onPaper: Partial<Submission> = { state: 'submitted', handIns: [{ ...handIn('student'), pages: [page] }] };
  const grade = { score: 1, rubric: ['full'], byName: 'Ms. Okafor', at: 9 };
  const toGrade = (over: Partial<Submission>) => countsOf([rowOf(submission(over))]).toGrade;
  it.each([
    ['photos that a student turned in', { ...onPaper }, 1],
    ['photos beside answers to every question', { ...onPaper, items: [item({ attempts: [attempt()] })] }, 0],
    ['photos of which one question is graded', { ...onPaper, items: [item({ grade }), item({ id: 'i2' })] }, 1],
    ['photos that are graded', { ...onPaper, state: 'graded', items: [item({ grade })] }, 0],
    ['photos that were returned', { ...onPaper, state: 'returned' }, 0],
    [
      'an answer that no rule could judge',
      { ...onPaper, handIns: [handIn('student')], items: [item({ attempts: [attempt({ verdict: 'unknown' })] })] },
      1,
    ],
    [
      'answers to every question that a parent typed',
      { state: 'submitted', handIns: [handIn('parent')], items: [item({ attempts: [attempt()] })] },
      0,
    ],
    ['what a student left empty', { ...onPaper, handIns: [handIn('student')] }, 0],
  ] satisfies [string, Partial<Submission>, number][])('of %s', (_, over, count) => {
    expect(toGrade(over)).toBe(count);
  });
});

it('tells which questions wait for points: not those that an adult’s answer has points for', () => {
  const unread = { attempts: [attempt({ verdict: 'unknown' })] };
  const credit = { response: '1/2', handInId: 'h', score: 2 };
  const items = [item(unread), item({ ...unread, id: 'i2', credit }), item({ id: 'i3', solved: true })];
  const waits = (state: Submission['state']) =>
    rowOf(submission({ state, handIns: [handIn('parent')], items })).items.map((one) => one.waits === true);
  expect(waits('submitted')).toEqual([true, false, false]);
  expect(waits('in-progress')).toEqual([false, false, false]);
  expect(waits('returned')).toEqual([false, false, false]);
});

it('counts items as done when they are solved or out of tries', () => {
  const spent = [attempt(), attempt({ id: 'b' }), attempt({ id: 'c' })];
  expect(deskPartOf(submission({ items: [item({ solved: true }), item({ attempts: spent }), item()] })).itemsDone).toBe(
    2,
  );
});

it('tells on the desk which question a comment is about', () => {
  const comment = { text: 'Look again.', byName: 'Ms. Okafor', at: 1 };
  const feedback = [
    { ...comment, id: 'f1', itemId: 'i2' },
    { ...comment, id: 'f2' },
  ];
  const { feedback: told } = deskPartOf(submission({ items: [item(), item({ id: 'i2' })], feedback }));
  expect(told.map(({ question }) => question)).toEqual([2, undefined]);
});

it('sees no change in a draft, but one in an attempt', () => {
  expect(looksTheSame(submission(), submission({ items: [item({ draft: '1/' })], revision: 4 }))).toBe(true);
  expect(looksTheSame(submission(), submission({ items: [item({ attempts: [attempt()] })] }))).toBe(false);
});

describe('mayWork', () => {
  it.each([
    ['in progress', submission(), true],
    ['asked for again', submission({ state: 'resubmit', handIns: [handIn('student')] }), true],
    ['turned in by a parent', submission({ state: 'submitted', handIns: [handIn('parent')] }), true],
    [
      'turned in by the student',
      submission({ state: 'submitted', handIns: [handIn('parent'), handIn('student')] }),
      false,
    ],
    ['returned', submission({ state: 'returned' }), false],
    ['excused', submission({ state: 'excused' }), false],
  ])('is asked of work %s', (_what, work, may) => expect(mayWork(work)).toBe(may));
});

it('lists contests of earlier practice problems, equal answers together, until they are decided', () => {
  const contest = { attemptId: 'a1', note: 'It is half.', at: 2, state: 'open' as const };
  const round = { prompt: '4 ÷ 8', attempts: [attempt({ response: '0.5' })], hints: 0, right: false, contest };
  const mastery = { rule: 'streak' as const, streak: 2, most: 5, state: 'going' as const, inRow: 0 };
  const of = (rounds: Round[]) => submission({ items: [item({ mastery: { ...mastery, rounds } })] });
  const other = rowOf(submission({ items: [item({ prompt: '4 ÷ 8', attempts: [attempt({ response: '2/4' })] })] }));
  const row = rowOf(of([round]), [other]);
  expect(row.items[0]?.contests).toEqual([
    { problem: other.items[0]?.problem, attemptId: 'a1', response: '0.5', same: '2/4', note: 'It is half.' },
  ]);
  expect(countsOf([row]).contested).toBe(1);
  const decided = { ...round, contest: { ...contest, state: 'declined' as const } };
  expect(rowOf(of([decided])).items[0]?.contests).toBeUndefined();
});
