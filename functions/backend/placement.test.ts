import { findSkill, generateProblem } from '@lemma/math';
import { deskSchema } from '@lemma/school/desk';
import { insightSchema, progressSchema } from '@lemma/school/insight';
import { type PlacementView, placementSchema } from '@lemma/school/practice';
import type { Person } from '@lemma/testing';
import { expect, it } from 'vitest';
import { newClass, newId, outcomeOf, signIn, stored } from './school.ts';

/** Answers as somebody would who can do everything up to a grade: from the stored seed, which no browser has. */
async function responseTo({ item }: PlacementView, uid: string, upTo: number): Promise<string | null> {
  const { items } = placementSchema.parse(await stored(`placements/${uid}`));
  const asked = items.find((one) => one.item.id === item?.id);
  const skill = asked && findSkill(asked.item.skill);
  if (!asked || !skill) throw new Error('no question');
  return skill.grade <= upTo ? generateProblem(skill, asked.level, asked.seed).answer.key : null;
}

async function answer(student: Person, view: PlacementView, response: string | null): Promise<PlacementView> {
  const { item } = view;
  if (!item) throw new Error('no question');
  const reply = await student.call('answerPlacement', { itemId: item.id, attemptId: newId(), response, took: 20_000 });
  if (reply.kind !== 'taken') throw new Error(reply.message);
  return reply.placement;
}

it('places a class: a student answers some questions, leaves, goes on, and has a path', async () => {
  const { teacher, classId, code, cards } = await newClass();
  const [card, other] = cards;
  if (!card || !other) throw new Error('no cards');
  expect(await teacher.call('placeClass', { classId, studentIds: cards.map(({ studentId }) => studentId) })).toEqual({
    asked: 2,
  });
  const ana = await signIn(code, card);
  const desk = async () => deskSchema.parse(await stored(`desks/${ana.uid}`)).placement;
  expect(await desk()).toMatchObject({ state: 'asked', byName: 'Maya Okafor' });

  let view = await ana.call('startPlacement', { start: true });
  expect(await desk()).toMatchObject({ state: 'open' });
  // Nothing that is sent tells an answer.
  expect(JSON.stringify(view)).not.toMatch(/seed|key|solution/);
  view = await answer(ana, view, await responseTo(view, ana.uid, 4));
  // What cannot be read is said, and costs nothing.
  const typed = view.item?.field.kind === 'choice' ? undefined : view.item;
  if (typed) {
    const unread = { itemId: typed.id, attemptId: newId(), response: '((', took: 9000 };
    expect(await ana.call('answerPlacement', unread)).toMatchObject({ kind: 'invalid' });
  }
  // Going on, on this device or another, shows the same question; a repeated answer changes nothing.
  expect(await ana.call('startPlacement', { start: true })).toEqual(view);
  const late = { itemId: 'q1', attemptId: newId(), response: '1', took: 9000 };
  expect(await ana.call('answerPlacement', late)).toEqual({ kind: 'taken', placement: view });
  // A class that is placed again lets those who have begun go on.
  expect(await teacher.call('placeClass', { classId, studentIds: [ana.uid] })).toEqual({ asked: 0 });

  while (view.item) view = await answer(ana, view, await responseTo(view, ana.uid, 4));
  expect(view.state).toBe('done');
  expect(view.answered).toBeGreaterThanOrEqual(8);
  expect(view.answered).toBeLessThanOrEqual(15);
  const progress = progressSchema.parse(await stored(`progress/${ana.uid}`));
  const [now] = progress.path?.now ?? [];
  // The class is of grade 6, and she can do what belongs to grades up to 4.
  expect(findSkill(now?.skill ?? '')?.grade).toBeGreaterThanOrEqual(4);
  expect(Object.keys(progress.expected ?? {}).length).toBeGreaterThan(100);
  expect(Object.keys(progress.expected ?? {}).filter((skill) => progress.skills[skill])).toEqual([]);
  const inClass = async () =>
    insightSchema.parse(await stored(`insights/${classId}`)).students[ana.uid]?.now?.[0]?.skill;
  await expect.poll(inClass).toBe(now?.skill);
  expect(await desk()).toMatchObject({ state: 'done' });

  // Practice begins with the path.
  const { items } = await ana.call('startPractice', { start: true });
  expect(items.map(({ item }) => item.skill)).toContain(now?.skill);
});

it('is the student’s own: begun without a teacher, and not by anybody else', async () => {
  const { teacher, code, cards } = await newClass();
  const [card] = cards;
  if (!card) throw new Error('no card');
  const ben = await signIn(code, card);
  const view = await ben.call('startPlacement', { start: true });
  expect(view).toMatchObject({ state: 'open', answered: 0 });
  const answered = { itemId: 'q1', attemptId: newId(), response: null, took: 9000 };
  expect(await outcomeOf(teacher.call('startPlacement', { start: true }))).toBe('auth/forbidden');
  expect(await outcomeOf(teacher.call('answerPlacement', answered))).toBe('data/not-found');
  // Who knows nothing yet is asked easier questions, and has a path that begins with them.
  let next = view;
  while (next.item) next = await answer(ben, next, null);
  const { path } = progressSchema.parse(await stored(`progress/${ben.uid}`));
  expect(findSkill(path?.now[0]?.skill ?? '')?.grade).toBeLessThanOrEqual(3);
});

it('takes a goal from its student alone, keeps the later of two choices, and forgets it when it is taken back', async () => {
  const { teacher, code, cards } = await newClass();
  const [card] = cards;
  if (!card) throw new Error('no card');
  const cleo = await signIn(code, card);
  const goal = async () => deskSchema.parse(await stored(`desks/${cleo.uid}`)).goal;
  const now = Date.now();
  const aim = { kind: 'questions', count: 10 } as const;
  expect(await cleo.call('setGoal', { aim, at: now - 1000 })).toEqual({ set: true });
  expect(await goal()).toEqual({ aim, at: now - 1000 });
  // Chosen earlier without a connection, and sent later.
  expect(await cleo.call('setGoal', { aim: { ...aim, count: 30 }, at: now - 5000 })).toEqual({ set: false });
  const skill = 'fractions.add-unlike';
  await cleo.call('setGoal', { aim: { kind: 'skill', skill }, at: now });
  expect(await goal()).toMatchObject({ aim: { kind: 'skill', skill, name: findSkill(skill)?.name } });
  expect(await outcomeOf(cleo.call('setGoal', { aim: { kind: 'skill', skill: 'no.such' }, at: now }))).toBe(
    'data/not-found',
  );
  expect(await outcomeOf(teacher.call('setGoal', { aim, at: now }))).toBe('auth/forbidden');
  // A clock that is a day ahead does not make a choice final.
  await cleo.call('setGoal', { aim: null, at: now + 86_400_000 });
  expect((await goal())?.at).toBeLessThan(now + 60_000);
  expect(await goal()).not.toHaveProperty('aim');
  expect(await outcomeOf(teacher.call('noteGained', { until: now }))).toBe('auth/forbidden');
  await cleo.call('noteGained', { until: now });
  await cleo.call('noteGained', { until: now - 5000 });
  expect(deskSchema.parse(await stored(`desks/${cleo.uid}`)).gainedSeen).toBe(now);
});
