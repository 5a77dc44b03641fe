import { skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { guessTopic } from './guess.ts';
import { readTopic } from './topic.ts';

const standardOf = (text: string) => {
  const reading = readTopic(text);
  return reading.kind === 'found' ? reading.topic.standard : reading.kind;
};

describe('a topic with a name', () => {
  it.each([
    ['unit rates', '6.RP.A.2'],
    ['unit rate', '6.RP.A.2'],
    ['unit pricing of bananas', '6.RP.A.3b'],
    ['unit rtaes', '6.RP.A.2'],
    ['5th grade adding fractons with unlike denominaters', '5.NF.A.1'],
    ['6.RP.A.3d', '6.RP.A.3d'],
    ['two-step equations for tomorrow', '7.EE.B.4a'],
    ['systems of equations', '8.EE.C.8b'],
    ['introducing slope for algebra 1, students have whiteboards', '8.EE.B.5'],
    ['minecraft volume problems grade 5', '5.MD.C.5b'],
    ['adding fractions with unlike denominators', '5.NF.A.1'],
  ])('%o is %s', (text, standard) => expect(standardOf(text)).toBe(standard));

  it.each([...new Set(skills.map(({ name }) => name))])('meets %o by its own name', (name) => {
    const reading = readTopic(name);
    expect(reading.kind === 'found' && reading.topic.skills[0]?.name).toBe(name);
  });
});

describe('a topic that is not certain', () => {
  it.each(['photosynthesis', 'eigenvalues', '6.ZZ.A.1', '9.RP.A.1', 'a'])(
    'asks about %o instead of using another topic',
    (text) => expect(standardOf(text)).toBe('unsure'),
  );

  it('offers similar topics', () => {
    const { near, p } = guessTopic('my kids are obsessed with axolotls. 3 division problems?');
    expect(p).toBeLessThan(0.9);
    expect(near.length).toBeGreaterThan(2);
  });

  it('takes no word of English for a misspelt one of a skill', () => {
    expect(readTopic('a note that mentions the museum')).toMatchObject({ kind: 'unsure' });
  });

  it.each([
    ['comparing decimals to tenths and hundredths', '4.NF.C.7'],
    ['subtraction within 100', '2.NBT.B.5'],
  ])('%o is not a skill that does something else', (text, standard) => expect(standardOf(text)).toBe(standard));
});
