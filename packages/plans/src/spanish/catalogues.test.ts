import { describe, expect, it } from 'vitest';
import { pairsOf } from './catalogue-in-spanish.ts';
import { catalogues } from './catalogues.ts';

const numbersIn = (text: string): string => String(text.match(/\d+/g)?.sort());
const mathIn = (text: string): string => String(text.match(/`[^`]+`/g)?.sort());

/** Words that English has and Spanish has not. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|is|are|was|were|they|them|their|it|its|this|that|with|from|for|in|on|at|by|to|how|many|more|which|what|who|not|there|an|or|as|each|way|write|draw)(?!\p{L})/iu;
const words = (text: string): string => text.replaceAll(/`[^`]*`/g, '');
/** What is counted or named by a word in one language and by a number in the other. */
const OTHERWISE = new Set(['12 cookies', 'A shop counts dimes', '2³ is 8']);
const isOtherwise = (text: string): boolean => [...OTHERWISE].some((start) => text.startsWith(start));

describe.each(Object.entries(catalogues))('the table of %s', (_, catalogue) => {
  const pairs = pairsOf(catalogue);
  it('has every text in Spanish, and none twice', () => {
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(([, spanish]) => spanish === undefined || spanish === '')).toEqual([]);
    expect(catalogue.spanish.trim().split('\n').length).toBeLessThanOrEqual(
      catalogue.english.trim().split('\n').length,
    );
  });
  it('has the numbers and the mathematics of the English, and no English word', () => {
    const said = pairs.map(([english, spanish = '']) => [english, spanish] as const);
    expect(said.filter(([english, spanish]) => mathIn(english) !== mathIn(spanish))).toEqual([]);
    expect(
      said.filter(([english, spanish]) => !isOtherwise(english) && numbersIn(english) !== numbersIn(spanish)),
    ).toEqual([]);
    expect(said.filter(([, spanish]) => ENGLISH.test(words(spanish)) || /[“”]/.test(spanish))).toEqual([]);
  });
  it('asks of each way where the English does, so that a plan can ask of both', () => {
    const asked = pairs.filter(([english]) => english.includes('in each way') && english.endsWith('?'));
    expect(asked.filter(([, spanish = '']) => !spanish.includes('en cada manera'))).toEqual([]);
  });
});
