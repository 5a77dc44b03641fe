import type { Skill } from '@lemma/math';
import type { PlanRequest } from '@lemma/school/plan';
import type { Lore } from '../lore/lore.ts';
import type { Standard } from '../standards/standards.ts';

/** A misconception that the work of a class shows: by how many students, in how many answers. */
export type ClassMisconception = { readonly id: string; readonly students: number; readonly answers: number };

/** Everything that determines the blocks of a plan, except their seeds. */
export type PlanContext = {
  readonly request: PlanRequest;
  readonly standard: Standard;
  readonly cover: 'full' | 'near';
  readonly skills: readonly Skill[];
  /** Related skills whose misconceptions can occur too: prerequisites, then neighbors. */
  readonly around: readonly Skill[];
  readonly focus: Skill;
  /** The misconceptions of the lesson by id: those of the class first, by how many students show them. */
  readonly ideas: readonly (ClassMisconception | { readonly id: string })[];
  readonly lore: Lore;
};
