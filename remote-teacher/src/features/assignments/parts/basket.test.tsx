import { MOST_ITEMS } from '@lemma/school/assignment';
import { type CallOutput, calls } from '@lemma/school/calls';
import { buildAssignment, buildClassroom, buildItem, buildWorkItem, NOW } from '@lemma/testing';
import { openArea, refusal, server } from '@lemma/testing/screens';
import { toastStore } from '@lemma/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const skill = { domain: 'fractions', wordProblem: false, cases: [], misconceptions: [] };
const skills: CallOutput<'listSkills'>['skills'] = [
  { ...skill, code: 'fractions.add-unlike', name: 'Add unlike fractions', grade: 6, standards: ['5.NF.A.1'] },
  { ...skill, code: 'integers.add', name: 'Add integers', domain: 'integers', grade: 6, standards: ['7.NS.A.1'] },
];

const open = (search = '') =>
  openArea({ area: 'teacher', createRoutes, at: `assignments?edit=${assignmentId}${search}`, uid });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
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
  server.answers('previewItems', () => {
    const { items, sample } = calls.previewItems.input.parse(server.asked('previewItems').at(-1));
    return {
      items: items.map(({ id, skill: code, level }) => {
        const prompt = `Student ${sample}, question ${id}, level ${level}.`;
        return buildWorkItem({ id, skill: code, prompt });
      }),
    };
  });
});

describe('questions', () => {
  it('show the problems as a student sees them, with one call for all, and other numbers on request', async () => {
    putDraft({ items: [buildItem({ id: 'item-1' }), buildItem({ id: 'item-2', skill: 'integers.add' })] });
    open();
    expect(await (await card('Add unlike fractions')).findByText(/question item-1/)).toBeTruthy();
    expect((await card('Add integers')).getByText('Student 0, question item-2, level 1.')).toBeTruthy();
    const asked = server.asked('previewItems').map((input) => calls.previewItems.input.parse(input).items.length);
    expect(asked.filter((count) => count > 1)).toHaveLength(1);
    await press('Other numbers: Add integers');
    expect(await (await card('Add integers')).findByText('Student 1, question item-2, level 1.')).toBeTruthy();
  });

  it('say that a problem cannot be shown, and stay in the assignment', async () => {
    server.refuses('previewItems', 'server/unavailable');
    putDraft();
    open();
    const first = await card('Add unlike fractions');
    const again = await first.findByRole('button', { name: 'Try again' });
    server.answers('previewItems', () => ({ items: [buildWorkItem({ prompt: 'Here it is.' })] }));
    fireEvent.click(again);
    expect(await first.findByText('Here it is.')).toBeTruthy();
  });

  it('show the others where one cannot be made', async () => {
    putDraft({
      items: [buildItem({ id: 'item-1' }), buildItem({ id: 'item-2', skill: 'integers.add', case: 'gone' })],
    });
    server.answers('previewItems', () => {
      const { items } = calls.previewItems.input.parse(server.asked('previewItems').at(-1));
      if (items.some((item) => item.case === 'gone')) throw refusal('input/malformed');
      return { items: items.map(({ id }) => buildWorkItem({ id, prompt: `Question ${id}.` })) };
    });
    open();
    expect(await (await card('Add unlike fractions')).findByText('Question item-1.')).toBeTruthy();
    expect(await (await card('Add integers')).findByText(/does not know this skill/)).toBeTruthy();
  });

  it('are moved by the arrow keys, with the focus and a message', async () => {
    open('&skills=integers.add,fractions.add-unlike');
    const handle = await screen.findByRole('button', { name: /^Move Add unlike fractions/ });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(questions()).toEqual(['Add unlike fractions', 'Add integers']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Add unlike fractions/);
    expect(screen.getByText('Add unlike fractions is now question 1 of 2.')).toBeTruthy();
    fireEvent.keyDown(document.activeElement ?? handle, { key: 'End' });
    expect(questions()).toEqual(['Add integers', 'Add unlike fractions']);
  });

  it('come back when a removal is undone, at their place', async () => {
    open('&skills=integers.add,fractions.add-unlike');
    await press('Remove Add integers');
    expect(questions()).toEqual(['Add unlike fractions']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Add unlike fractions');
    const [removed] = toastStore.getState().toasts;
    expect(removed?.title).toBe('Add integers removed');
    act(() => removed?.action?.onAct());
    expect(questions()).toEqual(['Add integers', 'Add unlike fractions']);
  });

  it('are duplicated with the settings of their own', async () => {
    putDraft({ items: [buildItem({ level: 3, points: 4 })] });
    open();
    const more = await screen.findByRole('button', { name: 'More for Add unlike fractions' });
    fireEvent.keyDown(more, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await press('Save draft');
    await waitFor(() =>
      expect(drafts()).toMatchObject([
        {
          items: [
            { id: 'item-1', level: 3 },
            { level: 3, points: 4 },
          ],
        },
      ]),
    );
  });

  it('stop at the largest number of an assignment, with a message', async () => {
    const items = Array.from({ length: MOST_ITEMS }, (_, index) => buildItem({ id: `item-${index}` }));
    putDraft({ items });
    open();
    await press('Integers 1 skill');
    await press('Add: Add integers');
    // Shown above the questions, and where more would be added.
    const said = 'That is the most an assignment holds. Put more questions into a second one.';
    expect((await screen.findByRole('region', { name: 'Add questions' })).textContent).toContain(said);
    expect((await screen.findByRole('region', { name: '30 of 30 questions' })).textContent).toContain(said);
    await press('Add to the assignment');
    expect(questions()).toHaveLength(MOST_ITEMS);
  });

  it('accept points that are typed digit by digit, including halves', async () => {
    putDraft();
    open();
    await press('Change Add unlike fractions');
    const points = (await card('Add unlike fractions')).getByRole<HTMLInputElement>('spinbutton', { name: 'Points' });
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
    await press('Change Add unlike fractions');
    const practice = await card('Add unlike fractions');
    const most = practice.getByRole<HTMLInputElement>('spinbutton', { name: 'At the most' });
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
    expect(await screen.findByText(/one student may get 140 problems/)).toBeTruthy();
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

  it('is placed on a line or on cards that the teacher lays out', async () => {
    open();
    await type('Title', 'Mine');
    await press('Write a question');
    await type('Question', 'Put these in order.');
    await type('Kind of answer', 'list');
    await type('Expected answer', '1, 2, 3');
    await type('How students answer', 'order');
    await press('Save draft');
    expect(await screen.findByText(/^Finish your own questions/)).toBeTruthy();
    await type(/^Cards/, '2\n3\n\n');
    expect(await screen.findByText('The expected answer has no place here yet.')).toBeTruthy();
    await type(/^Cards/, '2\n3\n1\n');
    await press('Save draft');
    await waitFor(() =>
      expect(drafts()).toMatchObject([{ items: [{ own: { touch: { as: 'order', cards: ['2', '3', '1'] } } }] }]),
    );
    await type('Kind of answer', 'number');
    await type('How students answer', 'number-line');
    await type('To', '2');
    await type('One tick mark every', '0.25');
    expect(screen.getByRole('img', { name: 'A number line from 0 to 2.' })).toBeTruthy();
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
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
