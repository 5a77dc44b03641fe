import type { ChatPart } from '@lemma/school/assistant';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { demoSchool } from './demo-school.ts';
import { readingIn } from './say/reading.ts';

const NOW = Date.UTC(2026, 10, 20);
const ask = (text: string) =>
  answer({ text, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(NOW), now: NOW });
const textOf = (parts: readonly ChatPart[]): string =>
  parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('\n');
const toldOf = async (text: string): Promise<string> =>
  (readingIn((await ask(text)).parts)?.unused ?? []).map((each) => `“${each}”`).join(', ');

describe('what of a request is not used', () => {
  it.each([
    ['exit ticket on rounding decimals, 4 questions, handed out on pink paper', '“on pink paper”'],
    ['Which standard is my class weakest on since the winter break?', '“on since the winter break”'],
    ['Plan a 40-minute lesson on 4.NF.B.3 with a gallery walk', '“with a gallery walk”'],
    ['What is 12% of 350 on a poster?', '“on a poster”'],
    ['what is 25% of 84 - can you draw a bar', '“can you draw a bar”'],
  ])('%o is told: %s', async (text, told) => expect(await toldOf(text)).toBe(told));

  it.each([
    '6 problems on adding decimals, no word problems',
    'Please make me 5 questions on comparing fractions for grade 4',
    'Why would a student say 1/2 + 1/3 = 2/5? What is the idea behind it?',
    'simplify 18/24, lowest terms',
    'exit ticket on equivalent fractions, 6 questions, with an answer key',
  ])('of %o nothing is left', async (text) => expect(await toldOf(text)).toBe(''));

  it.each([
    'exit ticket on fractions and the French Revolution',
    'Make 5 problems on finding the mode and also the surface area of a pyramid and the slope',
  ])('%o is not answered by half without a word', async (text) => {
    const { parts, understood } = await ask(text);
    expect(understood && (readingIn(parts)?.unused ?? []).length === 0).toBe(false);
  });

  it.each([
    ['make 6 multiplication problems using the lattice method', 'lattice'],
    ['3 problems on writing 7/8 as a decimal', '7/8'],
    ['quiz with 10 questions, half multiple choice, on order of operations', 'half'],
    ['plan a 30 minute lesson on dividing fractions with fraction bars', 'fraction bars'],
  ])('is made, and what of it is lost stands above: %o', async (text, lost) => {
    const { parts, memo } = await ask(text);
    expect(memo).toBeDefined();
    expect(readingIn(parts.slice(0, 1))?.unused.join(' ')).toContain(lost);
  });

  it('works out nothing where something else is to be done with it', async () => {
    expect((await ask('graph y = 2x + 1 for me')).memo).toBeUndefined();
  });

  it.each([
    ['quiz on 6.RP.A.2 with 5 questions', 5],
    ['homework on two-step equations like 2x + 3 = 11, 8 problems', 8],
    ['exit ticket on slope for period 3, 4 questions', 4],
  ])('takes no number of a code, an equation or a class for how many: %o', async (text, count) => {
    const { memo } = await ask(text);
    expect(memo?.slots?.length ?? count).toBe(count);
  });

  it.each(['add a speech bubble beside each one', 'swap problem 2 for a riddle'])(
    'is said above where it is what the change should be: %o',
    async (text) => {
      const { memo: before } = await ask('Make 4 problems on adding decimals');
      const { parts } = await answer({
        ...{ text, before, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(NOW), now: NOW },
      });
      expect(readingIn(parts)?.unused.join(' ')).toMatch(/speech bubble|riddle/);
    },
  );

  it('makes nothing of a verb that changes something, where there is nothing to change', async () => {
    const { memo } = await ask('could you cut it down to 25 min, there is a fire drill');
    expect(memo?.wish.kind).not.toBe('plan');
  });

  it('asks a class by whatever it is called, and a student by name', async () => {
    const school = demoSchool(NOW);
    const classes = async () => (await school.classes()).map((each, at) => ({ ...each, name: `Pre-Algebra ${at}` }));
    const asked = async (text: string) =>
      (await answer({ text, classId: undefined, seed: 3, turnId: 't', school: { ...school, classes }, now: NOW })).memo;
    expect(await asked('which standards is Pre-Algebra 1 weakest on?')).toMatchObject({
      wish: { question: 'weakest' },
    });
    expect(await asked('How is Jaylen doing in Pre-Algebra 1? He has an IEP meeting')).toMatchObject({
      wish: { question: 'student' },
    });
  });

  it('reads the topic where it is only told', async () => {
    const { memo } = await ask('we are just getting to comparing decimals. can you plan me 40 minutes?');
    expect(memo).toMatchObject({ standard: '4.NF.C.7' });
  });

  it('answers what follows in the same request', async () => {
    const { memo } = await ask('Make 4 problems on adding decimals. Then make the last two harder.');
    expect(memo?.slots?.map(({ level }) => level)).toEqual([2, 2, 3, 3]);
  });

  it('makes a second plan where one request asks for two', async () => {
    const ids: string[] = [];
    const school = demoSchool(NOW);
    const text = 'Plan a 45-minute lesson on 5.NF.A.1. Then shorten it to 30 minutes.';
    const plan: typeof school.plan = (id, request) => {
      ids.push(id);
      return school.plan(id, request);
    };
    await answer({ text, classId: 'demo-1', seed: 3, turnId: 't', school: { ...school, plan }, now: NOW });
    expect(new Set(ids).size).toBe(2);
  });

  it('takes what is not wanted for no wish', async () => {
    const { memo } = await ask('homework: 6 problems on two-step equations, no word problems');
    expect(memo?.slots?.map(({ skill }) => skill)).toEqual(Array(6).fill('equations.two-step'));
  });

  it('finds only problems in which the words of the request stand', async () => {
    const { parts } = await ask('5 problems on rounding to the nearest hundred');
    const prompts = parts.flatMap((part) => (part.kind === 'item' ? part.item.prompt : []));
    expect(prompts).toHaveLength(5);
    expect(prompts.filter((prompt) => !prompt.includes('nearest hundred'))).toEqual([]);
  });

  it('answers for no other class than the one that was named', async () => {
    const { parts } = await ask('Who needs help in Algebra C?');
    expect(textOf(parts)).toContain('no class and no student in Period 2 called “Algebra C”');
  });
});
