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
/**
 * What is true of a child at a skill: the chance of a right answer as asked and without blind choice, and the answer; with `key`, the right
 * answer when the file was written.
 */
const placedSkillSchema = z.object({
  p: z.number(),
  knows: z.number(),
  seed: z.number().optional(),
  text: z.string().optional(),
  key: z.string().optional(),
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
    /** The right answer when the file was written: with another one today, its answers are left out. */
    key: z.string().optional(),
    /** Everybody answers it independently of what they know: a question to check. */
    useless: z.boolean().optional(),
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
  z.object({
    type: z.literal('placed'),
    student: z.string(),
    grade: z.number().int(),
    ideas: z.array(lastingMisconceptionSchema),
    skills: z.record(z.string(), placedSkillSchema),
  }),
]);
type Line = z.infer<typeof lineSchema>;
type Of<T extends Line['type']> = Extract<Line, { type: T }>;

export type BroughtStudent = Of<'student'> & {
  /** The evidence of each assignment, as the fold makes it of submissions. */
  readonly entries: readonly (EvidenceEntry & { readonly assignmentId: string })[];
};
export type Truth = Of<'truth'>;
export type PlacedChild = Of<'placed'>;
/** One file: some classes of a term, what they answered and what is true of them. */
export type Term = {
  readonly name: string;
  readonly start: number;
  readonly students: readonly BroughtStudent[];
  readonly truths: readonly Truth[];
  /** Of every assignment: its questions in order, and those that are useless. */
  readonly sheets: ReadonlyMap<string, readonly { readonly itemId: string; readonly useless: boolean }[]>;
  readonly placed: readonly PlacedChild[];
};

/** How long an answer in a placement is taken to have been. */
const USUAL_MS = 20_000;

type Posed = { readonly skill: Skill; readonly problem: Problem; readonly assignmentId: string };

function posed({ id, problem: { skill: code, level, seed }, assignment }: Omit<Of<'item'>, 'type' | 'useless'>): Posed {
  const skill = findSkill(code);
  if (skill === undefined) throw new Error(`Item ${id}: there is no skill ${code}.`);
  return { skill, problem: generateProblem(skill, level, seed), assignmentId: String(assignment) };
}

/** Whether a problem is still the one that was answered: the catalog may have got others since. */
const isStill = ({ problem }: Posed, key: string | undefined): boolean =>
  key === undefined || checkAnswer(problem.answer, key).verdict === 'right';

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
  const entry = entryOf(item, { skill, problem }, false);
  return entry === undefined ? [] : [{ ...entry, assignmentId }];
}

/** The evidence of a child's answer to one question of a placement; nothing where it was not answered. */
export function placedEntry({ skills }: PlacedChild, skill: string, at: number) {
  const { seed, text, key } = skills[skill] ?? {};
  if (seed === undefined || text === undefined || text === '') return [];
  const question = posed({ id: skill, problem: { skill, level: 2, seed }, assignment: 'placement' });
  if (!isStill(question, key)) return [];
  const given = { student: '', item: skill, at: new Date(at).toISOString(), ms: USUAL_MS, text, try: 1 };
  return entryFrom([{ ...given, type: 'answer' }], question);
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

/** The Monday, 0:00 UTC, of the week of the first answer; 0 without any. */
function startOf(answers: readonly Of<'answer'>[]): number {
  if (answers.length === 0) return 0;
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
  const items = new Map(
    of('item').map((item) => {
      const question = posed(item);
      return [item.id, isStill(question, item.key) ? question : 'another'] as const;
    }),
  );
  const others = [...items.values()].filter((one) => one === 'another').length;
  if (others > 0) process.stderr.write(`${name}: ${others} questions are others today; their answers are left out.\n`);
  const answers = of('answer');
  const byStudent = Map.groupBy(answers, ({ student }) => student);
  const students = of('student').map((student) => {
    const byItem = Map.groupBy(byStudent.get(student.id) ?? [], ({ item }) => item);
    const entries = [...byItem].flatMap(([id, tries]) => {
      const item = items.get(id);
      if (item === undefined) throw new Error(`${name}: there is no item ${id}.`);
      return item === 'another' ? [] : entryFrom(tries, item);
    });
    return { ...student, entries };
  });
  const sheets = Map.groupBy(
    of('item').map(({ id, assignment, useless = false }) => ({ itemId: id, assignment: String(assignment), useless })),
    ({ assignment }) => assignment,
  );
  return { name, start: startOf(answers), students, truths: of('truth'), sheets, placed: of('placed') };
}

/** The files of a folder, one after the other. */
export async function* broughtTerms(folder: string): AsyncGenerator<Term> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  for (const file of files) yield termFrom(await readFile(join(folder, file), 'utf8'), file.replace(/\.jsonl$/, ''));
}
