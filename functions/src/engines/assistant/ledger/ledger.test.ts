import { requestFormSchema } from '@lemma/school/assistant';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { asked, drawnOf, said } from '../ask-demo.ts';
import { openForm } from '../press.ts';
import { hardnessOf } from '../sheet/hardness.ts';
import { isGrammar, phrasesLeft } from '../words/words.ts';
import { topicOf } from './topic.ts';

describe('grammar', () => {
  it.each(['not', 'no', 'without', 'only', 'students', 'easy', 'grade', 'two', 'ten', 'under'])('is not: %s', (word) =>
    expect(isGrammar(word)).toBe(false),
  );

  it('tells what nothing was read from, with the word that leads to it', () => {
    const text = '5 problems on fractions by Thursday, with a maze';
    expect(phrasesLeft(text, [{ from: 0, to: text.indexOf(' by') }])).toEqual(['by Thursday', 'a maze']);
  });
});

describe('a topic is named by the words that name it', () => {
  it.each([
    ['mean, median and mode', ['Find the mean', 'Find the median', 'Find the mode']],
    ['GCF and LCM', ['Greatest common factor', 'Least common multiple']],
    ['adding and subtracting decimals', ['Add decimals', 'Subtract decimals']],
    ['perimeter vs area', ['Decide between area and perimeter']],
    ['slope from two points', ['Find the slope through two points']],
  ])('%s', (text, names) => {
    const read = topicOf(text, false);
    expect(read.kind).toBe('named');
    expect(read.skills.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  });

  it.each(['fractions', 'ratios', 'decimals'])('which one is asked: %s', (text) => {
    const { kind, skills } = topicOf(text, false);
    expect(kind).toBe('which');
    expect(skills.length).toBeGreaterThan(1);
  });

  it.each(['make the warm up shorter', 'butterfly life cycle'])('none: %s', (text) =>
    expect(topicOf(text, false).kind).toBe('none'),
  );
});

describe('a request of which every word is used is made at once', () => {
  it.each([
    ['exit ticket on equivalent fractions, 4 questions please', 4],
    ['do now solving two step equations', 4],
    ['20 problems exponent rules w/ key', 20],
    ['Five minute warm up reviewing rounding to the nearest thousand', 5],
    ['word problems about pumpkins adding and subtracting within 100', 4],
  ])('%s', async (text, count) => {
    const made = await answer(asked(text));
    expect(openForm(made)).toBeUndefined();
    expect(made.memo?.slots).toHaveLength(count);
    expect(said(made.parts)).not.toMatch(/Made without|I did not use/);
  });

  it('gets harder by measure where that is asked for', async () => {
    const { memo } = await answer(asked('integer subtraction practice 8 problems, start really easy and go up slow'));
    const hardness = (memo?.slots ?? []).map((slot) => hardnessOf(slot) ?? Number.NaN);
    expect(hardness).toHaveLength(8);
    expect(hardness).toEqual(hardness.toSorted((one, other) => one - other));
  });
});

describe('what nothing is read from is told, and nothing is made before that was seen', () => {
  it.each([
    ['10 multiplication facts problems 6s 7s 8s, one per line', ['one per line'], ['6s 7s 8s']],
    ['exit ticket on unit rates with glitter, 3 questions', ['with glitter'], ['unit']],
    ['5 problems on comparing decimals and sneak in a penguin', ['penguin'], ['decimals']],
    ['Plan a 45-minute lesson on 5.NF.A.1 with a scavenger hunt', ['scavenger hunt'], ['45']],
    ['8 problems on telling time to the half hour with a maze', ['maze'], ['time']],
  ])('%s', async (text, left, used) => {
    const made = await answer(asked(text));
    const form = openForm(made);
    expect(form).toBeDefined();
    expect(requestFormSchema.parse(form)).toEqual(form);
    expect(made.memo?.slots).toBeUndefined();
    for (const each of left) expect(form?.unused.join()).toContain(each);
    for (const each of used) expect(form?.unused.join()).not.toContain(each);
    expect(said(made.parts)).toContain('I did not use:');
    expect(form?.press).toMatch(/without that$/);
    const pressed = await answer(asked(text, { request: form?.request }));
    for (const each of left) expect(said(pressed.parts)).toMatch(new RegExp(`Made without: .*${each}`));
  });

  it('the tables that are named are in each problem', async () => {
    const text = '10 multiplication facts problems 6s 7s 8s, one per line';
    const request = openForm(await answer(asked(text)))?.request;
    const { memo } = await answer(asked(text, { request }));
    const tasks = drawnOf(memo).map(({ task }) => task);
    expect(tasks).toHaveLength(10);
    for (const task of tasks) expect(task.match(/\d+/g)?.some((n) => ['6', '7', '8'].includes(n))).toBe(true);
  });

  it('what can’t be seen in what was made was not used, however well it was read', async () => {
    const form = openForm(await answer(asked('4 word problems about soccer, write a ratio from a story')));
    expect(form?.request.theme).toBeUndefined();
    expect(form?.unused.join()).toContain('soccer');
  });
});

describe('what several things fit is asked', () => {
  it.each([
    ['a warm-up for a lesson on unit rates', ['warm-up', 'lesson']],
    ['5 problems on fractions', ['fraction']],
  ])('%s', async (text, offered) => {
    const made = await answer(asked(text));
    const last = made.parts.at(-1);
    const says = last?.kind === 'try' ? last.says.join('; ') : '';
    for (const each of offered) expect(says).toContain(each);
    expect(made.memo).toBeUndefined();
    // Each of what is offered is read as just that.
    for (const one of last?.kind === 'try' ? last.says : []) expect((await answer(asked(one))).memo, one).toBeDefined();
  });
});

describe('the teacher’s own problem is worked itself', () => {
  it.each([
    ['what is 3 3/4 divided by 5/8?', 'Answer: `6`'],
    ['4,386 divided by 7 with the remainder', '626 remainder 4'],
    ['what is 15% of 80', 'Answer: `12`'],
  ])('%s', async (text, answered) => {
    expect(said((await answer(asked(text))).parts)).toContain(answered);
  });

  it('is worked out by a press where the words around it are not read', async () => {
    const text = 'what is 15% of 80 and how do I show it with a bar model';
    const form = openForm(await answer(asked(text)));
    expect(form?.unused.join()).toContain('bar model');
    const pressed = said((await answer(asked(text, { request: form?.request }))).parts);
    expect(pressed).toContain('Answer: `12`');
    expect(pressed).toMatch(/Made without: [^"]*bar model/);
  });

  it('a wrong answer is explained by the idea that gives just this number', async () => {
    const { parts, memo } = await answer(asked('she put 52 - 37 = 25 what is she doing wrong'));
    expect(said(parts)).toContain('takes the smaller digit from the larger');
    expect(memo?.misconception).toBeDefined();
  });
});

describe('what is declined', () => {
  it.each(['can you get me a sub for friday im out', 'what’s for lunch today'])('%s', async (text) => {
    const made = await answer(asked(text));
    expect(made.understood).toBe(false);
    expect(made.memo).toBeUndefined();
  });

  it('a request in Spanish, in Spanish', async () => {
    const made = await answer(asked('Necesito cinco problemas de fracciones para mis estudiantes'));
    expect(said(made.parts)).toContain('Todavía no leo pedidos en español');
  });
});
