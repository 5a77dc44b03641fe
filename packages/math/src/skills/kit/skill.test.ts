import { expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { generateProblem } from '../../generate.ts';
import type { CatalogueEntries, CatalogueEntry } from '../../misconceptions/catalogue-entry.ts';
import type { Level } from '../../types.ts';
import { casesOf, joinMistakes, type Mistakes, mapCases, mapMistakes, type SkillPlan, skill } from './skill.ts';
import { steps, wrote } from './work.ts';

type Pair = { readonly a: number; readonly b: number };

const plan: SkillPlan<Pair> = {
  code: 'whole-numbers.add-two-digit',
  name: 'Add',
  canDo: 'I can add.',
  grade: 2,
  standards: ['2.NBT.B.5'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: {
    small: { label: 'small numbers', draw: (rng) => ({ a: rng.int(11, 19), b: 20 }) },
    large: { label: 'large numbers', draw: (rng, level) => ({ a: rng.int(50, 60 + level), b: 70 }) },
  },
  pose: ({ a, b }) => ({ prompt: 'Add.', math: `${a} + ${b}`, answer: { kind: 'number', key: String(a + b) } }),
  solve: ({ a, b }) => steps([`${a} + ${b} = ${a + b}`, 'Add.']),
  hints: () => ['Begin with the ones.', 'Then the tens.'],
  confirms: ({ a, b }, key) => Number(key) - b === a,
  mistakes: {
    'whole-numbers.carry-ignored': ({ a, b }) => (a > 50 ? wrote(a + b - 10, [`${a} + ${b}`, 'Add.']) : undefined),
    'whole-numbers.adds-all-digits': ({ a }) => wrote(a),
  },
};
const made = skill(plan);

it('gets its domain from its code, and lists its cases and misconceptions in the order in which they are written', () => {
  expect(made.domain).toBe('whole-numbers');
  expect(made.cases).toEqual([
    { id: 'small', label: 'small numbers' },
    { id: 'large', label: 'large numbers' },
  ]);
  expect(made.misconceptions.map(({ id }) => id)).toEqual(Object.keys(plan.mistakes));
});

it('draws each case by its own draw, and none that it does not have', () => {
  expect(generateProblem(made, 1, 1, 'small').params).toMatchObject({ b: 20 });
  expect(generateProblem(made, 1, 1, 'large').params).toMatchObject({ b: 70 });
  expect(() => generateProblem(made, 1, 1, 'constructor')).toThrow(RangeError);
});

it('leaves out hints that happen to show the answer, and has two in any case', () => {
  const telling = skill({ ...plan, hints: ({ a, b }) => ['Begin with the ones.', `Is it \`${a + b}\`?`] });
  const { hints, answer } = generateProblem(telling, 1, 1, 'small');
  expect(hints).toHaveLength(2);
  expect(hints).toContain('Begin with the ones.');
  expect(hints.join(' ')).not.toContain(answer.key);
  expect(generateProblem(made, 1, 1, 'small').hints).toEqual(['Begin with the ones.', 'Then the tens.']);
});

it('finds a case that falls through to another', () => {
  const draw = ({ small, b }: { small: boolean; b: number }): Pair => ({ a: small ? 12 : 57, b });
  const through = casesOf({ small: 'small', large: 'large', new: 'new' }, (rng, _level, id) =>
    draw({ small: id === 'small', b: rng.int(10, 40) }),
  );
  const fault = 'whole-numbers.add-two-digit: the cases large and new draw the same problems';
  expect(examineSkill(skill({ ...plan, cases: through }), 1)).toContain(fault);
  expect(examineSkill(made, 1).filter((one) => one.includes('the same problems'))).toEqual([]);
});

it('passes on changed mistakes and cases', () => {
  const only = mapMistakes(plan.mistakes, (mistake, id) =>
    id === 'whole-numbers.carry-ignored' ? mistake : undefined,
  );
  expect(Object.keys(only)).toEqual(['whole-numbers.carry-ignored']);
  const joined: Mistakes<Pair> = joinMistakes([{ 'whole-numbers.carry-ignored': () => undefined }, plan.mistakes]);
  expect(joined['whole-numbers.carry-ignored']?.({ a: 57, b: 70 })?.answer).toBe('117');
  const turned = mapCases(plan.cases, (draw) => (rng, level) => ({ ...draw(rng, level), turned: true }));
  expect(generateProblem(skill({ ...plan, cases: turned }), 1, 1, 'small').params).toMatchObject({ turned: true });
});

/** Planted faults, none of which may compile: if one does, the type check fails. This function is never called. */
const planted = () => {
  const words: CatalogueEntry = { name: '', idea: '', why: '', move: '', feedback: '', sources: ['ashlock-2010'] };
  const drawn = (level: Level): Pair => ({ a: level, b: 1 });
  return [
    // @ts-expect-error a code that is not in the catalogue
    skill<Pair>({ ...plan, code: 'whole-numbers.add-two-digits' }),
    // @ts-expect-error a prerequisite that is not in the catalogue
    skill<Pair>({ ...plan, prerequisites: ['whole-numbers.add-within-twenty'] }),
    // @ts-expect-error a standard that does not exist
    skill<Pair>({ ...plan, standards: ['2.NBT.B.55'] }),
    // @ts-expect-error a misconception that is not in the catalogue
    skill<Pair>({ ...plan, mistakes: { 'whole-numbers.carry-ignord': () => undefined } }),
    // @ts-expect-error a case without a draw
    skill<Pair>({ ...plan, cases: { small: { label: 'small numbers' } } }),
    // @ts-expect-error a case without a label
    skill<Pair>({ ...plan, cases: { small: { draw: () => ({ a: 1, b: 2 }) } } }),
    // @ts-expect-error a domain that says again what the code says
    skill<Pair>({ ...plan, domain: 'fractions' }),
    // @ts-expect-error a misspelt case in a draw of several
    casesOf({ small: 'small', large: 'large' }, (_rng, level, id) => (id === 'smal' ? drawn(1) : drawn(level))),
    // @ts-expect-error a work that is not in the bibliography
    { 'integers.some': { ...words, sources: ['ashlok-2010'] } } satisfies CatalogueEntries,
    // @ts-expect-error an idea without what a teacher can do next
    { 'integers.some': { name: '', idea: '', why: '', feedback: '', sources: [] } } satisfies CatalogueEntries,
  ];
};

it('refuses planted faults at compile time', () => expect(planted).toBeTypeOf('function'));
