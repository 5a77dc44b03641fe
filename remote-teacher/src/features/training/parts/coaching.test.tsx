import type { Interview } from '@lemma/school/interview';
import { openArea, server } from '@lemma/testing/screens';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const value = { bits: 0, bestBits: 0.5, posterior: [], repeated: false };
const turn = (id: string, text: string, of: Partial<Interview['turns'][number]>) => ({
  ...{ id, at: 1, text, move: 'probing', evidence: text, open: false },
  ...{ reply: { text: '`26`.', pause: 1 } },
  ...of,
});

it('says what opened thinking and what closed it, in the teacher’s own sentences, and one thing to try', async () => {
  server.put('interviews', 'interview-1', {
    ...{ id: 'interview-1', teacherId: uid, kind: 'practice', state: 'scored', scenarioId: 'w2' },
    ...{ skill: 'whole-numbers.subtract-two-digit', skillName: 'Subtract', goal: '', opening: 'Hi.', notes: '' },
    student: { name: 'Leo', temperament: 'confident' },
    ...{ sheet: [], ideas: [], suggestions: [], limits: {}, undone: 0, startedAt: 1, updatedAt: 1, active: 0 },
    turns: [
      turn('t1', 'How did you get that?', {
        open: true,
        reply: { text: 'First I wrote `2 - 7 = 5`, since you take the smaller one away.', pause: 1 },
      }),
      turn('t2', 'You have to borrow.', { move: 'telling', reply: { text: 'OK, but my way works too.', pause: 1 } }),
    ],
    result: {
      truth: { mind: 'secure', kind: 'secure', ideas: [] },
      ...{ named: 1, said: 'secure', predictions: [], start: [], questioning: 0.5, talkShare: 0.5, openShare: 0.5 },
      turns: [value, { ...value, best: 'What is `40 - 17`?' }],
      ...{ moves: { generic: 0, focus: 0, probing: 1, telling: 1 }, repeated: 0, firstTelling: 2 },
      ...{ strength: { code: 'open-questions', turns: [1] }, next: { code: 'wait-with-telling', turns: [2] } },
    },
  });
  openArea({ area: 'teacher', createRoutes, at: 'teacher-training/results/interview-1', uid });
  expect(await screen.findByRole('heading', { name: 'What opened thinking' })).toBeTruthy();
  expect(screen.getByText('Leo had to give a reason or show what it means.')).toBeTruthy();
  expect(screen.getByText('This told the step, so nothing was left for Leo to think about.')).toBeTruthy();
  expect(screen.getByText('Instead, you could have asked:', { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bbits\b/);
});
