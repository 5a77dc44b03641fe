import { expect, it } from 'vitest';
import { generateProblem, type Level, type SkillCode, skills } from './index.ts';
import { answeredFrom, partsRight, REPLIES, replyTo } from './replies.ts';

const found = {
  code: 'value',
  sameValue: false,
  message: 'Not yet. Look at your steps again, one at a time.',
} as const;
const problemOf = (code: SkillCode, level: Level = 1, caseId?: string) => {
  const skill = skills.find((one) => one.code === code);
  if (!skill) throw new Error(code);
  return generateProblem(skill, level, 3, caseId);
};

it('speaks of steps only where an answer is worked out in steps', () => {
  expect(replyTo(problemOf('whole-numbers.count-on'), '21', found)).not.toContain('steps');
  expect(replyTo(problemOf('geometry.angles-on-line'), '163', found)).toContain('picture');
  expect(replyTo(problemOf('equations.two-step'), '5', found)).toContain('steps');
  const wrong = skills.flatMap((skill) =>
    skill.cases.map(({ id }) => generateProblem(skill, 2, 1, id)).filter((one) => one.answer.kind === 'choice'),
  );
  expect(wrong.length).toBeGreaterThan(20);
  expect(wrong.filter((problem) => replyTo(problem, '', found).includes('steps'))).toEqual([]);
});

it('says something else after each answer that tells nothing, three times', () => {
  for (const skill of skills) {
    const problem = generateProblem(skill, 1, 1);
    const told: string[] = [];
    for (let index = 0; index < 3; index += 1) told.push(replyTo(problem, '7', found, undefined, told));
    expect(new Set(told).size).toBe(3);
  }
});

it('speaks of a percent sign, a fraction or a picture only where there is one', () => {
  const digits = 'The digits are right, the size is not. How much is each digit worth? Look at any % sign too.';
  const power = { ...found, code: 'power-of-ten', message: digits } as const;
  expect(replyTo(problemOf('decimals.add'), '3', power)).toBe(
    'The digits are right, the size is not. How much is each digit worth?',
  );
  expect(replyTo(problemOf('percent.of-number'), '3', power)).toBe(digits);
  const upside = { ...found, code: 'reciprocal', message: 'The fraction is upside down.' } as const;
  expect(replyTo(problemOf('fractions.simplify'), '3/2', upside)).toBe('The fraction is upside down.');
  expect(replyTo(problemOf('fractions.simplify'), '4', upside)).not.toContain('upside');
  for (const skill of skills) {
    const problem = generateProblem(skill, 1, 2);
    if (answeredFrom(problem) === 'picture') expect(problem.picture).toBeDefined();
  }
});

it('counts the cells and labels that are right, each for itself', () => {
  const table = problemOf('ratios.fill-table', 2, 'times');
  const cells = table.answer.key.split(', ');
  const oneWrong = [...cells.slice(0, -1), '0'].join(', ');
  expect(partsRight(table, oneWrong)).toEqual(cells.map((_cell, index) => index < cells.length - 1));
  expect(replyTo(table, oneWrong, found)).toBe(
    `${cells.length - 1} of ${cells.length} are right. Look at the others again.`,
  );
  expect(replyTo(table, cells.map(() => '0').join(', '), found)).not.toContain('are right');
  const oneRight = cells.map((cell, index) => (index === 0 ? cell : '0')).join(', ');
  expect(replyTo(table, oneRight, found)).toBe(`1 of ${cells.length} is right. Look at the others again.`);
  const figure = problemOf('geometry.label-angles', 1);
  const [first = '', ...rest] = figure.answer.key.split(', ');
  expect(partsRight(figure, [first.toLowerCase(), ...rest.toReversed()].join(', '))?.[0]).toBe(true);
  expect(partsRight(problemOf('fractions.simplify'), '1/2')).toBeUndefined();
});

it('keeps what is said of the form of a right value', () => {
  const form = { code: 'form', sameValue: true, message: 'Write it in lowest terms.' } as const;
  expect(replyTo(problemOf('fractions.simplify'), '2/4', form, undefined, [form.message])).toBe(form.message);
  expect(Object.values(REPLIES).flat()).not.toContain(form.message);
});
