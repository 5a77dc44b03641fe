import { buildAssignment, buildClassroom, buildResultRow, buildRosterStudent, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const ana = buildRosterStudent();
const item = { itemId: 'item-1', tries: 1, solved: false, score: 0, hints: 0, took: 1000, problem: 'p1', wrong: [] };
const contest = { attemptId: 'attempt-1', response: '2/5', note: 'I added both.', state: 'open' };

const open = (query: string) =>
  openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?${query}`, uid });

beforeEach(() => {
  server.put('assignments', assignmentId, buildAssignment());
  server.put('classes', 'class-1', buildClassroom());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  server.put('results', assignmentId, {
    assignmentId,
    classId: 'class-1',
    rows: { [ana.id]: buildResultRow({ studentId: ana.id, items: [{ ...item, contest }] }) },
  });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showAsked', () => ({ questions: [null] }));
  server.answers('showKeys', () => ({ items: [] }));
  server.answers('noteLook', () => ({}));
});

it('says that an answer was declined before the list is updated, and sends it once', async () => {
  server.answers('declineContest', () => ({}));
  open('tab=answers');
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  fireEvent.change(screen.getByLabelText('Say why'), { target: { value: 'Are the parts the same size?' } });
  const send = screen.getByRole('button', { name: 'Send and decline' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText(/^Declined\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send and decline' })).toBeNull();
  expect(server.asked('declineContest')).toHaveLength(1);
});

it('shows a comment with the question that it was written to', async () => {
  const feedback = { id: 'feedback-1', text: 'Draw both first.', byName: 'Maya Okafor', at: 1 };
  server.put(
    'submissions',
    `${assignmentId}_${ana.id}`,
    buildSubmission({
      feedback: [
        { ...feedback, itemId: 'item-1' },
        { ...feedback, id: 'feedback-2', text: 'Well done.' },
      ],
    }),
  );
  open(`tab=students&student=${ana.id}`);
  await waitFor(() =>
    expect(screen.getByText('Draw both first.').closest('li')?.textContent).toContain('On question 1'),
  );
  expect(screen.getByText('Well done.').closest('li')?.textContent).not.toContain('On question');
});

const angle = {
  kind: 'figure' as const,
  alt: 'Two rays from one point.',
  polygons: [],
  angles: [{ x: 0, y: 0, from: 0, to: 110 }],
};
const options = [
  { id: 'acute', label: 'Acute' },
  { id: 'obtuse', label: 'Obtuse' },
];

it.each(['answers', 'groups'])(
  'shows with an answer in %s its picture, its words and the words of the choice',
  async (tab) => {
    const wrong = [{ response: 'acute', misconception: 'm' }];
    server.put('results', assignmentId, {
      assignmentId,
      classId: 'class-1',
      rows: { [ana.id]: buildResultRow({ studentId: ana.id, items: [{ ...item, wrong }] }) },
    });
    const prompt = 'What kind of angle is this?';
    server.answers('showAsked', () => ({
      questions: [{ prompt, math: 'a + b', picture: angle, options, key: 'Obtuse' }],
    }));
    open(`tab=${tab}`);
    const answer = (await screen.findByText('Acute')).closest('li');
    expect(answer?.textContent).toContain(prompt);
    expect(answer?.querySelector('svg')?.textContent).toContain(angle.alt);
    expect(answer?.textContent).toContain('Obtuse');
  },
);

it.each(['answers', 'groups'])('shows no answer in %s before the words of the choice are there', async (tab) => {
  const wrong = [{ response: 'acute', misconception: 'm' }];
  const row = buildResultRow({ studentId: ana.id, items: [{ ...item, wrong }] });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  const never = new Promise<never>(() => undefined);
  server.answers('showAsked', () => never);
  open(`tab=${tab}`);
  expect((await screen.findAllByText(ana.displayName, { exact: false })).length).toBeGreaterThan(0);
  // A word that is read as mathematics has an invisible sign between its letters.
  expect(document.body.textContent.replaceAll('\u2062', '')).not.toContain('acute');
});
