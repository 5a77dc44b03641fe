/**
 * Loads what menus, dialogs and tabs are made of. An area is built with another module in the place of this one, which
 * borrows it from the shell (packages/federation, `borrowed.ts`).
 */
export const loadRadix = () => import('@lemma/ui/radix');
