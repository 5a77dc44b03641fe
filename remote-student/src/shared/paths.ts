import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('student');

/** Every route of the student's area: its pattern, what it promises, and its links (specification, section 2). */
export const paths = {
  /** `practice` is the number of the question in today's practice, from 1; `placement` opens the placement. */
  home: at('', 'practice', 'placement'),
  /** `work` opens an assignment at its question `item`, counted from 1. */
  assignments: at('assignments', 'work', 'item'),
  progress: at('progress'),
  upload: at('upload'),
  settings: at('settings'),
};
