import type { RosterStudent } from '@lemma/school/class';
import { mayUse } from '@lemma/school/privacy';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a name occurs in a text as a whole word. */
export const names = (text: string, name: string): boolean =>
  name.trim() !== '' &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain(name.trim()))}(?![\\p{L}\\p{N}])`, 'u').test(plain(text));

/** Whether a text may go to a model: not when it names a child without a consent to that. */
export const mayTell = (text: string, students: readonly RosterStudent[]): boolean =>
  students.every(
    ({ consent, fullName }) =>
      mayUse(consent, 'model') || (!names(text, fullName) && !names(text, fullName.split(/\s+/)[0] ?? '')),
  );
