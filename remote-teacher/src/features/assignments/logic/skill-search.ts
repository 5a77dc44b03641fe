import { type Findable, searchTopics, topicIndex } from '@lemma/plans/topics';
import type { CallOutput } from '@lemma/school/calls';

type Skill = CallOutput<'listSkills'>['skills'][number];

/** A skill that meets half of the words, by weight, may be meant. */
const WORTH_SHOWING = 0.5;

/** Skills that the words name, as people say them and with letters amiss, also by the code of a standard. The closest first. */
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
