import {
  checkAnswer,
  createRng,
  difficultyOf,
  findMisconception,
  type Level,
  type Problem,
  type Rng,
  type Skill,
  type Step,
} from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { isYoung } from '../standards/standards.ts';
import { Before } from './before.ts';
import type { PlanContext } from './context.ts';
import { answers, type Contrast, contrastOf, drawProblem, isConfirmed, quoted, seedFrom, toItem } from './items.ts';
import { aboutOf, type CasePair, isSamePair, lessonCasesOf } from './lesson-cases.ts';
import { row, sentence } from './row.ts';
import { isSameAnswer } from './same-answer.ts';
import { GRADE_BELOW_ZERO, isFar, isInScope } from './scope.ts';
import { workOf } from './work-time.ts';
import { writtenRows } from './written-tasks.ts';

/** The most problems of a set; a standard with more cases says so. */
const MOST_PROBLEMS = 36;
/** Draws of one case that are compared. */
const DRAWS = 5;
const LONG_ENOUGH_FOR_CLAIM = 30;
const CLAIM_DRAWS = 4;

const WHOLE = /^\d+$/;

/** The misconceptions that give a wrong answer to a problem, in the order of the skill. */
export const showing = (
  skill: Skill,
  problem: Problem,
): { readonly id: string; readonly answer: string; readonly steps: readonly Step[] }[] =>
  skill.misconceptions.flatMap(({ id, work }) => {
    const wrong = work(problem.params);
    if (skill.grade < GRADE_BELOW_ZERO && wrong?.answer.startsWith('-')) return [];
    // Nobody answers “How many?” with the fraction in the question.
    if (
      wrong &&
      WHOLE.test(problem.answer.key) &&
      !WHOLE.test(wrong.answer) &&
      problem.prompt.includes(`\`${wrong.answer}\``)
    )
      return [];
    return wrong && checkAnswer(problem.answer, wrong.answer).verdict === 'wrong' ? [{ id, ...wrong }] : [];
  });

/** Chooses problems one after the other: none twice, each within the standard, each showing as many new ideas as it can. */
class Chooser {
  readonly #before = new Before();
  readonly #left: Map<string, number>;
  readonly #context: PlanContext;
  readonly #rng: Rng;
  /** Whether a problem has gone as far as the numbers of the standard do. */
  #hasFar = false;

  constructor(context: PlanContext, rng: Rng) {
    this.#context = context;
    this.#rng = rng;
    this.#left = new Map(context.ideas.map((idea) => [idea.id, 'students' in idea ? 10 + idea.students : 1]));
  }

  likeness = (problem: Problem): number => this.#before.likeness(problem);
  isNew = (problem: Problem): boolean => !this.#before.has(problem);
  /** New ideas, and another answer than before. */
  #worth = (skill: Skill, problem: Problem): number =>
    showing(skill, problem).reduce((sum, { id }) => sum + (this.#left.get(id) ?? 0), 0) - this.likeness(problem);

  /** Undefined if no draw of the case keeps to the standard's numbers. */
  pick({ skill, chosen }: CasePair, level: Level): Problem | undefined {
    const { code } = this.#context.standard;
    const fits = (problem: Problem): boolean => this.isNew(problem) && isInScope(code, problem);
    const draw = (at: Level): Problem[] => {
      const problem = drawProblem(skill, at, chosen.id, seedFrom(this.#rng), fits);
      return fits(problem) && isConfirmed(skill, problem) ? [problem] : [];
    };
    const usual = Array.from({ length: DRAWS }, () => draw(level)).flat();
    const asked = this.#hasFar || this.#before.isEmpty ? usual : this.#farther(usual, () => draw(3));
    const found = asked.length > 0 ? asked : ([1, 3] as const).flatMap(draw);
    // Of problems that are worth as much, the easiest: the ticket has to be as hard.
    const [first, ...rest] = found
      .toSorted((one, other) => difficultyOf(one) - difficultyOf(other))
      .map((problem) => ({ problem, worth: this.#worth(skill, problem) }));
    if (first === undefined) return undefined;
    const best = rest.reduce((one, other) => (other.worth > one.worth ? other : one), first).problem;
    this.take(skill, best);
    this.#hasFar ||= isFar(code, best);
    return best;
  }

  /** Only problems as far as the standard goes, where there are some among these or harder ones. */
  #farther(usual: readonly Problem[], harder: () => Problem[]): readonly Problem[] {
    const isOwn = (problem: Problem): boolean => isFar(this.#context.standard.code, problem);
    const own = usual.filter(isOwn);
    const found = own.length > 0 ? own : Array.from({ length: DRAWS }, harder).flat().filter(isOwn);
    return found.length > 0 ? found : usual;
  }

  take(skill: Skill, problem: Problem): void {
    this.#before.add(problem);
    for (const { id } of showing(skill, problem)) this.#left.delete(id);
  }
}

/**
 * Which cases students meet in the lesson, in order: those of its main skill, then one of each other skill as far as
 * there is time, and the hardest last.
 */
export function corePairs(context: PlanContext, all: readonly CasePair[]): CasePair[] {
  const { focus, cases } = context;
  const { problems: count, written } = workOf(context);
  const steps = all.filter((pair) => pair.skill === focus && !isSamePair(pair, cases.hardest));
  // The lesson on a heading is one on the standard that it is taught as.
  const taught = lessonCasesOf(cases.code)?.skills ?? [];
  const firsts = all.filter(
    ({ skill }, index) => taught.includes(skill) && all.findIndex((pair) => pair.skill === skill) === index,
  );
  const way = [...steps, ...firsts.filter(({ skill }) => skill !== focus)].filter(
    (pair) => !isSamePair(pair, cases.hardest),
  );
  // What is drawn is the hardest part then, and leaves time for one problem.
  if (count === 1 && written.length > 0) return [cases.hardest];
  return [...way.slice(0, Math.max(1, count - 1)), ...(count > 1 || way.length === 0 ? [cases.hardest] : [])];
}

/**
 * Two answers to judge on the hardest case, of which one is a misconception's: a problem of its own, because it gives
 * the answer away.
 */
function claimRow(context: PlanContext, chooser: Chooser, number: number, seed: number): PlanRow[] {
  const { request, focus, ideas, standard, cases } = context;
  if (request.minutes < LONG_ENOUGH_FOR_CLAIM) return [];
  const { skill: hard, chosen } = cases.hardest;
  for (const [skill, caseId] of [[hard, chosen.id] as const, [focus, undefined] as const])
    for (const { id } of ideas) {
      const found = skill.misconceptions.some((rule) => rule.id === id)
        ? Array.from({ length: CLAIM_DRAWS }, (_, tries) => contrastOf(skill, id, 2, seed + tries, caseId))
            .filter((each) => each !== undefined)
            .filter(({ problem }) => isInScope(standard.code, problem) && chooser.isNew(problem))
        : [];
      const [best] = found.toSorted((one, other) => chooser.likeness(one.problem) - chooser.likeness(other.problem));
      if (best === undefined) continue;
      chooser.take(skill, best.problem);
      return [twoAnswers(best, skill, id, number, standard.code, seed % 2 === 0)];
    }
  return [];
}

function twoAnswers(
  { problem, work }: Contrast,
  skill: Skill,
  idea: string,
  number: number,
  code: string,
  isFirstRight: boolean,
): PlanRow {
  const both = [problem.answer.key, work.answer].map((each) => quoted(problem, each));
  const [one = '', other = ''] = isFirstRight ? both : both.toReversed();
  const id = `problem-${number}`;
  const ideas = showing(skill, problem).filter((other) => isSameAnswer(problem, other.answer, work.answer));
  const names = [...new Set([idea, ...ideas.map((other) => other.id)])].flatMap(
    (each) => findMisconception(each)?.name ?? [],
  );
  const item = toItem(skill, problem, id);
  const does = answers(item);
  return row(id, 'Two answers, one of them correct', '', {
    item,
    use: 'claim',
    idea,
    parts: [
      {
        label: `Student ${isFirstRight ? 'B' : 'A'} shows`,
        text: sentence(names.join(', or ')),
        kind: 'task',
      },
    ],
    student: [
      {
        text: `Student A ${does} ${sentence(one)} Student B ${does} ${sentence(other)}`,
        room: isYoung(code) ? 'none' : 'open',
      },
      isYoung(code)
        ? { text: 'Who is correct? Draw or say how you know.', room: 'open' }
        : { text: 'Who is correct? How can you convince the other one?', room: 'lines' },
    ],
  });
}

/**
 * The one set of problems of a lesson: what students solve in it, two answers to judge, and every other case of every
 * skill of the standard as practice.
 */
export function problemRows(context: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const chooser = new Chooser(context, rng);
  const { focus, skills } = context;
  const { pairs } = context.cases;
  const all = [...pairs.filter(({ skill }) => skill === focus), ...pairs.filter(({ skill }) => skill !== focus)];
  const core = corePairs(context, all);
  const work = workOf(context);
  const rows: PlanRow[] = [];
  const add = (pair: CasePair, level: Level, use: 'core' | 'later'): void => {
    const problem = chooser.pick(pair, level);
    if (problem === undefined) return;
    const id = `problem-${rows.length + 1}`;
    rows.push(row(id, aboutOf(pair, skills, problem), '', { item: toItem(pair.skill, problem, id), use }));
  };
  // A standard of one case has an easier problem of it first.
  const [only, ...others] = core;
  if (only && others.length === 0 && (work.problems > 1 || work.written.length === 0)) add(only, 1, 'core');
  for (const pair of core) add(pair, 2, 'core');
  const [written, writtenLater] = [writtenRows(work.written, 'core'), writtenRows(work.writtenLater, 'later')];
  rows.push(...claimRow(context, chooser, rows.length + 1, seedFrom(rng)));
  for (const pair of all
    .filter((each) => !core.some((other) => isSamePair(each, other)))
    .slice(0, MOST_PROBLEMS - rows.length - written.length - writtenLater.length))
    add(pair, 2, 'later');
  // The sheet has the order of the lesson: what is drawn or written comes before the two answers are talked about.
  const having = (wanted: PlanRow['use']) => rows.filter(({ use }) => use === wanted);
  return [...having('core'), ...written, ...having('claim'), ...having('later'), ...writtenLater];
}
