import { generateProblem, type Problem } from '@lemma/math';
import { expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { demandLines } from '../standards/demand-lines.ts';
import { rowsOf } from '../standards/rows-of.ts';
import { findStandard, standards } from '../standards/standards.ts';
import { isPlaced } from './items.ts';
import { leftOutOf } from './left-out-of.ts';
import { type CasePair, lessonCasesOf } from './lesson-cases.ts';
import { setOf, tellStories } from './lesson-set.ts';
import { makePlan } from './make-plan.ts';
import { writtenTasksOf } from './written-tasks.ts';

/** The words by which a text has what is demanded. */
const signs: Readonly<Record<string, RegExp>> = {
  'a drawing': /\b(?:draw|sketch|plot|graph|mark|shade|slide|on (?:a|one) number line)\w*\b/i,
  'numbers in words': /\bin words\b/,
  'a reason':
    /\b(?:why|explain|prove|reason|how (?:do|does|can|did) (?:you|it|both|others?)|how do .* show|what forces)\b/i,
  'a story': /(?=.*(?:\d|\b(?:two|three|twice|degrees|number of|situation)\b))(?:\S+ ){9}/,
  'fractions or decimals': /\d\.\d|[\da-z]\/\d|\b(?:percent|fourths)\b/,
};
const textOf = ({ prompt, math = '' }: Problem): string => `${prompt} ${math}`;

/** Whether the problems of a case have what is demanded: one draws where a point is put somewhere, and only some tell a story. */
function hasDemand({ skill, chosen }: CasePair, demand: string): boolean {
  const draws = [1, 2, 3].map((seed) => generateProblem(skill, 3, seed, chosen.id));
  if (demand === 'a drawing') return draws.every(isPlaced);
  if (demand === 'a story')
    return draws.every((item) => tellStories([{ item: { ...item, options: undefined }, skill }]));
  return demand === 'fractions or decimals' && draws.every((problem) => /\d\.\d|\d\/\d/.test(textOf(problem)));
}

const demands = rowsOf(demandLines).flatMap(([demand = '', codes = '']) =>
  codes.split(' ').map((code) => ({ demand, code })),
);

it.each(demands)('$code demands $demand: on the exit ticket, and in class before it', ({ demand, code }) => {
  const cases = lessonCasesOf(code);
  expect(cases, code).toBeDefined();
  const { ticket, lesson } = writtenTasksOf(code);
  const isInProblems = cases !== undefined && hasDemand(cases.hardest, demand);
  expect(isInProblems || signs[demand]?.test(ticket?.text ?? ''), `ticket: ${ticket?.text}`).toBe(true);
  expect(isInProblems || lesson.some(({ text }) => signs[demand]?.test(text)), lesson[0]?.text).toBe(true);
});

it('reaches the tasks of a heading by the standard that it is taught as, and names it', () => {
  const headings = standards.filter(({ code, kind }) => kind === 'cluster' && coverOf(code).kind !== 'none');
  expect(headings.length).toBeGreaterThan(50);
  for (const { code } of headings)
    expect(writtenTasksOf(code), code).toEqual(writtenTasksOf(lessonCasesOf(code)?.code ?? ''));
  const plan = makePlan({ standard: '4.MD.B', minutes: 45, model: 'explore', needs: [] }, 7);
  expect(JSON.stringify(plan?.blocks.find(({ kind }) => kind === 'standard'))).toContain('taught here as 4.MD.B.4');
});

it('says what a plan leaves out of its standard', () => {
  expect(leftOutOf('F-IF.C.7b')).toBe('cube roots');
  expect(findStandard('F-IF.C.7b')).toBeDefined();
  const plan = makePlan({ standard: 'F-IF.C.7b', minutes: 45, model: 'explore', needs: [] }, 7);
  expect(plan?.blocks[0]?.rows[0]?.parts).toContainEqual(expect.objectContaining({ text: 'Cube roots.' }));
});

it('asks another problem on the ticket than in the lesson, also by its answer where the case has several', () => {
  for (const code of ['2.MD.B.6', '6.SP.A.1', '7.G.A.3', '8.F.A.1']) {
    const plan = makePlan({ standard: code, minutes: 45, model: 'explore', needs: [] }, 7);
    const { core, cards, tickets } = setOf(plan?.blocks ?? []);
    const numbers = ({ item }: (typeof core)[number]) =>
      JSON.stringify([item.prompt, item.math, item.picture]).match(/\d+/g)?.join(' ') ?? item.prompt;
    for (const ticket of tickets)
      for (const other of [...core, ...cards])
        expect(numbers(ticket), `${code} ${other.name}`).not.toBe(numbers(other));
  }
});

it('keeps grade 2 to arrays of five by five, and to graphs whose steps are ones', () => {
  const problemsOf = (standard: string) => {
    const { core, later, tickets } = setOf(
      makePlan({ standard, minutes: 45, model: 'explore', needs: [] }, 7)?.blocks ?? [],
    );
    return [...core, ...later, ...tickets];
  };
  for (const { item } of problemsOf('2.OA.C.4')) expect(item.prompt).not.toMatch(/\b(?:[6-9]|\d\d)\b/);
  const graphs = problemsOf('2.MD.D.10').flatMap(({ item: { picture } }) =>
    picture?.kind === 'bar-chart' ? [picture] : [],
  );
  expect(graphs.length).toBeGreaterThan(1);
  for (const { step } of graphs) expect(step).toBe(1);
});
