import type { ListedArea, Words } from '@lemma/contract';
import { useLocale } from '@lemma/ui';
import { useText } from '../text/texts.ts';

/** What the known area of each role is called from others of that role. */
const ownNames = { teacher: 'areaTeacher', parent: 'areaParent', student: 'areaStudent' } as const;

/** The words that an area brings, in the page's language. */
export function useWords(): (words: Words) => string {
  const locale = useLocale();
  return (words) => words[locale] ?? words.en;
}

/** What people call an area. */
export function useAreaName(): (listed: ListedArea) => string {
  const t = useText('nav');
  const say = useWords();
  return ({ role, added }) => (added === undefined ? t(ownNames[role]) : say(added.name));
}
