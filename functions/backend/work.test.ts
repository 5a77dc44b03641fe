import { TRIED_ALREADY } from '@lemma/math';
import { deskSchema } from '@lemma/school/desk';
import { studentSchema } from '@lemma/school/people';
import { resultsSchema } from '@lemma/school/results';
import { MOST_LINES, submissionIdOf, submissionSchema, type WrittenLines } from '@lemma/school/work';
import type { Person } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleJpeg, samplePng } from '../src/engines/files/sample-files.ts';
import {
  admin,
  fileIdOf,
  item,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

async function begin(over: Parameters<typeof newAssignment>[2] = {}) {
  const { teacher, classId, code, cards } = await newClass();
  const [card, other] = cards;
  if (!card || !other) throw new Error('no cards');
  const assignmentId = await newAssignment(teacher, classId, over);
  const student = await signIn(code, card);
  const { submissionId } = await student.call('openWork', { assignmentId });
  const { items } = await teacher.call('showKeys', { submissionId });
  const keyOf = (itemId: string) => items.find((one) => one.itemId === itemId)?.key ?? '';
  return { teacher, classId, code, student, other, assignmentId, submissionId, keyOf };
}
const answer = (
  student: Person,
  submissionId: string,
  response: string,
  over: { itemId?: string; attemptId?: string; written?: WrittenLines } = {},
) => student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response, took: 1000, ...over });
const submissionOf = async (id: string) => submissionSchema.parse({ ...(await stored(`submissions/${id}`)), id });

describe('submitAttempt', () => {
  it('uses up no try on an unreadable answer and writes nothing', async () => {
    const { student, submissionId } = await begin();
    const before = await stored(`submissions/${submissionId}`);
    expect(await answer(student, submissionId, '1/+')).toMatchObject({ kind: 'invalid' });
    expect(await answer(student, submissionId, '')).toMatchObject({ kind: 'invalid' });
    expect(await stored(`submissions/${submissionId}`)).toEqual(before);
  });

  it('accepts the correct answer, less the penalty of a wrong one', async () => {
    const { student, submissionId, keyOf } = await begin();
    expect(await answer(student, submissionId, '99')).toMatchObject({
      attempt: { verdict: 'wrong' },
      item: { closed: false },
    });
    expect(await answer(student, submissionId, keyOf('i1'))).toMatchObject({
      item: { solved: true, score: 3, closed: true },
    });
    expect(await outcomeOf(answer(student, submissionId, '1'))).toBe('work/no-tries-left');
    // What takes no answer reads none: this one cannot be read.
    expect(await outcomeOf(answer(student, submissionId, '((('))).toBe('work/no-tries-left');
    expect(await submissionOf(submissionId)).toMatchObject({ score: 3, maxScore: 8 });
  });

  it('uses up no try on an answer that was given before, however it is written', async () => {
    const { student, submissionId } = await begin();
    await answer(student, submissionId, '99');
    const before = await stored(`submissions/${submissionId}`);
    for (const again of ['99', ' 99', '99.0', '198/2'])
      expect(await answer(student, submissionId, again)).toMatchObject({ kind: 'invalid', message: TRIED_ALREADY });
    expect(await stored(`submissions/${submissionId}`)).toEqual(before);
    expect(await answer(student, submissionId, '98')).toMatchObject({ attempt: { verdict: 'wrong' } });
  });

  it('lets a student go back to an earlier answer before the results are out', async () => {
    const withheld = { results: { when: 'returned' as const }, solutions: { when: 'never' as const } };
    const { student, submissionId } = await begin({ release: withheld });
    const kinds = [];
    for (const response of ['99', '99', '98', '99']) kinds.push((await answer(student, submissionId, response)).kind);
    expect(kinds).toEqual(['checked', 'invalid', 'checked', 'checked']);
  });

  it('names the misconception behind a wrong answer', async () => {
    const { student, submissionId } = await begin({ items: [item('i1', 'fractions.add-unlike', { variants: false })] });
    const math = (await submissionOf(submissionId)).items[0]?.math ?? '';
    const [a = 0, b = 0, c = 0, d = 0] = math.match(/\d+/g)?.map(Number) ?? [];
    expect(await answer(student, submissionId, `${a + c}/${b + d}`)).toMatchObject({
      attempt: { verdict: 'wrong', misconception: 'fractions.add-across' },
    });
  });

  it('stores the work in lines, names where it breaks, and tells nothing of it before the results are out', async () => {
    const written = { lines: ['x = 1'], mended: [], asked: 0 };
    const sums = [item('i1', 'fractions.add-unlike', { variants: false }), item('i2', 'integers.add')];
    const { student, submissionId } = await begin({ items: sums });
    const math = (await submissionOf(submissionId)).items[0]?.math ?? '';
    const [a = 0, b = 0, c = 0, d = 0] = math.match(/\d+/g)?.map(Number) ?? [];
    const across = { ...written, lines: [`${a + c}/${b + d}`, '1'] };
    expect(await answer(student, submissionId, '99', { written: across })).toMatchObject({
      attempt: {
        misconception: 'fractions.add-across',
        written: { marks: ['breaks', 'unread'], broken: { at: 0, misconception: 'fractions.add-across' } },
      },
    });
    const { attempt } = z
      .object({ attempt: z.record(z.string(), z.unknown()) })
      .parse(await answer(student, submissionId, '99', { itemId: 'i2', written }));
    expect(attempt).not.toHaveProperty('written');
    const long = { ...written, lines: Array.from({ length: MOST_LINES + 1 }, () => 'x = 1') };
    expect(await outcomeOf(answer(student, submissionId, '98', { written: long }))).toBe('input/malformed');

    const withheld = { results: { when: 'returned' as const }, solutions: { when: 'never' as const } };
    const test = await begin({ items: sums, release: withheld });
    const { attempts, writing } =
      (await answer(test.student, test.submissionId, '99', { written: across }).then(() =>
        submissionOf(test.submissionId).then(({ items }) => items[0]),
      )) ?? {};
    expect(writing).toEqual({ ask: 'offered', silent: true });
    expect(attempts?.[0]?.written).toEqual(across);
  });

  it('gives a repeated request the first result, even after turning in', async () => {
    const { student, submissionId } = await begin();
    const attemptId = newId();
    const first = await answer(student, submissionId, '99', { attemptId });
    const again = await answer(student, submissionId, '98', { attemptId });
    expect(again).toEqual(first);
    await student.call('handIn', { submissionId });
    expect(await answer(student, submissionId, '99', { attemptId })).toMatchObject({ attempt: { id: attemptId } });
    expect(await outcomeOf(answer(student, submissionId, '99'))).toBe('work/closed');
  });

  it('counts two simultaneous tabs once each, and never beyond the tries', async () => {
    const { student, submissionId } = await begin();
    const attemptId = newId();
    const same = await Promise.all([1, 2, 3].map(() => answer(student, submissionId, '99', { attemptId })));
    expect(new Set(same.map((one) => JSON.stringify('attempt' in one && one.attempt))).size).toBe(1);
    const more = await Promise.all(
      ['98', '97', '96', '95'].map((one) => outcomeOf(answer(student, submissionId, one))),
    );
    expect(more.filter((one) => one === 'ok')).toHaveLength(2);
    expect(more.filter((one) => one === 'work/no-tries-left')).toHaveLength(2);
    expect((await submissionOf(submissionId)).items[0]?.attempts).toHaveLength(3);
  });

  it('never tells a student or the database the key, the seed or a hint not taken', async () => {
    const { student, submissionId, assignmentId, keyOf } = await begin({ items: [item('i1', 'equations.two-step')] });
    const seen = JSON.stringify([
      await answer(student, submissionId, '9999'),
      await student.read(`submissions/${submissionId}`),
    ]);
    const { seed } = (await stored(`assignments/${assignmentId}`)) ?? {};
    expect(seen).not.toContain(String(seed));
    expect(seen).not.toMatch(/"(key|seed|params|case|solution|answer|forms|tolerance)"/);
    expect(seen).toContain('"hints":[]');
    expect(keyOf('i1')).not.toBe('');
  });
});

describe('two devices', () => {
  it('stores an answer that comes after turning in beside the work, once, without counting it', async () => {
    const { student, submissionId, keyOf } = await begin();
    await student.call('handIn', { submissionId });
    const late = { submissionId, itemId: 'i1', attemptId: newId(), response: keyOf('i1'), took: 1, setAside: true };
    const replies = await Promise.all([1, 2, 3].map(() => student.call('submitAttempt', late)));
    expect(replies[0]).toMatchObject({ kind: 'set-aside', entry: { id: late.attemptId, reason: 'work/closed' } });
    expect(new Set(replies.map((one) => JSON.stringify(one))).size).toBe(1);
    const { score, items, setAside } = await submissionOf(submissionId);
    expect({ score, attempts: items[0]?.attempts, aside: setAside?.length }).toEqual({
      score: 0,
      attempts: [],
      aside: 1,
    });
  });

  it('stores at most sixty of them', async () => {
    const { student, submissionId } = await begin();
    await student.call('handIn', { submissionId });
    const entry = (index: number) => ({ id: `a${index}`, itemId: 'i1', response: '1', at: 1, reason: 'work/closed' });
    await admin()
      .doc(`submissions/${submissionId}`)
      .update({ setAside: Array.from({ length: 60 }, (_, index) => entry(index)) });
    const more = { submissionId, itemId: 'i1', attemptId: newId(), response: '1', took: 1, setAside: true };
    expect(await outcomeOf(student.call('submitAttempt', more))).toBe('work/closed');
  });

  it('adds pages of working from both, only the student’s own, and lets the teacher open them', async () => {
    const { teacher, student, submissionId } = await begin();
    const [one, two] = await Promise.all([
      student.upload(samplePng(), 'one.png').then(fileIdOf),
      student.upload(sampleJpeg(), 'two.jpeg').then(fileIdOf),
    ]);
    const give = (fileId: string) => student.call('attachWorking', { submissionId, itemId: 'i1', fileId });
    await Promise.all([give(one), give(two), give(one)]);
    const [first] = (await submissionOf(submissionId)).items;
    expect(first?.working?.map(({ fileId }) => fileId).toSorted()).toEqual([one, two].toSorted());
    expect((await teacher.download(one)).status).toBe(200);
    const foreign = await fileIdOf(await teacher.upload(samplePng(), 'mine.png'));
    expect(await outcomeOf(give(foreign))).toBe('auth/forbidden');
    await student.call('handIn', { submissionId });
    const late = await fileIdOf(await student.upload(sampleJpeg({ width: 2 }), 'late.jpeg'));
    expect(await outcomeOf(give(late))).toBe('work/closed');
  });
  it('does not overwrite the draft of another device', async () => {
    const { student, submissionId } = await begin();
    const save = (draft: string, base?: string) =>
      outcomeOf(student.call('saveDraft', { submissionId, itemId: 'i1', draft, ...(base !== undefined && { base }) }));
    expect(await save('1', '')).toBe('ok');
    expect(await save('12', '1')).toBe('ok');
    expect(await save('19', '1')).toBe('data/conflict');
    expect((await submissionOf(submissionId)).items[0]?.draft).toBe('12');
    expect(await save('19', '12')).toBe('ok');
  });
});

describe('takeHint', () => {
  it('shows hints in order and notes them on the next try', async () => {
    const { student, submissionId } = await begin();
    expect(await outcomeOf(student.call('takeHint', { submissionId, itemId: 'i1', index: 1 }))).toBe('input/malformed');
    const { hint, item: one } = await student.call('takeHint', { submissionId, itemId: 'i1', index: 0 });
    expect(one.hints).toEqual([hint]);
    expect(await student.call('takeHint', { submissionId, itemId: 'i1', index: 0 })).toMatchObject({ hint });
    expect(await answer(student, submissionId, '99')).toMatchObject({ attempt: { hintsShown: 1 } });
  });
  it('has none where hints are off', async () => {
    const { student, submissionId } = await begin({ items: [item('i1', 'integers.add', { hints: 'off' })] });
    expect(await outcomeOf(student.call('takeHint', { submissionId, itemId: 'i1', index: 0 }))).toBe('data/not-found');
  });
});

describe('takeBack', () => {
  it('undoes turning in until the due date: the work goes on with the tries that are left', async () => {
    const { teacher, student, submissionId, keyOf } = await begin();
    await answer(student, submissionId, '99');
    await student.call('handIn', { submissionId });
    expect(await outcomeOf(answer(student, submissionId, keyOf('i1')))).toBe('work/closed');
    await student.call('takeBack', { submissionId });
    await student.call('takeBack', { submissionId });
    const back = await submissionOf(submissionId);
    expect(back).toMatchObject({ state: 'in-progress', handIns: [], late: false });
    expect(back).not.toHaveProperty('submittedAt');
    expect(await answer(student, submissionId, keyOf('i1'))).toMatchObject({ item: { solved: true, score: 3 } });
    await student.call('handIn', { submissionId });
    expect((await submissionOf(submissionId)).handIns).toHaveLength(1);
    await teacher.call('writeFeedback', { submissionId, feedbackId: newId(), text: 'I see.' });
    expect(await outcomeOf(student.call('takeBack', { submissionId }))).toBe('work/closed');
  });

  it('is refused where it came late, and once solutions are shown', async () => {
    const late = await begin({ openAt: Date.now() - 20_000, dueAt: Date.now() - 10_000 });
    await late.student.call('handIn', { submissionId: late.submissionId });
    expect(await outcomeOf(late.student.call('takeBack', { submissionId: late.submissionId }))).toBe('work/closed');
    const shown = await begin({ release: { results: { when: 'at-once' }, solutions: { when: 'at-once' } } });
    await shown.student.call('handIn', { submissionId: shown.submissionId });
    expect(await outcomeOf(shown.student.call('takeBack', { submissionId: shown.submissionId }))).toBe('work/closed');
  });
});

describe('handIn', () => {
  it('answers the same twice, on time or late by the server’s clock', async () => {
    const { student, submissionId } = await begin();
    const first = await student.call('handIn', { submissionId });
    expect(first.late).toBe(false);
    expect(await student.call('handIn', { submissionId })).toEqual(first);
    expect((await submissionOf(submissionId)).handIns).toHaveLength(1);
    const late = await begin({ openAt: Date.now() - 20_000, dueAt: Date.now() - 10_000 });
    expect(await late.student.call('handIn', { submissionId: late.submissionId })).toMatchObject({ late: true });
  });
});

describe('openWork', () => {
  it('creates one submission from two devices at once', async () => {
    const { student, assignmentId, submissionId } = await begin();
    const opened = await Promise.all([1, 2, 3].map(() => student.call('openWork', { assignmentId })));
    expect(new Set(opened.map((one) => one.submissionId))).toEqual(new Set([submissionId]));
    expect((await submissionOf(submissionId)).revision).toBe(1);
  });
  it('gives each student other numbers, and the same ones where variants are off', async () => {
    const items = [
      item('i1'),
      item('i2', 'integers.add', { variants: false, level: 3 }),
      item('i3', 'percent.of-number', { level: 3 }),
    ];
    const { student, other, code, assignmentId, submissionId } = await begin({ items });
    const ben = await signIn(code, other);
    await ben.call('openWork', { assignmentId });
    const [mine, his] = await Promise.all([
      submissionOf(submissionId),
      submissionOf(submissionIdOf(assignmentId, ben.uid)),
    ]);
    expect(mine.items[1]?.math).toBe(his.items[1]?.math);
    expect([mine.items[0]?.math, mine.items[2]?.prompt]).not.toEqual([his.items[0]?.math, his.items[2]?.prompt]);
    expect(await outcomeOf(answer(ben, submissionId, '1'))).toBe('auth/forbidden');
    expect(student.uid).not.toBe(ben.uid);
  });
  it('is refused before the opening, and after the close', async () => {
    const early = await newClass();
    const [card] = early.cards;
    if (!card) throw new Error('no card');
    const ana = await signIn(early.code, card);
    const soon = { openAt: Date.now() + 600_000, dueAt: Date.now() + 900_000 };
    const assignmentId = await newAssignment(early.teacher, early.classId, soon);
    expect(await outcomeOf(ana.call('openWork', { assignmentId }))).toBe('work/not-open');
    const closing = await begin();
    await closing.teacher.call('closeAssignment', { assignmentId: closing.assignmentId });
    expect(await outcomeOf(answer(closing.student, closing.submissionId, '99'))).toBe('work/closed');
    expect(await outcomeOf(closing.student.call('handIn', { submissionId: closing.submissionId }))).toBe('work/closed');
    expect(await outcomeOf(closing.student.call('openWork', { assignmentId: closing.assignmentId }))).toBe('ok');
  });
});

it('stores a draft for another device and deletes it when it is checked', async () => {
  const { student, submissionId } = await begin();
  await student.call('saveDraft', { submissionId, itemId: 'i1', draft: '3/' });
  expect((await submissionOf(submissionId)).items[0]?.draft).toBe('3/');
  await answer(student, submissionId, '99');
  expect((await submissionOf(submissionId)).items[0]).not.toHaveProperty('draft');
});

it('folds the newest work into results, board and desk, in whatever order events come', async () => {
  const { student, submissionId, assignmentId, classId } = await begin();
  await Promise.all(['99', '98'].map((response) => answer(student, submissionId, response)));
  await student.call('handIn', { submissionId });
  const { revision } = await submissionOf(submissionId);
  const row = async () => resultsSchema.parse(await stored(`results/${assignmentId}`)).rows[student.uid];
  await expect.poll(row).toMatchObject({ revision, state: 'submitted', items: [{ tries: 2 }, { tries: 0 }] });
  const entry = async () => deskSchema.parse(await stored(`desks/${student.uid}`)).assignments[assignmentId];
  await expect.poll(entry).toMatchObject({ revision, state: 'submitted' });
  const line = (await stored(`boards/${classId}`))?.assignments;
  expect(line).toMatchObject({ [assignmentId]: { started: 1, submitted: 1, toGrade: 0, studentCount: 2 } });
});

describe('feedback', () => {
  it('reaches the desk, is marked as read, and the work is returned', async () => {
    const { teacher, student, submissionId, assignmentId } = await begin();
    await student.call('handIn', { submissionId });
    const feedbackId = newId();
    await teacher.call('writeFeedback', { submissionId, feedbackId, itemId: 'i1', text: 'Look at the pieces.' });
    await teacher.call('writeFeedback', { submissionId, feedbackId, itemId: 'i1', text: 'Look at the pieces again.' });
    await student.call('readFeedback', { submissionId });
    await teacher.call('returnWork', { assignmentId, studentIds: [student.uid] });
    const entry = async () => deskSchema.parse(await stored(`desks/${student.uid}`)).assignments[assignmentId];
    await expect.poll(entry).toMatchObject({ state: 'returned', feedback: [{ text: 'Look at the pieces again.' }] });
    expect((await submissionOf(submissionId)).feedback[0]?.readAt).toBeGreaterThan(0);
  });

  it('is a teacher’s own judgement of misconceptions and levels, logged, and for teachers only', async () => {
    const { teacher, student } = await begin();
    const studentId = student.uid;
    const idea = 'fractions.add-across';
    await teacher.call('judgeIdea', { studentId, idea, verdict: 'confirmed' });
    await teacher.call('judgeIdea', { studentId, idea, verdict: 'resolved' });
    const level = { level: 'secure' as const, reason: 'Explained it to me.' };
    await teacher.call('judgeLevel', { studentId, skill: 'integers.add', level });
    const read = () => teacher.read(`judgements/${studentId}`);
    expect(await read()).toMatchObject({
      ideas: { [idea]: { verdict: 'resolved', byName: 'Maya Okafor' } },
      levels: { 'integers.add': level },
    });
    expect(await outcomeOf(student.read(`judgements/${studentId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.call('judgeIdea', { studentId, idea: 'none.such', verdict: null }))).toBe(
      'data/not-found',
    );
    await teacher.call('judgeIdea', { studentId, idea, verdict: null });
    await teacher.call('judgeLevel', { studentId, skill: 'integers.add', level: null });
    expect(await read()).toMatchObject({ ideas: {}, levels: {} });
    const { changes } = await teacher.call('recentChanges', {});
    expect(changes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['idea-confirmed', 'idea-resolved', 'level-set', 'level-computed-again']),
    );
  });

  it('on a student as a whole reaches the people it is for, and nobody else', async () => {
    const { teacher, student } = await begin();
    const studentId = student.uid;
    const write = (text: string, audience: 'student' | 'parents' | 'teachers') =>
      teacher.call('writeNote', { studentId, noteId: newId(), text, audience });
    await write('You explain so well.', 'student');
    const parent = await newParent();
    await parent.call('linkParent', await teacher.call('createParentCode', { studentId }));
    // For a selection of students, and sent twice: it must be stored once.
    const { classIds } = studentSchema.parse(await stored(`students/${studentId}`));
    const [classId = ''] = classIds;
    const toAll = { classId, studentIds: [studentId], noteId: newId(), audience: 'parents' as const };
    for (const _ of [1, 2]) await teacher.call('writeNotes', { ...toAll, text: 'Shall we talk on Monday?' });
    const others = await newClass(['Bea Kim']);
    const stranger = { ...toAll, classId: others.classId, text: 'Not yours' };
    expect(await outcomeOf(others.teacher.call('writeNotes', stranger))).toBe('auth/forbidden');
    await write('Sees the board badly.', 'teachers');
    const textsIn = async (path: string) =>
      z
        .object({ notes: z.array(z.object({ text: z.string(), readAt: z.number().optional() })) })
        .parse(await stored(path))
        .notes.map(({ text, readAt }) => [text, readAt !== undefined]);
    await student.call('readNotes', { studentId });
    expect(await textsIn(`studentNotes/${studentId}`)).toEqual([['You explain so well.', true]]);
    expect(await textsIn(`guardians/${studentId}_${parent.uid}`)).toEqual([
      ['You explain so well.', true],
      ['Shall we talk on Monday?', false],
    ]);
    await parent.call('readNotes', { studentId });
    expect(await textsIn(`notes/${studentId}`)).toEqual([
      ['You explain so well.', true],
      ['Shall we talk on Monday?', true],
      ['Sees the board badly.', false],
    ]);
  });
});

describe('an assignment', () => {
  it('is not overwritten without the latest version, and a save whose answer was lost can be repeated', async () => {
    const { teacher, classId, assignmentId } = await begin();
    const saved = {
      ...{ assignmentId, classId, title: 'Mine', instructions: '', items: [item('i1'), item('i2', 'integers.add')] },
      ...{ openAt: Date.now() - 1, dueAt: Date.now() + 9_000_000, parentMayHandIn: false },
    };
    const { updatedAt } = await teacher.call('saveAssignment', saved);
    const mine = { ...saved, title: 'Mine again', basedOn: updatedAt };
    await teacher.call('saveAssignment', mine);
    expect(await outcomeOf(teacher.call('saveAssignment', mine))).toBe('ok');
    const theirs = { ...saved, title: 'Theirs', basedOn: updatedAt };
    expect(await outcomeOf(teacher.call('saveAssignment', theirs))).toBe('data/conflict');
    expect(await stored(`assignments/${assignmentId}`)).toMatchObject({ title: 'Mine again' });
  });
  it('keeps its items once it is published, but may change its dates', async () => {
    const { teacher, classId, student, assignmentId, submissionId } = await begin();
    const saved = {
      assignmentId,
      classId,
      title: 'New title',
      instructions: '',
      openAt: Date.now() - 1,
      dueAt: Date.now() + 9_000_000,
      parentMayHandIn: false,
    };
    const items = [item('i1'), item('i2', 'integers.add')];
    expect(await outcomeOf(teacher.call('saveAssignment', { ...saved, items: [item('i1')] }))).toBe('data/conflict');
    expect(await outcomeOf(teacher.call('saveAssignment', { ...saved, items }))).toBe('ok');
    expect(deskSchema.parse(await stored(`desks/${student.uid}`)).assignments[assignmentId]).toMatchObject({
      title: 'New title',
    });
    expect((await submissionOf(submissionId)).dueAt).toBe(saved.dueAt);
  });
  it('is not published with an unknown skill, or without items', async () => {
    const { teacher, classId } = await newClass(['Ana']);
    for (const items of [
      [],
      [item('i1', 'no-such.skill')],
      [item('i1', 'fractions.add-unlike', { case: 'no-such' })],
    ]) {
      expect(await outcomeOf(newAssignment(teacher, classId, { items }))).toBe('input/malformed');
    }
  });
  it('appears on the desk of a student who joins later', async () => {
    const { teacher, classId, assignmentId } = await begin();
    const students = [{ fullName: 'Late Larry' }];
    const { cards } = await teacher.call('createStudents', {
      classId,
      requestId: newId(),
      secretKind: 'words',
      students,
    });
    expect(deskSchema.parse(await stored(`desks/${cards[0]?.studentId}`)).assignments).toHaveProperty(assignmentId);
    expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({ [assignmentId]: { studentCount: 3 } });
  });
  it('is previewed by teachers without storing anything, and not by students', async () => {
    const { teacher, student } = await begin();
    const asked = { items: [item('i1')], sample: 3 };
    const { items } = await teacher.call('previewItems', asked);
    expect(items[0]).toMatchObject({ id: 'i1', hints: [], attempts: [] });
    const tried = await teacher.call('tryPreview', { item: item('i1'), sample: 3, response: '', hintsShown: 0 });
    expect(tried).toMatchObject({ outcome: 'invalid', hint: expect.any(String) });
    expect(await outcomeOf(student.call('previewItems', asked))).toBe('auth/forbidden');
  });
});

it('lists skills with their cases and misconceptions', async () => {
  const { skills } = await (await newTeacher()).call('listSkills', {});
  expect(skills.length).toBeGreaterThan(50);
  expect(skills.find(({ code }) => code === 'fractions.add-unlike')?.misconceptions[0]?.name).not.toBe('');
});

it('writes an audit entry for each change of another’s data', async () => {
  const { teacher, student, submissionId } = await begin();
  await teacher.call('writeFeedback', { submissionId, feedbackId: newId(), text: 'Well done.' });
  const lines = await admin().collection('audit').where('by', '==', teacher.uid).get();
  const actions = lines.docs.map((line) => line.get('action'));
  expect(new Set(actions)).toEqual(new Set(['students-created', 'assignment-published', 'feedback-written']));
  expect(JSON.stringify(lines.docs.map((line) => line.data()))).toContain(student.uid);
});
