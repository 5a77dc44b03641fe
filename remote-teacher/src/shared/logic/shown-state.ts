import { isChecked, isToGrade, type WorkState } from '@lemma/school/work';

type Shown = Parameters<typeof isToGrade>[0] & Parameters<typeof isChecked>[0] & { readonly state: WorkState };

/** The state of work as the child and the parents read it too; what waits for the teacher is called so here. */
export const shownState = (work: Shown): WorkState | 'toGrade' | 'checked' =>
  isToGrade(work) ? 'toGrade' : isChecked(work) ? 'checked' : work.state;
