import { type Findable, lettersApart, searchTopics, topicIndex } from '@lemma/plans/topics';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';

/** From this weighted share of matching words on, a skill is listed. */
const WORTH_SHOWING = 0.5;

/** Short words that name no mathematics. */
const AROUND = new Set('a al con de del el en la las lo los o para por que su un una y'.split(' '));
/** From this length on, a word may have a wrong letter. */
const LONG = 5;

/** The words of a Spanish text without accents, and without the ending of the plural. */
const stemsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !AROUND.has(word))
    .map((word) => word.replace(/(?<=[^aeiou])es$|(?<=[aeiou])s$/, ''));

const isMeant = (typed: string, known: string): boolean =>
  known.startsWith(typed) || (typed.length >= LONG && lettersApart(typed, known.slice(0, typed.length)) <= 1);

/** Skills whose Spanish name has all the words. */
function inSpanish(skills: readonly SkillInWords[], typed: string): SkillInWords[] {
  const wanted = stemsIn(typed);
  if (wanted.length === 0) return [];
  return skills.filter(({ name, english }) => {
    const known = english === undefined ? [] : stemsIn(name);
    return wanted.every((word) => known.some((other) => isMeant(word, other)));
  });
}

function inEnglish(skills: readonly SkillInWords[], typed: string): SkillInWords[] {
  const named = skills.map((skill) => ({ ...skill, name: skill.english ?? skill.name, skill }));
  const { found } = searchTopics(topicIndex<(typeof named)[number] & Findable>(named), typed);
  const anyMeetsAll = found.some(({ all }) => all);
  return found.filter(({ all, share }) => (anyMeetsAll ? all : share > WORTH_SHOWING)).map(({ skill }) => skill.skill);
}

/**
 * Skills that match the words, including everyday words and typing errors, or the code of a standard. The closest
 * first. On a page in Spanish, words of both languages find them.
 */
export function searchSkills(skills: readonly SkillInWords[], typed: string): SkillInWords[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...skills];
  const byCode = skills.filter(({ code, standards }) =>
    [code, ...standards].some((each) => each.toLowerCase().startsWith(wanted)),
  );
  if (byCode.length > 0) return byCode;
  return [...new Set([...inSpanish(skills, typed), ...inEnglish(skills, typed)])];
}
