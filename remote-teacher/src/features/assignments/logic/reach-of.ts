import { presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';

/** To whom publishing gives an assignment. */
export type Reach = {
  /** How many students get it. */
  readonly count: number;
  /** How many there are in the class. */
  readonly all: number;
  /** Those who get it, where they were chosen; otherwise it is everybody. */
  readonly chosen: readonly RosterStudent[] | undefined;
};

/**
 * @param onlyFor - The students who were chosen; left out: all.
 * @param counted - How many the class has, as its board says; undefined if that is an old one.
 * @param known - The lines of those who were chosen, or the roster where nobody counted.
 * @returns undefined until that is known.
 */
export function reachOf(
  onlyFor: readonly string[] | undefined,
  counted: number | undefined,
  known: Pick<Roster, 'students'> | null | undefined,
): Reach | undefined {
  const all = counted ?? (known === undefined ? undefined : presentStudents(known).length);
  if (all === undefined) return undefined;
  if (onlyFor === undefined) return { count: all, all, chosen: undefined };
  if (known === undefined) return undefined;
  const chosen = presentStudents(known).filter(({ id }) => onlyFor.includes(id));
  return { count: chosen.length, all, chosen };
}
