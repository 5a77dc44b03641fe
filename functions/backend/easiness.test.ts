import { skills } from '@lemma/math';
import { type EvidenceEntry, progressSchema, schoolEasinessSchema } from '@lemma/school/insight';
import { expect, it } from 'vitest';
import { readEasiness } from '../src/domain/evidence/read-easiness.ts';
import { fitSchool } from '../src/engines/easiness/fit-school.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { sizeOf } from '../src/platform/size.ts';
import { item, newAssignment, newClass, newId, signIn, stored } from './school.ts';
import { runShares } from './share-queue.ts';

const NOW = Date.UTC(2026, 10, 23);
const SKILL = 'fractions.add-unlike';
const MISCONCEPTION = 'fractions.add-across';

const entry = (index: number, skill: string, mark: EvidenceEntry['mark']): EvidenceEntry => ({
  ...{ itemId: `i${index}`, skill, at: NOW + index, took: 20_000, mark, tries: 1, hints: 0, solved: mark === 'right' },
  ...{ lastAt: NOW + index, wrongStreak: 0, response: '1', chances: [], shown: [], level: 2 },
});

/** Stores the answers of a student as if they had been turned in. */
const worked = (studentId: string, entries: readonly EvidenceEntry[]) =>
  documents.evidence.put(atOnce, studentId, {
    ...{ studentId, said: undefined, earlier: undefined, placed: undefined, settled: undefined },
    work: {
      [`w_${studentId}`]: {
        ...{ assignmentId: 'w', classId: 'c', revision: 1, state: 'submitted', late: false, score: 0, maxScore: 0 },
        ...{ took: 1, submittedAt: NOW, older: false, entries: [...entries] },
      },
    },
  });

const school = async () => {
  const found = await stored('easiness/school');
  return found && schoolEasinessSchema.parse(found);
};

it('learns at night from the school how easy its skills are, and forgets what was deleted', async () => {
  database();
  expect(await fitSchool(NOW)).toEqual({ students: 0, answers: 0 });
  expect(await school()).toBeUndefined();
  const shipped = (await readEasiness())(SKILL);

  const ids = Array.from({ length: 40 }, (_, index) => `child-${index}`);
  for (const [index, id] of ids.entries())
    await worked(id, [
      ...Array.from({ length: 4 }, (_, each) => {
        const right = each === index % 4;
        const idea = {
          chances: [MISCONCEPTION],
          byChance: [0.1],
          shown: right ? [] : [MISCONCEPTION],
          response: `${each}`,
        };
        return { ...entry(each, SKILL, right ? 'right' : 'wrong'), ...idea };
      }),
      ...Array.from({ length: 4 }, (_, each) => entry(10 + each, 'integers.add', 'right')),
      // A rapid guess and a parent's answer say nothing of how easy a skill is.
      ...[entry(20, 'ratios.unit-rate', 'rapid'), entry(21, 'ratios.unit-rate', 'parent')],
    ]);
  expect(await runShares('easiness', NOW)).toBe(1);
  const fitted = await school();
  expect(fitted).toMatchObject({ fittedAt: NOW, students: 40, answers: 320 });
  expect(Object.keys(fitted?.skills ?? {}).toSorted()).toEqual([SKILL, 'integers.add']);
  expect(fitted?.skills[SKILL]?.mean).toBeLessThan(-0.3);
  expect(fitted?.skills['integers.add']?.mean).toBeGreaterThan(shipped.mean);
  expect((await readEasiness())('ratios.unit-rate').mean).toBe(fitted?.center.mean);

  // Nearly everybody has this idea here.
  expect((await readEasiness()).ideas?.commonOf[MISCONCEPTION]).toBeGreaterThan(0.5);

  // The same night once more ends nearly the same, and so does the next.
  await runShares('easiness', NOW);
  expect((await school())?.skills[SKILL]?.mean).toBeCloseTo(fitted?.skills[SKILL]?.mean ?? 0, 1);
  await Promise.all(ids.map((id) => documents.evidence.ref(id).delete()));
  await fitSchool(NOW);
  expect(await school()).toBeUndefined();
});

it('is what folds and practice go by', async () => {
  database();
  const { teacher, classId, code, cards } = await newClass();
  const assignmentId = await newAssignment(teacher, classId, { items: [item('i1', SKILL)] });
  const [ana, ben] = await Promise.all(cards.map((card) => signIn(code, card)));
  const estimateAfter = async (student: typeof ana) => {
    if (!student) throw new Error('no student');
    const { submissionId } = await student.call('openWork', { assignmentId });
    const answer = { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 20_000 };
    await student.call('submitAttempt', answer);
    const estimate = async () => {
      const found = await stored(`progress/${student.uid}`);
      return found && progressSchema.parse(found).skills[SKILL]?.estimate;
    };
    await expect.poll(estimate).toBeDefined();
    return (await estimate()) ?? Number.NaN;
  };
  const before = await estimateAfter(ana);
  await documents.easiness.put(atOnce, 'school', {
    ...{
      fittedAt: NOW,
      students: 40,
      answers: 160,
      center: { mean: 0, variance: 0.1 },
      spreads: undefined,
      ideas: undefined,
    },
    skills: { [SKILL]: { mean: -1.5, variance: 0.05, answers: 160, levels: [0, 0, 0] } },
  });
  const after = await estimateAfter(ben);
  expect(after).toBeLessThan(before - 0.2);
  if (!ana) throw new Error('no student');
  // In practice the same: the document is computed anew, by what the night has learned.
  const [asked] = (await ana.call('startPractice', { start: true })).items;
  if (!asked) throw new Error('nothing to practice');
  await ana.call('answerPractice', { itemId: asked.item.id, attemptId: newId(), response: '99', took: 20_000 });
  expect(progressSchema.parse(await stored(`progress/${ana.uid}`)).skills[SKILL]?.estimate).toBeLessThan(before - 0.2);
});

it('is one small document, with all skills of the catalog', async () => {
  const whole = {
    ...{
      fittedAt: NOW,
      students: 1500,
      answers: 400_000,
      center: { mean: -0.123, variance: 0.123 },
      spreads: undefined,
      ideas: {
        applied: Array.from({ length: 6 }, () => 0.123),
        ...{ habits: [0.123, 0.877], common: 0.123, namedFrom: 0.123 },
        commonOf: Object.fromEntries(
          skills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => [id, 0.123])),
        ),
      },
    },
    skills: Object.fromEntries(
      skills.map(({ code }) => [
        code,
        { mean: -1.234, variance: 0.123, answers: 1234, levels: [-0.123, 0.123, -0.123] },
      ]),
    ),
  };
  const bytes = sizeOf(whole);
  console.info(`easiness of ${skills.length} skills: ${bytes} bytes`);
  expect(bytes).toBeLessThan(80_000);
});
