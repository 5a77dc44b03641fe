import type { WorkWord } from '@lemma/school/desk';
import { createTexts } from '@lemma/ui';

/** A separate catalog: the lists of students and of parents both need these words, but none of the settings' texts. */
const en = {
  work: {
    done: '{count, number} of {total, number} done',
    words: {
      'not-started': 'not started',
      'in-progress': 'started',
      submitted: 'turned in',
      checked: 'turned in, checked by the program',
      late: 'turned in late',
      graded: 'graded',
      returned: 'returned',
      resubmit: 'try again',
      excused: 'excused',
      missing: 'missing',
    },
  },
} as const satisfies { work: { done: string; words: Record<WorkWord, string> } };

export const { useText } = createTexts({
  en,
  es: async () => (await import('./work-es.ts')).workEs,
  ar: async () => (await import('./work-ar.ts')).workAr,
});
