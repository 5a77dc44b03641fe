import { isHandedIn, shareOfPoints } from '@lemma/school/work';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import type { Asked } from '../answer-wish.ts';
import { asked as askedOfDemo, school as demo, now, said } from '../ask-demo.ts';
import { questionsIn } from '../ledger/question.ts';
import { openForm } from '../press.ts';
import type { Memo } from '../wish/wish.ts';
import type { School } from './class-data.ts';

const TITLES = ['Like terms', 'Comparing fractions', 'Factoring'] as const;
/** Three classes with work of their own, each student with other points. */
const school: School = {
  ...demo,
  classes: async () =>
    (await demo.classes()).map((each, at) => ({
      ...each,
      name: ['4A Math', '6B Math', 'Algebra 1, period 3'][at] ?? '',
    })),
  read: async (classroom) => {
    const data = await demo.read(classroom);
    const title = TITLES[Number(classroom.id.slice(-1))] ?? '';
    const [entry] = Object.values(data.board);
    const own = data.insight.assignments.a1;
    if (entry === undefined || own === undefined) throw new Error('no work');
    const rows = Object.fromEntries(
      Object.entries(own.rows).map(([id, row], at) => [id, { ...row, score: at % 6, late: at === 3 }]),
    );
    return {
      ...data,
      classroom,
      board: { a1: { ...entry, title } },
      insight: { ...data.insight, assignments: { a1: { ...own, title, rows } } },
    };
  },
};
const asked = (text: string, over: Partial<Asked> = {}): Asked =>
  askedOfDemo(text, { classId: 'demo-0', school, ...over });
const listed = async (text: string, over?: Partial<Asked>): Promise<string[]> => {
  const made = await answer(asked(text, over));
  expect(openForm(made), text).toBeUndefined();
  return made.parts.flatMap((part) => (part.kind === 'list' ? part.rows.map((row) => row.text) : []));
};
const data = async (at: number) => {
  const classroom = (await school.classes())[at];
  if (classroom === undefined) throw new Error('no class');
  return school.read(classroom);
};
/** Who has which share of the points, as the pages count it. */
async function sharesOf(at: number): Promise<Map<string, number>> {
  const { students, insight } = await data(at);
  const rows = insight.assignments.a1?.rows ?? {};
  return new Map(
    students.flatMap(({ id, fullName }) => {
      const row = rows[id];
      const share = row && isHandedIn(row) ? shareOfPoints(row) : undefined;
      return share === undefined ? [] : [[fullName, share]];
    }),
  );
}

describe('a question about a class is read by its words', () => {
  it.each([
    ['In Algebra 1 period 3, who is missing work?', 'missing'],
    ['Who in 6B still hasn’t turned in the ratio task?', 'missing'],
    ['4A missing work', 'missing'],
    ['who turned it in late?', 'late'],
    ['how many kids in 6B finished Like terms?', 'turned-in'],
    ['What was the average on Like terms in 6B?', 'scores'],
    ['Who in 4A got less than 60% on Like terms?', 'scores'],
    ['who didn’t do well on Like terms', 'scores'],
    ['Which question did most kids in 4A get wrong on Like terms?', 'missed'],
    ['compare 6B and 4A', 'compare'],
    ['which class is doing better on fractions, 4A or 6B?', 'compare'],
    ['Is Malik doing better than last month?', 'growth'],
    ['Which of the kids in 4A are below on fractions?', 'level'],
    ['what has Ethan been having trouble with', 'help'],
    ['What are the two or three standards where the Grade 6 class is having the hardest time?', 'weakest'],
    ['what misconceptions does 6B have right now?', 'common'],
  ])('%s', (text, measure) => expect(questionsIn(text).map((each) => each.measure)).toEqual([measure]));

  it.each([
    'word problems about dinosaurs 2nd grade adding and subtracting',
    'Word problems about soccer, area and perimeter, grade 4.',
    'My students are struggling with equivalent fractions.',
    'I need something for my kids who are behind on fractions',
    'Could you add a small group activity for the children who are still struggling?',
    'What mistakes do students make when comparing decimals?',
    'How many students per van if 28 students fill 4 vans?',
    'A warm up that everyone can do even if they dont speak English yet, grade 6',
  ])('and is none: %s', (text) => expect(questionsIn(text)).toEqual([]));

  it('what is to be made is made, for whomever it is', async () => {
    const made = await answer(asked('Exit ticket on adding decimals for who is struggling, 3 questions'));
    expect(openForm(made)?.request.make).toBe('sheet.exit ticket');
  });
});

describe('scores are those of the pages', () => {
  it('below a line', async () => {
    const shares = await sharesOf(1);
    const low = [...shares].filter(([, share]) => Math.round(share * 100) < 60).map(([name]) => name);
    expect(low.length).toBeGreaterThan(1);
    expect((await listed('Who in 6B got less than 60% on Comparing fractions?')).toSorted()).toEqual(low.toSorted());
  });

  it('the average', async () => {
    const shares = [...(await sharesOf(1)).values()];
    const mean = Math.round((100 * shares.reduce((sum, each) => sum + each, 0)) / shares.length);
    const { parts } = await answer(asked('What was the average on Comparing fractions in 6B?'));
    expect(said(parts)).toContain(`The average of ${shares.length} scores is ${mean} %`);
    expect(said(parts)).toContain('6B Math');
  });

  it('first and last, as many as are asked for', async () => {
    const shares = [...(await sharesOf(0))].toSorted(([, one], [, other]) => one - other);
    const low = await listed('lowest 3 students in 4A on Like terms');
    expect(low).toHaveLength(3);
    const third = shares[2]?.[1] ?? 0;
    const by = new Map(shares);
    for (const name of low) expect(by.get(name)).toBeLessThanOrEqual(third);
  });

  it('of one student', async () => {
    const [[name, share] = ['', 0]] = await sharesOf(0);
    const { parts } = await answer(asked(`How did ${name} do on Like terms?`));
    expect(said(parts)).toContain(`has ${Math.round(share * 100)} %`);
  });
});

describe('missing work', () => {
  it('is what was due, a line a student, and what has time yet is only counted', async () => {
    const ahead = async (classroom: Parameters<School['read']>[0]) => {
      const own = await school.read(classroom);
      const [entry] = Object.values(own.board);
      return entry
        ? { ...own, board: { ...own.board, a2: { ...entry, id: 'a2', title: 'Later', dueAt: now + 9e8 } } }
        : own;
    };
    const { students } = await data(0);
    const names = await listed('who is missing work in 4A?', { school: { ...school, read: ahead } });
    expect(names).toHaveLength(2);
    expect(students.map(({ fullName }) => fullName)).toEqual(expect.arrayContaining(names));
    const { parts } = await answer(asked('who is missing work in 4A?', { school: { ...school, read: ahead } }));
    expect(said(parts)).toMatch(/Not due yet: “Later”/);
  });

  it('late is late', async () => {
    const { students } = await data(0);
    expect(await listed('who turned in Like terms late?')).toEqual([students[3]?.fullName]);
  });
});

describe('the scope stays', () => {
  const endOf = async (turns: readonly string[]): Promise<string> => {
    let before: Memo | undefined;
    let last = '';
    for (const text of turns) {
      const made = await answer(asked(text, { before }));
      before = made.memo ?? before;
      last = said(made.parts);
    }
    return last;
  };
  it.each([
    [['How is period 3 doing?', 'Who needs help?'], 'Algebra 1, period 3'],
    [['Can you seat period 3 by the window?', 'Who needs help?'], 'Algebra 1, period 3'],
    [['Who needs help?', 'and in 6B?'], '6B Math'],
    [['Who hasn’t turned in the Factoring assignment?'], 'Algebra 1, period 3'],
  ])('class: %s', async (turns, name) => {
    const last = await endOf(turns);
    expect(last).toContain(name);
    expect(last).not.toContain('4A Math');
  });

  it('they are who was listed last', async () => {
    const low = await listed('Who got less than 60% on Like terms?');
    const last = await endOf(['Who got less than 60% on Like terms?', 'how many of them are missing work?']);
    expect(last).toContain(`Of the ${low.length} students above:`);
  });

  it('what points to standards above and is not followed is told', async () => {
    const made = await endOf(['Which standards is my class weakest on?', 'Who is below 60% on all of those?']);
    expect(made).toContain('I did not use: “all of those”.');
  });

  it('the work that was spoken of is "it"', async () =>
    expect(await endOf(['What was the average on Like terms?', 'who turned it in late?'])).toContain('“Like terms”'));
});

it('two questions in one text are both answered', async () => {
  const { parts } = await answer(asked('How did 6B do on Comparing fractions? who needs to redo it'));
  expect(said(parts)).toContain('The average of');
  expect(said(parts)).toMatch(/below 60 % on “Comparing fractions”/);
});
