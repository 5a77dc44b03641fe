import { createHash } from 'node:crypto';
import { misconceptions, skills } from '../registry.ts';
import type { Misconception, Params, Skill } from '../types.ts';

/** What of an idea has to be read against each other: its words, and what it answers to the fixed problems. */
export type Fingerprint = { readonly words: string; readonly answers: string };

const LENGTH = 10;
const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, LENGTH);

/** An answer without the words of its unit, which belong to the story. */
const bare = (answer: string): string => answer.replace(/(?<=\d)(?: \p{L}[\p{L} ]*)$/u, '');

/** What students with an idea write for the fixed problems of a skill; a rule that stumbles over one writes nothing. */
function writtenIn(skill: Skill, id: string, problems: readonly Params[]): readonly string[] {
  const rule = skill.misconceptions.find((one) => one.id === id);
  if (rule === undefined) return [];
  return problems.map((params) => {
    const work = rule.work(params);
    return work === undefined ? '' : [bare(work.answer), ...work.steps.map(({ line }) => bare(line))].join(' ; ');
  });
}

/** The skills in which an idea has a rule. */
export const skillsOf = ({ id }: Misconception): readonly Skill[] =>
  skills.filter(({ misconceptions: rules }) => rules.some((rule) => rule.id === id));

export function fingerprintOf(idea: Misconception, problems: ReadonlyMap<string, readonly Params[]>): Fingerprint {
  const answers = skillsOf(idea).flatMap((skill) => [
    skill.code,
    ...writtenIn(skill, idea.id, problems.get(skill.code) ?? []),
  ]);
  return { words: hashOf([idea.name, idea.idea, idea.feedback]), answers: hashOf(answers.sort()) };
}

/** The fingerprint of every idea, by its id. */
export const fingerprints = (problems: ReadonlyMap<string, readonly Params[]>): ReadonlyMap<string, Fingerprint> =>
  new Map(misconceptions.map((idea) => [idea.id, fingerprintOf(idea, problems)]));
