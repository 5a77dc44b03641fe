import { queryKeys } from '@lemma/contract';
import { defaultSettings } from '@lemma/school/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageMenu } from './language-menu.tsx';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('@lemma/shared-auth', () => ({
  call: async (...given: unknown[]) => {
    asked.push(given);
    return {};
  },
  documentQuery: (queryKey: readonly unknown[]) => ({ queryKey, queryFn: async () => null }),
}));
afterEach(cleanup);

it('sends the language alone, and not the other settings as this page has read them', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryKey = queryKeys.ownSettings('maya');
  client.setQueryData(queryKey, { ...defaultSettings, theme: 'dark' });
  render(
    <QueryClientProvider client={client}>
      <LanguageMenu uid="maya" />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Language' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Español' }));
  expect(asked).toEqual([['changeSettings', { language: 'es' }]]);
  expect(client.getQueryData(queryKey)).toEqual({ ...defaultSettings, theme: 'dark', language: 'es' });
});
