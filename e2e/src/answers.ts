import { findSkill, type Params, type Skill } from '@lemma/math';
import type { WorkItem } from '@lemma/school/work';

function read(item: WorkItem): { skill: Skill; params: Params } {
  const skill = findSkill(item.skill);
  const formulas = [...item.prompt.matchAll(/`([^`]+)`/g)].map(([, formula]) => formula ?? '');
  const params = [item.math ?? '', ...formulas, item.prompt]
    .map((text) => skill?.read?.(text))
    .find((read) => read !== undefined);
  if (!skill || !params) throw new Error(`${item.skill} does not read ${item.math ?? item.prompt}`);
  return { skill, params };
}

/** The correct answer, computed from what the student sees. */
export function rightAnswer(item: WorkItem): string {
  const { skill, params } = read(item);
  return skill.pose(params).answer.key;
}

/** The answer of a student with a misconception. */
export function mistakenAnswer(item: WorkItem, misconception: string): string {
  const { skill, params } = read(item);
  const work = skill.misconceptions.find(({ id }) => id === misconception)?.work(params);
  if (!work) throw new Error(`${misconception} says nothing of ${item.math}`);
  return work.answer;
}
