import type { AssignmentItem } from '@lemma/school/assignment';
import type { StoryScene } from '@lemma/school/story';

/** A scene's problem as an item that can be tried without being recorded. */
export const asTrial = ({
  id,
  skill,
  level,
  case: caseId,
  seed,
  told,
  prompt,
}: NonNullable<StoryScene['item']>): AssignmentItem => ({
  ...{ id, skill, level, case: caseId, seed },
  ...(told && { told: { ...told, prompt } }),
  ...{ points: 1, tries: 0, tryPenalty: 0, hints: 'off', variants: false },
});

type Tried = { readonly outcome: string; readonly misconception?: string | undefined };

/** The branch for an answer: correct, the named misconception, or anything else. None for an unreadable answer. */
export function branchFor({ branches }: Pick<StoryScene, 'branches'>, { outcome, misconception }: Tried) {
  const other = branches.find(({ on }) => on === 'other');
  if (outcome === 'right') return branches.find(({ on }) => on === 'right');
  if (outcome !== 'wrong') return undefined;
  return branches.find(({ on, idea }) => on === 'idea' && idea === misconception) ?? other;
}
