import type { PlanRequest } from '@lemma/school/plan';
import { gradeOfStandard } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import type { LessonSet } from './lesson-set.ts';
import { coreCount, minutesIn, type PhaseTime, perProblem, timesOf } from './times-of.ts';
import { isHardestDrawn, type WrittenTask, writtenTasksOf } from './written-tasks.ts';

/** Minutes for a task that is drawn or written. */
export const MINUTES_OF_TASK = 6;

/** The phases of a lesson, with more time for an exit ticket that asks for a drawing too. */
export const timesFor = ({ standard, minutes, model }: PlanRequest): PhaseTime[] =>
  timesOf(minutes, model, writtenTasksOf(standard).ticket !== undefined);

/** Minutes of the talk for two answers to judge, and for those beside what was drawn. */
const [LEAST_FOR_CLAIM, LEAST_FOR_BOTH] = [10, 15];

/** Whether the talk has time for the two answers; else they are for whoever gets there. */
export function isClaimDiscussed({ request, standard }: PlanContext, set: Pick<LessonSet, 'written'>): boolean {
  return (
    minutesIn(timesFor(request), 'discuss') >= (isHardestDrawn({ standard }, set) ? LEAST_FOR_BOTH : LEAST_FOR_CLAIM)
  );
}

/** Minutes that a problem of this lesson takes to be solved and explained. */
export const minutesOf = ({ standard, focus }: PlanContext): number =>
  perProblem(gradeOfStandard(standard.code), focus.wordProblem === true);

type Work = {
  /** How many problems students solve in the lesson; one where what is drawn is the hardest part and there is time for little more. */
  readonly problems: number;
  readonly written: readonly WrittenTask[];
  readonly writtenLater: readonly WrittenTask[];
};

/** What fits into the time for work: two problems at least, and the tasks that are drawn or written as far as there is time. */
export function workOf(context: PlanContext): Work {
  const { request, standard, focus } = context;
  const { lesson, later, ticket } = writtenTasksOf(standard.code);
  const times = timesFor(request);
  const most = coreCount(request.minutes, request.model, gradeOfStandard(standard.code), focus.wordProblem === true);
  const hasTime = minutesIn(times, 'work') >= Math.min(most, 2) * minutesOf(context) + lesson.length * MINUTES_OF_TASK;
  // The first problem is the teacher's where one is shown.
  const shown = times.some(({ id }) => id === 'show') ? 1 : 0;
  // What the exit ticket asks to draw has been drawn in the lesson.
  if (!hasTime && ticket === undefined)
    return { problems: most + shown, written: [], writtenLater: [...lesson, ...later] };
  const problems = hasTime ? Math.max(Math.min(most, 2), most - lesson.length) : 1;
  return { problems: problems + shown, written: lesson, writtenLater: later };
}
