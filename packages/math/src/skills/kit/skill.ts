import type { StandardCode } from '../../common-core.ts';
import { keysOf } from '../../keys-of.ts';
import type {
  Level,
  MathText,
  MisconceptionId,
  MistakenWork,
  Params,
  Posed,
  Prose,
  Rng,
  Skill,
  SkillCode,
  Step,
} from '../../types.ts';

/** Draws the parameters of one case. Must never loop without bound. */
export type Draw<P> = (rng: Rng, level: Level) => P;

/**
 * The structural cases of a skill, by id, in the order in which they are listed. Each brings its own draw. `few` says why a
 * level of it has fewer than ten different problems, where the mathematics has no more.
 */
export type Cases<P> = {
  readonly [id: string]: { readonly label: string; readonly draw: Draw<P>; readonly few?: string };
};

/** What a student with an idea answers and writes to a problem, or undefined where the idea has nothing to say. It may equal the key. */
export type Mistake<P> = (params: P) => MistakenWork | undefined;

/** The ideas that a skill carries out, by their id in the catalogue. */
export type Mistakes<P> = { readonly [Id in MisconceptionId]?: Mistake<P> };

/** What a list of skills shows of one. */
export type SkillFacts = Pick<
  SkillPlan<never>,
  'code' | 'name' | 'canDo' | 'grade' | 'standards' | 'prerequisites' | 'wordProblem'
>;

/** A skill as its author writes it. The domain follows from the code. */
export type SkillPlan<P> = {
  readonly code: SkillCode;
  /** Sentence case, as a teacher says it: "Add fractions with unlike denominators". */
  readonly name: string;
  /** For a student: "I can add fractions with different denominators." */
  readonly canDo: string;
  /** 0 is kindergarten; 1 to 8; 9 is Algebra 1. */
  readonly grade: number;
  readonly standards: readonly StandardCode[];
  readonly prerequisites: readonly SkillCode[];
  readonly cases: Cases<P>;
  /** The statement and the key, from the parameters alone. */
  readonly pose: (params: P) => Posed;
  readonly solve: (params: P) => readonly Step[];
  readonly hints: (params: P) => readonly Prose[];
  /** Checks the key by a second way that does not use `pose` or `solve`: substitution, the inverse, counting, floating point. */
  readonly confirms: (params: P, key: MathText) => boolean;
  readonly mistakes: Mistakes<P>;
  /** Reads a problem of this skill that a person typed ("3/4 + 1/6"), for diagnosis and interviews. */
  readonly read?: (text: MathText) => P | undefined;
  /** True where the statement tells a story (context, units). */
  readonly wordProblem?: boolean;
};

/** Mistakes as the list of rules that diagnosis runs. */
const rulesOf = <P>(mistakes: Mistakes<P>) =>
  keysOf(mistakes).flatMap((id) => {
    const work = mistakes[id];
    return work === undefined ? [] : [{ id, work }];
  });

/** The mistakes with each one changed, or left out where the change gives none: for skills that pose the problems of another. */
export const mapMistakes = <P, Q>(
  mistakes: Mistakes<P>,
  change: (mistake: Mistake<P>, id: MisconceptionId) => Mistake<Q> | undefined,
): Mistakes<Q> =>
  Object.fromEntries(
    rulesOf(mistakes).flatMap(({ id, work }) => {
      const changed = change(work, id);
      return changed === undefined ? [] : [[id, changed]];
    }),
  );

/** One mistake under an id that is known only where it is used. */
export const mistakeFor = <P>(id: MisconceptionId, mistake: Mistake<P>): Mistakes<P> => ({ [id]: mistake });

/** Several mistakes as one: where an idea stands in more than one, the first that has something to say speaks. */
export const joinMistakes = <P>(all: readonly Mistakes<P>[]): Mistakes<P> =>
  Object.fromEntries(
    [...new Set(all.flatMap(keysOf))].map((id) => [
      id,
      (params: P) => all.map((mistakes) => mistakes[id]?.(params)).find((work) => work !== undefined),
    ]),
  );

/** The cases with what each draws changed: for skills that add to it. */
export const mapCases = <Id extends string, P, Q>(
  cases: { readonly [id in Id]: { readonly label: string; readonly draw: Draw<P> } },
  change: (draw: Draw<P>, id: Id) => Draw<Q>,
): Cases<Q> =>
  Object.fromEntries(keysOf(cases).map((id) => [id, { label: cases[id].label, draw: change(cases[id].draw, id) }]));

/** Cases that draw alike: labels by id, and one draw that is told the case. Each comparison in it is checked against the ids. */
export function casesOf<const Id extends string, P>(
  labels: { readonly [id in Id]: string },
  draw: (rng: Rng, level: Level, id: NoInfer<Id>) => P,
): { readonly [id in Id]: { readonly label: string; readonly draw: Draw<P> } };
export function casesOf<P>(
  labels: { readonly [id: string]: string },
  draw: (rng: Rng, level: Level, id: string) => P,
): Cases<P> {
  return Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [
      id,
      { label, draw: (rng: Rng, level: Level) => draw(rng, level, id) },
    ]),
  );
}

/**
 * Declares a skill with its own parameter type and forgets that type, so that skills of all kinds stand in one list.
 * Parameters come back only from the skill's own `draw` and `read`, which makes the forgetting safe.
 */
export function skill<P extends Params>({ cases, mistakes, ...plan }: SkillPlan<P>): Skill {
  const drawBy = new Map(Object.entries(cases).map(([id, { draw }]) => [id, draw]));
  const made: Skill<P> = {
    ...plan,
    domain: plan.code.slice(0, plan.code.indexOf('.')),
    cases: Object.entries(cases).map(([id, { label, few }]) => ({ id, label, ...(few !== undefined && { few }) })),
    draw: (rng, level, caseId) => {
      const draw = drawBy.get(caseId);
      if (draw === undefined) throw new RangeError(`${plan.code} has no case ${caseId}`);
      return draw(rng, level);
    },
    misconceptions: rulesOf(mistakes),
  };
  return made as unknown as Skill;
}
