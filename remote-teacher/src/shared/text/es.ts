import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';
import { classEs } from './es-classes.ts';
import { commentEs } from './es-comments.ts';
import { consentEs } from './es-consent.ts';
import { contestEs } from './es-contests.ts';
import { erasureEs } from './es-erasure.ts';
import { insightEs } from './es-insight.ts';
import { invitationEs } from './es-invitation.ts';
import { judgementEs } from './es-judgements.ts';
import { overviewEs } from './es-overview.ts';

/** For teachers in the US who read Spanish: usted, and the words that schools there use (docs/glossary-es.md). */
export const es = {
  ...classEs,
  ...commentEs,
  ...consentEs,
  ...contestEs,
  ...erasureEs,
  ...insightEs,
  ...overviewEs,
  ...invitationEs,
  ...judgementEs,
} as const satisfies Translation<typeof en>;
