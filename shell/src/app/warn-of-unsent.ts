import type { QueryClient } from '@tanstack/react-query';

/** Whether a change waits for the network and would be lost with the page. */
export const hasUnsent = (client: QueryClient): boolean =>
  client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }).length > 0;

/** Asks before a page is closed that still holds changes made without a network. @returns stops it. */
export function warnOfUnsent(client: QueryClient, page: Window = window): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsent(client)) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
