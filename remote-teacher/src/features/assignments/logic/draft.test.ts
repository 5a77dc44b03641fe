import { OWN_SKILL } from '@lemma/school/question';
import { buildAssignment } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { copyFromBank, draftOf, emptyDraft, newItem, plannedItem, problemsOf } from './draft.ts';

const draft = emptyDraft('a1', 'c1', new Date(2026, 10, 20, 9, 30));

describe('a new draft', () => {
  it('is due at the end of the day in a week', () => {
    expect(new Date(draft.dueAt)).toEqual(new Date(2026, 10, 27, 23, 59));
  });

  it('cannot be published without a title and an item', () => {
    expect(problemsOf(draft)).toEqual(['title', 'items']);
  });

  it('can be published with both', () => {
    expect(problemsOf({ ...draft, title: 'Fractions', items: [newItem('fractions.add-unlike')] })).toEqual([]);
  });

  it('cannot withhold results that decide on the next problem', () => {
    const mastery = { rule: 'streak', streak: 3, most: 10 } as const;
    const practice = { ...draft, title: 'Practice', items: [{ ...newItem('integers.add'), mastery }] };
    expect(problemsOf(practice)).toEqual([]);
    const release = { results: { when: 'returned' }, solutions: { when: 'never' } } as const;
    expect(problemsOf({ ...practice, release })).toEqual(['mastery']);
  });

  it('reports too many questions before it is sent', () => {
    const items = Array.from({ length: 31 }, () => newItem('integers.add'));
    expect(problemsOf({ ...draft, title: 'Long', items })).toEqual(['tooMany']);
    expect(problemsOf({ ...draft, title: 'Long', items: items.slice(1) })).toEqual([]);
  });

  it('of what was published before its release was stored says what its students see', () => {
    const { release: _, ...before } = buildAssignment({ publishedAt: 1 });
    expect(draftOf(before).release?.solutions).toEqual({ when: 'never' });
  });

  it('cannot be due before it opens', () => {
    expect(
      problemsOf({ ...draft, title: 'Fractions', items: [newItem('fractions.add-unlike')], dueAt: draft.openAt }),
    ).toEqual(['dates']);
  });
});

it('takes a problem of a plan with exactly its numbers, the same for everybody', () => {
  const planned = plannedItem({
    ...{ id: 'p1', skill: 'fractions.add-unlike', level: 3, case: 'mixed', caseLabel: 'Mixed numbers', seed: 77 },
    ...{ prompt: 'Add.', key: '5/6', solution: [], edited: false },
  });
  expect(planned).toMatchObject({ skill: 'fractions.add-unlike', level: 3, case: 'mixed', seed: 77, variants: false });
});

it('takes an edited problem as a question of the teacher’s own', () => {
  const changed = plannedItem({
    ...{ id: 'p1', skill: 'fractions.add-unlike', level: 3, case: 'mixed', caseLabel: 'Mixed numbers', seed: 77 },
    ...{ prompt: 'How long is the rope?', key: '2 1/2', solution: [], edited: true },
  });
  expect(changed).toMatchObject({ skill: OWN_SKILL, own: { prompt: 'How long is the rope?', key: '2 1/2' } });
  expect(changed).not.toHaveProperty('seed');
});

it('inserts a saved question under a new id each time', () => {
  const saved = { id: 'k1', item: newItem('integers.add'), keptAt: 1 };
  expect(copyFromBank(saved)).toEqual({ ...saved.item, id: expect.any(String) });
  expect(copyFromBank(saved).id).not.toBe(copyFromBank(saved).id);
});
