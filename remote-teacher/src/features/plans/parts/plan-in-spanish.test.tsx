import { makePlan } from '@lemma/plans';
import { buildClassroom } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { setLocale, textsLoaded } from '@lemma/ui';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const own = { seed: 1, locked: false };
const parts = [
  { label: 'Why', text: 'The fraction is seen as two whole numbers.', kind: 'idea' },
  { label: 'Teacher move', text: 'Ask for halves.', kind: 'fact' },
];

// The words of plans are many, and take a while to be compiled.
beforeEach(async () => {
  await Promise.all([textsLoaded('es'), import('@lemma/plans/spanish')]);
  setLocale('es');
});
afterEach(() => {
  cleanup();
  setLocale('en');
});

it('words standards in Spanish where one is chosen, and finds them by Spanish words', async () => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills: [] }));
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan', uid });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'teorema de pitagoras' } });
  const found = await screen.findByText('El teorema de Pitágoras');
  expect(found.lang).toBe('es');
});

it('says what a plan took from the catalogs, and leaves a block that somebody edited', async () => {
  const idea = { title: 'adds numerators and denominators', text: '', idea: 'fractions.add-across', parts };
  server.put('plans', 'plan-1', {
    ...{ id: 'plan-1', ownerId: uid, title: 'Fractions', grade: '5', version: 1, createdAt: 1, updatedAt: 1 },
    request: { standard: '5.NF.A.2', minutes: 45, model: 'explore', needs: [] },
    check: { checked: 1, right: 1, unread: 0, faults: [] },
    blocks: [
      {
        ...{ ...own, id: 'standard', kind: 'standard', edited: false },
        rows: [
          {
            ...{ id: 'code', title: '5.NF.A.2', parts: [] },
            text: 'Solve stories that add or subtract fractions, and check by estimating.',
          },
        ],
      },
      { ...{ ...own, id: 'ideas', kind: 'misconceptions', edited: false }, rows: [{ ...idea, id: 'idea-0' }] },
      {
        ...{ ...own, id: 'own', kind: 'misconceptions', edited: true },
        rows: [{ ...idea, id: 'idea-1', title: 'my own name' }],
      },
    ],
  });
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan?plan=plan-1', uid });
  expect(await screen.findByText(/^Resolver problemas de suma y resta de fracciones/)).toBeTruthy();
  expect(await screen.findByText('suma numeradores y denominadores')).toBeTruthy();
  expect(await screen.findByText(/^El estudiante ve la fracción como dos números enteros/)).toBeTruthy();
  expect(screen.getByText('my own name')).toBeTruthy();
  expect(screen.getAllByText('The fraction is seen as two whole numbers.')).toHaveLength(1);
});

it('says a whole plan in Spanish: headings, prose, problems and their names', async () => {
  const request = { standard: 'K.OA.A.2', minutes: 45, model: 'explore', needs: [] } as const;
  const made = makePlan({ ...request, needs: [] }, 7);
  if (made === undefined) throw new Error('no plan');
  const stored = { id: 'plan-2', ownerId: uid, writtenBy: 'builtin', version: 1, createdAt: 1, updatedAt: 1 };
  server.put('plans', 'plan-2', { ...made, ...stored, request });
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan?plan=plan-2', uid });
  expect(await screen.findByText('Los estudiantes podrán', {})).toBeTruthy();
  expect(screen.getByText('Gran idea')).toBeTruthy();
  expect(screen.queryByText('Big idea')).toBeNull();
  expect(document.querySelectorAll('article :not(svg)[lang="en"]')).toHaveLength(0);
});
