import { network, openArea, server } from '@lemma/testing/screens';
import { setLocale, textsLoaded } from '@lemma/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const stored = {
  id: 'fractions.add-across',
  name: 'adds numerators and denominators',
  idea: 'You add the top numbers and you add the bottom numbers.',
};

afterEach(() => {
  cleanup();
  setLocale('en');
});

it('says in Spanish, without a network too, what a stored interview has in English', async () => {
  server.put('interviews', 'interview-1', {
    ...{ id: 'interview-1', teacherId: uid, kind: 'practice', state: 'scored', scenarioId: 'w2' },
    ...{ skill: 'fractions.add-unlike', skillName: 'Add', goal: '', opening: 'Hi.', notes: '', turns: [] },
    student: { name: 'Leo', temperament: 'confident' },
    ...{ sheet: [], ideas: [stored], suggestions: [], limits: {}, undone: 0, startedAt: 1, updatedAt: 1, active: 0 },
    result: {
      truth: {
        mind: stored.id,
        kind: 'idea',
        ideas: [{ ...stored, why: 'Scores.', move: 'Ask for halves.' }],
      },
      ...{ named: 1, said: [stored.id], predictions: [], start: [], questioning: 0.5, talkShare: 0.5, openShare: 0.5 },
      ...{ turns: [], moves: { generic: 0, focus: 0, probing: 1, telling: 1 }, repeated: 0 },
      ...{ strength: { code: 'open-questions', turns: [] }, next: { code: 'wait-with-telling', turns: [] } },
    },
  });
  await textsLoaded('es');
  setLocale('es');
  network('offline');
  openArea({ area: 'teacher', createRoutes, at: 'teacher-training/results/interview-1', uid });
  expect(await screen.findByRole('heading', { name: 'suma numeradores y denominadores' })).toBeTruthy();
  expect(await screen.findByText(/media pizza y media pizza hacen media pizza/)).toBeTruthy();
  expect(await screen.findByText(/los niños: El estudiante ve la fracción como dos números enteros/)).toBeTruthy();
  expect(await screen.findByText(/los números de arriba/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/adds numerators|Scores|Ask for halves|top numbers/);
});
