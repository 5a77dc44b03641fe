// @vitest-environment happy-dom
import { queryKeys } from '@lemma/contract';
import type { CallInput } from '@lemma/school/calls';
import { changedSettings, defaultSettings, type Settings, settingsChangeSchema } from '@lemma/school/settings';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSaveSettings } from './use-save-settings.ts';

const server = vi.hoisted(() => ({ settings: {} as object, call: async (_name: string, _input: unknown) => ({}) }));
vi.mock('@lemma/shared-auth', () => ({
  call: (name: string, input: unknown) => server.call(name, input),
  documentQuery: (queryKey: readonly unknown[]) => ({ queryKey, queryFn: async () => server.settings }),
}));
vi.mock('../access/use-access-profile.ts', () => ({ useAccessProfile: () => undefined }));
afterEach(cleanup);

/** What the server does with the one call that saves a choice. */
function serves(before: Settings): () => Settings {
  let settings = before;
  server.call = async (name, input) => {
    expect(name).toBe('changeSettings');
    settings = changedSettings(settings, settingsChangeSchema.parse(input));
    return {};
  };
  return () => settings;
}

type Change = CallInput<'changeSettings'>;
function Page({ choices }: { readonly choices: Readonly<Record<string, Change>> }) {
  const { data } = useQuery<Settings>({ queryKey: queryKeys.ownSettings('maya'), queryFn: skipToken });
  const { choose } = useSaveSettings('maya', data ?? defaultSettings);
  return Object.entries(choices).map(([name, change]) => (
    <button key={name} type="button" onClick={() => choose(change)}>
      {name}
    </button>
  ));
}

/** A device that has read these settings, and reads them no more. */
function device(read: Settings, choices: Readonly<Record<string, Change>>): HTMLElement {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKeys.ownSettings('maya'), read);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page choices={choices} />
    </QueryClientProvider>,
  );
  return container;
}

it('leaves what another device has changed since this one has read the settings', async () => {
  const read: Settings = { ...defaultSettings, textSize: 'large' };
  const now = serves(read);
  const desk = device(read, { dark: { theme: 'dark' }, grading: { model: { grading: true } } });
  const phone = device(read, { larger: { textSize: 'largest' }, letters: { notices: { mail: ['grade'] } } });
  for (const name of ['dark', 'grading']) fireEvent.click(within(desk).getByText(name));
  for (const name of ['larger', 'letters']) fireEvent.click(within(phone).getByText(name));
  await expect.poll(now).toEqual({
    ...{ ...read, theme: 'dark', textSize: 'largest' },
    model: { ...read.model, grading: true },
    notices: { ...read.notices, mail: ['grade'] },
  });
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

it('takes a choice away that may be left out', async () => {
  const read: Settings = { ...defaultSettings, mastery: { rule: 'streak', streak: 4, most: 15 } };
  const now = serves(read);
  fireEvent.click(within(device(read, { one: { mastery: null } })).getByText('one'));
  await expect.poll(now).toEqual(defaultSettings);
});
