import { type Skill, skills } from '@lemma/math';
import { saidOf } from '@lemma/math/said';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { findStandard } from '@lemma/plans';
import { phraseRanker, type Ranker } from '@lemma/plans/topics';
import { isEnglish } from '../words/is-english.ts';

let made: Ranker<Skill> | undefined;
/** All skills by what they are called. It is made when it is first used. */
export const ranker = (): Ranker<Skill> => {
  made ??= phraseRanker(
    skills.map((skill) => ({
      skill,
      phrases: [skill.name, skillsInSpanish[skill.code] ?? '', ...saidOf(skill.code)],
      texts: [
        skill.canDo ?? '',
        skill.cases.map(({ label }) => label).join(' '),
        skill.standards.map((code) => findStandard(code)?.text ?? '').join(' '),
      ],
    })),
    isEnglish,
  );
  return made;
};
