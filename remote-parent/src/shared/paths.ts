import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('parent');

/** Every route of the parent's area: its pattern, what it promises, and its links (specification, section 2). */
export const paths = {
  children: at(''),
  submissions: at('submissions', 'child', 'assignment'),
  settings: at('settings'),
};
