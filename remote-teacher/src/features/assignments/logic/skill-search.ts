import type { CallOutput } from '@lemma/school/calls';

type Skill = CallOutput<'listSkills'>['skills'][number];

/** What people call a thing, and the words that skills have for it. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\blong division\b/g, 'divide'],
  [/\btimes tables?\b|\bmultiplication facts?\b/g, 'multiply'],
  [/\btake ?aways?\b|\bborrowing\b/g, 'subtract'],
  [/\bcarrying\b|\bsums?\b|\bplus\b/g, 'add'],
  [/\bfoil\b|\bdistribut\w*\b/g, 'multiply out'],
  [/\bpemdas\b|\bbodmas\b|\bgemdas\b/g, 'order of operations'],
  [/\bnegatives?\b|\bnegative numbers\b/g, 'integers'],
  [/\btop heavy\b/g, 'improper'],
];

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ations?|ication|ying|ing|ions?|ies|y|es|ed|s|e)$/, '') : word.replace(/s$/, '');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '');

/** Whether one letter more, less, other or two changed places make one word of the other. */
function isNear(one: string, other: string): boolean {
  if (one.length < 4 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

const startsAs = (word: string, own: string): boolean => stem(own).startsWith(stem(word)) || own.startsWith(word);

/** Skills that meet every word that was typed, as people say it; where none does, with a letter amiss. The closest first. */
export function searchSkills(skills: readonly Skill[], typed: string): Skill[] {
  const wanted = wordsOf(SPOKEN.reduce((text, [said, meant]) => text.replace(said, meant), typed.toLowerCase()));
  if (wanted.length === 0) return [...skills];
  const known = skills.map((skill) => ({
    skill,
    name: wordsOf(skill.name),
    words: wordsOf(`${skill.name} ${skill.canDo ?? ''} ${skill.domain} ${skill.code} ${skill.standards.join(' ')}`),
  }));
  const meeting = (meets: (word: string, own: string) => boolean) =>
    known
      .filter(({ words }) => wanted.every((word) => words.some((own) => meets(word, own))))
      .map((one) => ({ ...one, named: wanted.filter((word) => one.name.some((own) => meets(word, own))).length }))
      .toSorted((one, other) => other.named - one.named || one.name.length - other.name.length)
      .map(({ skill }) => skill);
  const exact = meeting(startsAs);
  return exact.length > 0 ? exact : meeting((word, own) => startsAs(word, own) || isNear(word, own));
}
