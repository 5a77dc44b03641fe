import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const item = (id: string) => ({
  ...{
    id,
    skill: 'integers.add',
    skillName: 'Add',
    level: 1,
    case: 'c',
    caseLabel: 'c',
    seed: 1,
    key: '7',
    solution: [],
  },
  ...{ prompt: 'How many are there?', edited: false },
});
const scene = (id: string, next: string) => ({
  ...{ id, kind: 'main', title: id, text: `Here is ${id}.`, item: item(id) },
  branches: [{ on: 'right', text: `Well done in ${id}.`, next }],
});

afterEach(() => vi.unstubAllGlobals());

it('offers to read one scene aloud, and never a second time, however far the story went', async () => {
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined, getVoices: () => [] });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('tryPreview', () => ({ outcome: 'right', message: '' }));
  server.put('stories', 'story-1', {
    ...{ id: 'story-1', ownerId: uid, title: 'The lake', skillName: 'Add', grade: '6', readingLevel: 2 },
    ...{ createdAt: 1, updatedAt: 1, check: { checked: 1, right: 1, faults: [] } },
    request: { standard: '6.NS.C.6a', scenes: 4, interest: 'any', reading: 'short' },
    scenes: [scene('shore', 'boat'), scene('boat', 'end'), { ...scene('end', 'end'), kind: 'end', item: undefined }],
  });
  openArea({ area: 'teacher', createRoutes, at: 'story-lessons?story=story-1', uid });
  const aloud = () => screen.getAllByRole('button', { name: 'Read it to me' }).length;
  for (const place of ['shore', 'boat']) {
    await screen.findByText(`Here is ${place}.`);
    expect(aloud()).toBe(1);
    fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText(`Well done in ${place}.`);
    expect(aloud()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
  await screen.findByText('Here is end.');
  expect(aloud()).toBe(1);
});
