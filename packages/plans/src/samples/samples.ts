import { makePlan } from '../plan/make-plan.ts';
import { makeStory } from '../story/make-story.ts';
import { type Draw, planHtml, storyAnswersHtml, storyHtml } from './html.ts';

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

/** Standards of every grade with worlds and reading bands of every kind. */
const stories = [
  ['grade-1', '1.NBT.C.4', 'festival', 'early'],
  ['grade-2', '2.NBT.B.5', 'garden', 'early'],
  ['grade-3', '3.OA.C.7', 'station', 'middle'],
  ['grade-4', '4.NBT.B.5', 'train', 'middle'],
  ['grade-5', '5.NF.B.4', 'reef', 'middle'],
  ['grade-6', '6.NS.C.7', 'station', 'full'],
  ['grade-7', '7.NS.A.1d', 'reef', 'full'],
  ['grade-7-equations', '7.EE.B.4a', 'soccer', 'full'],
] as const;

const SEED = 2026;

/** Ten plans, and eight stories with the teacher's sheet of each, as pages, by file name; always the same ones. @throws Error when one has a fault. */
export function samples(draw: Draw): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [name, standard, model, minutes] of plans) {
    const plan = makePlan({ standard, minutes, model, needs: ['language'] }, SEED);
    if (plan === undefined || plan.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`${name}.html`, planHtml(plan, draw));
  }
  for (const [name, standard, world, band] of stories) {
    const story = makeStory({ standard, scenes: 4, interest: 'any', reading: 'longer', world, band }, SEED);
    if (story === undefined || story.check.faults.length > 0) throw new Error(`${standard} is not sound`);
    pages.set(`story-${name}.html`, storyHtml(story, draw));
    pages.set(`teacher-${name}.html`, storyAnswersHtml(story, draw));
  }
  return pages;
}
