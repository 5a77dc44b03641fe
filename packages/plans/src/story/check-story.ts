import { checkAnswer, findSkill } from '@lemma/math';
import { MOST_FAULTS, type PlanCheck } from '@lemma/school/plan';
import type { StoryScene } from '@lemma/school/story';
import { checkBlocks } from '../check/check-blocks.ts';
import { answerText, problemOfItem } from '../plan/items.ts';
import { inWords } from './in-words.ts';

type Fault = PlanCheck['faults'][number];

/**
 * Checks every number of the story itself: how many scenes it says there are, how many are left, and the answers that
 * it uses later.
 */
function quantityFaults(scenes: readonly StoryScene[]): { checked: number; faults: Fault[] } {
  const faults: Fault[] = [];
  let checked = 0;
  const expect = (scene: StoryScene, text: string, needs: string): void => {
    checked += 1;
    if (!text.includes(needs))
      faults.push({ blockId: scene.id, rowId: scene.id, text: text.slice(0, 200), reason: `should say ${needs}` });
  };
  const main = scenes.filter(({ kind }) => kind === 'main');
  const answers = main.flatMap(({ item }) => {
    const problem = item && problemOfItem(item);
    return problem ? [answerText(problem, problem.answer.key)] : [];
  });
  const [first] = main;
  if (first) expect(first, first.text, inWords(main.length));
  for (const [index, scene] of main.entries()) {
    const onward = scene.branches.find(({ on }) => on === 'right');
    if (onward) expect(scene, onward.text, answers[index] ?? '');
    const left = main.length - index - 1;
    if (onward) expect(scene, onward.text.toLowerCase(), left === 0 ? 'none' : inWords(left));
  }
  for (const scene of scenes.filter(({ kind }) => kind === 'end'))
    for (const answer of answers) expect(scene, scene.text, answer);
  return { checked, faults };
}

/**
 * Checks that each branch leads to an existing scene, and that each named misconception gives the answer it is named
 * for.
 */
function branchFaults(scenes: readonly StoryScene[]): { checked: number; faults: Fault[] } {
  const ids = new Set(scenes.map(({ id }) => id));
  const faults: Fault[] = [];
  let checked = 0;
  for (const scene of scenes) {
    const problem = scene.item && problemOfItem(scene.item);
    for (const branch of scene.branches) {
      const fault = (reason: string) =>
        faults.push({ blockId: scene.id, rowId: scene.id, text: branch.text.slice(0, 200), reason });
      if (!ids.has(branch.next)) fault('leads nowhere');
      if (branch.on !== 'idea' || problem === undefined) continue;
      checked += 1;
      const rule = findSkill(problem.skill)?.misconceptions.find(({ id }) => id === branch.idea);
      const work = rule?.work(problem.params);
      if (work === undefined || checkAnswer(problem.answer, work.answer).verdict !== 'wrong')
        fault('the idea does not show here');
      else if (!branch.text.includes(answerText(problem, work.answer))) fault('another answer than the idea gives');
    }
  }
  return { checked, faults };
}

/** Verifies a story: keys by a second way, misconceptions by their rules, and the story's own quantities. */
export function checkStory(scenes: readonly StoryScene[]): PlanCheck {
  const items = checkBlocks(
    scenes.map(({ id, item }) => ({ id, rows: [{ id, title: '', text: '', parts: [], ...(item && { item }) }] })),
  );
  const quantities = quantityFaults(scenes);
  const branches = branchFaults(scenes);
  const faults = [...items.faults, ...quantities.faults, ...branches.faults];
  const checked = items.checked + quantities.checked + branches.checked;
  return {
    checked,
    right: Math.max(0, checked - faults.length),
    unread: items.unread ?? 0,
    faults: faults.slice(0, MOST_FAULTS),
  };
}
