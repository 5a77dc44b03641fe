import { checkAnswer, findSkill } from '@lemma/math';
import { MOST_FAULTS, type PlanCheck } from '@lemma/school/plan';
import type { StoryScene } from '@lemma/school/story';
import { checkBlocks } from '../check/check-blocks.ts';
import { answerText, problemOfItem } from '../plan/items.ts';
import { leaksOf } from './leaks.ts';

type Fault = PlanCheck['faults'][number];
type Found = { readonly checked: number; readonly faults: readonly Fault[] };

const faultOf = ({ id }: StoryScene, text: string, reason: string): Fault => ({
  ...{ blockId: id, rowId: id, text: text.slice(0, 200), reason },
});

/** That each way leads to a scene, and that each named misconception gives the answer it is named for. */
function branchFaults(scenes: readonly StoryScene[]): Found {
  const ids = new Set(scenes.map(({ id }) => id));
  const faults: Fault[] = [];
  let checked = 0;
  for (const scene of scenes) {
    const problem = scene.item && problemOfItem(scene.item);
    for (const { next, label } of scene.choice?.options ?? [])
      if (!ids.has(next)) faults.push(faultOf(scene, label, 'leads nowhere'));
    for (const branch of scene.branches) {
      if (!ids.has(branch.next)) faults.push(faultOf(scene, branch.text, 'leads nowhere'));
      if (branch.on !== 'idea' || problem === undefined) continue;
      checked += 1;
      const rule = findSkill(problem.skill)?.misconceptions.find(({ id }) => id === branch.idea);
      const work = rule?.work(problem.params);
      if (work === undefined || checkAnswer(problem.answer, work.answer).verdict !== 'wrong')
        faults.push(faultOf(scene, branch.text, 'the idea does not show here'));
      else if (!branch.text.includes(answerText(problem, work.answer)))
        faults.push(faultOf(scene, branch.text, 'another answer than the idea gives'));
    }
  }
  return { checked, faults };
}

/** That no text left a place open, and that nothing printed gives an answer away. */
function textFaults(scenes: readonly StoryScene[]): Found {
  const faults = scenes.flatMap((scene) =>
    [scene.text, scene.item?.prompt ?? '', ...scene.branches.map(({ text }) => text)]
      .filter((text) => /[{}|]|undefined|NaN/.test(text))
      .map((text) => faultOf(scene, text, 'a place was left open')),
  );
  const [first] = scenes;
  const given = first ? leaksOf(scenes).map((key) => faultOf(first, key, 'printed before it is worked out')) : [];
  return { checked: scenes.length, faults: [...faults, ...given] };
}

/** Verifies a story: keys by a second way, misconceptions by their rules, and that its text holds no answer. */
export function checkStory(scenes: readonly StoryScene[]): PlanCheck {
  const items = checkBlocks(
    scenes.map(({ id, item }) => ({ id, rows: [{ id, title: '', text: '', parts: [], ...(item && { item }) }] })),
  );
  const parts: readonly Found[] = [items, branchFaults(scenes), textFaults(scenes)];
  const faults = parts.flatMap((part) => part.faults);
  const checked = parts.reduce((sum, part) => sum + part.checked, 0);
  return {
    checked,
    right: Math.max(0, checked - faults.length),
    unread: items.unread ?? 0,
    faults: faults.slice(0, MOST_FAULTS),
  };
}
