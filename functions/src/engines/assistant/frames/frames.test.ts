import { createRng, findSkill, verify } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { framesFor } from './frames.ts';
import { worldOf } from './worlds.ts';

const SIGNS = [
  ['decimals.add', '+'],
  ['decimals.subtract', '-'],
  ['decimals.multiply', '×'],
  ['decimals.divide-by-whole', '÷'],
  ['fractions.add-unlike', '+'],
  ['fractions.subtract-like', '-'],
  ['whole-numbers.division-facts', '÷'],
  ['whole-numbers.multiply-two-digit', '×'],
] as const;

describe('a word problem about a theme', () => {
  it.each(SIGNS)('of %s calculates by %s, and is right', (code, sign) => {
    const skill = findSkill(code);
    const told = framesFor({ code }).flatMap((frame) =>
      Array.from({ length: 30 }, (_, seed) =>
        frame.tell(createRng(seed), 2, skill?.grade ?? 4, worldOf('cats'), skill?.name ?? ''),
      ),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ work }) => !work.includes(` ${sign} `))).toEqual([]);
    expect(told.filter(({ work }) => verify(`\`${work}\``).right !== 1)).toEqual([]);
  });
});
