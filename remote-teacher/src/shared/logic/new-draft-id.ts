const unsaved = new Set<string>();

/** An id for a new assignment, made before its first save, so that saving twice creates one. */
export function newDraftId(): string {
  const id = crypto.randomUUID();
  unsaved.add(id);
  return id;
}

/** Whether this page made the id and has saved nothing under it: there is nothing to read, and asking would be refused. */
export const isNewDraft = (id: string): boolean => unsaved.has(id);

export const noteDraftSaved = (id: string): void => {
  unsaved.delete(id);
};
