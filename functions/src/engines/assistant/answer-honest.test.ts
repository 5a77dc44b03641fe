import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { demoSchool } from './demo-school.ts';
import { formIn, openForm } from './press.ts';
import { pressedInTurn } from './pressed-in-turn.ts';
import { drawSlot } from './sheet/draw-slot.ts';
import { brokenConditions } from './sheet/meets-conditions.ts';

async function ask(...turns: readonly string[]) {
  const { made } = await pressedInTurn(turns, { classId: 'demo-1', seed: 4 });
  const slots = made?.memo?.slots ?? [];
  return {
    text: JSON.stringify(made?.parts),
    form: made && formIn(made),
    drawn: slots.flatMap((slot, at) => drawSlot(slot, at) ?? []),
  };
}

describe('what is shown as taken holds on each problem', () => {
  it('the size of answers is said of the answers', async () => {
    const { drawn, form } = await ask('5 order of operations problems, answers whole numbers under 40');
    const conditions = [{ rule: 'range' as const, of: 'answer' as const, said: '', numbers: [0, 40] }];
    expect(drawn).toHaveLength(5);
    expect(brokenConditions(conditions, drawn)).toEqual([]);
    expect(form?.unkept).toEqual([]);
  });

  it('half of the name of a case is another thing', async () => {
    const { drawn } = await ask('5 doubles facts, grade 1');
    expect(drawn).toHaveLength(5);
    for (const { item } of drawn) expect(item?.math).toMatch(/^(\d+) \+ \1$/);
    const equations = await ask('4 equations with variables on both sides, throw in one with no solution');
    expect(equations.drawn.filter(({ item }) => item?.key === 'none')).toHaveLength(1);
  });

  it('a row of numbers that grows by ones is not counting by fives', async () => {
    const { text, form } = await ask('4 problems on skip counting by 5s, grade 2');
    expect(/Not used|made nothing/.test(text) || (form?.unkept ?? []).length > 0).toBe(true);
  });

  it('makes nothing before it has shown what is left out', async () => {
    const now = Date.UTC(2026, 10, 20);
    const text = 'a card trick about comparing decimals with a magician who vanishes';
    const made = await answer({ text, classId: 'demo-1', seed: 4, turnId: 't', school: demoSchool(now), now });
    expect(openForm(made)?.unused.join()).toContain('magician');
    expect(made.memo?.slots).toBeUndefined();
  });

  it('tells no misconception that nothing in the request calls', async () => {
    const { text } = await ask(
      '4 problems on rounding to the nearest ten',
      'which would you do on the board first and why',
    );
    expect(text).not.toContain('What students often think');
    expect(text).toContain('stays as it is');
  });

  it('replies on what stands above, whatever is told beside it', async () => {
    const probe = await ask(
      'Explain why my student said 3/8 is bigger than 3/5',
      'so what problem should i give him next to see if he got it',
    );
    expect(probe.text).toContain('A question that shows it');
    const note = await ask('little note for Maya, she FINALLY passed her 7s!!', 'shorter, it has to fit on a sticky');
    expect(note.text).toContain('So proud of you');
    const quiz = await ask(
      'quiz on two-step equations, 4 questions',
      'can u make a version B same difficulty diff numbers',
    );
    expect(quiz.drawn).toHaveLength(8);
  });

  it('says which means of a letter it does not speak of', async () => {
    const { text } = await ask('letter to families why we use the area model for two-digit multiplication, grade 4');
    expect(text).toMatch(/^\[\{"kind":"text","text":"Read as: letter[^"]*Not (?:kept|used): [^"]*“area model”/);
  });

  it('reads limits, signs and levels of problems', async () => {
    const fractions = await ask(
      '5 problems adding fractions with unlike denominators, no mixed numbers, denominators 12 or less',
    );
    expect(fractions.form?.unused).toEqual([]);
    for (const { item } of fractions.drawn)
      for (const bottom of item?.math?.match(/(?<=\/)\d+/g) ?? []) expect(Number(bottom)).toBeLessThanOrEqual(12);
    const integers = await ask('4 problems integer subtraction, at least two where you subtract a negative');
    expect(integers.drawn.filter(({ item }) => item?.math?.includes('- (-')).length).toBeGreaterThanOrEqual(2);
    const sums = await ask('5 two-digit addition problems');
    for (const { item } of sums.drawn) expect(item?.math).toMatch(/^\d\d \+ \d\d$/);
    const levels = await ask('3 levels of practice on two-step equations, 2 each');
    expect(levels.drawn.map(({ item }) => item?.level)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('changes the problems that are named and no others', async () => {
    const first = await ask('5 questions on adding fractions with unlike denominators');
    const { drawn } = await ask(
      '5 questions on adding fractions with unlike denominators',
      'make #3 and #4 subtraction instead, keep the rest the same',
    );
    expect(drawn.map(({ task }) => task.startsWith('Subtract'))).toEqual([false, false, true, true, false]);
    expect(drawn[0]?.task).toBe(first.drawn[0]?.task);
  });
});

describe('an act that is not asked for', () => {
  it.each([
    ['is anything odd with 6th period homework and quizzes? they all get 95s', /no class called “6th period”/],
    ['every Monday morning email me how my class did', /can’t send, schedule/],
    ['rewrite these with smaller numbers: 4,205 - 1,387; 2,640 + 985', /Kept: a ten has to be opened, across a zero/],
    ['small groups from the decimals quiz, by which mistake they make', /no work called “decimals quiz”/s],
    ['who should be in my tier 2 group for multiplication facts', /^\[\{"kind":"text","text":"Read as: class: groups/],
    ['order of ops, 10, versions A and B, no exponents in first 5', /^(?!.*Answer: `5`, `10`)/s],
    ['which grade 5 standards have I not taught yet', /have none yet/],
    ['what mistake does she keep making', /which student you mean by “she”/],
    ['hows Maya doing', /no student in Period 2 called “Maya”/],
    ['1st grade lesson telling time to the half hour, 30 minutes', /30-minute lesson on 1\.MD\.B\.3/],
    ['groups, 26 kids, the slow ones together', /You speak of 26 students/],
  ])('%o', async (text, said) => expect((await ask(text)).text).toMatch(said));
});

describe('work is right only where its end is the value of the task', () => {
  it.each([
    [
      'Kim did 34 x 12 like this: 34 x 2 = 68, 34 x 1 = 34, 68 + 34 = 102. what happened',
      'does not shift the second row',
    ],
    ['38 x 7: wrote 7x8=56 put 6 carry 5, 7x3=21, answer 216. is it right', '`38 × 7 = 216`'],
    ['check these: 1/2 of 30 = 15, 2/3 of 12 = 9, 3/5 of 20 = 12', '2 of 3 correct'],
    ['she rounded 2,748 to the nearest thousand and got 2,000, how', 'is not right. Right is `3000`'],
    ['points (2, 1) and (4, 7), he said the slope is 1/3', 'divides across by up'],
    ['what is 1 and 1/2 times 2 and 2/3', '`4`'],
    ['x^2 + 6x - 7 in vertex form', '`(x + 3)^2 - 16`'],
    ['3x^2 - 12x + 5 in vertex form', '`3(x - 2)^2 - 7`'],
    ['slope-intercept form of the line thru (2, -1) and (6, 7)', '`y = 2x - 5`'],
    ['equation of the line through (0,3) and (4,1) in standard form', '`x + 2y = 6`'],
    ['point slope form of the line through (1,2) and (3,8)', '`y - 2 = 3(x - 1)`'],
  ])('%o', async (text, said) => expect((await ask(text)).text).toContain(said));
});
