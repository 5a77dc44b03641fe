import { type Findable, searchTopics, topicIndex } from '@lemma/plans/topics';
import type { CallOutput } from '@lemma/school/calls';

type Skill = CallOutput<'listSkills'>['skills'][number];

/** From this weighted share of matching words on, a skill is listed. */
const WORTH_SHOWING = 0.5;

/**
 * Skills that match the words, including everyday words and typing errors, or the code of a standard. The closest
 * first.
 */
export function searchSkills(skills: readonly Skill[], typed: string): Skill[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...skills];
  const byCode = skills.filter(({ code, standards }) =>
    [code, ...standards].some((each) => each.toLowerCase().startsWith(wanted)),
  );
  if (byCode.length > 0) return byCode;
  const { found } = searchTopics(topicIndex<Skill & Findable>(skills), typed);
  const anyMeetsAll = found.some(({ all }) => all);
  return found.filter(({ all, share }) => (anyMeetsAll ? all : share > WORTH_SHOWING)).map(({ skill }) => skill);
}
