import { codeOf } from '@lemma/contract';
import { type CallOutput, calls } from '@lemma/school/calls';
import { buildAssignment, buildClassroom, buildItem, buildRosterStudent, buildWorkItem, NOW } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { toastStore } from '@lemma/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '#routes';
import { isNewDraft, newDraftId } from '#shared/logic/new-draft-id.ts';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const skill = { domain: 'fractions', wordProblem: false, cases: [], misconceptions: [] };
const skills: CallOutput<'listSkills'>['skills'] = [
  { ...skill, code: 'fractions.add-unlike', name: 'Add unlike fractions', grade: 6, standards: ['5.NF.A.1'] },
  { ...skill, code: 'integers.add', name: 'Add integers', domain: 'integers', grade: 6, standards: ['7.NS.A.1'] },
];

const open = (search = '', id = assignmentId) =>
  openArea({ area: 'teacher', createRoutes, at: `assignments?edit=${id}${search}`, uid });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const number = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });
const drafts = () => server.asked('saveAssignment').map((input) => calls.saveAssignment.input.parse(input));
const questions = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((line) => (line.id.startsWith('item-') ? [line.getAttribute('aria-label')] : []));

/** Stores what is saved, as the server does, and answers with a slightly later time on each save. */
const stores = () => {
  let at = NOW;
  server.answers('saveAssignment', () => {
    at += 1;
    const draft = drafts().at(-1);
    const { assignmentId: id, basedOn: _basedOn, ...fields } = draft ?? { assignmentId };
    server.put('assignments', id, buildAssignment({ state: 'draft', ...fields, id, updatedAt: at }));
    return { updatedAt: at };
  });
};
const putDraft = (over: Parameters<typeof buildAssignment>[0] = {}) =>
  server.put('assignments', assignmentId, buildAssignment({ state: 'draft', updatedAt: NOW, ...over }));

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills }));
  server.answers('previewItems', () => {
    const { items } = calls.previewItems.input.parse(server.asked('previewItems').at(-1));
    return { items: items.map(({ id, skill: code }) => buildWorkItem({ id, skill: code })) };
  });
  stores();
});

describe('a new assignment', () => {
  it('takes a question from the skills that a search finds, and is saved as a draft once, however often the button is pressed', async () => {
    open();
    await type('Title', 'Fractions on Monday');
    await type('Search skills', 'unlike');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add: Add integers' })).toBeNull());
    await press('Add: Add unlike fractions');
    expect(questions()).toEqual(['Add unlike fractions']);
    const save = await screen.findByRole('button', { name: 'Save draft' });
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await screen.findByText(/^6B Mathematics · Saved/)).toBeTruthy();
    expect(drafts()).toMatchObject([
      { assignmentId, classId: 'class-1', title: 'Fractions on Monday', items: [{ skill: 'fractions.add-unlike' }] },
    ]);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Fractions on Monday');
  });

  it('is not asked for before its first save, which the rules would refuse, and is followed afterwards', async () => {
    const id = newDraftId();
    server.put('assignments', id, buildAssignment({ id, title: 'Read too early', state: 'draft' }));
    open('', id);
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await press('Add: Add unlike fractions');
    expect(title.value).toBe('Add unlike fractions');
    await press('Save draft');
    expect(await screen.findByText(/^6B Mathematics · Saved/)).toBeTruthy();
    await waitFor(() => expect(isNewDraft(id)).toBe(false));
    expect(drafts()).toMatchObject([{ assignmentId: id, title: 'Add unlike fractions' }]);
  });

  it('starts with the skills and the students of its address', async () => {
    open('&skills=integers.add,fractions.add-unlike&for=student-1,student-2');
    expect(await screen.findByText(/to nobody: those chosen have left 6B Mathematics/)).toBeTruthy();
    await waitFor(() => expect(questions()).toEqual(['Add integers', 'Add unlike fractions']));
  });

  it('is named after its questions until a title is typed', async () => {
    open();
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await press('Add: Add unlike fractions');
    expect(title.value).toBe('Add unlike fractions');
    await press('Integers 1 skill');
    await press('Add: Add integers');
    expect(title.value).toBe('Mixed practice');
    await type('Title', '');
    await press('Remove Add integers');
    expect(title.value).toBe('');
    await press('Save draft');
    // Above the form, and at the field.
    expect(await screen.findAllByText('Give the assignment a title.')).toHaveLength(2);
    await type('Title', 'Mine');
    // Told until it is mended.
    expect(screen.queryByText('Give the assignment a title.')).toBeNull();
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Mine' }]));
  });

  it('is saved under the suggested title if none is typed', async () => {
    open('&skills=integers.add');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Add integers' }]));
  });

  it('lists what is missing instead of saving or publishing it', async () => {
    open();
    await press('Publish');
    expect(await screen.findAllByText('Give the assignment a title.')).toHaveLength(2);
    expect(screen.getByText('Add at least one question.')).toBeTruthy();
    await press('Save draft');
    await waitFor(() => expect(screen.queryByText('Add at least one question.')).toBeNull());
    expect(drafts()).toEqual([]);
  });

  it('asks before it is left unsaved, and not once it is saved', async () => {
    const { address } = open();
    await type('Title', 'Fractions');
    fireEvent.click(await screen.findByRole('link', { name: 'Assignments' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await press('Cancel');
    await press('Save draft');
    await screen.findByText(/· Saved/);
    fireEvent.click(screen.getByRole('link', { name: 'Assignments' }));
    await waitFor(() => expect(address()).toBe('/dashboard/assignments?class=class-1'));
  });

  it('is saved by whoever leaves it, if they like', async () => {
    const { address } = open();
    await type('Title', 'Fractions');
    fireEvent.click(await screen.findByRole('link', { name: 'Assignments' }));
    await press('Save and leave');
    await waitFor(() => expect(address()).toBe('/dashboard/assignments?class=class-1'));
    expect(drafts()).toMatchObject([{ title: 'Fractions' }]);
  });
});

describe('a draft that is opened by its address', () => {
  it('belongs to its own class, not to the one used last', async () => {
    server.put('classes', 'class-2', buildClassroom({ id: 'class-2', name: '7C Algebra', grade: 7 }));
    putDraft({ classId: 'class-2', title: 'Equations' });
    // The class that is used last: the list of its assignments is open.
    open('&class=class-1');
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Equations');
    expect(screen.getByText('7C Algebra')).toBeTruthy();
    await type('Title', 'Equations, part 2');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ classId: 'class-2', title: 'Equations, part 2' }]));
    expect(await screen.findByText(/^7C Algebra · Saved/)).toBeTruthy();
    expect(screen.queryByText(/6B Mathematics/)).toBeNull();
  });
});

describe('settings for all questions', () => {
  const settings = async () =>
    within((await screen.findByText('Settings for all questions')).closest('details') ?? document.body);

  it('change every question but one that differs, which says so', async () => {
    putDraft({ items: [buildItem({ id: 'item-1', points: 1 }), buildItem({ id: 'item-2', points: 1 })] });
    open();
    const second = within(
      (await screen.findAllByRole('listitem', { name: 'Add unlike fractions' }))[1] ?? document.body,
    );
    fireEvent.click(second.getByRole('button', { name: 'Change Add unlike fractions' }));
    fireEvent.change(second.getByLabelText('Tries'), { target: { value: '1' } });
    expect(second.getByText('Only here: 1 try.')).toBeTruthy();
    fireEvent.change((await settings()).getByLabelText('Tries'), { target: { value: '5' } });
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ items: [{ tries: 5 }, { tries: 1 }] }]));
    fireEvent.click(second.getByRole('button', { name: 'Use the settings for all questions' }));
    await press('Save draft');
    await waitFor(() => expect(drafts()[1]).toMatchObject({ items: [{ tries: 5 }, { tries: 5 }] }));
  });

  it('are taken over by questions that are added later', async () => {
    open();
    fireEvent.change((await settings()).getByLabelText('Hints'), { target: { value: 'off' } });
    await press('Add: Add unlike fractions');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ items: [{ hints: 'off' }] }]));
  });
});

it('says what holds for late work and results without being unfolded', async () => {
  const policy = { early: [], late: [{ hours: 24, percent: 80 }], after: { kind: 'closed' as const } };
  putDraft({ policy, timeLimit: 45, release: { results: { when: 'at-once' }, solutions: { when: 'never' } } });
  open();
  const said = (await screen.findByText('Late work and results')).closest('summary');
  expect(said?.textContent).toContain(
    '80% up to 24 hours late, then closed · 45 minutes from opening it · students see results at once, solutions never',
  );
});

describe('limits', () => {
  it('set a time limit, and remove it again', async () => {
    putDraft();
    open();
    const limit = await number('Time limit');
    fireEvent.change(limit, { target: { value: '45' } });
    await press('Save draft');
    await waitFor(() => expect(drafts()).toMatchObject([{ timeLimit: 45 }]));
    fireEvent.change(limit, { target: { value: '' } });
    await press('Save draft');
    await waitFor(() => expect(drafts()).toHaveLength(2));
    expect(drafts()[1]).not.toHaveProperty('timeLimit');
  });

  it('refuse a due date before the opening', async () => {
    putDraft();
    open();
    await type('Due', '2020-01-01T10:00');
    await press('Publish');
    expect(await screen.findAllByText('The due date must be after the opening.')).toHaveLength(2);
    expect(drafts()).toEqual([]);
  });
});

describe('publishing', () => {
  it('saves, checks and publishes once, however often the button is pressed, and opens the work', async () => {
    putDraft();
    server.answers('testItems', () => ({ faults: [] }));
    server.answers('publishAssignment', () => ({}));
    server.answers('showAsked', () => ({ questions: [null] }));
    const { address } = open();
    const publish = await screen.findByRole('button', { name: 'Publish' });
    fireEvent.click(publish);
    fireEvent.click(publish);
    await waitFor(() => expect(address()).toBe(`/dashboard/assignments/${assignmentId}`));
    expect(drafts()).toHaveLength(1);
    expect(server.asked('publishAssignment')).toEqual([{ assignmentId }]);
  });

  it('says before whom it reaches and when, then to how many it went, and is undone from there', async () => {
    const students = ['Ana', 'Ben', 'Cleo'].map((displayName) => buildRosterStudent({ id: displayName, displayName }));
    server.put('rosters', 'class-1', {
      ...{ classId: 'class-1', groups: {} },
      students: Object.fromEntries(students.map((one) => [one.id, one])),
    });
    putDraft({ onlyFor: ['Ana', 'Cleo'] });
    server.answers('testItems', () => ({ faults: [] }));
    server.answers('publishAssignment', () => ({}));
    server.answers('unpublishAssignment', () => ({}));
    server.answers('showAsked', () => ({ questions: [null] }));
    const { address } = open();
    expect((await screen.findByText(/^Publish gives/)).textContent).toMatch(
      /^Publish gives one question to Ana and Cleo: 2 of 3 students of 6B Mathematics, at once, due .*\d/,
    );
    await press('Publish');
    await waitFor(() => expect(address()).toBe(`/dashboard/assignments/${assignmentId}`));
    const told = toastStore.getState().toasts[0];
    expect(told?.title).toMatch(/is published to 2 students$/);
    told?.action?.onAct();
    await waitFor(() => expect(server.asked('unpublishAssignment')).toEqual([{ assignmentId }]));
    await waitFor(() => expect(address()).toContain(`edit=${assignmentId}`));
  });

  it('reads the lines of those who were chosen alone, where the class’s list of assignments counts its students', async () => {
    const students = ['Ana', 'Ben'].map((displayName) => buildRosterStudent({ id: displayName, displayName }));
    server.put('rosters', 'class-1', {
      ...{ classId: 'class-1', groups: {} },
      students: Object.fromEntries(students.map((one) => [one.id, one])),
    });
    server.put('boards', 'class-1', { classId: 'class-1', assignments: {}, studentCount: 28 });
    putDraft({ onlyFor: ['Ana'] });
    open();
    expect(
      await screen.findByText(/gives one question to Ana, one of 28 students of 6B Mathematics, at once/),
    ).toBeTruthy();
    expect(server.readsOf('rosters/class-1')).toEqual([['classId', 'groups', 'students.Ana']]);
  });

  it('reads nobody’s line for a whole class', async () => {
    server.put('boards', 'class-1', { classId: 'class-1', assignments: {}, studentCount: 28 });
    putDraft();
    open();
    expect(await screen.findByText(/to all 28 students of 6B Mathematics, at once/)).toBeTruthy();
    expect(server.readsOf('rosters/class-1')).toEqual([]);
  });

  it('is stopped by a question that fails its check, and shows why beside it', async () => {
    putDraft();
    server.answers('testItems', () => ({ faults: [{ itemId: 'item-1', message: 'No key.' }] }));
    open();
    await press('Publish');
    expect(await screen.findByText(/^Not published: 1 question fails its test/)).toBeTruthy();
    expect(screen.getByText('No key.')).toBeTruthy();
    expect(server.asked('publishAssignment')).toEqual([]);
  });

  it('that failed after saving does not conflict with itself', async () => {
    putDraft();
    server.refuses('testItems', 'server/unavailable');
    const { faults } = open();
    await press('Publish');
    await waitFor(() => expect(faults.map(codeOf)).toEqual(['server/unavailable']));
    await type('Title', 'Fractions, second try');
    await press('Save draft');
    await waitFor(() => expect(drafts()).toHaveLength(2));
    expect(drafts().map(({ basedOn }) => basedOn)).toEqual([NOW, NOW + 1]);
  });
});

describe('when something goes wrong', () => {
  it('keeps the typed text when saving is refused', async () => {
    server.refuses('saveAssignment', 'server/unavailable');
    const { faults } = open();
    await type('Title', 'Fractions');
    await press('Save draft');
    await waitFor(() => expect(faults.map(codeOf)).toEqual(['server/unavailable']));
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Fractions');
    expect(screen.queryByText(/· Saved/)).toBeNull();
  });

  it('lets the teacher choose when a colleague has saved meanwhile', async () => {
    putDraft();
    server.refuses('saveAssignment', 'data/conflict');
    open();
    await type('Title', 'Mine');
    putDraft({ title: 'Theirs', updatedAt: NOW + 500 });
    await press('Save draft');
    expect(await screen.findByText('Somebody else saved this meanwhile')).toBeTruthy();
    await press('Take what is saved, drop mine');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Theirs');
    stores();
    await type('Title', 'Mine again');
    await press('Save draft');
    await waitFor(() => expect(drafts().at(-1)).toMatchObject({ title: 'Mine again', basedOn: NOW + 500 }));
  });

  it('replaces a colleague’s version if the teacher says so', async () => {
    putDraft();
    server.refuses('saveAssignment', 'data/conflict');
    open();
    await type('Title', 'Mine');
    await press('Save draft');
    await screen.findByText('Somebody else saved this meanwhile');
    stores();
    await press('Save mine over it');
    await waitFor(() => expect(screen.queryByText('Somebody else saved this meanwhile')).toBeNull());
    expect(drafts().at(-1)).not.toHaveProperty('basedOn');
  });

  it('sends a draft that was saved offline once the network is back', async () => {
    putDraft();
    open();
    await type('Title', 'On the train');
    network('offline');
    await press('Save draft');
    expect(await screen.findByText(/offline/i)).toBeTruthy();
    expect(drafts()).toEqual([]);
    network('online');
    await waitFor(() => expect(drafts()).toMatchObject([{ title: 'On the train' }]));
    expect(await screen.findByText(/· Saved/)).toBeTruthy();
  });

  it('says that the server cannot be reached, and opens the draft after a retry', async () => {
    putDraft({ title: 'Fractions' });
    server.denies(`assignments/${assignmentId}`, 'offline');
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.allows(`assignments/${assignmentId}`);
    fireEvent.click(again);
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Fractions');
  });

  it('can be read, but not changed, by a teacher who only views', async () => {
    server.put(
      'classes',
      'class-1',
      buildClassroom({ teacherIds: [uid, 'lead'], leaderId: 'lead', onlookerIds: [uid] }),
    );
    putDraft({ title: 'Fractions' });
    open();
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Fractions');
    expect(screen.queryByRole('button', { name: /^(Save|Publish)/ })).toBeNull();
    expect(screen.getByLabelText('Title').closest('fieldset')?.disabled).toBe(true);
  });
});

it('keeps its questions once published, but may change its words', async () => {
  putDraft({ state: 'open', title: 'Fractions' });
  open();
  expect(await screen.findByText(/^The questions stay as they were published/)).toBeTruthy();
  await type('Title', 'Fractions, part 1');
  await press('Save changes');
  await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Fractions, part 1', basedOn: NOW }]));
});

describe('deleting a draft', () => {
  it('goes back to the list, and is undone from there with what was saved', async () => {
    putDraft({ title: 'Percent check' });
    server.answers('removeDraft', () => ({}));
    const { address } = open();
    const menu = await screen.findByRole('button', { name: 'More' });
    fireEvent.keyDown(menu, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    await waitFor(() => expect(address()).not.toContain('edit='));
    expect(server.asked('removeDraft')).toEqual([{ assignmentId }]);
    const told = toastStore.getState().toasts.at(-1);
    expect(told?.title).toBe('The draft “Percent check” is deleted');
    told?.action?.onAct();
    await waitFor(() => expect(drafts()).toMatchObject([{ assignmentId, title: 'Percent check' }]));
    expect(drafts()[0]).not.toHaveProperty('basedOn');
    await waitFor(() => expect(address()).toContain(`edit=${assignmentId}`));
  });
});
