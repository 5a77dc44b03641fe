import { skills as all, findSkill, generateProblem } from '@lemma/math';
import { type CallOutput, calls } from '@lemma/school/calls';
import { buildClassroom, buildWorkItem, NOW } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const skills: CallOutput<'listSkills'>['skills'] = all.map((skill) => ({
  ...{ code: skill.code, name: skill.name, canDo: skill.canDo, grade: skill.grade, domain: skill.domain },
  ...{ standards: [...skill.standards], wordProblem: skill.wordProblem ?? false, misconceptions: [] },
  cases: skill.cases.map(({ id, label }) => ({ id, label })),
}));

/** Poses the engine's problems, with the item's id as its seed, as the server does. */
const poses = () => {
  const { items } = calls.previewItems.input.parse(server.asked('previewItems').at(-1));
  return {
    items: items.map(({ id, skill: code, level, case: kind }) => {
      const skill = findSkill(code);
      if (!skill) throw new Error(code);
      const seed = [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 31, 7);
      const { prompt, math, answer } = generateProblem(skill, level, seed, kind);
      const field = { kind: answer.kind, ...(answer.options && { options: [...answer.options] }) };
      return buildWorkItem({ id, skill: code, prompt, field, math: math ?? '' });
    }),
  };
};
const open = () => openArea({ area: 'teacher', createRoutes, at: 'assignments?edit=assignment-1', uid });
const sample = async () => within(await screen.findByRole('complementary', { name: 'A problem of this skill' }));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const search = async (words: string) =>
  fireEvent.change(await screen.findByLabelText('Search skills'), { target: { value: words } });
const asked = () => server.asked('previewItems').flatMap((input) => calls.previewItems.input.parse(input).items);

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills }));
  server.answers('saveAssignment', () => ({ updatedAt: NOW + 1 }));
  server.answers('previewItems', poses);
});

describe('the map', () => {
  it('opens at the grade of the class, by domain and standard, and shows a problem at once', async () => {
    open();
    expect(await screen.findByLabelText('Grade')).toHaveProperty('value', '6');
    expect(await screen.findByText('Greatest common factor', { selector: 'button' })).toBeTruthy();
    expect(screen.getByText('6.NS.B.4')).toBeTruthy();
    expect(await (await sample()).findByRole('article')).toBeTruthy();
  });

  it('shows other grades', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Grade'), { target: { value: '4' } });
    await press(/^Measurement/);
    await press('Convert units of length');
    expect((await sample()).getByRole('heading', { name: 'Convert units of length' })).toBeTruthy();
  });
});

describe('the sample', () => {
  it('takes other numbers, another level and kind, and is added as it is seen', async () => {
    open();
    await press('Greatest common factor');
    const pane = await sample();
    await pane.findByRole('article');
    const before = asked().length;
    fireEvent.click(pane.getByRole('button', { name: 'Other numbers' }));
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
    fireEvent.change(pane.getByLabelText('Level'), { target: { value: '3' } });
    await waitFor(() => expect(asked()).toHaveLength(before + 2));
    const kind = findSkill('whole-numbers.greatest-common-factor')?.cases[1]?.id;
    fireEvent.change(pane.getByLabelText('Kind of problem'), { target: { value: kind } });
    await waitFor(() => expect(asked()).toHaveLength(before + 3));
    const seen = asked().at(-1);
    expect(seen).toMatchObject({ level: 3, case: kind });
    expect(new Set(asked().map(({ id }) => id)).size).toBe(before + 3);
    await press('Add to the assignment');
    const card = await screen.findByRole('listitem', { name: 'Greatest common factor' });
    expect(card.id).toBe(`item-${seen?.id}`);
    await within(card).findByText(/stretch/);
    expect(screen.getAllByText('1 of 30 questions').length).toBeGreaterThan(1);
    // The card shows the problem that was seen; only the next sample is asked for.
    await waitFor(() => expect(asked()).toHaveLength(before + 4));
    expect(asked().at(-1)?.id).not.toBe(seen?.id);
  });

  it('is added once by a double click', async () => {
    open();
    await (await sample()).findByRole('article');
    const add = (await sample()).getByRole('button', { name: 'Add to the assignment' });
    fireEvent.click(add, { detail: 1 });
    fireEvent.click(add, { detail: 2 });
    expect(await screen.findByRole('heading', { name: '1 of 30 questions' })).toBeTruthy();
  });

  it('says that it cannot be shown, and comes with a retry', async () => {
    server.refuses('previewItems', 'server/unavailable');
    open();
    const again = await (await sample()).findByRole('button', { name: 'Try again' });
    server.answers('previewItems', poses);
    fireEvent.click(again);
    expect(await (await sample()).findByRole('article')).toBeTruthy();
  });

  it('covers a small screen when a skill is chosen, and gives it back', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('64rem') ? 'not all' : query));
    open();
    await press('Greatest common factor');
    const dialog = within(await screen.findByRole('dialog', { name: 'A problem of this skill' }));
    await dialog.findByRole('article');
    fireEvent.click(dialog.getByRole('button', { name: 'Add to the assignment' }));
    expect(dialog.getByText('1 of 30 questions')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: '1 of 30 questions' })).toBeTruthy();
  });
});

describe('the search', () => {
  it('understands everyday words of any grade, and says how a misspelled one was read', async () => {
    open();
    await search('long divison');
    expect(await screen.findByText(/Found for “long division”/)).toBeTruthy();
    expect((await sample()).getByRole('heading', { name: 'Divide by a one-digit number' })).toBeTruthy();
    await press('Add: Divide by a one-digit number');
    expect(await screen.findByRole('heading', { name: '1 of 30 questions' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Divide by a one-digit number.*1 added/ })).toBeTruthy();
  });

  it('says when nothing fits, and leads back to the map', async () => {
    open();
    await search('photosynthesis');
    expect(await screen.findByText('Nothing fits “photosynthesis”')).toBeTruthy();
    await press('Back to the map');
    expect(screen.getByRole('list', { name: 'Map of skills' })).toBeTruthy();
  });
});
