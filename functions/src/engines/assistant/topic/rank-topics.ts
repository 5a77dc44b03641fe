import type { Skill } from '@lemma/math';
import { asSkillsSay, isAround, respell, stemOf, wordsIn } from '@lemma/plans/topics';
import { isOrdinary } from '../learned/ordinary.ts';
import { topicIn } from '../learned/topic-in.ts';
import { gradeIn } from '../read/numbers.ts';
import { isEnglish } from '../words/is-english.ts';
import { index, isNameOfTopic } from '../words/topic-index.ts';
import { aroundTopic } from './around-topic.ts';

/** A skill and how well the whole request fits it; the scores of one request can be compared. */
export type Ranked = { readonly skill: Skill; readonly score: number };

/** What a word weighs that teachers use in requests of all sorts, and one of English that hardly any skill is named by. */
const ORDINARY = 0.15;
const ENGLISH = 0.5;
/** What a word weighs more that stands where requests name their topic. */
const IN_SPAN = 1.6;
/** What remains of a score for each grade that a skill is apart from the one that was named. */
const PER_GRADE = 0.6;
/** What a word of a skill's name takes away that the request does not have. */
const UNSAID = 0.06;
/** What two words beside each other add that stand so in a name. */
const FOR_PAIR = 0.25;

/** What remains of a score where the skill does none of the operations that are asked for. */
const OTHER_OPERATION = 0.6;
/** What remains of a score, by whether the numbers within which a skill stays are those of the request. */
const SAME_SIZE = 1.4;
const OTHER_SIZE = 0.7;
const SIZE = /\b(?:within|to|of|up to|under) (\d[\d,]*)\b/;
const sizeIn = (text: string): string | undefined => SIZE.exec(text.toLowerCase())?.[1]?.replace(',', '');

const gradeOf = (code: string): number => (/^\d/.test(code) ? Number(code[0]) : /^K/.test(code) ? 0 : 9);
/** How many grades a skill is away: it may be of more than one. */
export const gradesApart = ({ grade, standards }: Skill, wanted: number): number =>
  Math.min(Math.abs(grade - wanted), ...standards.map((code) => Math.abs(gradeOf(code) - wanted)));

const stemsOf = (text: string): string[] =>
  wordsIn(asSkillsSay(respell(text, index())))
    .flatMap((word) => (index().seen.has(stemOf(word)) ? [word] : word.split('-')))
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !isAround(word));

/** All skills that have words of a request, by all of its words and the grade that it names, the best first. */
export function rankTopics(typed: string): Ranked[] {
  const text = aroundTopic(typed.toLowerCase());
  const grade = gradeIn(typed.toLowerCase());
  const span = new Set(stemsOf(topicIn(typed)?.toLowerCase() ?? '').map(stemOf));
  const words = new Map(stemsOf(text).map((word) => [stemOf(word), word]));
  const { all, seen, named } = index();
  const weights = new Map(
    [...words].flatMap(([stem, word]) => {
      const count = seen.get(stem);
      if (count === undefined) return [];
      const isName = isNameOfTopic(word);
      const own = isName
        ? 1
        : isOrdinary(word)
          ? ORDINARY
          : isEnglish(word) && (named.get(stem) ?? 0) === 0
            ? ENGLISH / 2
            : ENGLISH;
      return [[stem, Math.log(1.5 + all.length / count) * own * (span.has(stem) ? IN_SPAN : 1)] as const];
    }),
  );
  const asked = new Set(all.flatMap(({ operations }) => [...operations]).filter((stem) => words.has(stem)));
  const isOther = (done: ReadonlySet<string>): boolean => asked.size > 0 && ![...done].some((stem) => asked.has(stem));
  const size = sizeIn(typed);
  const bySize = ({ name }: Skill): number => {
    const own = sizeIn(name);
    return own === undefined || size === undefined ? 1 : own === size ? SAME_SIZE : OTHER_SIZE;
  };
  const stems = [...words.keys()];
  const said = new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`));
  return all
    .map(({ skill, weights: own, pairs, operations }) => {
      const met = [...weights].reduce((sum, [stem, weight]) => sum + weight * (own.get(stem) ?? 0), 0);
      const unsaid = wordsIn(skill.name).filter((word) => !isAround(word) && !words.has(stemOf(word))).length;
      const together = [...pairs].filter((pair) => said.has(pair)).length;
      const apart = grade === undefined ? 0 : gradesApart(skill, grade);
      return {
        skill,
        score:
          met *
          (1 + together * FOR_PAIR) *
          (1 - Math.min(8, unsaid) * UNSAID) *
          PER_GRADE ** apart *
          bySize(skill) *
          (isOther(operations) ? OTHER_OPERATION : 1),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.skill.grade - other.skill.grade);
}
