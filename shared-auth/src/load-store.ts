/** Loads Firestore (131 kB compressed) when first used, and once. */
export const loadStore = () => import('./store.ts');

/** Has Firestore and the auth service come ahead, for somebody who is about to sign in. What fails is tried anew when it is used. */
export const prepareData = (): void => {
  for (const coming of [loadStore(), import('./service.ts'), import('./kept.ts')]) coming.catch(() => undefined);
};
