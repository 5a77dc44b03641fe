import { openArea, server } from '@lemma/testing/screens';
import { setLocale, textsLoaded } from '@lemma/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const item = {
  ...{ id: 'item-1', skill: 'integers.opposite', level: 1, case: 'any', caseLabel: 'any', seed: 1 },
  ...{ prompt: 'Find the opposite.', key: '-3', solution: [], edited: false },
};
const story = (title: string, first: string, text: string) => ({
  ...{
    id: 'story-1',
    ownerId: uid,
    title,
    skillName: 'Opposites',
    grade: '6',
    readingLevel: 2,
    createdAt: 1,
    updatedAt: 1,
  },
  request: { standard: '6.NS.C.6a', scenes: 4, interest: 'any', reading: 'short' },
  check: { checked: 1, right: 1, faults: [] },
  scenes: [
    { id: 'scene-1', kind: 'main', title: first, text, branches: [], item },
    { id: 'end-a', kind: 'end', title: 'The end', text: 'Over.', branches: [] },
  ],
});

afterEach(() => {
  cleanup();
  setLocale('en');
});

it('tells a story in Spanish on a Spanish page, and says of another that it is in English', async () => {
  await textsLoaded('es');
  setLocale('es');
  const text =
    'They can see their own breath now. Theo wraps a coat around the tree. “I am cold, too,” says Theo. “But I can jump. It can’t.”';
  server.put('stories', 'story-1', story('The lemon tree', 'Breath', text));
  openArea({ area: 'teacher', createRoutes, at: 'story-lessons?story=story-1', uid });
  expect(await screen.findByRole('heading', { name: 'El limonero' })).toBeTruthy();
  expect(await screen.findByText(/Theo envuelve el árbol con un abrigo/)).toBeTruthy();
  expect(screen.queryByText(/Este cuento está en inglés/)).toBeNull();
  expect(screen.getByText(/Hallar el opuesto de un número/)).toBeTruthy();
  cleanup();
  server.put('stories', 'story-1', story('Another tree', 'Leaves', 'It stands there.'));
  openArea({ area: 'teacher', createRoutes, at: 'story-lessons?story=story-1', uid });
  expect(await screen.findByText(/Este cuento está en inglés/)).toBeTruthy();
});

it('names a story on the shelf in Spanish, too', async () => {
  await textsLoaded('es');
  setLocale('es');
  const line = { standard: '6.NS.C.6a', grade: '6', readingLevel: 2, checked: 1, right: 1, createdAt: 1 };
  const stories = { one: { id: 'one', title: 'The lemon tree', ...line } };
  server.answers('listSkills', () => ({ skills: [] }));
  server.put('storyShelves', uid, { uid, stories });
  openArea({ area: 'teacher', createRoutes, at: 'story-lessons', uid });
  expect(await screen.findByText('El limonero')).toBeTruthy();
});
