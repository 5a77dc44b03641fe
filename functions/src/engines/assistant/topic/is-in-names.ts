import { findSkill } from '@lemma/math';

/** True where the names of all skills say a condition themselves: "with three or more digits". */
export const isInNames = (said: string, skills: readonly string[]): boolean =>
  skills.length > 0 &&
  skills.every((code) => findSkill(code)?.name.toLowerCase().includes(said.toLowerCase().trim()) === true);
