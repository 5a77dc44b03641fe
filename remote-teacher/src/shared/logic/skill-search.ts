import { findStandard } from '@lemma/plans/standards';
import { asSkillsSay, type Findable, lettersApart, respell, searchTopics, topicIndex } from '@lemma/plans/topics';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';

/** From this weighted share of matching words on, a skill is listed. */
const WORTH_SHOWING = 0.5;

const WORD_PROBLEMS = /\b(?:word|story) problems?\b|\bproblemas? (?:verbales|escritos|de palabras)\b/gi;

const wordingOf = (code: string): string => findStandard(code)?.text ?? '';

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

/** Skills whose Spanish name has all the words; if there are none, those whose name and cases have them together. */
function inSpanish(skills: readonly SkillInWords[], typed: string): SkillInWords[] {
  const wanted = stemsIn(typed);
  if (wanted.length === 0) return [];
  const having = (textOf: (skill: SkillInWords) => string): SkillInWords[] =>
    skills.filter((skill) => {
      const known = skill.english === undefined ? [] : stemsIn(textOf(skill));
      return wanted.every((word) => known.some((other) => isMeant(word, other)));
    });
  const byName = having(({ name }) => name);
  if (byName.length > 0) return byName;
  return having(({ name, cases }) => [name, ...cases.map(({ label }) => label)].join(' '));
}

/** The skills that were found, the closest first, and the words as they were understood if some were misspelled. */
export type Found = { readonly skills: readonly SkillInWords[]; readonly readAs: string | undefined };

/**
 * Prepares a search of these skills by everyday words, with typing errors too, and by codes of standards. Of equally
 * close skills, those near the grade come first. On a page in Spanish, words of both languages find them.
 */
export function skillSearch(skills: readonly SkillInWords[]): (typed: string, grade: number) => Found {
  const named = skills.map((skill) => {
    const cases = skill.cases.map(({ label, english = label }) => ({ label: english }));
    return { ...skill, name: skill.english ?? skill.name, cases, skill };
  });
  const index = topicIndex<(typeof named)[number] & Findable>(named, { wordingOf, isWord: () => false });
  const inEnglish = (typed: string, grade: number): SkillInWords[] => {
    const { found } = searchTopics(index, typed, grade);
    const anyMeetsAll = found.some(({ all }) => all);
    return found
      .filter(({ all, share }) => (anyMeetsAll ? all : share > WORTH_SHOWING))
      .map(({ skill }) => skill.skill);
  };
  const search = (typed: string, grade: number): Found => {
    const spanish = inSpanish(skills, typed);
    // What people call a thing is no misspelled word of a skill.
    const said = asSkillsSay(typed);
    const corrected = respell(said, index);
    const found = [...new Set([...spanish, ...inEnglish(said, grade)])];
    const isCorrected = spanish.length === 0 && found.length > 0 && corrected !== said;
    return { skills: found, readAs: isCorrected ? corrected.trim() : undefined };
  };
  return (typed, grade) => {
    const code = typed.trim().toLowerCase();
    const byCode = skills.filter((skill) =>
      [skill.code, ...skill.standards].some((each) => each.toLowerCase().startsWith(code)),
    );
    if (byCode.length > 0) return { skills: byCode, readAs: undefined };
    const about = typed.replace(WORD_PROBLEMS, ' ');
    if (about === typed) return search(typed, grade);
    const near = skills.toSorted((one, other) => Math.abs(one.grade - grade) - Math.abs(other.grade - grade));
    const found = about.trim() === '' ? { skills: near, readAs: undefined } : search(about, grade);
    return { ...found, skills: found.skills.filter(({ wordProblem }) => wordProblem) };
  };
}
