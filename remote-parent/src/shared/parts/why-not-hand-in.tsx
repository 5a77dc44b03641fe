import { closedSince, type DeskEntry } from '@lemma/school/desk';
import { formatDate } from '@lemma/ui';
import type { NoHandIn } from '../logic/can-hand-in.ts';
import { useText } from '../text/texts.ts';

type WhyNotHandInProps = { readonly entry: DeskEntry; readonly why: NoHandIn; readonly name: string };

/** Why a parent cannot turn this in, and whom to ask. */
export function WhyNotHandIn({ entry, why, name }: WhyNotHandInProps) {
  const t = useText('children');
  return t(`noHandIn.${why}`, { name, date: formatDate(closedSince(entry) ?? 0) });
}
