import { type Skill, skills } from '@lemma/math';
import { stemOf, wordsIn } from '@lemma/plans/topics';
import { gradeIn, gradeOfCode } from '../read/numbers.ts';
import { type Guess, NAMES_TOPIC } from './guess.ts';

/** So many skills of a field are taken for a set or a letter, spread over it. */
const MOST = 6;
/** From this probability on a topic is surely read. */
const SURE = 0.9;
/** A review of a grade is of all its fields, and stories of a grade are of any: which ones, the teacher sees first. */
const REVIEW =
  /\b(?:mixed|spiral|cumulative|state[- ]test|end[- ]of[- ](?:the )?year) (?:review|test|practice|prep)\b|\beverything (?:we|they)\b/i;
const STORIES = /\b(?:word|story) problems?\b/i;
const MOST_OF_REVIEW = 12;
const UNSURE = 0.5;
const OPERATION = /^(?:addition|subtraction|multiplication|division)$/;

const isIn = (skill: Skill, word: string): boolean =>
  OPERATION.test(word)
    ? wordsIn(skill.name).some((each) => stemOf(each) === stemOf(word))
    : stemOf(skill.domain) === stemOf(word);

/** Some of a list, as far apart in it as can be. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : all.filter((_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length));

/**
 * Where no skill is named but a whole field of a grade, the skills of that field: "fractions, 4th grade". `isWhole`: all of
 * it is meant, as in a set or a letter; otherwise the skill that was found in it, or its first.
 */
export function withField(guess: Guess, text: string, isWhole: boolean): Guess {
  const grade = gradeIn(text.toLowerCase());
  if (guess.p >= NAMES_TOPIC || guess.standard !== undefined || grade === undefined) return guess;
  if (REVIEW.test(text) || STORIES.test(text)) {
    const isTold = STORIES.test(text);
    const all = skills.filter(
      (skill) =>
        skill.wordProblem === (isTold ? true : undefined) &&
        skill.standards.some((code) => gradeOfCode(code) === grade),
    );
    if (isWhole && all.length > 0)
      return {
        skills: spread(all, isTold ? MOST : MOST_OF_REVIEW),
        near: guess.skills.slice(0, MOST),
        p: UNSURE,
        met: guess.met,
      };
  }
  const words = wordsIn(text);
  const own = skills.filter(
    (skill) => skill.standards.some((code) => gradeOfCode(code) === grade) && words.some((word) => isIn(skill, word)),
  );
  if (own.length === 0) return guess;
  const [found] = guess.skills.filter((skill) => own.includes(skill));
  const chosen = isWhole ? spread(own, MOST) : [found ?? own[0]].flatMap((each) => each ?? []);
  const met = words.filter((word) => own.some((skill) => isIn(skill, word))).map(stemOf);
  return {
    skills: chosen,
    near: own.filter((each) => !chosen.includes(each)),
    p: SURE,
    met: new Set([...guess.met, ...met]),
  };
}
