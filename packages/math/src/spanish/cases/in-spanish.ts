import type { SkillCode } from '../../skills/skill-codes.ts';

/** The labels of the cases of every skill of a domain, by their ids: a skill that is missing does not compile. */
export type CasesInSpanish<Domain extends string> = Readonly<
  Record<Extract<SkillCode, `${Domain}.${string}`>, Readonly<Record<string, string>>>
>;
