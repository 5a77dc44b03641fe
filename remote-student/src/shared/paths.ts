import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('student');

/** Every route of the student's area: what it answers, promises and is linked to by (specification, section 2). */
export const paths = {
  /** `practice` is the question of today's practice, counted from 1. */
  home: at('', 'practice'),
  /** `work` opens an assignment, at its question `item`, counted from 1. */
  assignments: at('assignments', 'work', 'item'),
  progress: at('progress'),
  upload: at('upload'),
  settings: at('settings'),
};
