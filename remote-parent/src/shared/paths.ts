import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('parent');

/** Every route of the parent's area: what it answers, promises and is linked to by (specification, section 2). */
export const paths = {
  children: at(''),
  submissions: at('submissions', 'child', 'assignment'),
  settings: at('settings'),
};
