/** Loads Firestore (131 kB compressed) when first used, and once. */
export const loadStore = () => import('./store.ts');
