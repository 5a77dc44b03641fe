import type { Progress } from '@lemma/school/insight';
import type { PlacementView } from '@lemma/school/practice';
import { buildWorkItem } from '@lemma/testing';
import { openArea, refusal, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

let uid: string;
const asked = (answered: number): PlacementView => ({
  ...{ state: 'open', answered },
  item: buildWorkItem({ id: `q${answered + 1}`, prompt: `Add number ${answered + 1}.`, tries: 1, hintCount: 0 }),
});
const open = (at = '?placement=1') => openArea({ area: 'student', createRoutes, at, uid });
const field = () => screen.findByRole('textbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const desk = (over: object = {}) =>
  server.put('desks', uid, { studentId: uid, displayName: 'Ana L.', assignments: {}, ...over });

beforeEach(() => {
  uid = crypto.randomUUID();
  server.answers('startPlacement', () => asked(0));
  server.answers('listSkills', () => ({ skills: [] }));
});

it('asks one question after the other, and tells of none whether it was right', async () => {
  open();
  await screen.findByText('Add number 1.');
  expect(screen.queryByText(/try left/)).toBeNull();
  server.answers('answerPlacement', () => ({ kind: 'taken', placement: asked(1) }));
  await type('5');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Add number 2.');
  expect(screen.queryByText('That is right.')).toBeNull();
  expect(server.asked('answerPlacement')).toMatchObject([{ itemId: 'q1', response: '5' }]);
  // Each question begins with an empty field.
  expect((await field()).getAttribute('value') ?? '').toBe('');
});

it('takes "I don’t know this yet" for an answer, and asks once, however often it is pressed', async () => {
  open();
  server.answers('answerPlacement', () => ({ kind: 'taken', placement: asked(1) }));
  const skip = await screen.findByRole('button', { name: 'I don’t know this yet' });
  fireEvent.click(skip);
  fireEvent.click(skip);
  await screen.findByText('Add number 2.');
  expect(server.asked('answerPlacement')).toMatchObject([{ itemId: 'q1', response: null }]);
});

it('keeps an answer that did not arrive, and sends it again under the same id', async () => {
  open();
  await type('5');
  server.answers('answerPlacement', () => {
    throw refusal('network/offline');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const again = await screen.findByRole('button', { name: /again/i });
  server.answers('answerPlacement', () => ({ kind: 'taken', placement: asked(1) }));
  fireEvent.click(again);
  await screen.findByText('Add number 2.');
  const [one, two] = server.asked('answerPlacement') as { attemptId: string; response: string }[];
  expect(two).toMatchObject({ attemptId: one?.attemptId, response: '5' });
});

it('ends with a button and the steps of now; what comes later is folded', async () => {
  server.answers('startPlacement', () => ({ state: 'done', answered: 9 }));
  const path: Progress['path'] = {
    now: [{ skill: 'fractions.add-unlike', why: 'needed-for', of: 'fractions.add-mixed' }],
    next: [{ skill: 'fractions.add-mixed', why: 'after', of: 'fractions.add-unlike' }],
    later: [],
  };
  const none = { skills: {}, ideas: [], growth: [], opensNext: [], lastAt: 0 };
  const effort = { answers: 9, rapid: 0, hinted: 0, parent: 0 };
  server.put('progress', uid, { studentId: uid, ...none, effort, path });
  open();
  const now = await screen.findByText('fractions.add-unlike');
  const start = screen.getByRole('link', { name: 'Start with the first one' });
  expect(start.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('fractions.add-mixed').closest('details')?.open).toBe(false);
  expect(start.getAttribute('href')).toContain('practice=1');
});

it('is offered at home until it is done: to who has no answers, and to whom a teacher asked', async () => {
  desk();
  open('');
  expect((await screen.findByRole('link', { name: 'Start' })).getAttribute('href')).toContain('placement=1');
  desk({ placement: { state: 'asked', at: 1, byName: 'Maya Okafor' } });
  await screen.findByText('Maya Okafor would like to know where you can start.');
  desk({ placement: { state: 'open', at: 1, byName: 'Maya Okafor' } });
  await screen.findByRole('link', { name: 'Go on' });
  desk({ placement: { state: 'done', at: 1 } });
  await waitFor(() => expect(screen.queryByText('Find where to start')).toBeNull());
  expect(screen.getByRole('link', { name: 'Practice' })).toBeTruthy();
});
