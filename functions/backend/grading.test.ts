import { findSkill } from '@lemma/math';
import { OWN_SKILL, type OwnQuestion } from '@lemma/school/question';
import { type ResultRow, resultsSchema } from '@lemma/school/results';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import type { Person } from '@lemma/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { suggestGrade } from '../src/calls/feedback/suggest-grade.ts';
import { completion, sends, startModelServer } from '../src/engines/models/model-server.ts';
import { database } from '../src/platform/database.ts';
import { admin, item, newAssignment, newClass, newId, outcomeOf, signIn, stored } from './school.ts';

const NAMES = ['Ana López', 'Ben Osei', 'Chi Okoro'];
async function makeClass() {
  const { teacher, classId, code, cards } = await newClass(NAMES);
  const [ana, ben, chi] = await Promise.all(cards.map((card) => signIn(code, card)));
  if (!ana || !ben || !chi) throw new Error('no students');
  return { teacher, classId, ana, ben, chi };
}
let school: Awaited<ReturnType<typeof makeClass>>;
beforeAll(async () => {
  admin();
  // The database client must be initialized before its first use, which is in this file.
  database();
  school = await makeClass();
});

const half: OwnQuestion = {
  prompt: 'What part of `8` is `4`?',
  kind: 'number',
  key: '1/3',
  accepts: [],
  hints: ['Share it out.'],
  solution: ['4 of 8 parts is one half.'],
};
const own = (over: Partial<OwnQuestion> = {}) => item('i1', OWN_SKILL, { variants: false, own: { ...half, ...over } });
const assign = (items = [own()]) => newAssignment(school.teacher, school.classId, { items });
const open = async (student: Person, assignmentId: string) =>
  (await student.call('openWork', { assignmentId })).submissionId;
async function answer(student: Person, assignmentId: string, response: string): Promise<string> {
  const submissionId = await open(student, assignmentId);
  const attemptId = newId();
  await student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId, response, took: 9000 });
  return attemptId;
}
const read = async (assignmentId: string, { uid }: Person) => {
  const id = submissionIdOf(assignmentId, uid);
  return submissionSchema.parse({ ...(await stored(`submissions/${id}`)), id });
};
const rows = async (assignmentId: string): Promise<Record<string, ResultRow>> =>
  resultsSchema.parse(await stored(`results/${assignmentId}`)).rows;
const folded = async (assignmentId: string, count: number) => {
  await expect
    .poll(async () => Object.values(await rows(assignmentId)).filter(({ items }) => (items[0]?.tries ?? 0) > 0).length)
    .toBe(count);
  return rows(assignmentId);
};

describe('a teacher’s own question', () => {
  it('is worked on like any other, accepts its accepted answers, and belongs to no skill', async () => {
    const { ana } = school;
    const assignmentId = await assign([own({ key: '1/2', accepts: ['50 %'] })]);
    await answer(ana, assignmentId, '2/4');
    expect(await read(assignmentId, ana)).toMatchObject({
      score: 4,
      items: [{ prompt: half.prompt, hintCount: 1, solved: true, skill: OWN_SKILL }],
    });
    expect(JSON.stringify(await read(assignmentId, ana))).not.toMatch(/"(key|accepts|solution|own)"/);
  });
  it.each([
    ['an answer that can’t be read', own({ key: '1/+' })],
    ['an accepted answer that can’t be read', own({ key: '1/2', accepts: ['+/'] })],
    ['mathematics that can’t be read', own({ prompt: 'What is `3 +* 4`?' })],
    [
      'a choice without a right option',
      own({
        kind: 'choice',
        key: 'c',
        options: [
          { id: 'a', label: 'x' },
          { id: 'b', label: 'y' },
        ],
      }),
    ],
    ['a form that the key can’t have', item('i1', OWN_SKILL, { variants: false, form: 'decimal', own: half })],
  ])('is not published with %s, and says so beforehand', async (_name, broken) => {
    const { faults } = await school.teacher.call('testItems', { items: [broken, item('i2')] });
    expect(faults).toMatchObject([{ itemId: 'i1' }]);
    expect(await outcomeOf(assign([broken]))).toBe('input/malformed');
  });
});

describe('a required form', () => {
  it('can be set for a generated question, whose key is rewritten in it', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign([item('i1', 'fractions.add-unlike', { form: 'lowest-terms', variants: false })]);
    const submissionId = await open(ana, assignmentId);
    const key = (await teacher.call('showKeys', { submissionId })).items[0]?.key ?? '';
    const [top = '1', bottom = '1'] = key.split('/');
    await answer(ana, assignmentId, `${Number(top) * 2}/${Number(bottom) * 2}`);
    expect((await read(assignmentId, ana)).items[0]?.attempts[0]).toMatchObject({ verdict: 'wrong', sameValue: true });
  });
});

describe('equal answers', () => {
  it('are merged across forms, and misconceptions across variants', async () => {
    const { ana, ben, chi } = school;
    const assignmentId = await assign();
    await Promise.all([
      answer(ana, assignmentId, '1/2'),
      answer(ben, assignmentId, '0.5'),
      answer(chi, assignmentId, '2/4'),
    ]);
    const all = Object.values(await folded(assignmentId, 3));
    const answers = all.map(({ items }) => items[0]?.wrong[0]);
    expect(new Set(answers.map((one) => one?.same ?? one?.response)).size).toBe(1);
    expect(new Set(all.map(({ items }) => items[0]?.problem)).size).toBe(1);
  });
});

describe('a fixed key', () => {
  it('shows whose score changes before anything is written, then changes exactly those', async () => {
    const { teacher, ana, ben, chi } = school;
    const assignmentId = await assign();
    await answer(ana, assignmentId, '0.5');
    await answer(ben, assignmentId, '1/3');
    await answer(chi, assignmentId, '7');
    const fix = { kind: 'key' as const, key: '1/2', accepts: [] };
    const asked = { assignmentId, itemId: 'i1', fix };
    const preview = await teacher.call('fixItem', { ...asked, apply: false });
    expect(preview.unchanged).toBe(1);
    expect(new Map(preview.changes.map(({ studentId, before, after }) => [studentId, [before, after]]))).toEqual(
      new Map([
        [ana.uid, [0, 4]],
        [ben.uid, [4, 0]],
      ]),
    );
    expect((await read(assignmentId, ana)).score).toBe(0);
    await teacher.call('fixItem', { ...asked, apply: true });
    expect((await read(assignmentId, ana)).score).toBe(4);
    expect((await read(assignmentId, ben)).score).toBe(0);
    expect((await teacher.call('fixItem', { ...asked, apply: true })).changes).toEqual([]);
    await answer(chi, assignmentId, '2/4');
    expect((await read(assignmentId, chi)).score).toBe(3);
  });
  it('is refused where it would fail its own check', async () => {
    const assignmentId = await assign();
    const fix = { kind: 'key' as const, key: '1/+', accepts: [] };
    expect(await outcomeOf(school.teacher.call('fixItem', { assignmentId, itemId: 'i1', fix, apply: true }))).toBe(
      'input/malformed',
    );
  });
});

describe('my answer should be right', () => {
  it('is shown to the teacher; once accepted, every equal answer counts and nothing else', async () => {
    const { teacher, ana, ben, chi } = school;
    const assignmentId = await assign();
    const attemptId = await answer(ana, assignmentId, '1/2');
    await answer(ben, assignmentId, '50%');
    await answer(chi, assignmentId, '1/4');
    const submissionId = await open(ana, assignmentId);
    const asked = { submissionId, itemId: 'i1', attemptId, note: 'Half of 8 is 4.' };
    await ana.call('contestAnswer', asked);
    await ana.call('contestAnswer', asked);
    await expect
      .poll(async () => (await rows(assignmentId))[ana.uid]?.items[0]?.contest)
      .toMatchObject({ response: '1/2', state: 'open', note: 'Half of 8 is 4.' });
    const row = (await rows(assignmentId))[ana.uid]?.items[0];
    const acceptance = { kind: 'answer' as const, problem: row?.problem ?? '', response: row?.contest?.response ?? '' };
    const fix = { assignmentId, itemId: 'i1', fix: { kind: 'accept' as const, acceptance } };
    const { changes } = await teacher.call('fixItem', { ...fix, apply: false });
    expect(new Set(changes.map(({ studentId }) => studentId))).toEqual(new Set([ana.uid, ben.uid]));
    await teacher.call('fixItem', { ...fix, apply: true });
    expect(await read(assignmentId, ana)).toMatchObject({ score: 4, items: [{ contest: { state: 'accepted' } }] });
    expect((await read(assignmentId, ben)).score).toBe(4);
    expect((await read(assignmentId, chi)).score).toBe(0);
    expect(await outcomeOf(ana.call('contestAnswer', { ...asked, note: 'Again' }))).toBe('data/conflict');
  });
  it('is declined with a reason, and a misconception can be accepted on all variants', async () => {
    const { teacher, ana, ben } = school;
    const assignmentId = await assign([item('i1', 'fractions.add-unlike', { points: 4 })]);
    const mistaken = async (student: Person) => {
      await open(student, assignmentId);
      const math = (await read(assignmentId, student)).items[0]?.math ?? '';
      const skill = findSkill('fractions.add-unlike');
      const params = skill?.read?.(math);
      if (!skill || !params) throw new Error(math);
      const rule = skill.misconceptions.find(({ id }) => id === 'fractions.add-across');
      return answer(student, assignmentId, rule?.work(params)?.answer ?? '');
    };
    const attemptId = await mistaken(ana);
    await mistaken(ben);
    const submissionId = await open(ana, assignmentId);
    await ana.call('contestAnswer', { submissionId, itemId: 'i1', attemptId, note: '' });
    const decline = { assignmentId, itemId: 'i1', studentIds: [ana.uid, ben.uid], feedbackId: newId() };
    await teacher.call('declineContest', { ...decline, text: 'Look at the parts.' });
    expect(await read(assignmentId, ana)).toMatchObject({
      items: [{ contest: { state: 'declined' } }],
      feedback: [{}],
    });
    expect((await read(assignmentId, ben)).feedback).toEqual([]);
    const acceptance = { kind: 'idea' as const, misconception: 'fractions.add-across' };
    const fix = { kind: 'accept' as const, acceptance };
    const { changes } = await teacher.call('fixItem', { assignmentId, itemId: 'i1', fix, apply: false });
    expect(changes).toHaveLength(2);
  });
});

describe('one comment for equal answers', () => {
  it('goes to all who gave that answer, and to those who give it later', async () => {
    const { teacher, ana, ben, chi } = school;
    const assignmentId = await assign();
    await answer(ana, assignmentId, '1/2');
    await answer(ben, assignmentId, '7');
    const problem = Object.values(await folded(assignmentId, 2))[0]?.items[0]?.problem ?? '';
    const match = { kind: 'answer' as const, problem, response: '0.5' };
    const comment = { id: newId(), itemId: 'i1', match, text: 'Say how you got it.' };
    expect(await teacher.call('writeAnswerComment', { assignmentId, comment })).toEqual({ students: 1 });
    await answer(chi, assignmentId, '2/4');
    expect((await read(assignmentId, ana)).feedback).toMatchObject([
      { id: comment.id, itemId: 'i1', text: comment.text },
    ]);
    expect((await read(assignmentId, ben)).feedback).toEqual([]);
    expect((await read(assignmentId, chi)).feedback).toMatchObject([{ id: comment.id }]);
    const again = { ...comment, text: 'Say how.' };
    expect(await teacher.call('writeAnswerComment', { assignmentId, comment: again })).toEqual({ students: 2 });
    expect((await read(assignmentId, chi)).feedback).toMatchObject([{ text: 'Say how.' }]);
  });
});

describe('a rubric', () => {
  it('gives points by hand to a group, and changed points rescore all', async () => {
    const { teacher, ana, ben } = school;
    const assignmentId = await assign();
    await answer(ana, assignmentId, '1/3');
    await answer(ben, assignmentId, '9');
    const items = [
      { id: 'r1', label: 'Shows the parts', points: 1 },
      { id: 'r2', label: 'No unit', points: -1 },
    ];
    const saved = { assignmentId, itemId: 'i1', apply: true };
    await teacher.call('saveRubric', { ...saved, rubric: { from: 'zero', items } });
    const grade = { assignmentId, itemId: 'i1', studentIds: [ana.uid, ben.uid] };
    expect(await outcomeOf(teacher.call('gradeItem', { ...grade, rubric: ['r9'] }))).toBe('input/malformed');
    await teacher.call('gradeItem', { ...grade, rubric: ['r1'] });
    expect([(await read(assignmentId, ana)).score, (await read(assignmentId, ben)).score]).toEqual([1, 1]);
    const more = items.map((one) => (one.id === 'r1' ? { ...one, points: 3 } : one));
    const { changes } = await teacher.call('saveRubric', { ...saved, rubric: { from: 'zero', items: more } });
    expect(changes).toHaveLength(2);
    expect((await read(assignmentId, ben)).score).toBe(3);
    await teacher.call('gradeItem', { ...grade, rubric: null });
    expect([(await read(assignmentId, ana)).score, (await read(assignmentId, ben)).score]).toEqual([4, 0]);
  });

  it('is not needed: typed points count, no more than the question has, and stay when a rubric comes', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign();
    await answer(ana, assignmentId, '9');
    const grade = { assignmentId, itemId: 'i1', studentIds: [ana.uid], rubric: null };
    await teacher.call('gradeItem', { ...grade, points: 50 });
    expect(await read(assignmentId, ana)).toMatchObject({ score: 4 });
    await teacher.call('gradeItem', { ...grade, points: 2.5 });
    const rubric = { from: 'zero' as const, items: [{ id: 'r1', label: 'All', points: 4 }] };
    await teacher.call('saveRubric', { assignmentId, itemId: 'i1', apply: true, rubric });
    expect(await read(assignmentId, ana)).toMatchObject({ score: 2.5, items: [{ grade: { points: 2.5 } }] });
    await expect.poll(async () => (await rows(assignmentId))[ana.uid]?.items[0]?.typed).toBe(true);
  });
});

describe('a suggestion while grading', () => {
  const rubric = {
    from: 'zero' as const,
    items: [
      { id: 'r1', label: 'Right', points: 4, when: 'right' as const },
      { id: 'r2', label: 'A fraction', points: 1 },
    ],
  };
  let server: Awaited<ReturnType<typeof startModelServer>>;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => server.stop());
  const replies = (lines: readonly object[]) => sends(completion(JSON.stringify({ lines })));
  const here = () => {
    vi.stubEnv('LEMMA_MODEL', 'openai-compatible');
    vi.stubEnv('LEMMA_MODEL_NAME', 'stand-in');
    vi.stubEnv('LEMMA_MODEL_URL', server.url);
    vi.stubEnv('LEMMA_MODEL_RETRIES', '0');
  };
  const suggest = (assignmentId: string, student: Person) => {
    const caller = { uid: school.teacher.uid, ip: '::1', now: Date.now(), name: undefined, signedInAt: Date.now() };
    return suggestGrade({ assignmentId, itemId: 'i1', studentId: student.uid }, caller);
  };
  const wants = (grading: boolean) =>
    school.teacher.call('saveSettings', { model: { assistant: true, interviews: true, grading } });

  it('needs a model, the teacher’s setting and the child’s consent; grades nothing; is compared with what the teacher gives', async () => {
    const { teacher, classId, ana, ben, chi } = school;
    const assignmentId = await assign([own({ key: '1/2' })]);
    await Promise.all([
      answer(ana, assignmentId, '1/3'),
      answer(ben, assignmentId, '2/6'),
      answer(chi, assignmentId, '1/3'),
    ]);
    await teacher.call('saveRubric', { assignmentId, itemId: 'i1', apply: true, rubric });
    const studentIds = [ana.uid, ben.uid];
    const consent = { by: 'school' as const, name: '', on: '2026-11-20', uses: ['answers' as const] };
    await teacher.call('setConsent', { classId, studentIds, consent });
    await wants(true);
    expect(await teacher.call('suggestGrade', { assignmentId, itemId: 'i1', studentId: ana.uid })).toEqual({
      kind: 'off',
    });
    expect(await teacher.call('modelState', {})).toEqual({ state: 'none' });
    here();
    await wants(false);
    expect(await suggest(assignmentId, ana)).toEqual({ kind: 'off' });
    await wants(true);

    server.behaves(
      replies([
        { line: 2, quote: '1/3' },
        { line: 2, quote: 'one half' },
      ]),
    );
    const nothing = { shown: 0, same: 0, lines: 0, sameLines: 0 };
    const model = { kind: 'suggested', lines: [{ id: 'r2', quote: '1/3' }], dropped: 1, by: 'stand-in' };
    const before = await read(assignmentId, ana);
    expect(await suggest(assignmentId, ana)).toEqual({
      kind: 'answer',
      computed: { verdict: 'wrong', form: false, lines: [] },
      model,
      agreement: { question: nothing, overall: nothing },
    });
    expect(await suggest(assignmentId, ana)).toMatchObject({ model });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.body).not.toMatch(/Ana|López|Osei/);
    expect(await suggest(assignmentId, chi)).toMatchObject({ model: { kind: 'none', why: 'consent' } });
    expect(server.asked).toHaveLength(1);
    expect(await read(assignmentId, ana)).toEqual(before);

    server.behaves(sends('{}', 500));
    expect(await suggest(assignmentId, ben)).toMatchObject({ model: { kind: 'none', why: 'unreachable' } });
    server.behaves(replies([{ line: 2, quote: '2/6' }]));
    expect(await suggest(assignmentId, ben)).toMatchObject({ model: { kind: 'suggested' } });

    const grade = (student: Person, ids: string[], when: 'before' | 'after') =>
      teacher.call('gradeItem', {
        ...{ assignmentId, itemId: 'i1', studentIds: [student.uid], rubric: ids },
        seen: { studentId: student.uid, when },
      });
    const once = { shown: 1, same: 1, lines: 2, sameLines: 2 };
    expect(await grade(ana, ['r2'], 'before')).toEqual({ agreement: { question: once, overall: once } });
    const changed = { shown: 1, same: 0, lines: 2, sameLines: 1 };
    expect(await grade(ana, [], 'before')).toEqual({ agreement: { question: changed, overall: changed } });
    const blind = { shown: 2, same: 0, lines: 4, sameLines: 1 };
    expect(await grade(ben, ['r1'], 'after')).toMatchObject({ agreement: { question: blind } });
    // A choice from before the suggestion was shown stays the one that counts.
    expect(await grade(ben, ['r2'], 'after')).toMatchObject({ agreement: { question: blind } });
    expect(await grade(chi, ['r2'], 'before')).toMatchObject({ agreement: { question: blind } });
    expect((await read(assignmentId, ben)).score).toBe(1);
  });

  it('is never requested for what was computed, and contains no word of the child', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign([own({ key: '1/2' })]);
    await answer(ana, assignmentId, '0.5');
    const computed = { ...rubric, items: rubric.items.slice(0, 1) };
    await teacher.call('saveRubric', { assignmentId, itemId: 'i1', apply: true, rubric: computed });
    here();
    await wants(true);
    server.behaves(replies([]));
    expect(await suggest(assignmentId, ana)).toMatchObject({
      computed: { verdict: 'right', lines: ['r1'] },
      model: { kind: 'none', why: 'decided' },
    });
    expect(server.asked).toEqual([]);
    await teacher.call('saveRubric', { assignmentId, itemId: 'i1', apply: true, rubric });
    server.behaves(replies([{ line: 2, quote: '0.5' }]));
    expect(await suggest(assignmentId, ana)).toMatchObject({ model: { lines: [{ id: 'r2', quote: '0.5' }] } });
    const storedSuggestions = await admin().collection('suggestions').where('assignmentId', '==', assignmentId).get();
    expect(storedSuggestions.docs.map((one) => JSON.stringify(one.data()))).toEqual([
      expect.not.stringContaining('0.5'),
    ]);
  });
});

it('prints variants with their own keys', async () => {
  const assignmentId = await assign(
    [item('i1'), own({ key: '1/2' })].map((one, index) => ({ ...one, id: `i${index}` })),
  );
  const { variants } = await school.teacher.call('paperVersions', { assignmentId, variants: 3 });
  expect(variants.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(new Set(variants.map(({ items }) => items[0]?.math)).size).toBeGreaterThan(1);
  expect(variants.every(({ keys }) => keys.length === 2 && keys.every(({ key }) => key !== ''))).toBe(true);
});

it('is put on the desks of the chosen students only', async () => {
  const { teacher, classId, ana, ben } = school;
  const assignmentId = await newAssignment(teacher, classId, { items: [own({ key: '1/2' })], onlyFor: [ana.uid] });
  expect(await outcomeOf(open(ana, assignmentId))).toBe('ok');
  expect(await outcomeOf(open(ben, assignmentId))).toBe('auth/forbidden');
  expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({ [assignmentId]: { studentCount: 1 } });
});

describe('the questions of a list of answers', () => {
  const asked = (student: Person, assignmentId: string, over: object = {}) => ({
    ...{ assignmentId, studentId: student.uid, itemId: 'i1', ...over },
  });
  const show = async (person: Person, refs: ReturnType<typeof asked>[]) =>
    (await person.call('showAsked', { asked: refs })).questions;

  it('has each student’s own numbers and key, and null for what does not exist', async () => {
    const { teacher, ana, ben, chi } = school;
    const assignmentId = await assign([item('i1', 'integers.add', { level: 2 })]);
    const works = await Promise.all([ana, ben].map((student) => open(student, assignmentId)));
    const refs = [asked(ana, assignmentId), asked(ben, assignmentId), asked(chi, assignmentId)];
    const [one, other, none] = await show(teacher, refs);
    const own = await Promise.all([ana, ben].map((student) => read(assignmentId, student)));
    expect([one?.math, other?.math]).toEqual(own.map(({ items }) => items[0]?.math));
    expect(one?.math).not.toBe(other?.math);
    const keys = await Promise.all(works.map((submissionId) => teacher.call('showKeys', { submissionId })));
    expect([one?.key, other?.key]).toEqual(keys.map(({ items }) => items[0]?.key));
    expect(none).toBeNull();
    expect(await outcomeOf(show(ana, refs))).toBe('auth/forbidden');
  });

  it('shows a choice by its text, and in practice the problem that the answer was given to', async () => {
    const { teacher, ana, ben } = school;
    const choice = own({
      ...{ kind: 'choice', key: 'b' },
      options: ['One quarter', 'One half'].map((label, index) => ({ id: 'ab'.charAt(index), label })),
    });
    const chosen = await assign([choice]);
    await answer(ana, chosen, 'a');
    const [question] = await show(teacher, [asked(ana, chosen, { response: 'a' })]);
    expect(question).toMatchObject({ key: 'One half', options: [{ id: 'a', label: 'One quarter' }, { id: 'b' }] });

    const practice = await assign([item('i1', 'integers.add', { mastery: { rule: 'streak', streak: 2, most: 5 } })]);
    const submissionId = await open(ben, practice);
    const first = (await read(practice, ben)).items[0];
    const { items } = await teacher.call('showKeys', { submissionId });
    await answer(ben, practice, items[0]?.key ?? '');
    await ben.call('nextProblem', { submissionId, itemId: 'i1', round: 2 });
    const [before] = await show(teacher, [asked(ben, practice, { response: items[0]?.key })]);
    expect(before).toMatchObject({ math: first?.math, key: items[0]?.key });
  });
});
