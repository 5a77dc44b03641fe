import type { Skill } from '@lemma/math';
import { findStandard } from '@lemma/plans';
import { gradeIn, gradeOfCode } from '../read/numbers.ts';
import { guessTopic, hasCode, hasSkillCode, NAMES_TOPIC, rankTopics } from './guess.ts';

/**
 * What a request is about. `standard` is the one that was named, or the first one of the skills; `name` is the topic in
 * a few words.
 */
export type Topic = {
  readonly standard?: string;
  readonly skills: readonly Skill[];
  readonly focus?: Skill;
  readonly name: string;
};

/** The topic of a request, or `unsure` where nothing is surely named. */
export type TopicReading =
  | { readonly kind: 'found'; readonly topic: Topic }
  | { readonly kind: 'unsure'; readonly near: readonly Skill[] };

/** The standard of a skill in the grade that was asked for, otherwise its first. */
export const standardOf = (skill: Skill, grade: number | undefined): string | undefined =>
  skill.standards.find((code) => gradeOfCode(code) === grade) ??
  skill.standards.find((code) => gradeOfCode(code) === skill.grade) ??
  skill.standards[0];

/** The topic that some skills are, by its first one. */
export const topicOf = (found: readonly Skill[], grade: number | undefined): Topic => {
  const [first] = found;
  const standard = first && standardOf(first, grade);
  return { ...(standard !== undefined && { standard }), skills: found, name: first?.name ?? '' };
};

/** The topic of a text, by codes of standards and skills exactly, otherwise by its words. */
export function readTopic(typed: string): TopicReading {
  const { standard, skills, near, p } = guessTopic(typed);
  if (p < NAMES_TOPIC) return { kind: 'unsure', near: [...skills, ...near].slice(0, 4) };
  if (standard === undefined) return { kind: 'found', topic: topicOf(skills, gradeIn(typed.toLowerCase())) };
  const [focus] = skills;
  return {
    kind: 'found',
    topic: {
      standard,
      skills,
      name: findStandard(standard)?.text ?? standard,
      ...(focus && near.length > 0 && { focus }),
    },
  };
}

/** All skills of any grade that match about as well as the best one, for questions about a whole subject. */
export function findSubject(text: string): readonly Skill[] {
  const { standard, skills, p } = guessTopic(text);
  if (p < NAMES_TOPIC || standard !== undefined || hasCode(text) || hasSkillCode(text)) return skills;
  const { found } = rankTopics(text);
  const best = found[0]?.score ?? 0;
  return [
    ...new Set([
      ...skills,
      ...found.filter(({ score, whole }) => whole && score > best * 0.6).map(({ skill }) => skill),
    ]),
  ];
}
