import type { AssistantRequest } from '@lemma/school/assistant';
import { requestFormSchema } from '@lemma/school/assistant';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import type { Asked } from '../answer-wish.ts';
import { demoSchool } from '../demo-school.ts';
import { formIn, openForm, pressed } from '../press.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { guessTopic } from '../topic/guess.ts';
import type { Memo } from '../wish/wish.ts';

const now = Date.UTC(2026, 10, 20);
const school = demoSchool(now);
const asked = (text: string, over: Partial<Asked> = {}): Asked => ({
  ...{ text, classId: 'demo-1', seed: 5, turnId: 't', school, now, ...over },
});
const tasksOf = (memo: Memo | undefined) => (memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at) ?? []);

describe('a request of which something is left over', () => {
  const text = '8 problems on telling time to the half hour with a maze';

  it('is shown as a form, and nothing is made', async () => {
    const made = await answer(asked(text));
    const form = openForm(made);
    expect(form?.request).toMatchObject({ make: 'sheet.practice', skills: ['measurement.tell-time'], count: 8 });
    expect(form?.unused.join()).toContain('maze');
    expect(made.memo?.slots).toBeUndefined();
    expect(requestFormSchema.parse(form)).toEqual(form);
  });

  it('makes what stands in the form and nothing else', async () => {
    const request = openForm(await answer(asked(text)))?.request;
    const make = async (over: Partial<AssistantRequest>) =>
      tasksOf((await answer(asked(text, { request: request && { ...request, ...over } }))).memo);
    expect(await make({ count: 3 })).toHaveLength(3);
    expect((await make({ skills: ['decimals.add'], conditions: [] })).every(({ task }) => task.startsWith('Add'))).toBe(
      true,
    );
    const off = request?.conditions.map((each) => ({ ...each, off: true })) ?? [];
    expect(off.length).toBeGreaterThan(0);
    expect(await make({})).not.toEqual(await make({ conditions: off }));
  });
});

it('makes at once what is surely read, with its form', async () => {
  const made = await answer(asked('Make 5 problems on two-step equations'));
  expect(formIn(made)).toMatchObject({ made: true, request: { skills: ['equations.two-step'], count: 5 } });
  expect(tasksOf(made.memo)).toHaveLength(5);
});

it('says which field a change is in, and changes nothing that it did not read', async () => {
  const first = await pressed(asked('4 problems on adding decimals'));
  const second = await answer(asked('now in Spanish', { before: first.memo }));
  expect(formIn(second)).toMatchObject({ changed: ['language'], request: { language: 'es', count: 4 } });
  expect(JSON.stringify(second.parts)).toContain('Sum');
  const third = await answer(asked('make them glow in the dark', { before: first.memo }));
  expect(formIn(third)).toBeUndefined();
  expect(JSON.stringify(third.parts)).toContain('stays as it is');
  expect(third.memo).toEqual(first.memo);
});

describe('a topic', () => {
  it.each([
    ['butterfly method', 'fractions.add-unlike'],
    ['keep change flip', 'fractions.divide'],
    ['FOIL', 'algebra.multiply-binomials'],
    ['y equals mx plus b', 'functions.slope-intercept'],
    ['turn-around facts', 'whole-numbers.number-bonds'],
    ['stacked subtraction', 'whole-numbers.subtract-two-digit'],
    ['borrowing across zeros', 'whole-numbers.subtract-multi-digit'],
    ['subtracting a negtive', 'integers.subtract'],
    ['best buy', 'ratios.best-buy'],
  ])('that is called %o is %o', (said, code) => expect(guessTopic(said).skills[0]?.code).toBe(code));

  it('is the standard and the grade that were named', () => {
    expect(guessTopic('warm-up on 6.RP.A.3d')).toMatchObject({ standard: '6.RP.A.3d', p: 1 });
    const { skills } = guessTopic('3rd grade line plots');
    expect(skills.length).toBeGreaterThan(0);
    expect(skills.every(({ standards }) => standards.some((code) => code.startsWith('3.')))).toBe(true);
  });

  it('may be several at once', () => {
    const { skills } = guessTopic('area and perimeter of rectangles');
    expect(skills.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['measurement.area', 'measurement.perimeter']),
    );
  });
});
