import { checkAnswer, generateProblem, skills } from '@lemma/math';
import { partOf } from '@lemma/math/part-of';
import type { AssignmentItem } from '@lemma/school/assignment';
import { workItemSchema } from '@lemma/school/work';
import { describe, expect, it } from 'vitest';
import { isProblem, nextProblemOf, problemAsked, problemIdOf, problemOf, seedOf, toWorkItem } from './problem.ts';
import { sampleSkill } from './sample-skill.ts';

const item = (over: Partial<AssignmentItem> = {}): AssignmentItem => ({
  id: 'i1',
  skill: sampleSkill.code,
  level: 1,
  points: 2,
  tries: 3,
  tryPenalty: 0,
  hints: 'free',
  variants: true,
  ...over,
});
const find = (code: string) => (code === sampleSkill.code ? sampleSkill : undefined);
const mathOf = (one: AssignmentItem, student: string, seed = 7) => problemOf(one, seed, student, find).problem.math;

describe('problemOf', () => {
  it('draws the same problem each time', () => expect(mathOf(item(), 'ana')).toBe(mathOf(item(), 'ana')));
  it('draws another one for another student, item or assignment', () => {
    const drawn = [
      mathOf(item(), 'ana'),
      mathOf(item(), 'ben'),
      mathOf(item({ id: 'i2' }), 'ana'),
      mathOf(item(), 'ana', 8),
    ];
    expect(new Set(drawn).size).toBe(4);
  });
  it('draws one for all students without variants', () => {
    expect(mathOf(item({ variants: false }), 'ana')).toBe(mathOf(item({ variants: false }), 'ben'));
  });
  it.each([{ skill: 'no-such.skill' }, { case: 'no-such' }])('refuses %o', (over) => {
    expect(() => problemOf(item(over), 7, 'ana', find)).toThrow('input/malformed');
  });
});

describe('an item with the quantities of a story', () => {
  const params = { a: 24, b: 6 };
  const told = { params, prompt: 'How many trays are full?', unit: { one: 'tray', many: 'trays' } };
  const division = item({ skill: 'whole-numbers.division-facts', case: 'middle-tables', variants: false, told });
  it('asks in its words, with the same numbers for everybody and without the formula', () => {
    const { problem } = problemOf(division, 7, 'ana');
    expect(problem).toMatchObject({ prompt: told.prompt, answer: { key: '4 trays' } });
    expect(problem).not.toHaveProperty('math');
    expect(problemOf(division, 8, 'ben').problem.params).toEqual(params);
    const shown = toWorkItem(division, problemOf(division, 7, 'ana'));
    expect(shown.field).toMatchObject({ kind: 'quantity', unit: 'trays' });
    expect(JSON.stringify(shown)).not.toContain('params');
  });
  it.each([
    ['numbers that the skill never draws', { told: { ...told, params: { a: 1e8, b: 6 } } }],
    ['other parameters', { told: { ...told, params: { groups: 3 } } }],
    ['no case', { case: undefined }],
  ])('refuses %s', (_, over) => {
    expect(() => problemOf({ ...division, ...over } as AssignmentItem, 7, 'ana')).toThrow('input/malformed');
  });
});

describe('seedOf', () => {
  it('keeps the boundaries between parts', () => expect(seedOf('a', 'bc')).not.toBe(seedOf('ab', 'c')));
  it('is an integer of 32 bits', () => {
    for (let turn = 0; turn < 100; turn += 1) expect(seedOf(turn) >>> 0).toBe(seedOf(turn));
  });
});

describe('toWorkItem', () => {
  const shown = toWorkItem(item(), problemOf(item(), 7, 'ana', find));
  it('shows exactly what a student may see', () => {
    const keys = [
      'id',
      'canDo',
      'skill',
      'prompt',
      'math',
      'field',
      'points',
      'tries',
      'hintCount',
      'hints',
      'attempts',
      'solved',
      'closed',
      'score',
    ];
    expect(Object.keys(shown)).toEqual(keys);
    expect(shown).toMatchObject({
      field: { kind: 'quantity' },
      hintCount: 2,
      hints: [],
      canDo: 'I can add two numbers.',
    });
  });
  it('leaves the unit out where writing it is part of the answer', () =>
    expect(shown.field).not.toHaveProperty('unit'));
  it('says how the answer can be placed, unless a form is asked for that placing could not show', () => {
    const plot = item({ skill: 'geometry.plot-point' });
    expect(toWorkItem(plot, problemOf(plot, 7, 'ana')).touch).toMatchObject({ as: 'plane' });
    const formed = item({ skill: 'fractions.place-on-line', form: 'decimal' });
    expect(toWorkItem(formed, problemOf(formed, 7, 'ana'))).not.toHaveProperty('touch');
  });
  it('counts no hints where hints are off', () => {
    expect(toWorkItem(item({ hints: 'off' }), problemOf(item(), 7, 'ana', find)).hintCount).toBe(0);
  });
});

describe('problemIdOf', () => {
  const levels = [1, 2, 3] as const;
  const problemsOf = (skill: (typeof skills)[number]) =>
    levels.flatMap((level) => Array.from({ length: 20 }, (_, seed) => generateProblem(skill, level, seed)));

  it('is shared only by problems with one right answer, in every skill', () => {
    const alike = partOf(6, skills, ({ code }) => code).flatMap((skill) => {
      const first = new Map<string, ReturnType<typeof generateProblem>>();
      return problemsOf(skill).flatMap((problem) => {
        const id = problemIdOf({ ...problem, field: problem.answer });
        const other = first.get(id) ?? problem;
        first.set(id, other);
        const isOne = checkAnswer(problem.answer, other.answer.key).verdict === 'right';
        return isOne ? [] : [`${skill.code}: ${problem.prompt}`];
      });
    });
    expect(alike).toEqual([]);
  });

  it('is the same of a problem and of what the database gives back of it', () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (value === null || typeof value !== 'object') return value;
      const fields = Object.entries(value).map(([name, of]) => [name, backwards(of)] as const);
      return Object.fromEntries(fields.filter(([, of]) => of !== undefined).toReversed());
    };
    const different = partOf(6, skills, ({ code }) => code).flatMap((skill) => {
      const [problem] = problemsOf(skill);
      if (problem === undefined) return [skill.code];
      const stored = workItemSchema.parse(backwards(toWorkItem(item({ skill: skill.code }), { skill, problem })));
      return problemIdOf(stored) === problemIdOf({ ...problem, field: problem.answer }) ? [] : [skill.code];
    });
    expect(different).toEqual([]);
  });

  it('still takes a decision that named a problem by its words alone', () => {
    const words = { prompt: 'Write the coordinates of point P.', field: { kind: 'point' as const } };
    const picture = { kind: 'clock' as const, hour: 8, minute: 25, alt: 'A clock.' };
    expect(isProblem(problemIdOf(words), { ...words, picture })).toBe(true);
    expect(isProblem(problemIdOf({ ...words, picture: { ...picture, minute: 30 } }), { ...words, picture })).toBe(
      false,
    );
  });
});

describe('nextProblemOf', () => {
  const own = item({ skill: 'fractions.add-unlike' });
  /** The questions of so many rounds of a student, each told again from what is stored of it. */
  function rounds(student: string, count: number) {
    const mastery = { rule: 'streak' as const, streak: 9, most: 20, state: 'going' as const, inRow: 0 };
    const all: Pick<ReturnType<typeof toWorkItem>, 'prompt' | 'math' | 'picture' | 'field'>[] = [];
    for (let round = 0; round < count; round += 1) {
      const before = { ...mastery, rounds: all.map((one) => ({ ...one, attempts: [], hints: 0, right: true })) };
      const asked = toWorkItem(own, nextProblemOf(own, 7, student, before));
      expect(problemAsked({ ...asked, mastery: before }, own, 7, student).isOther, student).toBeUndefined();
      all.push(asked);
    }
    return all.map(({ prompt, math }) => `${prompt} ${math}`);
  }
  it('asks no student the same numbers again', () => {
    for (let student = 0; student < 60; student += 1) {
      const all = rounds(`student-${student}`, 6);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('problemAsked', () => {
  const rule = item({ skill: 'fractions.of-quantity' });
  const asked = toWorkItem(rule, problemOf(rule, 7, 'ana'));
  const isOther = (over: Partial<typeof asked>, of = rule) =>
    problemAsked({ ...asked, ...over }, of, 7, 'ana').isOther ?? false;
  const otherNumbers = asked.prompt.replaceAll(/\d+/g, (digits) => `${Number(digits) + 1}`);

  it('is the one that is drawn, of every skill', () => {
    const others = skills.flatMap(({ code }) => {
      const one = item({ skill: code });
      const stored = workItemSchema.parse(JSON.parse(JSON.stringify(toWorkItem(one, problemOf(one, 7, 'ana')))));
      return problemAsked(stored, one, 7, 'ana').isOther ? code : [];
    });
    expect(others).toEqual([]);
  });
  it('is the same in new words', () => {
    expect(isOther({ prompt: asked.prompt.replaceAll(/[a-z]{5,}/g, 'words') })).toBe(false);
  });
  it('is another one where its numbers, its formula or its choices are others', () => {
    expect(isOther({ prompt: otherNumbers })).toBe(true);
    expect(isOther({ prompt: `${asked.prompt} Twice.` })).toBe(true);
    expect(isOther({ math: '1 + 1' })).toBe(true);
    expect(isOther({ field: { ...asked.field, options: [{ id: 'a', label: 'A' }] } })).toBe(true);
  });
  it('is never another one where a teacher wrote it', () => {
    const own = { prompt: 'Add. 8 + 5', kind: 'number' as const, key: '13', accepts: [], hints: [], solution: [] };
    expect(isOther({ prompt: otherNumbers }, item({ skill: 'own', own }))).toBe(false);
  });
});
