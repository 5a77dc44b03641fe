import { expect, it } from 'vitest';
import { demoSchool } from '../demo-school.ts';
import { pressed } from '../press.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import type { Memo } from '../wish/wish.ts';
import { hardnessAt } from './by-measure.ts';

const NOW = Date.UTC(2026, 10, 20);
const school = demoSchool(NOW);
const ask = (text: string, before?: Memo, seed = 3) =>
  pressed({ text, classId: 'demo-1', seed, turnId: 't', school, now: NOW, before });
const tasksOf = (memo: Memo | undefined): string[] =>
  (memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at)?.task ?? []);

it('changes the places that are named and leaves the others', async () => {
  const first = await ask('5 problems on two-step equations');
  const second = await ask('make the last two harder', first.memo, 4);
  expect(tasksOf(second.memo).slice(0, 3)).toEqual(tasksOf(first.memo).slice(0, 3));
  expect(tasksOf(second.memo).slice(3)).not.toEqual(tasksOf(first.memo).slice(3));
  for (const at of [3, 4])
    expect(hardnessAt(second.memo?.slots ?? [], at)).toBeGreaterThan(hardnessAt(first.memo?.slots ?? [], at) ?? 0);
});

it('reads a day as a place, whom a version is for as told, and a day without class as one day less', async () => {
  const five = await ask('5 problems on multiplication facts');
  const friday = await ask("can friday's be a word problem instead", five.memo, 4);
  expect(friday.memo?.slots?.map(({ skill }, at) => skill === five.memo?.slots?.[at]?.skill).slice(0, 4)).toEqual(
    Array(4).fill(true),
  );
  expect(tasksOf(friday.memo)[4]).not.toBe(tasksOf(five.memo)[4]);
  const next = await ask('ok now a second version for the kids who sit next to each other', five.memo, 4);
  expect(tasksOf(next.memo)).toHaveLength(10);
  const week = await ask('plan a week on solving two-step equations, grade 7');
  const shorter = await ask('we have an assembly Wednesday so no class that day', week.memo, 4);
  expect(shorter.memo?.wish).toMatchObject({ kind: 'plan', days: 4 });
});

it('makes nothing new of a question about what stands above', async () => {
  const first = await ask('4 problems on finding the mean');
  const { memo } = await ask('and what percent is that', first.memo, 4);
  expect(memo).toEqual(first.memo);
});

it('adds, removes and redraws one', async () => {
  const first = await ask('4 problems on adding decimals');
  expect(tasksOf((await ask('add another one', first.memo, 4)).memo)).toHaveLength(5);
  expect(tasksOf((await ask('remove number 2', first.memo, 4)).memo)).toHaveLength(3);
  const changed = tasksOf((await ask('change number 3', first.memo, 4)).memo);
  expect(changed.filter((task, at) => task !== tasksOf(first.memo)[at])).toHaveLength(1);
});

it('gives the answers to the same problems', async () => {
  const first = await ask('3 problems on multiplying fractions');
  const { parts } = await ask('can I have the answers', first.memo, 9);
  for (const task of tasksOf(first.memo)) expect(JSON.stringify(parts)).toContain(JSON.stringify(task).slice(1, -1));
});

it('keeps the topic of a plan when it gets shorter', async () => {
  const first = await ask('plan a lesson on 5.NF.A.1');
  const { memo } = await ask('make it 30 minutes', first.memo);
  expect(memo).toMatchObject({ standard: '5.NF.A.1', wish: { kind: 'plan', minutes: 30 } });
});

it('makes something on the standard that was just named', async () => {
  const first = await ask('what standard is my class weakest on?');
  const second = await ask('make a quiz on that one', first.memo);
  expect(second.memo?.standard).toBe(first.memo?.standard);
});

it('says that there is nothing a request could refer to', async () => {
  const { parts, understood } = await ask('make it harder');
  expect(understood).toBe(false);
  expect(JSON.stringify(parts)).toContain('nothing in this conversation');
});

it('asks a next question and makes more on the misconception that was explained', async () => {
  const first = await ask('a kid got x^2 + 16 for (x+4)^2');
  expect(JSON.stringify((await ask('what could I ask him next', first.memo)).parts)).toContain('answers');
  expect(tasksOf((await ask('give me two more like that', first.memo)).memo)).toHaveLength(2);
});

it('makes as many groups as are wanted, which is not groups of that size', async () => {
  expect(JSON.stringify((await ask('make 4 groups from my class')).parts)).toContain('Group 4');
  expect(JSON.stringify((await ask('make groups of 4')).parts)).not.toContain('Group 4');
});

it('names who stands lowest where nobody is stuck', async () => {
  expect(JSON.stringify((await ask('who needs the most help right now')).parts)).toContain('these stand lowest');
});

it('changes the topic and keeps what was asked of the problems before', async () => {
  const first = await ask('6 one-step equations, whole numbers only');
  const { memo } = await ask('make them two step instead', first.memo, 4);
  expect(memo?.slots?.map(({ skill }) => skill)).toEqual(Array(6).fill('equations.two-step'));
  expect(memo?.wish).toMatchObject({ conditions: [{ rule: 'whole-numbers' }] });
});

it('keeps the places that are to stay and changes the topic of the others', async () => {
  const first = await ask('6 problems on combining like terms');
  const { memo } = await ask('keep 1-3 as they are, make 4-6 use the distributive property', first.memo, 4);
  expect(tasksOf(memo).slice(0, 3)).toEqual(tasksOf(first.memo).slice(0, 3));
  expect(memo?.slots?.slice(3).every(({ skill }) => skill !== 'expressions.like-terms')).toBe(true);
});

it('makes another version, problem by problem', async () => {
  const first = await ask('3 problems on two-step equations');
  const { memo } = await ask('now a version B', first.memo, 4);
  const tasks = tasksOf(memo);
  expect(tasks.slice(0, 3)).toEqual(tasksOf(first.memo));
  expect(new Set(tasks).size).toBe(6);
  expect(memo?.slots?.slice(3).map((slot) => slot.case)).toEqual(first.memo?.slots?.map((slot) => slot.case));
});

it('does several changes of one request', async () => {
  const first = await ask('4 problems on adding decimals');
  const { memo } = await ask('remove number 1, and change number 2', first.memo, 4);
  expect(tasksOf(memo)).toHaveLength(3);
});

it('takes the topic of the answer before where a request names none', async () => {
  const first = await ask('6 problems on comparing decimals');
  const { parts, memo } = await ask('a short note home to families', first.memo);
  expect(memo?.wish).toMatchObject({ kind: 'letter', topic: expect.stringContaining('decimals.compare') });
  expect(JSON.stringify(parts)).not.toContain('Name a skill');
});
