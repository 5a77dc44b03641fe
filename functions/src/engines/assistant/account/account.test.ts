import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { checkParts } from '../check-parts.ts';
import { demoSchool } from '../demo-school.ts';
import { reasons } from '../judge/why.ts';
import { formIn, openForm } from '../press.ts';
import { pressedInTurn } from '../pressed-in-turn.ts';
import { fact } from '../say/parts.ts';

async function ask(...turns: readonly string[]) {
  const { made } = await pressedInTurn(turns, { classId: 'demo-1', seed: 3 });
  const [first] = made?.parts ?? [];
  const check = checkParts(made?.parts ?? []);
  return { first: first?.kind === 'text' ? first.text : '', all: JSON.stringify(made?.parts), check };
}

async function unused(text: string) {
  const now = Date.UTC(2026, 10, 20);
  const made = await answer({ text, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(now), now });
  return { form: openForm(made), said: formIn(made)?.unused.join() ?? '', slots: made.memo?.slots };
}

describe('what of a request is in no slot and not in the answer is quoted in its reading', () => {
  it.each([
    ['3 word problems on multiplication facts, third grade, each with a secret code', ['secret code']],
    ['warm up for 7th on proportional relationships, something they can argue about', ['argue']],
    ['Plan a 45-minute lesson on 5.NF.A.1 and I want to end with a scavenger hunt', ['scavenger hunt']],
    ['5 order of operations problems with a penguin on each page', ['penguin']],
    ['3rd graders keep mixing up area and perimeter. I need a quick sort activity, cards or something', ['activity']],
  ])('%s', async (text, missing) => {
    const { form, said, slots } = await unused(text);
    expect(form).toBeDefined();
    expect(slots).toBeUndefined();
    for (const each of missing) expect(said).toContain(each);
  });

  it.each([
    'Exit ticket on comparing fractions, 4 questions',
    'What is 17% of 240?',
    'Why would a student say 1/2 + 1/3 = 2/5?',
    'Which standard is my class weakest on?',
    '3 word problems about sharks, multiplication facts',
    'Solve the system 2x + y = 11, x - y = 1 by elimination, we haven’t done substitution yet',
  ])('nothing is missing: %s', async (text) => {
    const { first } = await ask(text);
    expect(first).not.toMatch(/Not used|made nothing/);
  });

  it.each([
    ['quick!! 4 question quiz slope from two points, kids walk in in 3 minutes', 'walk'],
    [
      'Please check this line by line, one of my students turned it in:\n5(x - 2) = 3x + 8\n5x - 2 = 3x + 8\n2x = 10\nx = 5',
      'turned',
    ],
    ['factor completly 3x^3 - 12x', 'completly'],
    [
      '8 two-digit additions, half of them need regrouping and half don’t, mixed up so the kids can’t tell by the order',
      'regrouping',
    ],
  ])('what asks for nothing is not missing: %s', async (text, said) => {
    const { first } = await ask(text);
    expect(first).not.toMatch(new RegExp(`Not used.*${said}`));
  });

  it.each([
    'make me a quiz 10 questions on decimals',
    'visual for 2/3 x 1/4',
    'So am I allowed to teach the standard algorithm in 4th or no',
  ])('nothing is made where the point was not read: %s', async (text) => {
    const now = Date.UTC(2026, 10, 20);
    const made = await answer({ text, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(now), now });
    expect(openForm(made) !== undefined || !made.understood).toBe(true);
    expect(made.parts.every(({ kind }) => kind === 'text' || kind === 'try')).toBe(true);
  });

  it('a question about somebody above is not read as another request', async () => {
    const { all } = await ask(
      'A kindergartner counts 11, 12, 13, 14, 16, 17 every time. What could be going on?',
      'What if he still skips it after two weeks?',
    );
    expect(all).not.toContain('What builds on');
  });

  it('a theme that no story speaks of is none', async () => {
    const { all } = await ask('3 word problems about sharks, multiplication facts');
    expect(all.match(/sharks/g)?.length ?? 0).toBeGreaterThan(3);
    expect(all).not.toContain('seashells');
  });
});

describe('what is answered as it stands', () => {
  it.each([
    [
      'Rewrite in easier words: "Jordan purchased a jacket that had been marked down 30% from its original price of $80. If sales tax is 5%, how much did Jordan pay altogether?"',
      ['The old price was $80.', 'The store took 30% off.', 'below grade 1'],
    ],
    ['number talk for 6 x 9, 6 x 19', ['19 is 9 and 10 more', '`54 + 60 = 114`']],
    [
      'report card comment: strong with computation but struggles with word problems',
      ['is strong with computation', 'Word problems are still hard'],
    ],
    [
      'Round 3,482 to the nearest hundred, and explain it on a number line',
      ['Mark the middle: 3450', 'nearer to 3500'],
    ],
    ['evaluate 3 + 4 x 2^2 - 6 / 2, kid got 11 and I can’t figure out how', ['works from left to right']],
    [
      'differentiate on three levels: "A recipe uses 2/3 cup of sugar for one batch. How much sugar for 5 batches?"',
      ['`2/3 × 5 = 10/3`', 'Harder numbers: A recipe uses'],
    ],
    ['How many of my kids have got fractions down?', ['of the', 'know it (80 % or more)']],
    ['Compare Jaylen and Kayla. Who is further along in fractions?', ['Jaylen Brooks', 'Kayla Nguyen']],
    [
      'what is the difference between partitive and quotitive division',
      ['size of a group is asked', 'number of groups is asked'],
    ],
  ])('%s', async (text, said) => {
    const { all, check } = await ask(text);
    for (const each of said) expect(all).toContain(each);
    expect(check.faults).toEqual([]);
  });

  it.each([
    [
      ['-3x + 4 > 19\n-3x > 15\nx > -5\nwhich line is off?', 'So how do I explain the flip?'],
      ['2 < 5'],
      ['reciprocal'],
    ],
    [['who is struggling the most with place value in my class'], ['on place value in'], ['on place in']],
    [
      ["letter home to Ben Carter's family. He's worked really hard on his times tables and I'd like them to know"],
      ['Ben has worked really hard', 'family of Ben'],
      ['is worked'],
    ],
    [['word problem about my dog Biscuit, two step, add and subtract within 100'], ['Biscuit has'], ['÷']],
    [
      ['Tiered practice solving inequalities. Low: one step. Mid: two step. 4 each.'],
      ['one-step inequalities', 'low: 4 one step, mid: 4 two step'],
      ['shirts', 'one-step equations'],
    ],
  ])('%j', async (turns, said, not) => {
    const { all } = await ask(...turns);
    for (const each of said) expect(all).toContain(each);
    for (const each of not) expect(all).not.toContain(each);
  });

  it.each([
    ['Who needs the most help right now, and with what?', 'stand lowest'],
    ['Solve 3x+5=20. Show the steps the way I’d put them on the board.', 'x = 5'],
  ])('%s', async (text, said) => expect((await ask(text)).all).toContain(said));

  it('as many rows as are asked for', async () => {
    const { made } = await pressedInTurn(['What are my class’s three weakest standards?'], {
      classId: 'demo-1',
      seed: 3,
    });
    expect(made?.parts.flatMap((part) => (part.kind === 'list' ? part.rows : []))).toHaveLength(3);
  });

  it('sentences for a paper come from the records of the student before', async () => {
    const { all } = await ask('how is Kayla doing with multiplication', 'put that in bullets for her IEP');
    expect(all).toMatch(/On Kayla Nguyen, from the records alone.*"kind":"list"/);
  });

  it('nothing that is told as a reason is false', () => {
    for (const { id, says } of reasons) expect([id, ...checkParts(says.map(fact)).faults]).toEqual([id]);
  });
});
