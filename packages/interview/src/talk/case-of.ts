import { findMisconception } from '@lemma/math';
import type { Temperament } from '@lemma/school/interview';
import type { GivenAnswer } from '../acts.ts';
import { variedProblem } from '../asked/varied.ts';
import { changedProblem } from '../changed-problem.ts';
import { mustFind, nameOfProblem, type ProblemRef, poolOf, refOf, restore, saidProblem } from '../problems.ts';
import { readProblem } from '../read-problem.ts';
import { saidAnswer } from '../said-answer.ts';
import type { Work } from '../student.ts';
import { answerIndex, tableFor } from '../table.ts';
import { originOf } from '../think/origins.ts';
import { reasonHere } from '../think/reason-here.ts';
import type { Solved, TalkCase } from './talk-case.ts';

const MODEL = /(?<![A-Za-z])[a-z](?![A-Za-z(]).*=|=.*(?<![A-Za-z])[a-z](?![A-Za-z(])/;

type Known = {
  readonly current: ProblemRef;
  readonly given: GivenAnswer | undefined;
  readonly workOn: (ref: ProblemRef) => Work;
  /** The misconceptions that the student still has. */
  readonly ideas: readonly string[];
  /** How often the reason for this problem has been asked for before. */
  readonly whys?: number;
  readonly who?: Temperament;
  readonly before?: readonly string[];
  /** Other words in which the problem stands before the two. */
  readonly wording?: string | undefined;
  /** False where the teacher does not see the picture of the problem. */
  readonly isPictured?: boolean;
};

const solved = (ref: ProblemRef, workOn: Known['workOn']): Solved => {
  const { problem } = tableFor(ref);
  const { math, prompt } = problem;
  const { answer, steps } = workOn(ref);
  return {
    math: math ?? prompt.replaceAll('`', ''),
    answer: saidAnswer(problem, answer),
    lines: steps.map(({ line }) => line).filter((line) => line !== math && line !== answer),
  };
};

/** The problem on the table as a student talks about it. */
export function caseOf(known: Known): TalkCase {
  const { current, given, workOn, ideas, whys = 0, wording, isPictured = true, who, before } = known;
  const problem = restore(current);
  const work = workOn(current);
  const asked = wording ?? saidProblem(problem).replaceAll('`', '');
  const math = problem.math;
  const model = problem.solution.map(({ line }) => line).find((line) => MODEL.test(line));
  const idea = ideas
    .map((id) => findMisconception(id)?.idea)
    .filter((words) => words !== undefined)
    .map((words, _, all) =>
      all.length > 1 ? words : reasonHere(words, { asked, steps: work.steps, ...(math !== undefined && { math }) }),
    )
    .join(' ');
  return {
    asked,
    ...(problem.math !== undefined && { math: problem.math }),
    ...(model !== undefined && { model }),
    given: saidAnswer(problem, given?.answer ?? work.answer).replace(/[{}]/g, ''),
    key: problem.answer.key,
    right: given?.right ?? work.right,
    ...(idea !== '' && { idea, deeper: originOf(current.skill), whys }),
    steps: work.steps,
    ...(who !== undefined && { who }),
    ...(before !== undefined && { before }),
    solution: problem.solution,
    ...(problem.picture !== undefined && isPictured && { picture: problem.picture }),
    reached: (answer) => {
      const table = tableFor(current);
      const index = answerIndex(table, answer);
      return index === 0 ? problem.solution : [...table.routes.values()].find((route) => route.answer === index)?.steps;
    },
    example: () =>
      solved(
        poolOf(mustFind(current.skill))
          .map(refOf)
          .find((ref) => !workOn(ref).right) ?? current,
        workOn,
      ),
    vary: (text, always) => {
      const ref = variedProblem(current, text, always);
      return ref && solved(ref, workOn);
    },
    solve: (text) => {
      const ref =
        readProblem(current.skill, text, undefined) ?? variedProblem(current, text) ?? changedProblem(current, text);
      if (ref === undefined || nameOfProblem(ref) === nameOfProblem(current)) return undefined;
      return solved(ref, workOn);
    },
  };
}
