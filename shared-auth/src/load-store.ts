/** Loads Firestore (131 kB compressed) once, at the first use. */
export const loadStore = () => import('./store.ts');
