import { type Skill, skills } from '@lemma/math';
import { findStandard } from '@lemma/plans';
import { isAround, stemOf, topicIndex } from '@lemma/plans/topics';
import { isEnglish } from './is-english.ts';

let made: ReturnType<typeof topicIndex<Skill>> | undefined;
/** The skills by the words that name them. It is made when it is first used. */
export const index = () => {
  made ??= topicIndex(skills, { wordingOf: (code) => findStandard(code)?.text ?? '', isWord: isEnglish });
  return made;
};

/** From so many skills on, a word of everyday English is one of mathematics too. */
const OFTEN = 4;
/** True for a word that skills are called by, and that hardly means anything else. */
export function isNameOfTopic(word: string): boolean {
  const count = index().named.get(stemOf(word)) ?? 0;
  return !isAround(word) && count > 0 && (count >= OFTEN || !isEnglish(word));
}
