import { describe, expect, it } from 'vitest';
import { ask, asked, said } from '../ask-demo.ts';
import { checkParts } from '../check-parts.ts';
import { pressed } from '../press.ts';

const made = async (text: string): Promise<string> => {
  const { parts } = await pressed(asked(text));
  expect(checkParts(parts).faults).toEqual([]);
  return said(parts);
};

describe('a piece of a lesson', () => {
  it.each([
    ['vocabulary cards for radius, diameter and circumference', 'way around a circle'],
    ['study guide on scientific notation', 'Practice, with its key'],
    ['hook for comparing fractions with unlike denominators', 'Read aloud'],
    ['discussion questions on comparing decimals', 'How might they have thought'],
    ['project on two-step equations', 'Turn in'],
    ['game on multiplication facts', 'Most cards win'],
    ['something for early finishers on adding fractions with unlike denominators', 'have it already'],
    ['differentiated problems on two-step equations', 'Stretch'],
    ['sentence frames for comparing decimals', 'Sentence frames'],
    ['progression of counting an array by its rows', 'Grade 3'],
    ['How do I explain why you flip and multiply?', 'how many fit'],
  ])('%s', async (text, holds) => {
    expect(await made(text)).toContain(holds);
  });

  it('has as many stations as are asked for, one of them a game', async () => {
    const all = await made('three stations on value of a digit, one should be a game');
    expect(all).toContain('Station 3');
    expect(all).not.toContain('Station 4');
    expect(all).toContain('A game');
  });

  it('has as many number talks as are asked for, with every way verified', async () => {
    const { parts } = await pressed(asked('4 number talks on subtracting two-digit numbers'));
    const { checked, right } = checkParts(parts);
    expect(said(parts)).toContain('Number talk 4');
    expect(checked).toBeGreaterThan(20);
    expect(right).toBe(checked);
  });

  it('sorts each shape into one place', async () => {
    const all = await made('Venn diagram type activity for 5th with quadrilaterals');
    const [both = ''] = /"text":"Both","note":"([^"]*)"/.exec(all)?.slice(1) ?? [];
    expect(both).toBe('square');
  });

  it('tells a problem of the teacher’s own on three levels with one answer', async () => {
    const all = await made('differentiate this: A train goes 180 miles in 3 hours. How far does it go in 5 hours?');
    expect(all.match(/300 miles/g)?.length).toBe(3);
  });
});

describe('what is offered where nothing to make is named', () => {
  it('is read back as just that', async () => {
    const { parts } = await ask('kids need to hear each other argue about comparing decimals');
    const [offered = ''] = parts.flatMap((part) => (part.kind === 'try' ? part.says : []));
    const { memo, understood } = await ask(offered);
    expect(understood).toBe(true);
    expect(memo).toBeDefined();
  });
});
