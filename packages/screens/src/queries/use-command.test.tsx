// @vitest-environment happy-dom
import { queryKeys } from '@lemma/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CommandOptions, useCommand } from './use-command.ts';

function open<Input>(options: CommandOptions<string, Input> = {}) {
  const answers: PromiseWithResolvers<string>[] = [];
  const run = vi.fn((_: Input) => {
    const next = Promise.withResolvers<string>();
    answers.push(next);
    return next.promise;
  });
  const said = vi.fn();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCommand<string, Input>(run, { onSuccess: said, ...options }), { wrapper });
  return {
    client,
    run,
    said,
    wrapper,
    command: () => result.current,
    answer: async (at: number) => act(async () => answers[at]?.resolve('done')),
    fail: async (at: number) => act(async () => answers[at]?.reject(new Error('no'))),
  };
}

afterEach(cleanup);

it('does once, and says once, what a double click asks for', async () => {
  const { run, said, command, answer } = open<{ students: string[] }>();
  const done = vi.fn();
  act(() => {
    command().mutate({ students: ['ana'] }, { onSuccess: done });
    command().mutate({ students: ['ana'] }, { onSuccess: done });
  });
  const [one, other] = [command().mutateAsync({ students: ['ana'] }), command().mutateAsync({ students: ['ana'] })];
  await waitFor(() => expect(command().isPending).toBe(true));
  await answer(0);
  expect(await Promise.all([one, other])).toEqual(['done', 'done']);
  expect([run, said, done].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('does it again once it is done, and once it failed', async () => {
  const { run, said, command, answer, fail } = open<string>();
  act(() => command().mutate('a'));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await fail(0);
  await waitFor(() => expect(command().isError).toBe(true));
  act(() => command().mutate('a'));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await answer(1);
  await waitFor(() => expect(command().isSuccess).toBe(true));
  act(() => command().mutate('a'));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(3));
  expect(said).toHaveBeenCalledTimes(1);
});

it('runs all three of on, off and on again', async () => {
  const { run, command } = open<boolean>();
  act(() => {
    for (const on of [true, false, true]) command().mutate(on);
  });
  await waitFor(() => expect(run.mock.calls).toEqual([[true], [false], [true]]));
});

it('distinguishes two files with the same name from one file given twice', async () => {
  const { run, command } = open<{ file: File }>();
  const [one, other] = [new File(['1'], 'page.png'), new File(['2'], 'page.png')];
  act(() => {
    for (const file of [one, one, other]) command().mutate({ file });
  });
  await waitFor(() => expect(run.mock.calls).toEqual([[{ file: one }], [{ file: other }]]));
});

it('is pending until the queries that it made out of date are fresh', async () => {
  const queryKey = queryKeys.made('ana', 'list');
  const { client, command, answer, run, wrapper } = open<void>({ refreshes: [{ queryKey }] });
  const answers: PromiseWithResolvers<number>[] = [];
  const queryFn = () => {
    const next = Promise.withResolvers<number>();
    answers.push(next);
    return next.promise;
  };
  client.setQueryData(queryKey, 1);
  renderHook(() => useQuery({ queryKey, queryFn, networkMode: 'always', staleTime: 60_000 }), { wrapper });
  act(() => command().mutate());
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await answer(0);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(command().isPending).toBe(true);
  await act(async () => answers[0]?.resolve(2));
  await waitFor(() => expect(command().isSuccess).toBe(true));
  expect(client.getQueryData(queryKey)).toBe(2);
});

it('forgets what it made out of date and nobody looks at, so that no later screen begins with it', async () => {
  const queryKey = queryKeys.made('me', 'board');
  const { client, command, answer } = open<string>({
    refreshes: (input) => [{ queryKey: input === 'a' ? queryKey : queryKeys.made('me', 'other') }],
  });
  client.setQueryData(queryKey, 'before');
  client.setQueryData(queryKeys.made('me', 'other'), 'stays');
  act(() => command().mutate('a'));
  await waitFor(() => expect(command().isPending).toBe(true));
  await answer(0);
  await waitFor(() => expect(command().isSuccess).toBe(true));
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(client.getQueryData(queryKeys.made('me', 'other'))).toBe('stays');
});
