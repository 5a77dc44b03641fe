import type { QueryKey } from '@lemma/contract';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** The options of a command: those of a TanStack Query mutation, and the queries that it makes out of date. */
export type CommandOptions<Data, Input, Before = unknown> = Omit<
  UseMutationOptions<Data, Error, Input, Before>,
  'mutationFn'
> & {
  /**
   * Queries that are out of date after the command. The command is pending until those on the screen are refreshed; the
   * others are forgotten, so that no later screen begins with what is no longer so.
   */
  readonly refreshes?: Refreshes | ((input: Input) => Refreshes);
};
/** Queries that a command makes out of date. */
export type Refreshes = readonly { readonly queryKey: QueryKey }[];

const names = new WeakMap<object, string>();
const nameOf = (thing: object): string => {
  const name = names.get(thing) ?? crypto.randomUUID();
  names.set(thing, name);
  return name;
};
const isPlain = (thing: object): boolean => Array.isArray(thing) || Object.getPrototypeOf(thing) === Object.prototype;

/**
 * A text that is equal for equal inputs. Objects that are not plain, such as a file or a map, are only equal to
 * themselves.
 */
const wordsOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !isPlain(value) ? nameOf(value) : value,
  ) ?? '';

/**
 * An action of a screen on a person's behalf, by one call of the server or several. If the same action is requested
 * while it is running, it runs only once and shows its message only once. For a single call use `useCall`.
 */
export function useCommand<Data, Input = void, Before = unknown>(
  run: (input: Input) => Promise<Data>,
  { refreshes = [], onSuccess, ...options }: CommandOptions<Data, Input, Before> = {},
) {
  const client = useQueryClient();
  const command = useMutation({
    ...options,
    mutationFn: (input: Input) => run(input),
    onSuccess: async (...done) => {
      const stale = typeof refreshes === 'function' ? refreshes(done[1]) : refreshes;
      for (const { queryKey } of stale) client.removeQueries({ queryKey, type: 'inactive' });
      await onSuccess?.(...done);
      await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
  const { mutateAsync: begin } = command;
  // A screen is only rendered after the first click, and the second click of a double click is faster. Only the latest
  // request is compared: switching on, off and on again are three actions.
  const latest = useRef<{ readonly words: string; readonly done: Promise<Data> }>(undefined);
  const mutateAsync: typeof begin = useCallback(
    (...asked) => {
      const words = wordsOf(asked[0]);
      if (latest.current?.words === words) return latest.current.done;
      const done = begin(...asked).finally(() => {
        if (latest.current?.done === done) latest.current = undefined;
      });
      latest.current = { words, done };
      return done;
    },
    [begin],
  );
  const mutate: typeof command.mutate = useCallback(
    (...asked) => void mutateAsync(...asked).catch(() => undefined),
    [mutateAsync],
  );
  return { ...command, mutate, mutateAsync };
}
