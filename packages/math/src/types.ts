import type { AnswerKind } from './answer-kinds.ts';
import type { MisconceptionId } from './misconceptions/catalogue.ts';
import type { MoveOn } from './misconceptions/catalogue-entry.ts';
import type { Picture } from './pictures/types.ts';
import type { SkillCode } from './skills/skill-codes.ts';

export type { MisconceptionId, SkillCode };

/**
 * Words with mathematics in them. Mathematics stands between backticks, in keyboard syntax:
 * "Sam has $5 and eats `3/4` of a pizza." One string is stored, searched, verified and drawn.
 */
export type Prose = string;

/** Mathematics in keyboard syntax, as the parser of `check/` reads it: `3/4 + 1/6`, `2x + 3 = 11`, `2 1/3`, `?` for a blank. */
export type MathText = string;

export type Level = 1 | 2 | 3;

/** A requirement on how an answer is written, beside its value. `digits` forms carry their count after a colon. */
export type Form =
  | 'lowest-terms'
  | 'mixed'
  | 'improper'
  | 'fraction'
  | 'decimal'
  | 'integer'
  | 'percent'
  | 'simplified'
  | 'expanded'
  | 'factored'
  | 'single-fraction'
  | 'completed-square'
  | 'partial-fractions'
  | 'rationalised'
  | 'same-up-to-order'
  | `decimal-places:${number}`
  | `significant-figures:${number}`;

/** What is asked for. `key` is in keyboard syntax; for a choice it is the id of the right option. */
export type AnswerSpec = {
  readonly kind: AnswerKind;
  readonly key: MathText;
  readonly forms?: readonly Form[];
  /** Largest accepted distance from the key, in the key's own unit. Default 0: exact. */
  readonly tolerance?: number;
  /** Accepted unit words or symbols, the first one shown; for `quantity`. A missing unit is its own finding. */
  readonly units?: readonly string[];
  /**
   * `required`: "60" for 60 % is marked as a missing unit. `optional` (default): both are right, and so is an equal amount
   * in another unit. `exact`: the unit may be left out, and no other will do: "How many grams are 6 kilograms?"
   */
  readonly unitPolicy?: 'required' | 'optional' | 'exact';
  /** For `choice`: two to six options. */
  readonly options?: readonly { readonly id: string; readonly label: Prose }[];
  /** The letter that stands before the field ("x ="), for equations to solve. `x = 4` and `4` are both accepted. */
  readonly variable?: string;
};

/** One line of written work and why it follows from the line before. */
export type Step = { readonly line: MathText; readonly why: Prose };

/** What a generator's parameters may contain: plain JSON, so that a problem can be stored and compared. */
export type ParamValue = number | string | boolean | readonly (number | string)[];
export type Params = { readonly [name: string]: ParamValue };

/**
 * One complete problem with its key: for the server, teachers and authors. Never sent to a student's browser in this
 * form.
 */
export type Problem = {
  /** The code of its skill; the code of a teacher's own question is not in the catalogue. */
  readonly skill: string;
  readonly level: Level;
  readonly case: string;
  readonly seed: number;
  readonly params: Params;
  /** What is asked, in full sentences ("Add.", "Sam eats …"). */
  readonly prompt: Prose;
  /** The expression or equation that the prompt is about, shown large. */
  readonly math?: MathText;
  readonly picture?: Picture;
  readonly answer: AnswerSpec;
  /** The worked solution: each line follows from the one before; the last one states the answer. */
  readonly solution: readonly Step[];
  /** From a first hint to the second-to-last step; never the answer itself. Two to four. */
  readonly hints: readonly Prose[];
};

/** Where a misconception is described: "Brown & Burton 1978, Diagnostic models for procedural bugs". */
export type Source = string;

/** A misconception in words. What it does to a problem is in each skill, as a `MisconceptionRule`. */
export type Misconception = {
  readonly id: MisconceptionId;
  /** Short name for a teacher: "adds tops and bottoms". */
  readonly name: string;
  /** The idea in words of a child: "You add the top numbers and you add the bottom numbers." */
  readonly idea: Prose;
  /** Why children have it, in one or two sentences, for a teacher. */
  readonly why: Prose;
  /** What a teacher can do next: one concrete question or task, specific to the idea. */
  readonly move: Prose;
  /** With which problems the move can be done; with all, where it is left out. */
  readonly moveOn?: MoveOn;
  /** What the student is told after an answer that shows the misconception: what to look at next. Never "wrong". */
  readonly feedback: Prose;
  readonly sources: readonly Source[];
};

/** What a student with the misconception writes for one problem. */
export type MistakenWork = { readonly answer: MathText; readonly steps: readonly Step[] };

export type MisconceptionRule<P extends Params = Params> = {
  readonly id: MisconceptionId;
  /**
   * The answer and the steps of a student with this misconception; undefined if it does not apply here. The answer may
   * equal the key.
   */
  readonly work: (params: P) => MistakenWork | undefined;
  /** Answers of a student who follows the idea in one place of several: 255 for 432 - 187, where one digit was not lowered. */
  readonly inOnePlace?: (params: P) => readonly MathText[];
};

/**
 * One structural case of a skill, which a problem set must include. `label` is short: "one denominator divides the
 * other". `few` says why a level of it has fewer than ten different problems: "There are nine numbers from 1 to 9."
 */
export type SkillCase = { readonly id: string; readonly label: string; readonly few?: string };

export type Posed = Pick<Problem, 'prompt' | 'answer'> & Partial<Pick<Problem, 'math' | 'picture'>>;

/** Everything that Lemma knows about one skill. */
export type Skill<P extends Params = Params> = {
  /**
   * In the catalogue if the skill was declared with `skill()`. A teacher's own question is represented by a skill of
   * its own.
   */
  readonly code: string;
  /** Sentence case, as a teacher says it: "Add fractions with unlike denominators". */
  readonly name: string;
  /** For a student: "I can add fractions with different denominators." */
  readonly canDo: string;
  /** 0 is kindergarten; 1 to 8; 9 is Algebra 1. */
  readonly grade: number;
  readonly domain: string;
  /** Common Core codes. */
  readonly standards: readonly string[];
  readonly prerequisites: readonly string[];
  readonly cases: readonly SkillCase[];
  /** Draws parameters for one case at one level. Must never loop without bound. */
  readonly draw: (rng: Rng, level: Level, caseId: string) => P;
  /** The statement and the key, from the parameters alone. */
  readonly pose: (params: P) => Posed;
  readonly solve: (params: P) => readonly Step[];
  readonly hints: (params: P) => readonly Prose[];
  /**
   * Checks the key by a second method that does not use `pose` or `solve`: substitution, the inverse, counting,
   * floating point.
   */
  readonly confirms: (params: P, key: MathText) => boolean;
  readonly misconceptions: readonly MisconceptionRule<P>[];
  /** Reads a problem of this skill that a person typed ("3/4 + 1/6"), for diagnosis and interviews. */
  readonly read?: (text: MathText) => P | undefined;
  /** True where the statement tells a story (context, units). */
  readonly wordProblem?: boolean;
};

/** Seeded random numbers. The same seed gives the same draws on every machine and version. */
export type Rng = {
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
  /** True with the given probability (0 to 1). */
  readonly chance: (probability: number) => boolean;
};
