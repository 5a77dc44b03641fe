import { findSkill, type Skill } from '@lemma/math';
import type { TopicChoice } from '@lemma/school/assistant';
import { MOST_FORM } from '@lemma/school/assistant';
import { drawSlot } from '../sheet/draw-slot.ts';

/** A skill to choose, with one of its problems. */
function choiceOf(skill: Skill): TopicChoice {
  const drawn = drawSlot({ skill: skill.code, case: skill.cases[0]?.id ?? '', level: 2, seed: 3, form: 'open' }, 0);
  return {
    ...{ skill: skill.code, name: skill.name.slice(0, MOST_FORM.phrase), standard: skill.standards[0] ?? '' },
    sample: (drawn?.task ?? '').replace(/\s+/g, ' ').slice(0, MOST_FORM.sample),
  };
}

/** The chosen skills, to be shown. */
export const topicChoices = (chosen: readonly string[]): TopicChoice[] =>
  chosen.flatMap((code) => findSkill(code) ?? []).map(choiceOf);
