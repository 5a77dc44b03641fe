import type { Skill } from '@lemma/math';
import { asSkillsSay, isAround, stemOf, wordsIn } from '@lemma/plans/topics';

/** Words in the labels of cases, each with the words that people use for it. */
const CASE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bregroup(?:ing)?\b|\bcarry(?:ing)?\b/g, 'carry regroup'],
  [/\b(?:round(?:ed|s)? )?(?:it )?up\b/g, 'one-more'],
  [/\b(?:dropp?\w*|ignor\w*|thrown away|round(?:ed|s)? down)\b/g, 'full'],
  [/\b(?:answers?|results?)\b/g, 'solution'],
  [/\b(?:flip|revers|switch)\w*\b/g, 'negative number'],
];
const caseText = (text: string): string =>
  CASE_WORDS.reduce((all, [said, meant]) => all.replace(said, meant), text.toLowerCase());
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(asSkillsSay(text))
      .flatMap((word) => [word, ...word.split('-')])
      .filter((word) => word.length > 2 && !isAround(word))
      .map(stemOf),
  );

/**
 * The cases of a skill that the words name; all if they name none. A word only counts if some of the cases have it and
 * others do not.
 */
export function casesIn(skill: Skill, text: string): readonly string[] {
  const own = skill.cases.map(({ id, label }) => ({ id, words: stemsOf(`${caseText(id)} ${caseText(label)}`) }));
  const said = stemsOf(caseText(text));
  const isList = /\band\b|,/.test(skill.name);
  const name = isList ? new Set<string>() : stemsOf(skill.name);
  const telling = [...said].filter(
    (word) => !name.has(word) && own.some(({ words }) => words.has(word)) && !own.every(({ words }) => words.has(word)),
  );
  const found = own.filter(({ words }) => telling.some((word) => words.has(word)));
  const bare =
    /\bwithout (?:regroup|carry|borrow)|\bno (?:regroup|carry|borrow)/.test(text) &&
    !/\bwith (?:regroup|carry)|half\b/.test(text);
  if (bare) return own.filter(({ id }) => /^no-/.test(id)).map(({ id }) => id);
  return (found.length > 0 ? found : own).map(({ id }) => id);
}
