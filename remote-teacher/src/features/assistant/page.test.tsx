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
