import { describe, expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { generateProblem } from '../../generate.ts';
import { decimalMisconceptions } from '../../misconceptions/decimals.ts';
import { fractionMisconceptions } from '../../misconceptions/fractions.ts';
import type { Level, Problem } from '../../types.ts';
import { fractionSkills } from '../fractions/index.ts';
import { changedLines, solutionFaults, tellsTheKey } from '../shared/worked-check.ts';
import { asDecimal, exact, inWords, padded, placesOf, placeWords, unitsAt } from './decimal-numbers.ts';
import { decimalSkills } from './index.ts';

const known = new Set([...fractionMisconceptions, ...decimalMisconceptions].map(({ id }) => id));
const skill = (code: string) => {
  const found = decimalSkills.find((one) => one.code === code);
  if (!found) throw new Error(`no skill ${code}`);
  return found;
};

/** What a student with the idea writes for a typed problem. */
function mistaken(code: string, text: string, id: string): string | undefined {
  const asked = skill(code);
  const params = asked.read?.(text);
  if (!params) throw new Error(`${code} cannot read ${text}`);
  return asked.misconceptions.find((rule) => rule.id === id)?.work(params)?.answer;
}

const problems = (count: number): Problem[] =>
  decimalSkills.flatMap((one) =>
    ([1, 2, 3] as const satisfies readonly Level[]).flatMap((level) =>
      one.cases.flatMap(({ id }) => Array.from({ length: count }, (_, i) => generateProblem(one, level, i + 1, id))),
    ),
  );

describe.each(decimalSkills.map((one) => [one.code, one] as const))('%s', (_, one) => {
  it('makes sound problems over 1,000 seeds a level', () => {
    expect(examineSkill(one, 1000)).toEqual([]);
  });
});

describe('the list of skills', () => {
  it('names each skill once and only prerequisites that exist', () => {
    const codes = decimalSkills.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const all = new Set([...codes, ...fractionSkills.map(({ code }) => code)]);
    expect(decimalSkills.flatMap(({ prerequisites }) => prerequisites).filter((code) => !all.has(code))).toEqual([]);
  });
  it('uses only misconceptions of the catalogue, each at most once a skill, and all of them', () => {
    for (const one of decimalSkills) {
      const ids = one.misconceptions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
    const used = new Set(decimalSkills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
    expect(decimalMisconceptions.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('worked solutions and hints', () => {
  it('writes only lines that are true', () => {
    expect(problems(10).flatMap(solutionFaults).slice(0, 5)).toEqual([]);
  });
  it('keeps the value of a calculation from line to line', () => {
    const calculations = problems(8).filter(({ skill: code }) =>
      /\.(word-)?(add|subtract|multiply|divide|times)/.test(code),
    );
    expect(calculations.flatMap(changedLines).slice(0, 5)).toEqual([]);
  });
  it('never tells the key in a hint', () => {
    expect(problems(10).flatMap(tellsTheKey).slice(0, 5)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('names each idea once, with a source and every sentence', () => {
    expect(new Set(decimalMisconceptions.map(({ id }) => id)).size).toBe(decimalMisconceptions.length);
    for (const { id, name, idea, why, move, feedback, sources } of decimalMisconceptions) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const words of [name, idea, why, move, feedback]) expect(words.length, id).toBeGreaterThan(8);
      expect(feedback, id).not.toMatch(/\bwrong\b/i);
    }
  });
});

describe('numbers', () => {
  it('keeps written zeros and counts in places', () => {
    expect(placesOf('3.40')).toBe(2);
    expect(unitsAt('3.4', 3)).toBe(3400);
    expect(padded('3.4', 2)).toBe('3.40');
    expect(padded('3.456', 2)).toBe('3.456');
  });
  it('rounds only what does not end', () => {
    expect(asDecimal(exact('2').div(3))).toBe('0.667');
    expect(asDecimal(exact('1').div(8))).toBe('0.125');
  });
  it('says places in words', () => {
    expect(placeWords(42, 3)).toBe('forty-two thousandths');
    expect(placeWords(1, 1)).toBe('one tenth');
    expect(inWords(312)).toBe('three hundred twelve');
    expect(inWords(60)).toBe('sixty');
  });
});

describe('what students with an idea write', () => {
  it.each([
    ['decimals.compare', '0.4 ? 0.25', 'decimals.longer-is-larger', '<'],
    ['decimals.compare', '0.08 ? 0.6', 'decimals.longer-is-larger', '>'],
    ['decimals.compare', '0.08 ? 0.6', 'decimals.part-as-whole-number', '>'],
    ['decimals.compare', '0.03 ? 0.7', 'decimals.part-as-whole-number', '<'],
    ['decimals.compare', '0.3 ? 0.47', 'decimals.shorter-is-larger', '>'],
    ['decimals.compare', '0.4 ? 0.05', 'decimals.zero-makes-small', '>'],
    ['decimals.compare', '0.4 ? 0.25', 'decimals.zero-makes-small', '<'],
    ['decimals.compare', '0.6 ? 0.73', 'decimals.reciprocal-thinking', '>'],
    ['decimals.compare', '4.4502 ? 4.45', 'decimals.compares-two-places', '='],
    ['decimals.add', '0.7 + 0.6', 'decimals.adds-parts-separately', '0.13'],
    ['decimals.add', '5.8 + 3.4', 'decimals.adds-parts-separately', '8.12'],
    ['decimals.add', '5.1 + 0.46', 'decimals.aligns-right', '0.97'],
    ['decimals.add', '.3 + .5', 'decimals.adds-and-counts-places', '0.08'],
    ['decimals.subtract', '40 - 2.75', 'decimals.copies-extra-digits', '38.75'],
    ['decimals.subtract', '31.7 - 4.23', 'decimals.copies-extra-digits', '27.53'],
    ['decimals.subtract', '5.2 - 3.7', 'decimals.smaller-from-larger', '2.5'],
    ['decimals.times-power', '2.8 × 10', 'decimals.appends-zeros', '2.80'],
    ['decimals.times-power', '2.8 × 10', 'decimals.multiplies-both-sides', '20.80'],
    ['decimals.divide-power', '40.6 ÷ 10', 'decimals.divides-whole-part-only', '4.6'],
    ['decimals.multiply', '0.3 × 0.2', 'decimals.multiply-aligns-point', '0.6'],
    ['decimals.multiply', '4.6 × 3', 'decimals.counts-places-from-left', '1.38'],
    ['decimals.multiply', '31.2 × .3', 'decimals.counts-places-from-left', '93.6'],
    ['decimals.multiply', '1.4 × 2.3', 'decimals.multiplies-parts-separately', '2.12'],
    ['decimals.divide-by-whole', '3.46 ÷ 3', 'decimals.appends-remainder', '1.151'],
    ['decimals.divide-by-decimal', '7.25 ÷ .6', 'decimals.appends-remainder', '12.05'],
    ['decimals.divide-by-whole', '8.4 ÷ 4', 'decimals.ignores-point', '21'],
    ['decimals.divide-by-whole', '6.03 ÷ 3', 'decimals.skips-zero-in-quotient', '2.1'],
    ['decimals.divide-by-decimal', '0.8 ÷ 0.2', 'decimals.ignores-divisor-point', '0.4'],
    ['decimals.divide-wholes', '9 ÷ 4', 'decimals.remainder-as-decimal', '2.1'],
    ['decimals.from-fraction', '2/5', 'decimals.bar-as-point', '2.5'],
    ['decimals.from-fraction', '1/4', 'decimals.denominator-as-decimal', '0.4'],
    ['decimals.from-fraction', '2/10', 'decimals.adds-top-and-bottom', '1.2'],
    ['decimals.from-fraction', '7/100', 'decimals.ignores-place-name', '0.7'],
    ['decimals.to-fraction', '0.35', 'decimals.point-as-bar', '3/5'],
    ['decimals.to-fraction', '0.35', 'decimals.everything-over-ten', '35/10'],
    ['decimals.round', 'Round 3.46 to the nearest whole number', 'decimals.rounds-in-a-chain', '4'],
    ['decimals.round', 'Round 3.87 to the nearest tenth', 'decimals.rounds-by-cutting', '3.8'],
    ['decimals.dollars-and-cents', '3 dollars and 5 cents', 'decimals.money-point-as-separator', '3.5'],
  ])('%s: %s by %s gives %s', (code, text, id, answer) => {
    expect(mistaken(code, text, id)).toBe(answer);
  });
  it('stays silent where the idea has nothing to say', () => {
    expect(mistaken('decimals.add', '0.7 + 0.6', 'decimals.aligns-right')).toBeUndefined();
    expect(mistaken('decimals.divide-by-whole', '8.4 ÷ 4', 'decimals.appends-remainder')).toBeUndefined();
  });
});
