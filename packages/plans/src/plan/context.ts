import type { Skill } from '@lemma/math';
import type { PlanRequest } from '@lemma/school/plan';
import type { Lore } from '../lore/lore.ts';
import type { Ways } from '../lore/ways.ts';
import type { Standard } from '../standards/standards.ts';
import type { LessonCases } from './lesson-cases.ts';

/** A misconception that the work of a class shows: by how many students, in how many answers. */
export type ClassMisconception = { readonly id: string; readonly students: number; readonly answers: number };

/** The wording of a standard as its publisher has it, with the notice that has to stand beside it. */
export type OfficialWording = { readonly text: string; readonly notice: string };

/** Everything that determines the blocks of a plan, except their seeds. */
export type PlanContext = {
  readonly request: PlanRequest;
  readonly standard: Standard;
  /** Left out: the plan says our own wording. */
  readonly official?: OfficialWording | undefined;
  readonly cover: 'full' | 'near';
  readonly skills: readonly Skill[];
  /** The cases of the lesson and its practice. The exit ticket is on the hardest one. */
  readonly cases: LessonCases;
  readonly focus: Skill;
  /** The misconceptions of the lesson by id: those of the class first, by how many students show them. */
  readonly ideas: readonly (ClassMisconception | { readonly id: string })[];
  readonly lore: Lore;
  readonly ways: Ways;
};
