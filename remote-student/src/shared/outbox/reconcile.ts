import type { LocalDraft } from '@lemma/offline/journal';

/** What stands in an answer field: one text, or two that a person has to choose from. */
export type Reconciled =
  | { readonly kind: 'one'; readonly draft: LocalDraft }
  | { readonly kind: 'two'; readonly here: string; readonly there: string };

/**
 * Brings together what this device has and what the server has from another one. The other device's draft replaces what was not
 * touched here; where both were changed, both are shown and nothing is overwritten.
 */
export function reconcile(local: LocalDraft | undefined, server: string): Reconciled {
  const untouched = local === undefined || local.text === local.base;
  // An emptied field has nothing to lose, unless it was this very text that was emptied.
  if (untouched || (local.text === '' && server !== local.base))
    return { kind: 'one', draft: { text: server, base: server } };
  const settled = server === '' || server === local.base || server === local.text;
  if (settled) return { kind: 'one', draft: { text: local.text, base: server === '' ? '' : server } };
  return { kind: 'two', here: local.text, there: server };
}
