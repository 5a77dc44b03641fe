// @vitest-environment happy-dom
import { AppError, codeOf, queryKeys } from '@lemma/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryView } from '../query-view.tsx';
import { allOf } from './all-of.ts';

/** Answers one query when the test says so. */
function source<T>() {
  const answers: PromiseWithResolvers<T>[] = [];
  const ask = vi.fn(() => {
    const next = Promise.withResolvers<T>();
    answers.push(next);
    return next.promise;
  });
  return {
    ask,
    give: (value: T) => act(async () => answers.at(-1)?.resolve(value)),
    fail: (code: ConstructorParameters<typeof AppError>[0]) =>
      act(async () => answers.at(-1)?.reject(new AppError(code, 'test'))),
  };
}

type Named = { readonly name: string };

const keys = { roster: queryKeys.made('ana', 'roster'), results: queryKeys.made('ana', 'results') };
type Which = keyof typeof keys;
type PageProps = {
  readonly ask: { readonly roster: () => Promise<Named | null>; readonly results: () => Promise<readonly number[]> };
};

function Page({ ask }: PageProps) {
  const roster = useQuery({ queryKey: keys.roster, queryFn: ask.roster });
  const results = useQuery({ queryKey: keys.results, queryFn: ask.results });
  return (
    <QueryView query={allOf({ roster, results })} loading={<p>waiting</p>}>
      {(known) => <p>{`${known.roster?.name ?? 'nobody'}: ${known.results.length}`}</p>}
    </QueryView>
  );
}

function open() {
  const roster = source<Named | null>();
  const results = source<readonly number[]>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <Page ask={{ roster: roster.ask, results: results.ask }} />
    </QueryClientProvider>,
  );
  const askAgain = (which: Which) => act(() => void client.refetchQueries({ queryKey: keys[which] }));
  const faultOf = (which: Which) => codeOf(client.getQueryState(keys[which])?.error);
  return { roster, results, askAgain, faultOf };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks all at once and waits for the last', async () => {
  const { roster, results } = open();
  expect([roster.ask.mock.calls.length, results.ask.mock.calls.length]).toEqual([1, 1]);
  await results.give([1, 2]);
  screen.getByText('waiting');
  await roster.give({ name: 'Ana' });
  await screen.findByText('Ana: 2');
});

it('takes "there is none" as an answer', async () => {
  const { roster, results } = open();
  await roster.give(null);
  await results.give([]);
  await screen.findByText('nobody: 0');
});

it('says what failed without waiting for the others, and asks again only that', async () => {
  const { roster, results } = open();
  await results.fail('server/unavailable');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(results.ask).toHaveBeenCalledTimes(2));
  await results.give([1]);
  screen.getByText('waiting');
  await roster.give({ name: 'Ana' });
  await screen.findByText('Ana: 1');
  expect(roster.ask).toHaveBeenCalledTimes(1);
});

it('says that one of them is not for this person', async () => {
  const { roster, results } = open();
  await roster.give({ name: 'Ana' });
  await results.fail('auth/forbidden');
  await screen.findByText('This page is not open to you');
});

it('keeps data that cannot be refreshed, and only says that the network is gone', async () => {
  const { roster, results, askAgain, faultOf } = open();
  await roster.give({ name: 'Ana' });
  await results.give([1]);
  await screen.findByText('Ana: 1');
  askAgain('roster');
  await roster.fail('server/unavailable');
  expect([faultOf('roster'), screen.queryByText('You are offline')]).toEqual(['server/unavailable', null]);
  askAgain('results');
  await results.fail('network/offline');
  await screen.findByText('You are offline');
  screen.getByText('Ana: 1');
});

it('is typed by what its queries hold', () => {
  const loaded = { data: 1, error: null, isFetching: false, refetch: async () => undefined };
  const all = allOf({ one: loaded });
  // @ts-expect-error nobody asked for it
  all.data?.two;
  // @ts-expect-error it is a number
  all.data?.one.name;
  expect(all.data).toEqual({ one: 1 });
});
