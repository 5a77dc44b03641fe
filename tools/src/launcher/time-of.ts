/** A moment as a person at this machine reads it. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
