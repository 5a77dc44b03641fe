import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAnswer, findSkill, generateProblem, type Problem, type Skill } from '@lemma/math';
import type { EvidenceEntry } from '@lemma/school/insight';
import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { z } from 'zod';
import { entryOf } from '../src/domain/evidence/evidence.ts';

/** An idea that a student has in a skill. With `until` it is applied up to that week and then given up. */
const lastingMisconceptionSchema = z.object({
  skill: z.string(),
  misconception: z.string(),
  rate: z.number(),
  until: z.number().optional(),
});
const lineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('student'),
    id: z.string(),
    class: z.string(),
    kind: z.enum(['ordinary', 'guesser', 'copier']),
    ideas: z.array(lastingMisconceptionSchema),
  }),
  z.object({
    type: z.literal('item'),
    id: z.string(),
    problem: z.object({
      skill: z.string(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      seed: z.number(),
    }),
    assignment: z.union([z.number(), z.string()]),
  }),
  z.object({
    type: z.literal('answer'),
    student: z.string(),
    item: z.string(),
    at: z.string(),
    ms: z.number(),
    text: z.string(),
    try: z.number(),
  }),
  z.object({
    type: z.literal('truth'),
    student: z.string(),
    skill: z.string(),
    week: z.number(),
    p: z.number(),
    pItem: z.number(),
  }),
]);
type Line = z.infer<typeof lineSchema>;
type Of<T extends Line['type']> = Extract<Line, { type: T }>;

export type BroughtStudent = Of<'student'> & {
  /** The evidence of each assignment, as the fold makes it of submissions. */
  readonly entries: readonly (EvidenceEntry & { readonly assignmentId: string })[];
};
export type Truth = Of<'truth'>;
/** One file: some classes of a term, what they answered and what is true of them. */
export type Term = {
  readonly name: string;
  readonly start: number;
  readonly students: readonly BroughtStudent[];
  readonly truths: readonly Truth[];
};

type Posed = { readonly skill: Skill; readonly problem: Problem; readonly assignmentId: string };

function posed({ id, problem: { skill: code, level, seed }, assignment }: Of<'item'>): Posed {
  const skill = findSkill(code);
  if (skill === undefined) throw new Error(`Item ${id}: there is no skill ${code}.`);
  return { skill, problem: generateProblem(skill, level, seed), assignmentId: String(assignment) };
}

/** One student's tries at one item, by the code that makes evidence of a submission. */
function entryFrom(tries: readonly Of<'answer'>[], { skill, problem, assignmentId }: Posed) {
  const attempts = tries
    .toSorted((one, other) => one.try - other.try)
    .map(({ text, at, ms, try: count }) => {
      const outcome = checkAnswer(problem.answer, text);
      const verdict = outcome.verdict === 'invalid' ? ('wrong' as const) : outcome.verdict;
      const sameValue = outcome.verdict === 'right' || (outcome.verdict === 'wrong' && outcome.sameValue);
      return buildAttempt({
        ...{ id: `try-${count}`, response: text, verdict, sameValue, at: Date.parse(at), took: ms },
      });
    });
  const solved = attempts.at(-1)?.verdict === 'right';
  const item = buildWorkItem({ id: tries[0]?.item ?? '', skill: skill.code, attempts, solved, closed: true });
  const entry = entryOf(item, skill, problem, false);
  return entry === undefined ? [] : [{ ...entry, assignmentId }];
}

function linesOf(text: string, name: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const parsed = lineSchema.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${name}, line ${index + 1}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}

const MONDAY = 1;

/** The Monday, 0:00 UTC, of the week of the first answer. */
function startOf(answers: readonly Of<'answer'>[]): number {
  const first = new Date(answers.reduce((least, { at }) => Math.min(least, Date.parse(at)), Number.POSITIVE_INFINITY));
  return Date.UTC(
    first.getUTCFullYear(),
    first.getUTCMonth(),
    first.getUTCDate() - ((first.getUTCDay() + 7 - MONDAY) % 7),
  );
}

/** One file of JSON lines: students, items, answers, truths. */
export function termFrom(text: string, name: string): Term {
  const lines = linesOf(text, name);
  const of = <T extends Line['type']>(type: T) => lines.filter((line): line is Of<T> => line.type === type);
  const items = new Map(of('item').map((item) => [item.id, posed(item)]));
  const answers = of('answer');
  const byStudent = Map.groupBy(answers, ({ student }) => student);
  const students = of('student').map((student) => {
    const byItem = Map.groupBy(byStudent.get(student.id) ?? [], ({ item }) => item);
    const entries = [...byItem].flatMap(([id, tries]) => {
      const item = items.get(id);
      if (item === undefined) throw new Error(`${name}: there is no item ${id}.`);
      return entryFrom(tries, item);
    });
    return { ...student, entries };
  });
  return { name, start: startOf(answers), students, truths: of('truth') };
}

/** The files of a folder, one after the other. */
export async function* broughtTerms(folder: string): AsyncGenerator<Term> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  for (const file of files) yield termFrom(await readFile(join(folder, file), 'utf8'), file.replace(/\.jsonl$/, ''));
}
