import { describe, expect, it } from 'vitest';
import { pressedInTurn } from './pressed-in-turn.ts';
import { drawSlot } from './sheet/draw-slot.ts';
import { toldIn } from './teach/letter-told.ts';

async function ask(...turns: readonly string[]) {
  const { made } = await pressedInTurn(turns, { classId: 'demo-1', seed: 4 });
  const texts = made?.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])) ?? [];
  return { all: JSON.stringify(made?.parts), last: texts.at(-1) ?? '', memo: made?.memo };
}

describe('a letter says what the teacher told', () => {
  const asked =
    'Email to Leo’s mom. He is failing right now. Facts: missing 4 labs, helps other kids a lot, test average 61';

  it('keeps the facts, what goes well first', async () => {
    const { last } = await ask(asked);
    for (const fact of ['missing 4 labs', 'helps other kids a lot', 'test average is 61']) expect(last).toContain(fact);
    expect(last.indexOf('helps other kids')).toBeLessThan(last.indexOf('missing 4 labs'));
    expect(last).toMatch(/next step/);
  });

  it('in as many sentences as are wanted, without losing a fact', async () => {
    const { last } = await ask(asked, 'make that four sentences');
    const body = last.split('\n\n')[1] ?? '';
    expect(body.match(/[.!?](?=\s|$)/g)).toHaveLength(4);
    for (const fact of ['missing 4 labs', 'helps other kids a lot', '61']) expect(body).toContain(fact);
  });

  it('speaks to the child in a note to it', async () => {
    const first = 'quick note for Nia, she finally mastered her fractions';
    expect((await ask(first)).last).toContain('Nia, you finally mastered your fractions!');
    const { last } = await ask(first, 'shorter please');
    expect(last.length).toBeLessThan(70);
  });

  it('speaks of no child where only the unit is told', () => {
    expect(
      toldIn('Note home. Algebra 1, quadratics unit starts Monday. They need to practice. Half page.', ''),
    ).toEqual([]);
  });

  it('takes how to write for no fact', () => {
    expect(toldIn('Keep it warm. I don’t want to scare them. Write three sentences.', 'Leo')).toEqual([]);
  });
});

describe('what follows acts on what stands above', () => {
  it('works out one problem and leaves the set', async () => {
    const first = await ask('4 problems on two-step equations');
    const task = drawSlot(first.memo?.slots?.[2] ?? { skill: '', case: '', level: 2, seed: 1, form: 'open' }, 2)?.task;
    const { all, memo } = await ask('4 problems on two-step equations', 'do #3 out for me, step by step');
    expect(all).toContain(JSON.stringify(task).slice(1, -1));
    expect(memo?.slots).toEqual(first.memo?.slots);
  });

  it('gives the data of a problem, and moves the mean alone', async () => {
    const turns = ['3 problems on the mean', 'give me the data for #1 as a plain list'];
    const { last } = await ask(...turns);
    const values = last.split('\n')[1]?.split(', ').map(Number) ?? [];
    expect(values.length).toBeGreaterThan(2);
    const changed = await ask(...turns, 'change one number so the mean goes up and the median stays the same');
    expect(changed.all).toMatch(/Mean before: .*Median before and now/);
  });

  it('scores the set above by points', async () => {
    const { all } = await ask('exit ticket on comparing decimals', 'how do I grade these, 3 points each problem');
    expect(all).toContain('3 points');
    expect(all).toMatch(/An answer of .* shows/);
  });

  it('makes no problems on a pattern that was not found', async () => {
    const { all } = await ask('is there a pattern in what Zed gets wrong', '4 problems for him on just that');
    expect(all).toContain('names no skill and no pattern');
  });

  it('practices the idea that was explained: each problem brings it out', async () => {
    const { memo } = await ask('Tom writes 5x + 2 = 7x. what do I do', '4 practice ones just on that');
    const keys = (memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at)?.item?.key ?? []);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(key).toMatch(/ [-+] /);
  });

  it('puts another relation into a task', async () => {
    expect((await ask('|x - 4| = 6', 'now make it < 6')).all).toContain('-2 < x < 10');
  });

  it('asks one thing on each of what comes before', async () => {
    const { memo } = await ask('what comes before long division', '3 quick questions to check that');
    expect(new Set(memo?.slots?.map(({ skill }) => skill)).size).toBe(3);
  });
});

describe('a way or a form that is named', () => {
  it.each([
    ['y = 3x + 1 and 2x + y = 11, substitution', ['2x + (3x + 1) = 11', '`x = 2, y = 7`']],
    ['how many minutes in 2 days, show the units cancel', ['(24 hours / 1 day)', '2,880 minutes']],
    ['-4^2 vs (-4)^2, whats the difference', ['`-16`', '`16`']],
    ['5,203 - 1,876 with the regrouping written out, estimate first', ['Estimate', '3327']],
    ['6 two-digit addition problems, vertical please', ['\\n+ ', '───']],
    ['vocabulary list for fractions in spanish', ['el numerador / numerator']],
    ['exit slip on adding decimals, 3 questions, one says explain', ['Explain how you know']],
    ['funny train problem, algebra 1, d = rt', ['with t for the hours']],
    ['what does the book mean by a number bond?', ['a whole with its parts']],
    ['class report for period 2, two students to worry about', ['Period 2: 12 students']],
  ])('%o', async (text, said) => {
    const { all } = await ask(text);
    for (const each of said) expect(all).toContain(each);
  });
});
