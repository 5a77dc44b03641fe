import type { Misconception, Skill } from './types.ts';

/** Every skill, in the order of the curriculum: by grade, then as written. */
export const skills: readonly Skill[] = [];

/** Every misconception in words. */
export const misconceptions: readonly Misconception[] = [];

const skillByCode = new Map(skills.map((skill) => [skill.code, skill]));
const misconceptionById = new Map(misconceptions.map((idea) => [idea.id, idea]));

export const findSkill = (code: string): Skill | undefined => skillByCode.get(code);
export const findMisconception = (id: string): Misconception | undefined => misconceptionById.get(id);
