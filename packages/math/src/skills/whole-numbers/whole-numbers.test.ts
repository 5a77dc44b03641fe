import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../check/index.ts';
import { examineSkill } from '../../examine.ts';
import { listed } from '../../misconceptions/listed.ts';
import { measurementMisconceptions } from '../../misconceptions/measurement.ts';
import { ratioMisconceptions } from '../../misconceptions/ratios.ts';
import { wholeNumberMisconceptions } from '../../misconceptions/whole-numbers.ts';
import { SEEDS } from '../kit/seeds.ts';
import { measurementSkills } from '../measurement/index.ts';
import { faultyWords } from './faulty-words.ts';
import { wholeNumberSkills } from './index.ts';

const skills = [...wholeNumberSkills, ...measurementSkills];
const entries = [...listed(wholeNumberMisconceptions), ...listed(measurementMisconceptions)];

const skillBy = (code: string) => {
  const skill = skills.find((candidate) => candidate.code === `whole-numbers.${code}`);
  if (skill === undefined) throw new Error(`no skill ${code}`);
  return skill;
};

/** What a child with the idea answers to a typed problem. */
const mistaken = (code: string, idea: string, typed: string): string | undefined => {
  const skill = skillBy(code);
  const params = skill.read?.(typed);
  if (params === undefined) throw new Error(`${code} does not read ${typed}`);
  const rule = skill.misconceptions.find(({ id }) => id === `whole-numbers.${idea}`);
  if (rule === undefined) throw new Error(`${code} has no rule ${idea}`);
  return rule.work(params)?.answer;
};

describe('every whole-number skill', () => {
  it.each(wholeNumberSkills.map((skill) => [skill.code, skill] as const))(
    `%s is sound over ${SEEDS} seeds per level`,
    (_, skill) => {
      expect(examineSkill(skill, SEEDS)).toEqual([]);
    },
  );

  it.each(wholeNumberSkills.map((skill) => [skill.code, skill] as const))(
    '%s has true lines and hints that do not show the answer',
    (_, skill) => {
      expect(faultyWords(skill, 40)).toEqual([]);
    },
  );

  it('has a code of its own, known prerequisites and Common Core codes', () => {
    const codes = new Set(skills.map(({ code }) => code));
    expect(codes.size).toBe(skills.length);
    for (const skill of skills) {
      expect(skill.prerequisites.filter((code) => !codes.has(code) || code === skill.code)).toEqual([]);
      expect(skill.standards.filter((code) => !/^[1-6K]\.[A-Z]{1,3}\.[A-D]\.\d{1,2}[a-d]?$/.test(code))).toEqual([]);
      expect(skill.standards).not.toHaveLength(0);
    }
  });

  it('needs no skill of a later grade', () => {
    const grades = new Map(skills.map(({ code, grade }) => [code, grade]));
    const late = skills.flatMap(({ code, grade, prerequisites }) =>
      prerequisites.filter((needed) => (grades.get(needed) ?? 0) > grade).map((needed) => `${code} needs ${needed}`),
    );
    expect(late).toEqual([]);
  });

  it('tells at least twelve kinds of stories', () => {
    expect(skills.filter(({ wordProblem }) => wordProblem).length).toBeGreaterThanOrEqual(12);
  });
});

describe('the catalogue of misconceptions', () => {
  const named = new Set(entries.map(({ id }) => id));

  it('names each misconception once', () => {
    expect(named.size).toBe(entries.length);
  });

  it('contains every rule, and every misconception has a rule', () => {
    const used = new Set(skills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
    // Bars of whole numbers show ideas about ratios, too.
    const known = new Set([...named, ...listed(ratioMisconceptions).map(({ id }) => id)]);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    expect([...named].filter((id) => !used.has(id))).toEqual([]);
  });

  it('lists each misconception once per skill', () => {
    for (const { misconceptions } of skills)
      expect(new Set(misconceptions.map(({ id }) => id)).size).toBe(misconceptions.length);
  });

  it('cites a source and says what to do next, without judging', () => {
    for (const { sources, move, feedback, idea, why } of entries) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatch(/\d{4}, |America's Choice/);
      for (const text of [move, feedback, why]) expect(text).toMatch(/[.?]$/);
      expect(`${feedback} ${idea}`).not.toMatch(/wrong|mistake|incorrect/i);
    }
  });
});

describe('column subtraction', () => {
  it.each([
    ['smaller-from-larger', '253 - 179', '126'],
    ['smaller-from-larger', '400 - 236', '236'],
    ['borrow-no-decrement', '63 - 28', '45'],
    ['borrow-across-zero', '305 - 178', '37'],
    ['stops-borrow-at-zero', '305 - 178', '137'],
    ['borrow-from-zero', '305 - 178', '227'],
    ['zero-becomes-ten', '305 - 178', '137'],
    ['zero-becomes-ten', '3005 - 1278', '1837'],
    ['zero-instead-of-borrowing', '524 - 168', '400'],
    ['zero-minus-digit-is-digit', '860 - 425', '445'],
    ['zero-minus-digit-is-zero', '860 - 425', '440'],
    ['always-borrow-left', '733 - 216', '427'],
    ['borrows-in-every-column', '197 - 43', '1414'],
    ['stops-at-blank', '768 - 45', '23'],
    ['digit-minus-zero-is-zero', '486 - 203', '203'],
    ['adds-instead-of-subtracting', '100 - 40', '140'],
  ])('%s answers %s with %s', (idea, typed, answer) => {
    const code = Number(typed.split('-')[0]) > 99 ? 'subtract-multi-digit' : 'subtract-two-digit';
    expect(mistaken(code, idea, typed)).toBe(answer);
  });

  it('gives no answer if no column needs the habit', () => {
    expect(mistaken('subtract-multi-digit', 'smaller-from-larger', '987 - 345')).toBeUndefined();
    expect(mistaken('subtract-multi-digit', 'borrow-from-zero', '542 - 125')).toBeUndefined();
  });
});

describe('column addition', () => {
  it.each([
    ['carry-ignored', '57 + 68', '115'],
    ['carry-written-in-full', '57 + 68', '1115'],
    ['carry-wrong-digit', '57 + 68', '161'],
    ['add-from-the-left', '74 + 43', '18'],
    ['lone-digit-in-every-column', '45 + 3', '78'],
    ['aligns-left', '54 + 3', '84'],
    ['adds-all-digits', '26 + 3', '11'],
  ])('%s answers %s with %s', (idea, typed, answer) => {
    expect(mistaken('add-two-digit', idea, typed)).toBe(answer);
  });

  it('adds from the left in three columns', () => {
    expect(mistaken('add-multi-digit', 'add-from-the-left', '385 + 667')).toBe('9116');
  });
});

describe('column multiplication and division', () => {
  it.each([
    ['multiply-by-one-digit', 'carry-added-before-multiplying', '26 × 4', '164'],
    ['multiply-by-one-digit', 'product-carry-ignored', '26 × 4', '84'],
    ['multiply-by-one-digit', 'product-carry-in-full', '26 × 4', '824'],
    ['multiply-by-one-digit', 'multiplies-last-digit-only', '14 * 3', '22'],
    ['multiply-multi-digit-by-one-digit', 'zero-times-keeps-digit', '304 × 2', '628'],
    ['multiply-two-digit', 'no-placeholder-zero', '46 × 23', '230'],
    ['multiply-two-digit', 'multiplies-column-by-column', '46 × 73', '298'],
    ['multiply-two-digit', 'multiplies-column-by-column', '621 × 23', '1243'],
    ['multiply-two-digit', 'multiplies-matching-places-only', '23 × 45', '815'],
    ['multiply-two-digit', 'reuses-first-carry', '46 × 38', '2048'],
    ['divide-by-one-digit', 'quotient-zero-omitted', '618 ÷ 6', '13'],
    ['divide-by-one-digit', 'quotient-reversed', '68 ÷ 2', '43'],
    ['divide-by-one-digit', 'smaller-into-larger', '476 ÷ 7', '111'],
    ['divide-by-one-digit', 'column-leftovers-dropped', '74 / 2', '32'],
    ['divide-by-two-digits', 'quotient-zero-omitted', '4824 ÷ 24', '21'],
    ['divide-with-remainder', 'stops-dividing-early', '29 ÷ 4', '6'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(mistaken(code, idea, typed)).toBe(answer);
  });
});

describe('equations, order and powers', () => {
  it.each([
    ['balance-equations', 'answer-comes-next', '8 + 4 = ? + 5', '12'],
    ['balance-equations', 'adds-every-number', '8 + 4 = ? + 5', '17'],
    ['balance-equations', 'compensates-same-way', '67 + 38 = ? + 40', '69'],
    ['missing-addend', 'operates-on-what-is-shown', '? + 5 = 12', '17'],
    ['missing-addend', 'operates-on-what-is-shown', '? - 5 = 8', '3'],
    ['missing-factor', 'operates-on-what-is-shown', '6 × ? = 42', '252'],
    ['order-of-operations', 'left-to-right', '5+6*10', '110'],
    ['order-of-operations', 'left-to-right', '17-3*5', '70'],
    ['order-of-operations', 'addition-before-subtraction', '20 - 3 + 5', '12'],
    ['order-of-operations', 'multiplication-before-division', '24 ÷ 4 × 2', '3'],
    ['order-of-operations', 'ignores-brackets', '2 × (3 + 4)', '10'],
    ['exponents', 'exponent-as-factor', '(2^9)(3^4)(5^6)', '6480'],
    ['exponents', 'power-after-product', '3 × 2^4', '1296'],
    ['powers-of-ten', 'exponent-as-factor', '10^4', '40'],
    ['distributive', 'distributes-to-first-only', '6(10 + 3)', '63'],
    ['multiply-by-multiples-of-ten', 'drops-a-zero', '40 × 60', '240'],
    ['multiply-by-multiples-of-ten', 'drops-a-zero', '4 × 50', '20'],
    ['round', 'rounds-step-by-step', 'Round 3,448 to the nearest thousand', '4000'],
    ['round', 'rounds-to-other-place', 'round 12745 to the nearest 1000', '12700'],
    ['compare', 'largest-digit-decides', '69 ? 102', 'greater'],
    ['least-common-multiple', 'product-as-least-multiple', 'lcm(4, 6)', '24'],
    ['greatest-common-factor', 'factor-multiple-swapped', 'GCF of 12 and 18', '36'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(mistaken(code, idea, typed)).toBe(answer);
  });
});

describe('typed problems', () => {
  it.each([
    ['add-two-digit', '38 + 25', '63'],
    ['subtract-multi-digit', '1,002 − 7', '995'],
    ['multiplication-facts', '7x8 =', '56'],
    ['division-facts', '56 : 7 = ?', '8'],
    ['number-bonds', '7 + _ = 10', '3'],
    ['missing-addend', '12 - ? = 5', '7'],
    ['balance-equations', '? + 3 = 4 + 6', '7'],
    ['missing-factor', '? ÷ 6 = 7', '42'],
    ['expanded-form', '300 + 7', '307'],
    ['order-of-operations', '2(3 + 4) - 5', '9'],
    ['exponents', '2^3 × 3^2', '72'],
    ['divide-with-remainder', '45 ÷ 7', '6'],
    ['subtract-multi-digit', 'Find the difference between 100 and 40.', '60'],
    ['order-of-operations', 'Solve: 5+6*10=', '65'],
    ['multiplication-facts', 'What is 7 times 8?', '56'],
    ['divide-by-one-digit', 'What is the quotient of 84 and 3?', '28'],
    ['exponents', 'Evaluate: (2^9)(3^4)(5^6)=', '648000000'],
  ])('%s reads %s', (code, typed, key) => {
    const skill = skillBy(code);
    const params = skill.read?.(typed);
    expect(params && skill.pose(params).answer.key).toBe(key);
  });

  it.each(['305 + 178', '3 - 8', '1/2 - 1/3', 'x + 3', '', '305 - 178 - 2', '9'.repeat(400)])(
    'does not read %o, which belongs to other skills',
    (typed) => {
      expect(skillBy('subtract-multi-digit').read?.(typed)).toBeUndefined();
    },
  );

  it.each(['3 + ', '(2 + 3', '4 ÷ 0 + 1', '2 + x × 3', '7 ÷ 2 + 1'])('reads no order of operations in %o', (typed) => {
    expect(skillBy('order-of-operations').read?.(typed)).toBeUndefined();
  });

  it('accepts the unit word of a story, or none', () => {
    const answer = { kind: 'quantity', key: '14 shells', units: ['shells', 'shell'] } as const;
    expect(checkAnswer(answer, '14').verdict).toBe('right');
    expect(checkAnswer(answer, '14 shells').verdict).toBe('right');
  });
});
