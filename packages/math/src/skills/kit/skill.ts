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
import { withSafeHints } from './safe-hints.ts';

/** Draws the parameters of one case. Must never loop without bound. */
export type Draw<P> = (rng: Rng, level: Level) => P;

/**
 * The structural cases of a skill, by id, in the order in which they are listed. Each brings its own draw. `few` gives
 * the reason why a level has fewer than ten different problems, if there are no more.
 */
export type Cases<P> = {
  readonly [id: string]: { readonly label: string; readonly draw: Draw<P>; readonly few?: string };
};

/**
 * The answer and the lines of a student with a misconception; undefined if the misconception does not apply to the
 * problem. The answer may equal the key.
 */
export type Mistake<P> = (params: P) => MistakenWork | undefined;

/** The misconceptions that a skill carries out, by their id in the catalogue. */
export type Mistakes<P> = { readonly [Id in MisconceptionId]?: Mistake<P> };

/** The facts about a skill that a list of skills shows. */
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
  /**
   * Checks the key by a second method that does not use `pose` or `solve`: substitution, the inverse, counting,
   * floating point.
   */
  readonly confirms: (params: P, key: MathText) => boolean;
  readonly mistakes: Mistakes<P>;
  /** Answers with a mistake in one place of several; also of misconceptions that lead to no answer to all of them. */
  readonly inOnePlace?: { readonly [Id in MisconceptionId]?: (params: P) => readonly MathText[] } | undefined;
  /** Reads a problem of this skill that a person typed ("3/4 + 1/6"), for diagnosis and interviews. */
  readonly read?: (text: MathText) => P | undefined;
  /** True where the statement tells a story (context, units). */
  readonly wordProblem?: boolean;
};

/** A line that has the same on both sides tells nothing, and nobody writes it: adding one 7 is no "7 = 7". */
const saysNothing = ({ line }: Step): boolean => /^(?<side>[^=]+) = \k<side>$/.test(line);

/** Mistakes as the list of rules that diagnosis runs. */
const rulesOf = <P>(mistakes: Mistakes<P>) =>
  keysOf(mistakes).flatMap((id) => {
    const mistake = mistakes[id];
    if (mistake === undefined) return [];
    const work: Mistake<P> = (params) => {
      const written = mistake(params);
      return written && { ...written, steps: written.steps.filter((step) => !saysNothing(step)) };
    };
    return [{ id, work }];
  });

/** With the misconceptions that show in one place of a problem only, after those that have an answer to all of it. */
const withPartly = <P>(mistakes: Mistakes<P>, ids: { readonly [Id in MisconceptionId]?: unknown }): Mistakes<P> => ({
  ...mistakes,
  ...Object.fromEntries(keysOf(ids).flatMap((id) => (id in mistakes ? [] : [[id, () => undefined]]))),
});

/**
 * Changes each mistake, or leaves it out if the change gives none. For skills that pose the problems of another skill.
 */
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

/** One mistake under an id that only the caller knows. */
export const mistakeFor = <P>(id: MisconceptionId, mistake: Mistake<P>): Mistakes<P> => ({ [id]: mistake });

/** Several sets of mistakes as one; if several have the same misconception, the first that applies is used. */
export const joinMistakes = <P>(all: readonly Mistakes<P>[]): Mistakes<P> =>
  Object.fromEntries(
    [...new Set(all.flatMap(keysOf))].map((id) => [
      id,
      (params: P) => all.map((mistakes) => mistakes[id]?.(params)).find((work) => work !== undefined),
    ]),
  );

/** The cases with changed parameters, for skills that extend another one. */
export const mapCases = <Id extends string, P, Q>(
  cases: { readonly [id in Id]: { readonly label: string; readonly draw: Draw<P> } },
  change: (draw: Draw<P>, id: Id) => Draw<Q>,
): Cases<Q> =>
  Object.fromEntries(keysOf(cases).map((id) => [id, { label: cases[id].label, draw: change(cases[id].draw, id) }]));

/** A label, with the reason why a level has fewer than ten problems, if there is one. */
type CaseLabel = string | { readonly label: string; readonly few: string };

/**
 * Cases that share one draw: labels by id, and a draw that receives the case. Each comparison with a case is checked
 * against the ids at compile time.
 */
export function casesOf<const Id extends string, P>(
  labels: { readonly [id in Id]: CaseLabel },
  draw: (rng: Rng, level: Level, id: NoInfer<Id>) => P,
): { readonly [id in Id]: Cases<P>[string] };
export function casesOf<P>(
  labels: { readonly [id: string]: CaseLabel },
  draw: (rng: Rng, level: Level, id: string) => P,
): Cases<P> {
  return Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [
      id,
      {
        ...(typeof label === 'string' ? { label } : label),
        draw: (rng: Rng, level: Level) => draw(rng, level, id),
      },
    ]),
  );
}

/**
 * Declares a skill with its own parameter type and erases that type, so that one list can contain all skills. This is
 * safe because parameters come only from the skill's own `draw` and `read`. No skill has a hint that shows its answer,
 * wherever the skill is taken from.
 */
export function skill<P extends Params>({ cases, mistakes, inOnePlace = {}, ...plan }: SkillPlan<P>): Skill {
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
    misconceptions: rulesOf(withPartly<P>(mistakes, inOnePlace)).map(({ id, work }) => {
      const partly = inOnePlace[id];
      return { id, work, ...(partly && { inOnePlace: partly }) };
    }),
  };
  return withSafeHints(made as unknown as Skill);
}
