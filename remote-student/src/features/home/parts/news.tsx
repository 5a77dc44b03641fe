import type { Desk } from '@lemma/school/desk';
import { useMathWords } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { useEffect, useState } from 'react';
import { NewlyPossible } from '#shared/parts/newly-possible.tsx';

/** What became possible since the student last looked: told once, and never taken back. */
export function News({ desk }: { readonly desk: Desk }) {
  const { skill: wordOf } = useMathWords();
  const seen = desk.gainedSeen ?? 0;
  // While this page is open its news stay, also when the note that they were seen comes back.
  const [opened, setOpened] = useState({ seen, noted: seen });
  const from = seen === opened.noted ? opened.seen : seen;
  const news = (desk.family?.gained ?? []).filter(({ at }) => at > from);
  const newest = Math.max(0, ...news.map(({ at }) => at));
  useEffect(() => {
    if (newest <= seen) return;
    setOpened((before) => ({ ...before, noted: newest }));
    // If this fails, the next visit tells it again.
    call('noteGained', { until: newest }).catch(() => undefined);
  }, [newest, seen]);
  return <NewlyPossible names={news.map(({ skill, name }) => wordOf(skill, name).text)} />;
}
