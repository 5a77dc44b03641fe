import { type ChatTurn, chatSchema, chatShelfSchema } from '@lemma/school/assistant';
import type { Person } from '@lemma/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { newAssignment, newClass, newId, newTeacher, outcomeOf, PATIENCE_MS, signIn, stored } from './school.ts';

let teacher: Person;
let classId: string;
beforeAll(async () => {
  const made = await newClass(['Ana López', 'Ben Osei', 'Cleo Diaz']);
  ({ teacher, classId } = made);
  const assignmentId = await newAssignment(teacher, classId);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const ana = await signIn(made.code, card);
  const { submissionId } = await ana.call('openWork', { assignmentId });
  await ana.call('handIn', { submissionId });
  const state = async () => {
    const insight = await stored(`insights/${classId}`);
    return JSON.stringify(insight?.assignments ?? {});
  };
  await vi.waitFor(async () => expect(await state()).toContain('submitted'), PATIENCE_MS);
});

const ask = async (text: string, over: object = {}): Promise<ChatTurn> =>
  (await teacher.call('askAssistant', { chatId: newId(), turnId: newId(), text, classId, ...over })).turn;
const wordsOf = (turn: ChatTurn): string => JSON.stringify(turn.parts);

it('answers who has not turned in their work, with numbers, names and the report', async () => {
  const words = wordsOf(await ask('Who hasn’t turned in their work?'));
  expect(words).toContain('1 of 3 have turned it in, 2 not:');
  expect(words).toMatch(/Ben Osei.*Cleo Diaz/);
  expect(words).not.toContain('"Ana López"');
  expect(words).toContain('"page":"assignment"');
});

it('solves, checks, and creates items and plans, with all claims counted', async () => {
  expect(wordsOf(await ask('Solve 2(x - 3) = 10'))).toContain('x = 8');
  const items = await ask('Make 4 problems on adding fractions with unlike denominators');
  expect(items.parts.filter(({ kind }) => kind === 'item')).toHaveLength(4);
  expect(items.check).toMatchObject({ faults: [] });
  expect(items.check.checked).toBeGreaterThanOrEqual(4);
  const plan = await ask('Plan a lesson on 5.NF.A.1 in 30 minutes');
  const [, planId = ''] = /"planId":"([^"]+)"/.exec(wordsOf(plan)) ?? [];
  expect(await stored(`plans/${planId}`)).toMatchObject({ ownerId: teacher.uid, request: { minutes: 30 } });
});

it('does not pretend to understand', async () => {
  const turn = await ask('what is the weather going to be tomorrow?');
  expect(wordsOf(turn)).toContain('I can’t do that');
  expect(turn.parts.some(({ kind }) => kind === 'try')).toBe(true);
  expect(turn.by).toBe('builtin');
});

it('stores a conversation once, shortens what was stopped in either order, and deletes it', async () => {
  const [chatId, turnId] = [newId(), newId()];
  const first = await ask('help', { chatId, turnId });
  expect(await ask('help', { chatId, turnId })).toEqual(first);
  const late = newId();
  await teacher.call('stopAssistant', { chatId, turnId: late, shown: 1 });
  expect(await ask('what can you do', { chatId, turnId: late })).toMatchObject({ state: 'stopped', parts: [{}] });
  await teacher.call('stopAssistant', { chatId, turnId, shown: 1 });
  const chat = chatSchema.parse(await stored(`chats/${chatId}`));
  expect(chat.turns.map(({ state, parts }) => [state, parts.length])).toEqual([
    ['stopped', 1],
    ['stopped', 1],
  ]);
  const shelf = chatShelfSchema.parse(await stored(`chatShelves/${teacher.uid}`));
  expect(shelf.chats[chatId]).toMatchObject({ title: 'help', turns: 2 });
  const stranger = await newTeacher();
  expect(await outcomeOf(stranger.read(`chats/${chatId}`))).toBe('auth/forbidden');
  await teacher.call('removeChat', { chatId });
  expect(await stored(`chats/${chatId}`)).toBeUndefined();
});
