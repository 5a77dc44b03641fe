import { describe, expect, it } from 'vitest';
import { ask, said } from './ask-demo.ts';
import { classesNamed, classFor, unknownClasses } from './class/class-data.ts';
import { demoSchool } from './demo-school.ts';
import { judgeShares } from './judge/judge-shares.ts';
import { forWhom } from './ledger/for-whom.ts';
import { pressed } from './press.ts';
import type { Memo } from './wish/wish.ts';

const NOW = Date.UTC(2026, 10, 20);
const madeOf = async (text: string): Promise<string> =>
  said((await pressed({ text, classId: undefined, seed: 1, turnId: 't', school: demoSchool(NOW), now: NOW })).parts);

/** What is said last in a conversation. */
async function last(turns: readonly string[]): Promise<string> {
  let memo: Memo | undefined;
  let words = '';
  for (const text of turns) {
    const made = await ask(text, memo);
    words = said(made.parts);
    memo = made.memo ?? memo;
  }
  return words;
}

describe('a class that is named', async () => {
  const [first, second] = await demoSchool(NOW).classes();
  if (first === undefined || second === undefined) throw new Error('two classes are needed');
  const classes = [
    { ...first, id: 'a', name: '4A Math', grade: 4 },
    { ...second, id: 'b', name: 'Algebra 1, period 3', grade: 9 },
    { ...second, id: 'c', name: 'Algebra 1, period 5', grade: 9 },
    { ...first, id: 'd', name: 'Geometry', grade: 9 },
  ];
  it('by its course is the one that is used', () => {
    expect(classesNamed('who needs help in my geometry class', classes).map(({ id }) => id)).toEqual(['d']);
  });
  it('is asked about where several are called so and none of them is chosen', () => {
    expect(classFor('how are my algebra kids doing', classes, 'a')).toBeUndefined();
    expect(classFor('how are my algebra kids doing', classes, 'c')?.id).toBe('c');
  });
  it.each(['my statistics class', 'the algebra 2 section', 'my pre-algebra kids'])('is unknown: %s', (text) => {
    expect(unknownClasses(text, classes)).not.toEqual([]);
  });
  it('is no level of students', () => expect(unknownClasses('something for my advanced kids', classes)).toEqual([]));
});

describe('for whom something is', () => {
  it.each([
    ['something for the ones who get it wrong', 'behind'],
    ['for kids that still don’t have it', 'behind'],
    ['work for students who are lost', 'behind'],
    ['for those who have it already', 'ahead'],
    ['for the ones who don’t need help', 'ahead'],
    ['kids who finish early', 'ahead'],
    ['something for my kids', undefined],
  ])('%s: %s', (text, group) => expect(forWhom(text)?.group).toBe(group));
  it('is nothing for early finishers where it is for those who get it wrong', async () => {
    const words = await last(['5 problems on comparing decimals', 'now something for the ones who get it wrong']);
    expect(words).toContain('I read: activity · Compare decimals');
    expect(words).not.toContain('early finishers');
  });
});

describe('a working is judged line by line', () => {
  const judged = (text: string): string =>
    JSON.stringify(judgeShares({ kind: 'grade', text, toStudent: false })?.parts);
  it('by the amount of each share', () => {
    const words = judged('20% of 60. 10% is 6, so 20% is 36. Right?');
    expect(words).toContain('goes off where it says that 20% is 36');
    expect(words).toContain('`20% × 60 = 12`');
  });
  it('and says which ones were multiplied', () => {
    expect(judged('35% of 40. 30% is 12, 5% is 2, so 35% is 24')).toContain(
      '`12 × 2 = 24`: the two amounts were multiplied',
    );
  });
  it('only where every number stands in such a line', () => {
    expect(
      judgeShares({ kind: 'grade', text: '20% of 60. 10% is 6, so 20% is 12 and 48 is left', toStudent: false }),
    ).toBeUndefined();
  });
  it('the first line that changes what was asked is where it goes off', async () => {
    const words = await madeOf('Is this right?\n36 ÷ 6 × 3 + 2²\n= 36 ÷ 18 + 4\n= 2 + 4\n= 6');
    expect(words).toContain('No. `36 ÷ 6 × 3 + 2^2 = 36 ÷ 18 + 4` is not right');
    expect(words).not.toContain('by itself');
  });
  it('a line that is written anew from the same number is no running on', async () => {
    const words = await madeOf('Is this right?\n20 - 5 + 3 × 2\n= 20 - 5 + 6\n= 20 - 11\n= 9');
    expect(words).toContain('`20 - 5 + 6 = 20 - 11` is not right; up to there it is');
  });
  it('names no line where one is in words', async () => {
    expect(await madeOf('check this work:\nfirst = 12 dogs\nsecond = 9 dogs')).not.toMatch(/Line \d/);
  });
});

describe('a topic that only has the same words', () => {
  it.each([
    ['exit ticket on dividing a fraction by a whole number', 'Divide a whole number by a unit fraction'],
    [
      'exit ticket on adding in scientific notation',
      'I read: exit ticket · Multiply and divide in scientific notation',
    ],
  ])('%s', async (text, other) => expect(said((await ask(text)).parts)).not.toContain(other));
  it('is no lesson on it: that is said, and nothing is made', async () => {
    const words = said((await ask('lesson plan on slope through two points, 45 minutes')).parts);
    expect(words).toContain('I have no lesson on “find the slope through two points” alone');
    expect(words).toContain('8.EE.B.5');
  });
});

describe('problems that are to tell which misconception it is', () => {
  it('have another wrong answer for each', async () => {
    const words = await last(['A student wrote 2(x + 5) = 2x + 5. why', '2 problems that would tell me which it is']);
    const notes = [...words.matchAll(/"note":"Right: (.*?)\."/g)].map(([, note = '']) => note);
    expect(notes).toHaveLength(2);
    for (const note of notes) {
      const answers = [...note.matchAll(/`([^`]+)`/g)].map(([, answer]) => answer);
      expect(answers.length).toBeGreaterThan(2);
      expect(new Set(answers).size).toBe(answers.length);
    }
  });
  it('are none where that can’t be worked out, and it is said', async () => {
    const words = await last([
      'A student simplified 5 - 2(x + 1) to 3x + 3. why',
      '2 problems that would tell me which it is',
    ]);
    expect(words).toContain('I have no problems like');
  });
});

describe('a bound', () => {
  it('holds for what a picture alone shows', async () => {
    const { memo } = await ask('5 problems on count up to 20 things, up to 10');
    const words = said((await ask('just the answer key', memo)).parts);
    const keys = [...words.matchAll(/→ `?(\d+)/g)].map(([, key]) => Number(key));
    expect(keys).toHaveLength(5);
    expect(Math.max(...keys)).toBeLessThanOrEqual(10);
  });
  it('a case that is denied is none that is made', async () => {
    const words = said((await ask('5 problems on count up to 20 things, not in neat rows')).parts);
    expect(words).not.toMatch(/· in rows/);
  });
});

describe('a word that is said of something else', () => {
  it.each(['which kids are lazy', 'is Sofia stupid', 'a list of my hopeless students'])(
    'refuses to rank: %s',
    async (text) => {
      expect(said((await ask(text)).parts)).toContain('I don’t rank children');
    },
  );
  it('does not take what a parent calls a method for a child', async () => {
    const text = 'A grandparent says that regrouping is stupid. What do I tell her?';
    expect(said((await ask(text)).parts)).not.toContain('rank children');
  });
  it.each(['Turn 5/6 ÷ 1/3 into a picture', 'turns 4 × 1/2 into a poem'])(
    'takes no article for an answer: %s',
    async (text) => {
      expect(said((await ask(text)).parts)).not.toMatch(/= a\b/);
    },
  );
});
