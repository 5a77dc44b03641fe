import { type Skill, skills } from '@lemma/math';
import { asSkillsSay, isAround, stemOf, wordsIn } from '@lemma/plans/topics';

/** Words in the labels of cases, each with the words that people use for it. */
const CASE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:exactly |right )?on the 50*\b|\b(?:exactly |right )?in the middle\b|\bties?\b/g, 'exactly halfway'],
  [/\bregroup(?:ing)?\b|\bcarry(?:ing)?\b/g, 'carry regroup'],
  [/\b(?:round(?:ed|s)? )?(?:it )?up\b/g, 'one-more'],
  [/\b(?:dropp?\w*|ignor\w*|thrown away|round(?:ed|s)? down)\b/g, 'full'],
  [/\b(?:answers?|results?)\b/g, 'solution'],
  [/\b(?:flip|revers|switch)\w*\b/g, 'negative number'],
  [/\b(?:inconsistent|parallel lines|no (?:answer|solution)s?)\b/g, 'nosolution none no-solution'],
  [/\bno solution\b|\bparallel lines\b/g, 'nosolution'],
  [
    /\b(?:dependent|identit(?:y|ies)|infinite\w*(?: many)?(?: solutions?)?|(?:works? for |true for |is )?(?:every|all|any)(?: real)? (?:numbers?|values?)|one line twice|every number is a solution)\b/g,
    'allsolution',
  ],
  [/\b(?:unique|exactly one|just one|only one|one) solutions?\b|\bthe point where the lines cross\b/g, 'onesolution'],
];
/** The words of a label, or of what is said of one, as often as they stand there. */
const allStems = (text: string): string[] =>
  wordsIn(
    caseText(text)
      .replace(/\b(?:multipl\w+|product)\b/g, 'times')
      .replace(/\b(?:subtract\w*|take away)\b/g, 'minus'),
  )
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .filter(
      (word) =>
        word.length > 2 && !/^(?:the|and|one|two|with|that|are|has|have|where|from|number|numbers|for)$/.test(word),
    )
    .map(stemOf);

/** The cases that a phrase fits best, word by word, and its words that none of them has. */
export function bestCases(
  skill: Skill,
  said: string,
): { readonly ids: readonly string[]; readonly left: readonly string[] } {
  const words = allStems(said);
  const scored = skill.cases.map(({ id, label }) => {
    const own = allStems(label);
    const met = words.filter((word) => {
      const at = own.indexOf(word);
      if (at >= 0) own.splice(at, 1);
      return at >= 0;
    });
    return { id, met, score: met.length - own.length / 100 };
  });
  const best = Math.max(...scored.map(({ met }) => met.length));
  const top = scored.filter(({ met }) => met.length === best && best > 0);
  const most = Math.max(...top.map(({ score }) => score));
  const nearest = best > 1 ? top.filter(({ score }) => score > most - 0.005) : top;
  const known = new Set([...allStems(skill.name), ...nearest.flatMap(({ met }) => met)]);
  return { ids: nearest.map(({ id }) => id), left: words.filter((word) => !known.has(word)) };
}

const caseText = (text: string): string =>
  CASE_WORDS.reduce((all, [said, meant]) => all.replace(said, meant), text.toLowerCase());
/** The words that tell cases apart, although they stand around every topic elsewhere. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(asSkillsSay(text))
      .flatMap((word) => [word, ...word.split('-')])
      .filter((word) => word.length > 2 && !isAround(word))
      .map(stemOf),
  );

/** Whether a case is called by its id alone, by a word that no label has: "scattered" is “all over the place”. */
export const isItsId = (stem: string, id: string, cases: Skill['cases']): boolean =>
  stemOf(id) === stem && !cases.some(({ label }) => wordsIn(label).some((word) => stemOf(word) === stem));

export type CasesNamed = { readonly ids: readonly string[]; readonly words: readonly string[] };

/** The cases of a skill that the words name; undefined if they name none. */
export const casesNamed = (skill: Skill, text: string): readonly string[] | undefined => namedCases(skill, text)?.ids;

/**
 * The cases that the words name, with the stems of the words that do. A word only counts if some of the cases have it
 * and others do not.
 */
export function namedCases(skill: Skill, text: string): CasesNamed | undefined {
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
  const ids = (bare ? own.filter(({ id }) => /^no-/.test(id)) : found).map(({ id }) => id);
  return ids.length === 0 || ids.length === own.length ? undefined : { ids, words: telling };
}

/** The cases of a skill that the words name; all if they name none. */
export const casesIn = (skill: Skill, text: string): readonly string[] =>
  casesNamed(skill, text) ?? skill.cases.map(({ id }) => id);

/** Cases by their labels, as a form names them; where none of these is a case of the skill, those that the words name. */
export function casesCalled(skill: Skill, labels: string): readonly string[] {
  const said = new Set(labels.split(BETWEEN_CASES));
  const own = skill.cases.filter(({ label }) => said.has(label.slice(0, LONGEST_LABEL))).map(({ id }) => id);
  return own.length > 0 ? own : casesIn(skill, labels);
}
/** The cases of exactly these labels, otherwise those that the words name. */
export function casesCalledBy(skill: Skill, labels: string): readonly string[] | undefined {
  const said = new Set(labels.split(BETWEEN_CASES));
  const own = skill.cases.filter(({ label }) => said.has(label.slice(0, LONGEST_LABEL))).map(({ id }) => id);
  return own.length > 0 ? own : casesNamed(skill, labels);
}
/** What stands between the labels of cases, and the characters of a label that a form has. */
export const BETWEEN_CASES = ' ; ';
export const LONGEST_LABEL = 80;

/** A skill and one of its cases. */
export type CaseOf = { readonly skill: Skill; readonly caseId: string };

/** The same standard without the letter of its part: 8.EE.C.7 of 8.EE.C.7b. */
const stemOfStandard = (code: string): string => code.trim().replace(/(\d)[a-z]$/, '$1');

/** Skills of the same standards in which a case of this name is found. */
export function casesNearby(own: readonly Skill[], said: string): CaseOf[] {
  const stems = new Set(own.flatMap(({ standards }) => standards.map(stemOfStandard)));
  const near = skills.filter(
    (skill) => own.includes(skill) || skill.standards.some((each) => stems.has(stemOfStandard(each))),
  );
  return near
    .toSorted((one, other) => Number(own.includes(other)) - Number(own.includes(one)))
    .flatMap((skill) => (casesNamed(skill, said) ?? []).map((caseId): CaseOf => ({ skill, caseId })));
}
