import type { MasteryLevel } from '@lemma/school/insight';
import type { Answer } from './answer.ts';
import type { EasinessOf, Knowledge } from './knowledge.ts';

/** What was found of a skill when its student last worked on it, by the school's rates of that day. */
export type SettledSkill = Knowledge & {
  /** The answers from which it was found (`signOf`). */
  readonly of: string;
  /** When the rates were fitted by which it was found; 0 for the shipped ones. */
  readonly fittedAt: number;
  readonly answers: number;
  readonly level: MasteryLevel;
  readonly lastAt: number;
  /** The same when the week of the last answer began. Left out: the skill was new that week. */
  readonly before?: { readonly estimate: number; readonly level: MasteryLevel } | undefined;
  /** When the level first became secure. Left out: it never did. */
  readonly gainedAt?: number | undefined;
};
/** By skill. */
export type Settled = Readonly<Record<string, SettledSkill>>;

/** So many of the newest answers to a skill tell whether something was done on it: older ones may have been summed up. */
const NEWEST = 12;

/** The newest of the answers to a skill that count, as a sign by which any work on it or another grade is noticed. */
export const signOf = (counted: readonly Answer[]): string =>
  `${counted.at(-1)?.at ?? 0}${counted
    .slice(-NEWEST)
    .map(({ mark }) => mark.slice(0, 1))
    .join('')}`;

export const fitOf = ({ fittedAt = 0 }: Pick<EasinessOf, 'fittedAt'>): number => fittedAt;

/**
 * What stays as it was found, though other rates were fitted since: a level moves by work on its skill, never by night.
 * With the same rates everything is found anew, so that the order in which work arrives changes nothing.
 */
export function unmovedBy(
  settled: SettledSkill | undefined,
  counted: readonly Answer[],
  easinessOf: EasinessOf,
): SettledSkill | undefined {
  if (settled === undefined || settled.fittedAt === fitOf(easinessOf) || settled.of !== signOf(counted))
    return undefined;
  return { ...settled, answers: Math.min(settled.answers, counted.length) };
}
