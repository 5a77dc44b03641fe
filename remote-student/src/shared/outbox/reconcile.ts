import type { LocalDraft } from '@lemma/offline/journal';

/** The content of an answer field: one text, or two from which a person must choose. */
export type Reconciled =
  | { readonly kind: 'one'; readonly draft: LocalDraft }
  | { readonly kind: 'two'; readonly here: string; readonly there: string };

/**
 * Merges this device's text with the server's text from another device. The other device's draft replaces a text that
 * was not changed here; if both were changed, both are shown and nothing is overwritten.
 */
export function reconcile(local: LocalDraft | undefined, server: string): Reconciled {
  const untouched = local === undefined || local.text === local.base;
  // An emptied field has nothing to lose, unless exactly this text was deleted.
  if (untouched || (local.text === '' && server !== local.base))
    return { kind: 'one', draft: { text: server, base: server } };
  const settled = server === '' || server === local.base || server === local.text;
  if (settled) return { kind: 'one', draft: { text: local.text, base: server === '' ? '' : server } };
  return { kind: 'two', here: local.text, there: server };
}
