import type { RosterStudent } from '@lemma/school/class';
import { mayUse } from '@lemma/school/privacy';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** A text as a pattern that only it fits. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text contains a name as a whole word. */
export const names = (text: string, name: string): boolean =>
  name.trim() !== '' &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain(name.trim()))}(?![\\p{L}\\p{N}])`, 'u').test(plain(text));

/** The words of a name that may stand for the whole: not an initial. */
const wordsOf = (fullName: string): string[] => fullName.split(/[\s.]+/).filter((word) => word.length > 1);

/** Whether a text may be sent to a model: not if it names a student whose consent to that is missing. */
export const mayTell = (text: string, students: readonly RosterStudent[]): boolean =>
  students.every(
    ({ consent, fullName }) =>
      mayUse(consent, 'model') || (!names(text, fullName) && !wordsOf(fullName).some((word) => names(text, word))),
  );
