type Change = { readonly uid: string; readonly fullName: string };

const listeners = new Set<(change: Change) => void>();

/**
 * Calls the listener when this page changes the person's profile, which is read once and not followed. Returns the
 * function that stops it.
 */
export function onProfileChange(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const tellProfileChange = (change: Change): void => {
  for (const listener of listeners) listener(change);
};
