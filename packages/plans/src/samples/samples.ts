import { makePlan } from '../plan/make-plan.ts';
import { makeStory } from '../story/make-story.ts';
import { type Draw, planHtml, storyHtml } from './html.ts';

/** Standards of every kind and of every band of grades. */
const plans = [
  ['plan-kindergarten', 'K.CC.C.6', 'explore', 30],
  ['plan-grade-1', '1.OA.A.1', 'explore', 45],
  ['plan-grade-3', '3.NF.A.1', 'explore', 50],
  ['plan-grade-4', '4.NBT.B.5', 'direct', 45],
  ['plan-grade-5', '5.NF.A.1', 'explore', 50],
  ['plan-grade-6', '6.SP.B.4', 'explore', 45],
  ['plan-grade-7', '7.RP.A.3', 'explore', 60],
  ['plan-grade-8', '8.G.B.7', 'explore', 45],
  ['plan-grade-8-equations', '8.EE.C.7b', 'direct', 45],
  ['plan-algebra', 'A-SSE.B.3a', 'explore', 55],
] as const;

const stories = [
  ['story-grade-1', '1.OA.C.6', 'city'],
  ['story-grade-2', '2.NBT.B.5', 'music'],
  ['story-grade-3', '3.OA.C.7', 'animals'],
  ['story-grade-4', '4.NF.B.3c', 'mountains'],
  ['story-grade-5', '5.NF.A.1', 'sea'],
  ['story-grade-6', '6.NS.A.1', 'sea'],
  ['story-grade-7', '7.EE.B.4a', 'city'],
  ['story-grade-8', '8.F.B.4', 'space'],
] as const;

const SEED = 2026;

/** Ten plans and eight stories as pages, by file name; always the same ones. @throws Error when one has a fault. */
export function samples(draw: Draw): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [name, standard, model, minutes] of plans) {
    const plan = makePlan({ standard, minutes, model, needs: ['language'] }, SEED);
    if (plan === undefined || plan.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`${name}.html`, planHtml(plan, draw));
  }
  for (const [name, standard, interest] of stories) {
    const story = makeStory({ standard, scenes: 4, interest, reading: 'longer' }, SEED);
    if (story === undefined || story.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`${name}.html`, storyHtml(story, draw));
  }
  return pages;
}
