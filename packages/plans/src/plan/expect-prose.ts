import { difficultyOf, findMisconception, findSkill } from '@lemma/math';
import type { PlanBlock, PlanBlockKind, PlanRequest, PlanRow } from '@lemma/school/plan';
import { expect } from 'vitest';
import { findStandard, gradeOfStandard, standardsBefore } from '../standards/standards.ts';
import { type LessonSet, type SetProblem, setOf } from './lesson-set.ts';
import { showing } from './problem-rows.ts';
import { isSameAnswer } from './same-answer.ts';

/** All that the claims of a plan are held against. */
type Material = {
  readonly code: string;
  readonly request: PlanRequest;
  readonly rows: (kind: PlanBlockKind) => readonly PlanRow[];
  readonly set: LessonSet;
  readonly lesson: readonly SetProblem[];
  readonly all: readonly SetProblem[];
};

const partOf = (row: PlanRow | undefined, label: string): string | undefined =>
  row?.parts.find((part) => part.label === label)?.text;
const number = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** “Problems 2 to 5” as the problems that it names. */
function namedIn(text: string, { all }: Material): SetProblem[] {
  const { first, last } = /Problems? (?<first>\d+)(?: (?:to|and) (?<last>\d+))?/.exec(text)?.groups ?? {};
  const [from, to] = [Number(first ?? 0), Number(last ?? first ?? 0)];
  return all.filter(({ name }) => name.startsWith('Problem') && number(name) >= from && number(name) <= to);
}

/** What goes along is of this grade and not listed before it. */
function expectStandard(material: Material): void {
  const { code, rows } = material;
  const [row] = rows('standard');
  for (const other of partOf(row, 'Goes with')?.split(', ') ?? []) {
    expect(gradeOfStandard(other), `${code} goes with ${other}`).toBe(gradeOfStandard(code));
    expect(standardsBefore(code).slice(0, 3), `${code} goes with ${other}`).not.toContain(other);
    expect(findStandard(other)).toBeDefined();
  }
}

/** Skills said to be in the lesson or in the practice are there, and nowhere else than said. */
function expectGoal(material: Material): void {
  const { code, rows, lesson, set } = material;
  const named = (label: string): string[] => {
    const row = rows('goal').find(({ id }) => id === 'objective');
    return partOf(row, label)?.split('; ') ?? [];
  };
  const namesOf = (problems: readonly SetProblem[]) => new Set(problems.map(({ item }) => findSkill(item.skill)?.name));
  for (const name of named('Also in the lesson')) expect(namesOf(lesson).has(name), `${code} ${name}`).toBe(true);
  for (const name of named('In the practice')) {
    expect(namesOf(set.later).has(name), `${code} ${name}`).toBe(true);
    expect(namesOf(lesson).has(name), `${code} ${name} is in the lesson`).toBe(false);
  }
}

/** A sign names its problem, and every other idea that would write the same there. */
function expectSigns({ code, rows, all }: Material): void {
  for (const row of [...rows('look-fors'), ...rows('misconceptions')]) {
    const at = all.find(({ item }) => item.id === row.item?.id);
    if (row.idea === undefined || at?.problem === undefined || at.skill === undefined) continue;
    const { problem } = at;
    const shown = showing(at.skill, problem);
    const own = shown.find(({ id }) => id === row.idea);
    expect(own, `${code}: ${row.idea} does not show on ${at.name}`).toBeDefined();
    const same = shown.filter(({ id, answer }) => id !== row.idea && own && isSameAnswer(problem, answer, own.answer));
    const said = row.parts.map(({ text }) => text).join(' ');
    for (const { id } of same) expect(said, `${code} ${row.title}`).toContain(findMisconception(id)?.name);
  }
  for (const { title } of rows('look-fors')) {
    const [, name, line] = /^(Problem \d+): writes `(.+?)`/.exec(title) ?? [];
    const at = all.find((each) => each.name === name);
    if (line === undefined || at?.problem === undefined || at.skill === undefined) continue;
    const mistaken = showing(at.skill, at.problem).flatMap(({ steps }) => steps.map((step) => step.line));
    expect(mistaken, `${code}: ${title} is written by a wrong way too`).not.toContain(line);
  }
  const right = rows('look-fors').filter(
    ({ title, idea }) => idea === undefined && /^Problem \d+: (?:writes|answers) /.test(title),
  );
  const order = right.slice(1).map(({ title }) => number(title));
  expect(order, `${code}: right lines in order`).toEqual(order.toSorted((a, b) => a - b));
}

/** Counts, units, displays and rounds that the phases speak of are those of the problems. */
function expectPhases(material: Material): void {
  const { code, rows, set } = material;
  for (const { parts } of rows('phases'))
    for (const { text } of parts) {
      const cards = /Choose one of the (\d+) cards/.exec(text)?.[1];
      if (cards !== undefined) expect(Number(cards), code).toBe(set.cards.length);
      const tickets = /^(One|\d+) problems?, without help/.exec(text)?.[1];
      if (tickets !== undefined) expect(tickets === 'One' ? 1 : Number(tickets), code).toBe(set.tickets.length);
      const about = namedIn(text, material);
      if (text.includes('with its unit'))
        for (const { item } of about) expect(item.key, `${code}: ${text}`).toMatch(/^\$|^-?\d[^=]*[\p{L}°%²³]$/u);
      if (text.includes('without its numbers')) expect(about[0]?.item.prompt, `${code}: ${text}`).toMatch(/\d/);
      if (/\bdisplay\b/.test(text))
        for (const { item } of about) expect(item.picture, `${code}: ${text}`).toBeDefined();
      // A drawing of one's own is asked for where none stands there.
      if (text.includes('of your own with what is given'))
        expect(about[0]?.item.picture, `${code}: ${text}`).toBeUndefined();
    }
  const discussed = rows('phases').find(({ id }) => id === 'phase-discuss')?.parts ?? [];
  const ways = discussed.filter(({ text }) => text.startsWith('Somebody who ')).length;
  for (const { text } of rows('phases').flatMap(({ parts }) => parts)) {
    const count = /^(Two|Three) students with different ways/.exec(text)?.[1];
    if (count !== undefined) expect(count === 'Two' ? 2 : 3, `${code}: ${text}`).toBe(ways);
  }
}

/** Cards, ticket and adaptations: easier and harder, other forms, the first and the hardest. */
function expectCards({ code, rows, set }: Material): void {
  const at = (title: string): number | undefined => {
    const problem = set.cards.find(({ row }) => row.title === title)?.problem;
    return problem && difficultyOf(problem);
  };
  const [easier, usual, harder] = ['To begin with', 'As in the lesson', 'One step farther'].map(at);
  if (easier !== undefined) expect(easier, code).toBeLessThan(usual ?? 0);
  if (harder !== undefined) expect(harder, code).toBeGreaterThan(usual ?? 0);
  const asked = ({ item }: SetProblem): string => JSON.stringify([item.prompt, item.math, item.picture]);
  const lesson = new Set([...set.core, ...(set.claim ? [set.claim] : [])].map(asked));
  for (const card of set.cards) expect(lesson.has(asked(card)), `${code}: ${card.name} was in the lesson`).toBe(false);
  const got = rows('exit-ticket').find(({ id }) => id === 'has-it');
  if (got?.text.includes('such as a mixed number'))
    expect(
      set.tickets.some(({ item }) => {
        const [top = 0, bottom = 1] = item.key.split('/').map(Number);
        return top > bottom;
      }),
      `${code}: ${got.text}`,
    ).toBe(true);
  for (const row of rows('needs')) {
    const enough = partOf(row, 'Enough');
    if (enough !== undefined) expect(enough, code).toContain(set.hard?.name);
  }
}

/** Two full stops in a row, or one after another mark; a full stop after “a.m.” is one. */
const TWO_STOPS = /(?<!\.)\.”?\.(?!\.)|[?!]”?\./;

/** Sentences end once, nobody below grade 6 writes a number below 0, and no challenge is what a problem shows already. */
function expectSentences({ code, rows }: Material, blocks: readonly PlanBlock[]): void {
  for (const { title, text, parts, student = [] } of blocks.flatMap((block) => block.rows))
    for (const said of [title, text, ...[...parts, ...student].map((each) => each.text)])
      expect(said, code).not.toMatch(TWO_STOPS);
  const grade = gradeOfStandard(code);
  if (/^[K1-5]$/.test(grade))
    for (const { parts } of [...rows('misconceptions'), ...rows('look-fors')])
      for (const { kind, text } of parts) if (kind === 'mistake') expect(text, code).not.toMatch(/^`-/);
  const names = rows('misconceptions').map(({ title }) => title);
  expect(new Set(names).size, `${code}: ${names.join(', ')}`).toBe(names.length);
}

const UNIT_AT_END = /[a-z°%](?:\^\d)?`?$/i;

/** Wrong answers have a unit where the right one has, and only lines that are wrong show a wrong way. */
function expectForms({ code, rows, all }: Material): void {
  for (const { item, parts, title } of [...rows('misconceptions'), ...rows('look-fors'), ...rows('exit-ticket')]) {
    const problem = all.find((at) => at.item.id === item?.id)?.problem;
    if (problem === undefined) continue;
    const right = new Set(problem.solution.map(({ line }) => `\`${line}\``));
    for (const { kind, label, text } of parts) {
      const isAmount = kind === 'mistake' && !text.includes(' = ');
      if (isAmount && problem.answer.kind === 'quantity' && UNIT_AT_END.test(problem.answer.key))
        expect(text, `${code} ${title}`).toMatch(UNIT_AT_END);
      if (label === 'Line' || label === 'Their work')
        for (const line of text.split('; ')) expect(right.has(line), `${code} ${title}: ${line} is right`).toBe(false);
    }
  }
}

/** A plan says nothing about its problems that is not so. Every claim is worked out again from the problems. */
export function expectProse(code: string, request: PlanRequest, blocks: readonly PlanBlock[]): void {
  const set = setOf(blocks);
  const lesson = [...set.core, ...(set.claim ? [set.claim] : [])];
  const material: Material = {
    code,
    request,
    rows: (kind) => blocks.filter((block) => block.kind === kind).flatMap((block) => block.rows),
    set,
    lesson,
    all: [...lesson, ...set.later, ...set.tickets],
  };
  expectStandard(material);
  expectGoal(material);
  expectSigns(material);
  expectPhases(material);
  expectCards(material);
  expectSentences(material, blocks);
  expectForms(material);
}
