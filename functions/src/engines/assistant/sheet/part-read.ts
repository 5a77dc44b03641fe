import { findSkill, type Skill } from '@lemma/math';
import { isAround, stemsOfTopic } from '@lemma/plans/topics';
import type { Condition } from '@lemma/school/assistant';
import { frameOf, framesCalled } from '../frames/frames.ts';
import { allConditionsIn } from '../read/all-conditions.ts';
import { type Level, levelIn } from '../read/numbers.ts';
import { BETWEEN_CASES, bestCases, casesNamed, casesNearby, LONGEST_LABEL } from '../topic/cases-in.ts';
import { guessTopic, NAMES_TOPIC, rankTopics } from '../topic/guess.ts';
import type { PartWish } from '../wish/part.ts';
import type { SheetWish } from '../wish/wish.ts';

/** A part as it is drawn: from which skills and cases, and what its problems keep to. */
export type PartRead = {
  readonly skills: readonly Skill[];
  readonly conditions: readonly Condition[];
  readonly level?: Level;
  readonly isStory: boolean;
  readonly frames?: SheetWish['frames'];
  /** False: its words say nothing that problems of this topic can be like. */
  readonly isRead: boolean;
};

/** What says nothing of a problem by itself. */
const isFiller = (stem: string): boolean => isAround(stem);

const STORY = /\b(?:word|story|real[- ]?(?:life|world)|application|context\w*|stories)\b/;

const OPERATIONS = ['add', 'subtract', 'multipl', 'divid'];
const operationsOf = (text: string): string[] => OPERATIONS.filter((each) => stemsOfTopic(text).includes(each));

/** Words that many names have and that tell none of them. */
const PLAIN_STEMS: ReadonlySet<string> = new Set(
  stemsOfTopic('one two three each number numbers line value values answer problem solve find write positive negative'),
);

/** The skill that the words of a part and those of the whole set name together, where the words of the part tell it. */
function skillOf(said: string, base: readonly Skill[]): Skill | undefined {
  const own = new Set(stemsOfTopic(said).filter((stem) => !PLAIN_STEMS.has(stem)));
  if (own.size === 0) return undefined;
  const exact = base.find(({ name }) => [...own].every((stem) => stemsOfTopic(name).includes(stem)));
  if (exact) return exact;
  const names = base.map(({ name }) => name).join(' ');
  const domains = new Set(base.map(({ domain }) => domain));
  const alone = guessTopic(said);
  const [first] = alone.skills;
  const known = new Set(stemsOfTopic(names));
  const found = rankTopics(`${said} ${names}`).found.find(({ skill, met, known: all }) => {
    const name = new Set(stemsOfTopic(skill.name));
    const fresh = [...met].filter((stem) => own.has(stem) && !known.has(stem) && name.has(stem));
    const called = new Set([...met, ...all]);
    const isCovered = [...own].every((stem) => called.has(stem) || isFiller(stem));
    const isNear = [...name].some((stem) => known.has(stem) && !PLAIN_STEMS.has(stem));
    return fresh.length > 0 && isCovered && isNear && domains.has(skill.domain);
  })?.skill;
  const isOwn = first !== undefined && alone.p >= NAMES_TOPIC && (domains.has(first.domain) || base.length === 0);
  const isWhole = [...own].every((stem) => alone.met.has(stem) || isFiller(stem));
  return found ?? (isOwn && isWhole ? first : undefined);
}

const conditionsOf = (said: string): Condition[] =>
  allConditionsIn(said).filter(({ count, rule }) => count === undefined && rule !== 'case');

/** Whether all words of a phrase are those of one case, two of them at least. */
function isFullCase(skill: Skill, said: string): boolean {
  const { ids, left } = bestCases(skill, said);
  return ids.length === 1 && left.every(isFiller) && said.trim().split(/\s+/).length > 2;
}

/** What is to be found is another problem, not one that is so. */
const SOUGHT = /\b(?:find|finding|missing|unknown|solve for|solving for|given the|work backwards?)\b/;

/** A problem under which students are to say why. */
export const EXPLAIN =
  /^(?:(?:says?|asks?(?: them)? to|that|where|they|students|must|should|has|have|with|an?|to) )*(?:explain(?:s|ing|ed)?|explanation|justif\w+|show (?:your|their) (?:thinking|reasoning)|reason\w*|writing)(?: (?:your|their|how|why|the|it|thinking|answers?|reasoning|prompt|question|problem|they|you|know|part))*(?: or (?:draw|show|sketch|use|write)(?: (?:an?|the|your|it|model|picture|diagram|sentence|number line|with|work))*)?$/;

/** What a part of a set means, for a set on some skills. */
export function readPart({ said }: Pick<PartWish, 'said'>, base: readonly Skill[]): PartRead {
  const text = said.toLowerCase();
  const level = levelIn(text);
  const told = framesCalled(text);
  const skills = skillsOf([...new Set(told?.ids.flatMap((id) => frameOf(id)?.practices.slice(0, 1) ?? []))]);
  // "Two step" is a story only where stories are asked for: of inequalities it says something else.
  const isTold =
    base.length === 0 ||
    STORY.test(text) ||
    base.some(({ wordProblem, domain }) => wordProblem === true || skills.some((each) => each.domain === domain));
  if (told && isTold) {
    return {
      skills,
      conditions: [],
      isStory: true,
      frames: { ids: told.ids.slice(0, 8), said: told.said },
      isRead: true,
    };
  }
  if (EXPLAIN.test(text)) return { skills: base, conditions: [], isStory: false, isRead: true };
  const conditions = conditionsOf(text);
  const isStory = STORY.test(text);
  const rest = conditions
    .reduce((left, each) => left.replace(each.said, ' '), text)
    .replace(
      /\b(?:an? )?(?:word|story|real[- ]?(?:life|world)|application|context\w*) (?:problems?|questions?|ones?)?\b|\bstories\b/g,
      ' ',
    );
  const plain = { conditions, isStory, ...(level !== undefined && { level }) };
  const isSought = SOUGHT.test(rest);
  const named = isSought
    ? []
    : base.filter((skill) => casesNamed(skill, rest) !== undefined || isFullCase(skill, rest));
  const byCase = (skills: readonly Skill[]): PartRead => {
    const best = skills.map((skill) => ({ skill, ...bestCases(skill, rest) }));
    const isWhole = ({ ids, left }: (typeof best)[number]): boolean => ids.length > 0 && left.every(isFiller);
    const nearby = [...new Set(casesNearby(base, rest).map(({ skill }) => skill))].filter(
      (skill) => !skills.includes(skill),
    );
    const around = nearby.map((skill) => ({ skill, ...bestCases(skill, rest) })).filter(isWhole);
    const own = best.filter(isWhole);
    const fitting = own.length > 0 ? own : around.slice(0, 1);
    const meant = fitting.length > 0 ? fitting : best.filter(({ ids }) => ids.length > 0);
    const labels = meant.flatMap(({ skill, ids }) =>
      skill.cases.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])),
    );
    const said = [...new Set(labels)].map((label) => label.slice(0, LONGEST_LABEL)).join(BETWEEN_CASES);
    return {
      ...plain,
      skills: meant.map(({ skill }) => skill),
      conditions: [...conditions, ...(said === '' ? [] : [{ rule: 'case' as const, said }])],
      isRead: fitting.length > 0,
    };
  };
  const operations = operationsOf(rest);
  const [only] = operations;
  if (named.length > 0 && operations.length === 0) return byCase(named);
  const fits = [...new Set(casesNearby(base, rest).map(({ skill }) => skill))].find((skill) => {
    const { ids, left } = bestCases(skill, rest);
    return !isSought && !base.includes(skill) && ids.length > 0 && left.every(isFiller);
  });
  if (fits) return byCase([fits]);
  const other = skillOf(rest, base);
  if (other && !base.includes(other)) return { ...plain, skills: [other], isRead: true };
  if (named.length > 0) return byCase(named);
  if (only !== undefined && conditions.every(({ rule }) => rule !== 'operation')) {
    const doing = base.filter(({ name }) => operationsOf(name).includes(only));
    if (doing.length > 0 && doing.length < base.length) return { ...plain, skills: doing, isRead: true };
  }
  if (conditions.length > 0 || isStory || level !== undefined) return { ...plain, skills: base, isRead: true };
  if (isSought) return { ...plain, skills: other ? [other] : base, isRead: other !== undefined };
  const near = [...new Set(casesNearby(base, rest).map(({ skill }) => skill))].slice(0, 1);
  if (near.length > 0) return byCase(near);
  return { ...plain, skills: other ? [other] : base, isRead: other !== undefined };
}

/** The skills that are named by their codes. */
export const skillsOf = (codes: readonly string[]): Skill[] => codes.flatMap((code) => findSkill(code) ?? []);
