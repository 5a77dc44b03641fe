import { makePlan } from '../plan/make-plan.ts';
import { makeStory } from '../story/make-story.ts';
import { planHtml, storyHtml } from './html.ts';

const plans = [
  ['plan-grade-3', '3.OA.A.3', 'explore', 45],
  ['plan-grade-5', '5.NF.A.1', 'explore', 50],
  ['plan-grade-6', '6.RP.A.2', 'direct', 45],
  ['plan-grade-7', '7.NS.A.1c', 'explore', 60],
  ['plan-grade-8', '8.EE.C.7b', 'direct', 45],
  ['plan-algebra', 'A-SSE.B.3a', 'explore', 55],
] as const;

const stories = [
  ['story-grade-3', '3.OA.C.7', 'animals'],
  ['story-grade-6', '6.NS.A.1', 'sea'],
  ['story-grade-8', '8.F.B.4', 'space'],
] as const;

const SEED = 2026;

/** Six plans and three stories as pages, by file name; always the same ones. @throws Error when one has a fault. */
export function samples(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [name, standard, model, minutes] of plans) {
    const plan = makePlan({ standard, minutes, model, needs: ['language'] }, SEED);
    if (plan === undefined || plan.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`${name}.html`, planHtml(plan));
  }
  for (const [name, standard, interest] of stories) {
    const story = makeStory({ standard, scenes: 4, interest, reading: 'longer' }, SEED);
    if (story === undefined || story.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`${name}.html`, storyHtml(story));
  }
  return pages;
}
