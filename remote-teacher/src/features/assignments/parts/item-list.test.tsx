import { MOST_ITEMS } from '@lemma/school/assignment';
import { type CallOutput, calls } from '@lemma/school/calls';
import { buildAssignment, buildClassroom, buildItem, NOW } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const skill = { domain: 'fractions', wordProblem: false, cases: [], misconceptions: [] };
const skills: CallOutput<'listSkills'>['skills'] = [
  { ...skill, code: 'fractions.add-unlike', name: 'Add unlike fractions', grade: 5, standards: ['5.NF.A.1'] },
  { ...skill, code: 'integers.add', name: 'Add integers', domain: 'integers', grade: 7, standards: ['7.NS.A.1'] },
];

const open = (search = '') =>
  openArea({ area: 'teacher', createRoutes, at: `assignments?edit=${assignmentId}${search}`, uid });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const number = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });
const drafts = () => server.asked('saveAssignment').map((input) => calls.saveAssignment.input.parse(input));
const questions = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((line) => (line.id.startsWith('item-') ? [line.getAttribute('aria-label')] : []));

const putDraft = (over: Parameters<typeof buildAssignment>[0] = {}) =>
  server.put('assignments', assignmentId, buildAssignment({ state: 'draft', updatedAt: NOW, ...over }));

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills }));
  server.answers('saveAssignment', () => ({ updatedAt: NOW + 1 }));
});

describe('questions', () => {
  it('can be reordered and removed', async () => {
    open('&skills=integers.add,fractions.add-unlike');
    await press('Move Add unlike fractions up');
    expect(questions()).toEqual(['Add unlike fractions', 'Add integers']);
    await press('Remove Add integers');
    expect(questions()).toEqual(['Add unlike fractions']);
  });

  it('stop at the largest number of an assignment, with a message', async () => {
    const items = Array.from({ length: MOST_ITEMS }, (_, index) => buildItem({ id: `item-${index}` }));
    putDraft({ items });
    open();
    await press(/Add integers/);
    // Shown above the questions, and again where more would be added, up to twenty screens below.
    const said = 'That is the most an assignment holds. Put more questions into a second one.';
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect((await screen.findByRole('region', { name: 'Add questions' })).textContent).toContain(said);
    expect(questions()).toHaveLength(MOST_ITEMS);
  });

  it('accept points that are typed digit by digit, including halves', async () => {
    putDraft();
    open();
    const points = await number('Points');
    for (const value of ['', '0', '0.', '0.5']) {
      fireEvent.change(points, { target: { value } });
      expect(points.value).toBe(value);
    }
    fireEvent.blur(points);
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ items: [{ points: 0.5 }] }]));
  });

  it('accept a number of problems whose first digit alone is too small', async () => {
    putDraft({ items: [buildItem({ mastery: { rule: 'streak', streak: 3, most: 10 } })] });
    open();
    const most = await number('At the most');
    fireEvent.change(most, { target: { value: '1' } });
    fireEvent.change(most, { target: { value: `${most.value}5` } });
    expect(most.value).toBe('15');
    fireEvent.change(most, { target: { value: '99' } });
    fireEvent.blur(most);
    expect(most.value).toBe('20');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ items: [{ mastery: { most: 20 } }] }]));
  });

  it('until mastery may exceed the limit of one piece of work, which is reported before sending', async () => {
    const mastery = { rule: 'streak', streak: 3, most: 20 } as const;
    putDraft({ items: Array.from({ length: 7 }, (_, index) => buildItem({ id: `item-${index}`, mastery })) });
    open();
    await press('Publish');
    expect(await screen.findByText(/can become 140 problems/)).toBeTruthy();
    expect(drafts()).toEqual([]);
  });
});

describe('a question of the teacher’s own', () => {
  it('is saved without the empty lines of its hints and answers', async () => {
    open();
    await type('Title', 'Mine');
    await press('Write a question');
    await type('Question', 'How much is `2+3`?');
    await type('Expected answer', '5');
    await type(/^Also accepted/, 'five\n\n');
    await type(/^Hints \(/, 'Count on from 3.\n');
    await press('Save draft');
    await waitFor(() =>
      expect(drafts()).toMatchObject([{ items: [{ own: { accepts: ['five'], hints: ['Count on from 3.'] } }] }]),
    );
  });

  it('is not sent with an empty option', async () => {
    open();
    await type('Title', 'Mine');
    await press('Write a question');
    await type('Question', 'Which is larger?');
    await type('Kind of answer', 'choice');
    await press('Save draft');
    expect(await screen.findByText(/^Finish your own questions/)).toBeTruthy();
    await type('Option 1', 'a half');
    await type('Option 2', 'a third');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it('can be previewed as a student only when it is complete', async () => {
    open();
    await press('Write a question');
    await press('Preview as a student');
    expect(await screen.findByText(/^Finish your own questions/)).toBeTruthy();
    expect(server.asked('previewItems')).toEqual([]);
  });
});
