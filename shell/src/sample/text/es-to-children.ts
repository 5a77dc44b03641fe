import type { Some } from '@lemma/ui';
import type { en } from './en.ts';

/** What is said in other words where a student's pages are shown. */
export const esToChildren = {
  sample: { failedBody: 'Revisa la conexión e inténtalo de nuevo.' },
} satisfies Some<typeof en>;
