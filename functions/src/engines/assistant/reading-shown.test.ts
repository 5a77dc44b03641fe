import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { Asked } from './answer-wish.ts';
import { demoSchool } from './demo-school.ts';
import { formIn, openForm, pressed } from './press.ts';
import { pressedInTurn } from './pressed-in-turn.ts';

const now = Date.UTC(2026, 10, 20);
const asked = (text: string, over: Partial<Asked> = {}): Asked => ({
  ...{ text, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(now), now, ...over },
});
const inTurn = async (...turns: readonly string[]) => {
  const { made, memo } = await pressedInTurn(turns, { classId: 'demo-1', seed: 3 });
  return { all: JSON.stringify(made?.parts), memo, form: made && formIn(made) };
};

describe('the reading', () => {
  it.each([
    'Exit ticket on comparing fractions, 4 questions',
    'Why would a student say 1/2 + 1/3 = 2/5?',
    'Which standard is my class weakest on?',
    'weekend letter home about decimals',
    'something with fractions and a maze for friday',
  ])('stands first, in one line: %s', async (text) => {
    const { parts } = await answer(asked(text));
    const form = parts.find((part) => part.kind === 'text' && part.form !== undefined);
    expect(form?.kind === 'text' && form.text.split('\n')[0]).toMatch(/^Read as: .+/);
    expect(parts.indexOf(form ?? { kind: 'list', rows: [] })).toBeLessThan(2);
  });

  it('names the class that is meant, and does not repeat the question', async () => {
    const { parts } = await answer(asked('Who hasn’t turned in their work in period 2?'));
    expect(parts[0]).toMatchObject({ text: 'Read as: class: who has not turned in work · Period 2' });
  });

  it('is all that is shown where only one reader names what to make', async () => {
    const made = await answer(asked('fractions of a set, I think something with counters'));
    expect(formIn(made)?.made ?? false).toBe(false);
    expect(made.memo?.slots).toBeUndefined();
  });

  it('is not remembered where hardly anything was read', async () => {
    const { all } = await inTurn('zzyx quiz blorf, 6 questions', 'version B');
    expect(all).not.toContain('Version B');
  });
});

describe('words as they are typed', () => {
  it.each([
    ['10 subtraction problems 2 digit no regroupng pls', { skills: ['whole-numbers.subtract-two-digit'] }],
    ['A.REI.B.4 quiz, 6 questions', { standard: 'A-REI.B.4' }],
    ['rei.4 quiz, 6 questions', { standard: 'A-REI.B.4' }],
    ['word problems on multiplication facts. We are doing a unit on the Gold Rush so use that', { theme: 'gold rush' }],
  ])('%s', async (text, request) => {
    const made = await answer(asked(text));
    expect(formIn(made)?.request).toMatchObject(request);
    expect(formIn(made)?.unused).toEqual([]);
  });

  it('keeps to a number of digits on both numbers that are compared', async () => {
    const { memo, form } = await inTurn('6 problems comparing 3 digit numbers');
    expect(memo?.slots).toHaveLength(6);
    expect(form?.unkept).toEqual([]);
  });
});

it.each([
  'Can you fill out the accommodations page of the IEP in the system for me',
  'mark Jayden tardy not absent today he came in at 8:40',
  'I need to reserve a bus for the May 14 field trip, 58 students and 6 adults',
  'make me a 15 slide PowerPoint for family math night',
])('nothing is made of what is to be done elsewhere: %s', async (text) => {
  const made = await answer(asked(text));
  expect(formIn(made)).toBeUndefined();
  expect(JSON.stringify(made.parts)).toMatch(/can’t/);
});

describe('questions about classes', () => {
  it('speak of the students behind the standard above, and make problems for them', async () => {
    const first = await inTurn('Which standards is my class weakest on?');
    const standard = first.memo?.standard ?? '';
    const second = await inTurn(
      'Which standards is my class weakest on?',
      'which students need support on the weakest one?',
    );
    expect(second.all).toContain(standard);
    const third = await inTurn(
      'Which standards is my class weakest on?',
      'which students need support on the weakest one?',
      'could you make a short problem set I can hand to those kids?',
    );
    expect(third.memo?.slots?.every(({ skill }) => skill === second.memo?.skill)).toBe(true);
  });

  it('of a standard count the answers of all students together', async () => {
    const school = demoSchool(now);
    const few: Asked['school'] = {
      ...school,
      read: async (classroom) => {
        const data = await school.read(classroom);
        const students = Object.entries(data.insight.students).map(([id, own]) => [
          id,
          {
            ...own,
            skills: Object.fromEntries(
              Object.entries(own.skills).map(([code, skill]) => [code, { ...skill, answers: 1 }]),
            ),
          },
        ]);
        return { ...data, insight: { ...data.insight, students: Object.fromEntries(students) } };
      },
    };
    const { parts } = await answer(asked('Which standard is my class weakest on?', { school: few }));
    expect(JSON.stringify(parts)).toMatch(/from 12 answers of 12 students/);
  });

  it('find a student on the roster of another class', async () => {
    const school = demoSchool(now);
    const other: Asked['school'] = {
      ...school,
      read: async (classroom) => {
        const data = await school.read(classroom);
        const students = data.students.map((each, at) => (at === 0 ? { ...each, fullName: 'Zelda Quist' } : each));
        return classroom.id === 'demo-2' ? { ...data, students } : data;
      },
    };
    const { parts } = await pressed(asked('I was wondering how Zelda has been doing lately', { school: other }));
    expect(JSON.stringify(parts)).toContain('Period 3');
    expect(JSON.stringify(parts)).toContain('Zelda Quist');
  });
});

it('judges work by the value on its last line, and names the lines that are right', async () => {
  const { all } = await inTurn(
    'Can you look at this step by step and tell me what he did right\n5 1/4 - 2 3/4\n5 - 2 = 3\n3/4 - 1/4 = 2/4\n3 2/4',
  );
  expect(all).toContain('`5 1/4 - 2 3/4 = 3 2/4` is not right');
  expect(all).toContain('subtracts the smaller fraction from the larger');
  expect(all).toContain('calculated right (`5 - 2 = 3`');
});

it('takes what a topic builds on where that alone keeps to what is asked', async () => {
  const { form } = await inTurn(
    'One of my students adds fractions like this 1/2 + 1/3 = 2/5. Why?',
    '5 practice problems for him, same denominators first',
  );
  expect(form?.request.skills).toEqual(['fractions.add-like']);
});

describe('what a request lists', () => {
  it('is all in a set: two operations, a review of a grade, stories of a grade', async () => {
    const both = await inTurn('8 problems two-digit addition and subtraction with regrouping');
    expect(both.form?.request.skills.toSorted()).toEqual([
      'whole-numbers.add-two-digit',
      'whole-numbers.subtract-two-digit',
    ]);
    const review = await answer(asked('Spiral review for 5th grade, 10 questions'));
    expect(openForm(review)?.request.skills.length).toBeGreaterThan(6);
    const stories = await answer(asked('5 word problems about dogs for 3rd grade'));
    expect(openForm(stories)?.request).toMatchObject({ make: 'sheet.word problems', theme: 'dogs' });
  });

  it('stays where another set or other groups are asked for', async () => {
    const first = '8 problems two-digit addition and subtraction with regrouping';
    expect((await inTurn(first, 'another 8 just like it')).memo?.slots).toHaveLength(8);
    const groups = await inTurn('Put my class in groups for fractions', 'make 3 groups instead');
    expect(groups.all).toMatch(/3 groups on fractions/);
  });

  it('is declined where most of it names something else', async () => {
    const made = await answer(asked('Do you have anything on the water cycle? Diagram to label and a short quiz.'));
    expect(formIn(made)).toBeUndefined();
    expect(made.understood).toBe(false);
  });
});
