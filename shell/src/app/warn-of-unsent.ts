import type { QueryClient } from '@tanstack/react-query';

/** Whether a change is waiting for the network and would be lost if the page closed. */
export const hasUnsent = (client: QueryClient): boolean =>
  client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }).length > 0;

/** Asks before a page is closed that has unsent changes. @returns the function that stops it. */
export function warnOfUnsent(client: QueryClient, page: Window = window): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsent(client)) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
