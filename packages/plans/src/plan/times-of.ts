import type { PlanRequest } from '@lemma/school/plan';

const phaseIds = ['launch', 'show', 'work', 'discuss', 'again', 'close', 'ticket'] as const;
export type PhaseId = (typeof phaseIds)[number];
export type PhaseTime = { readonly id: PhaseId; readonly minutes: number };

/** The minutes of a phase; 0 where the lesson does not have it. */
export const minutesIn = (times: readonly PhaseTime[], wanted: PhaseId): number =>
  times.find(({ id }) => id === wanted)?.minutes ?? 0;

const LEAST_DISCUSSION = 10;
const least = (id: PhaseId): number => (id === 'discuss' ? LEAST_DISCUSSION : 2);
/** Below this there is no time to work before the talk; from the second on a lesson has another round after it. */
const [SHORT, LONG] = [30, 60];

type Shares = readonly (readonly [PhaseId, number])[];
const shares: Record<PlanRequest['model'], Record<'usual' | 'long', Shares>> = {
  explore: {
    usual: [
      ['launch', 0.14],
      ['work', 0.34],
      ['discuss', 0.26],
      ['close', 0.11],
      ['ticket', 0.15],
    ],
    long: [
      ['launch', 0.12],
      ['work', 0.28],
      ['discuss', 0.2],
      ['again', 0.18],
      ['close', 0.1],
      ['ticket', 0.12],
    ],
  },
  direct: {
    usual: [
      ['launch', 0.1],
      ['show', 0.18],
      ['work', 0.26],
      ['discuss', 0.23],
      ['close', 0.09],
      ['ticket', 0.14],
    ],
    long: [
      ['launch', 0.08],
      ['show', 0.16],
      ['work', 0.24],
      ['discuss', 0.17],
      ['again', 0.15],
      ['close', 0.08],
      ['ticket', 0.12],
    ],
  },
};

/**
 * The phases of a lesson with their whole minutes, which add up to its length; at least ten for the talk. A longer
 * lesson has more phases, not only longer ones.
 */
export function timesOf(total: number, model: PlanRequest['model'], isDrawn = false): PhaseTime[] {
  if (total < SHORT) {
    const first: PhaseId = model === 'explore' ? 'launch' : 'show';
    return [
      { id: first, minutes: 2 },
      { id: 'discuss', minutes: total - 5 },
      { id: 'ticket', minutes: 3 },
    ];
  }
  const chosen = shares[model][total >= LONG ? 'long' : 'usual'];
  const times = chosen.map(([id, share]) => ({ id, minutes: Math.max(least(id), Math.round(share * total)) }));
  const left = total - times.reduce((sum, { minutes }) => sum + minutes, 0);
  const all = times.map(({ id, minutes }) => ({ id, minutes: id === 'work' ? minutes + left : minutes }));
  return isDrawn ? withLongTicket(all) : all;
}

/** Minutes that a task to draw or write takes from the phases around the work. */
const given: Partial<Record<PhaseId, number>> = { launch: 1, show: 2, discuss: 2, close: 1 };

/** More time for a ticket that asks for a drawing beside its problem. */
function withLongTicket(times: readonly PhaseTime[]): PhaseTime[] {
  const shorter = times.map(({ id, minutes }) => ({
    id,
    minutes: Math.min(minutes, Math.max(least(id), minutes - (given[id] ?? 0))),
  }));
  const sum = (all: readonly PhaseTime[]): number => all.reduce((total, { minutes }) => total + minutes, 0);
  const saved = sum(times) - sum(shorter);
  return shorter.map(({ id, minutes }) => ({ id, minutes: id === 'ticket' ? minutes + saved : minutes }));
}

/** Minutes that a problem takes to be solved and explained, by grade (`HS` for high school) and with words around it. */
export const perProblem = (grade: string, isStory: boolean): number => (grade === 'HS' ? 5 : 4) + (isStory ? 1 : 0);

/** How many problems students solve by themselves in the lesson: two at least, or one after the teacher's. */
export function coreCount(total: number, model: PlanRequest['model'], grade: string, isStory: boolean): number {
  const minutes = minutesIn(timesOf(total, model), 'work');
  const least = total < SHORT || model === 'direct' ? 1 : 2;
  return Math.min(6, Math.max(least, Math.floor(minutes / perProblem(grade, isStory))));
}
