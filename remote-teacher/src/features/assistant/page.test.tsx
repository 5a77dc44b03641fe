import { buildClassroom, NOW } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  server.put('classes', 'class-2', buildClassroom({ id: 'class-2', name: '4A Mathematics' }));
  server.put('chats', 'chat-1', {
    ...{ id: 'chat-1', ownerId: uid, title: 'Sums', stops: {}, createdAt: NOW, updatedAt: NOW },
    turns: [
      {
        ...{ id: 't1', ask: 'What is 2 + 2?', parts: [{ kind: 'text', text: '2 + 2 is 4.' }], by: 'builtin', at: NOW },
        ...{ state: 'done', check: { checked: 1, right: 1, unread: 1, faults: [] } },
      },
    ],
  });
});

it('is about a class of the teacher from the first moment, and offers none without', async () => {
  openArea({ area: 'teacher', createRoutes, at: 'chatbot', uid });
  const chosen = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Class' });
  expect([...chosen.options].map(({ text }) => text).toSorted()).toEqual(['4A Mathematics', '6B Mathematics']);
  expect(['class-1', 'class-2']).toContain(chosen.value);
});

it('says what was worked out twice, and nothing of sentences that nobody can check', async () => {
  openArea({ area: 'teacher', createRoutes, at: 'chatbot?chat=chat-1', uid });
  expect(await screen.findByText(/worked out twice: 1 of 1 agree/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/not checked/);
});

it('shows a stored form as what it asks for, also where nobody can choose that any more', async () => {
  const form = {
    ...{
      request: { make: 'piece.rubric', skills: [], conditions: [] },
      made: false,
      unsure: [],
      makes: [],
      topics: [],
    },
    ...{ unused: [], unkept: [], changed: [] },
  };
  server.put('chats', 'chat-2', {
    ...{ id: 'chat-2', ownerId: uid, title: 'Rubric', stops: {}, createdAt: NOW, updatedAt: NOW },
    turns: [
      {
        ...{
          id: 't1',
          ask: 'A rubric',
          parts: [{ kind: 'text', text: 'Read as: rubric', claim: 'idea', form }],
          at: NOW,
        },
        ...{ by: 'builtin', state: 'done', check: { checked: 0, right: 0, unread: 0, faults: [] } },
      },
    ],
  });
  openArea({ area: 'teacher', createRoutes, at: 'chatbot?chat=chat-2', uid });
  const make = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'What to make' });
  expect(make.selectedOptions[0]?.text).toBe('Rubric');
  expect([...make.options].filter(({ text }) => text === 'Rubric')).toHaveLength(1);
});
