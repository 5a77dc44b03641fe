/** Loads Firestore (131 kB compressed) when first used, and once. */
export const loadStore = () => import('./store.ts');

/** Has Firestore come ahead, for somebody who is about to sign in. What fails is tried anew when it is used. */
export const prepareData = (): void => {
  loadStore().catch(() => undefined);
};
