import { findSkill, type Skill, skills } from '@lemma/math';
import { coverOf, findStandard } from '@lemma/plans';
import { type RankedSkill, type Ranking, stemsOfTopic } from '@lemma/plans/topics';
import { gradeIn, gradeOfCode } from '../read/numbers.ts';
import { aroundTopic } from './around-topic.ts';
import { lettersOf } from './letters-of.ts';
import { OPERATIONS } from './plain-operations.ts';
import { ranker } from './ranker.ts';

/** The code of a standard, and that of a skill. */
export const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/i;
export const SKILL_CODE = /\b[a-z]+(?:-[a-z]+)*\.[a-z][a-z-]*[a-z]\b/g;
/** A domain of a grade: "8.EE", "7.RP". */
const DOMAIN = /\b(k|[1-8])\.([a-z]{1,3})\b(?!\.[a-z])/gi;
/** Whether a request names a standard by its code. */
export const hasCode = (text: string): boolean => CODE.test(text);

/** From this probability on, words name a topic of their own. */
export const NAMES_TOPIC = 0.4;

/** Whether a text has the code of a skill, as the topic of a form has. */
export const hasSkillCode = (text: string): boolean =>
  (text.match(SKILL_CODE) ?? []).some((each) => findSkill(each) !== undefined);

/** What is counted or timed in a request is no number of its topic. */
const COUNTED =
  /\b\d+(?=[- ]+(?:\p{L}+[- ]+){0,2}?(?:problems?|probs?|questions?|qs|items?|tasks?|examples?|cards?|mins?|minutes?|days?|students?|kids|points?|pts|versions?)\b)|\b(?:grade|gr|period|version|ver) ?\d\b|\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grad\w*|\b\d(?:st|nd|rd|th)\b/giu;

/** Which children, not which numbers: "bottom group", "the top is bored", "middle third". */
const OF_LEVELS =
  /\b(?:the )?(?:bottom|top|middle|low|high|upper|lower)(?:er|est)? (?:group|groups|kids|students|third|half|tier|level|ones|is|are|can|can['’]?t|needs?|will)\b(?:(?<=\b(?:is|are|can|can['’]?t|needs?|will))[^.;!?]*|(?: (?:is|are|can|can['’]?t|needs?|will|still|already)\b[^.;!?]*)?)/gi;

/** How a request begins, whatever it is about. */
const ASKS =
  /^\W*(?:(?:please|pls|hi|hello|can you|could you|i need you to|i need|i want|help me) )*(?:write|make|give|create|draft|tell|show|build|design|prepare|generate|find)(?: me| us)?\b/;

/**
 * What a request may be about. `skills` are the chosen ones, `near` others that may be meant, `p` how likely the chosen
 * ones are right. `met` are the stems of the request that they are called by.
 */
export type Guess = {
  readonly standard?: string;
  readonly skills: readonly Skill[];
  readonly near: readonly Skill[];
  readonly p: number;
  readonly met: ReadonlySet<string>;
};
type Ranked = RankedSkill<Skill>;

/** What is counted in a set, and no topic of it: "10 questions on decimals". */
const ITEMS = /(?<!\b(?:statistical|survey|answer|answering) )\b(?:questions?|qs|items?)\b/gi;

/** What remains of a score where a skill has no standard of the grade that is named. */
const OTHER_GRADE = 0.12;
const FAR_GRADE = 0.6;
/** What remains of a score where a skill does another operation than the ones asked for. */
const OTHER_OPERATION = 0.4;
const HIGH = 9;
const isOfGrade = ({ standards }: Skill, grade: number): boolean =>
  standards.some((code) => gradeOfCode(code) === grade);
const WORD_PROBLEMS = /\b(?:word|story|money) (?:problems?|probs?|questions?)\b|\bstor(?:y|ies)\b/i;

/** All skills that have words of a request, the best first; those of another grade than the named one come last. */
export function rankTopics(typed: string, aside?: ReadonlySet<string>): Ranking<Skill> {
  const grade = gradeIn(typed.toLowerCase());
  const { found, weights } = ranker().rank(
    aroundTopic(
      typed.toLowerCase().replace(ASKS, ' ').replace(COUNTED, ' ').replace(OF_LEVELS, ' ').replace(ITEMS, ' '),
    ),
    aside,
  );
  const asked = OPERATIONS.filter((each) => weights.has(each));
  const isTold = WORD_PROBLEMS.test(typed);
  const scored = found.map((each): Ranked => {
    const away =
      grade === undefined || isOfGrade(each.skill, grade)
        ? 1
        : grade === HIGH && each.skill.grade === 8
          ? FAR_GRADE
          : OTHER_GRADE;
    const told = each.skill.wordProblem && !isTold ? 0.75 : 1;
    const done = OPERATIONS.filter((stem) => stemsOfTopic(each.skill.name).includes(stem));
    const isOther = asked.length > 0 && done.length > 0 && !done.some((stem) => asked.includes(stem));
    return { ...each, score: each.score * away * told * (isOther ? OTHER_OPERATION : 1) };
  });
  return { found: scored.toSorted((one, other) => other.score - one.score), weights };
}

/** From this weight of the words on that name a further topic, it is one. */
const FURTHER = 4.4;
/** Skills with this share of the best score that are named as whole as it belong to the topic too. */
const AS_WELL = 0.8;
const BESIDE = 0.5;
const MOST_CHOSEN = 6;
const LISTED = /,|&|\+|\/|\band\b|\by\b|\bvs\b|\bversus\b|\d \p{L}/u;

const sumOf = (stems: Iterable<string>, weights: ReadonlyMap<string, number>): number =>
  [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);

/** The best skill, with those that are named beside it: "area and perimeter", "1 rounding, 1 elapsed time". */
function chosenOf({ found, weights }: Ranking<Skill>, typed: string, aside: ReadonlySet<string> = new Set()): Ranked[] {
  const [best] = found;
  if (best === undefined) return [];
  const chosen = [best];
  if (!best.whole || !LISTED.test(typed)) return chosen;
  const isTied = ({ met, score, whole }: Ranked): boolean =>
    whole &&
    score >= best.score * AS_WELL &&
    met.size > 1 &&
    [...met].every((stem) => best.met.has(stem)) &&
    met.size === best.met.size;
  chosen.push(
    ...found
      .slice(1, 4)
      .filter(isTied)
      .filter(({ met }) => isList(met, typed)),
  );
  for (const each of found.slice(1)) {
    if (chosen.length >= MOST_CHOSEN) break;
    const taken = new Set(chosen.flatMap(({ met }) => [...met]));
    const fresh = [...each.met].filter((stem) => !taken.has(stem) && !aside.has(stem));
    const isApart = fresh.length === each.met.size && sumOf(fresh, weights) >= FURTHER;
    const isBeside = fresh.length > 0 && each.score >= best.score * BESIDE && sumOf(fresh, weights) >= FURTHER / 2;
    if (each.whole && (isApart || isBeside)) chosen.push(each);
  }
  return chosen;
}

/** True where the words that are met name several things: two operations, "mean and median". */
const isList = (met: ReadonlySet<string>, typed: string): boolean =>
  OPERATIONS.filter((each) => met.has(each)).length > 1 ||
  (/\b(?:and|y)\b|&|,/.test(typed) && !OPERATIONS.some((each) => met.has(each)));

/** How score, distance to the next, and the share of the words that are met tell whether a guess is right. */
const WEIGHTS = { base: -6.4, score: 0.2, ratio: 1.9, share: 2.6, whole: 3.4 } as const;
const MOST_NEAR = 6;
const LEAST_OF_BEST = 0.3;

function wordsGuess(typed: string, aside?: ReadonlySet<string>, within?: readonly Skill[]): Guess {
  const all = rankTopics(typed, aside);
  const ranking = within ? { ...all, found: all.found.filter(({ skill }) => within.includes(skill)) } : all;
  const chosen = chosenOf(ranking, typed, aside);
  const [best] = chosen;
  if (best === undefined) return { skills: [], near: [], p: 0, met: new Set() };
  const rest = ranking.found.filter((each) => !chosen.includes(each));
  const known = new Set(chosen.flatMap((each) => [...each.known]));
  const share = sumOf(known, all.weights) / Math.max(0.1, sumOf(all.weights.keys(), all.weights));
  const ratio = Math.log(best.score / Math.max(0.5, rest[0]?.score ?? 0.5));
  const { base, score, ratio: byRatio, share: byShare, whole } = WEIGHTS;
  const odds =
    base +
    score * Math.min(15, best.score) +
    byRatio * Math.min(1.5, ratio) +
    byShare * share +
    (best.whole ? whole : 0);
  return {
    skills: chosen.map(({ skill }) => skill),
    near: rest
      .filter((each) => each.score >= best.score * LEAST_OF_BEST)
      .slice(0, MOST_NEAR)
      .map(({ skill }) => skill),
    p: 1 / (1 + Math.exp(-odds)),
    met: known,
  };
}

/** Of a standard the skills that the other words name, otherwise all. */
function ofStandard(code: string, rest: string): Guess {
  const own = coverOf(code).skills;
  const { found } = rankTopics(rest);
  const named = found.filter(({ skill, whole, score }) => own.includes(skill) && whole && score >= FURTHER);
  const best = named[0]?.score ?? 0;
  const chosen = named.filter(({ score }) => score >= best * 0.6).map(({ skill }) => skill);
  return {
    standard: code,
    skills: chosen.length > 0 ? chosen : own,
    near: own.filter((skill) => chosen.length > 0 && !chosen.includes(skill)),
    p: 1,
    met: new Set(found.filter(({ skill }) => own.includes(skill)).flatMap(({ known }) => [...known])),
  };
}

/** So many words a skill's name has at least that is meant wherever it stands. */
const LONG_NAME = 4;
/** The skill that a text calls by its whole name. */
function calledIn(typed: string): Skill | undefined {
  const letters = lettersOf(typed);
  return skills
    .filter(({ name }) => {
      const own = lettersOf(name);
      return own === letters || (own.trim().split(' ').length >= LONG_NAME && letters.includes(own));
    })
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

/**
 * What a text is about: exactly the standard or the skills of which it has the codes, otherwise what its words name. A
 * grade that is named restricts it.
 */
export function guessTopic(typed: string, aside?: ReadonlySet<string>): Guess {
  const code = CODE.exec(typed)?.[0];
  const standard = code === undefined ? undefined : findStandard(code)?.code;
  const exact = [...new Set((typed.match(SKILL_CODE) ?? []).flatMap((each) => findSkill(each) ?? []))];
  if (exact.length > 0)
    return { ...(standard !== undefined && { standard }), skills: exact, near: [], p: 1, met: new Set() };
  if (standard !== undefined) return ofStandard(standard, typed.replace(CODE, ' '));
  if (code !== undefined) return { ...wordsGuess(typed.replace(CODE, ' '), aside), p: 0 };
  const called = calledIn(typed);
  if (called) return { skills: [called], near: [], p: 1, met: new Set(stemsOfTopic(called.name)) };
  const starts = [...typed.matchAll(DOMAIN)].map(([, grade = '', domain = '']) => `${grade}.${domain}.`.toUpperCase());
  if (starts.length === 0) return wordsGuess(typed, aside);
  const within = skills.filter(({ standards }) =>
    standards.some((each) => starts.some((start) => each.toUpperCase().startsWith(start))),
  );
  if (within.length === 0) return wordsGuess(typed, aside);
  const guess = wordsGuess(typed.replace(DOMAIN, ' '), aside, within);
  return guess.skills.length > 0 ? guess : { skills: [], near: within.slice(0, MOST_NEAR), p: 0, met: new Set() };
}
