import { useSearchParams } from '@lemma/router';
import { useState } from 'react';
import { useShowAfter } from '../commands.ts';
import { isSameSet, linesOf, newer } from '../logic/suggestions.ts';
import { useHelp, useSuggestions } from '../queries.ts';
import type { GradingProps, Seen, useGrading } from './use-grading.ts';

type Before = { readonly studentId: string; readonly suggested: readonly string[]; readonly isSame: boolean };

/**
 * The suggestion for the current answer: whether there is one, whether it may be shown, and what is reported about it
 * when a grade is saved.
 */
export function useHelpHere(
  { shared, itemId, rubric }: GradingProps,
  { order, index, entry, chosen, isGiven, isTouched, agreement, choose }: ReturnType<typeof useGrading>,
) {
  const { uid, assignment } = shared;
  const { isOn, settings } = useHelp(uid);
  const [search, setSearch] = useSearchParams();
  const isHidden = search.get('suggestions') === 'hidden';
  const enabled = isOn && !isHidden;
  const asked = useSuggestions({ uid, assignment, itemId, rubric, order, index, enabled });
  const [before, setBefore] = useState<Before | undefined>();
  const showAfter = useShowAfter(uid);
  const isAfter = settings.suggestions === 'after';
  const isOpen = enabled && (!isAfter || isGiven);
  const suggested = enabled ? linesOf(asked.data) : undefined;

  const hide = (hidden: boolean) => {
    const next = new URLSearchParams(search);
    if (hidden) next.set('suggestions', 'hidden');
    else next.delete('suggestions');
    setSearch(next, { replace: true });
  };
  /** What is reported about the suggestion with the grade that is being saved. */
  const seenNow = (): Seen => {
    const isThere = enabled && entry !== undefined && suggested !== undefined && asked.data?.model.kind === 'suggested';
    if (!isThere) {
      setBefore(undefined);
      return undefined;
    }
    const { studentId } = entry;
    setBefore(isOpen ? undefined : { studentId, suggested, isSame: isSameSet(suggested, chosen) });
    return { studentId, when: isOpen ? 'before' : 'after' };
  };
  return {
    ...asked,
    isOn,
    isHidden,
    isOpen,
    isAfter,
    isSame: isTouched && suggested !== undefined && isSameSet(suggested, chosen),
    agreement: newer(asked.data?.agreement, agreement),
    before: isAfter && enabled && before?.studentId === order[index - 1]?.studentId ? before : undefined,
    canTake: isOpen && suggested !== undefined,
    take: () => isOpen && suggested !== undefined && choose(suggested),
    hide: () => isOn && hide(!isHidden),
    showAfter,
    seenNow,
  };
}
export type HelpHere = ReturnType<typeof useHelpHere>;
