import type { QueryKey } from '@lemma/contract';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** What may be said of a command: all that TanStack Query knows of a mutation, and what it makes out of date. */
export type CommandOptions<Data, Input, Before = unknown> = Omit<
  UseMutationOptions<Data, Error, Input, Before>,
  'mutationFn'
> & {
  /** Queries that are out of date once it is done. It stays pending until they are fresh. */
  readonly refreshes?: readonly { readonly queryKey: QueryKey }[];
};

const names = new WeakMap<object, string>();
const nameOf = (thing: object): string => {
  const name = names.get(thing) ?? crypto.randomUUID();
  names.set(thing, name);
  return name;
};
const isPlain = (thing: object): boolean => Array.isArray(thing) || Object.getPrototypeOf(thing) === Object.prototype;

/** The same for inputs that say the same. What is not plain, a file or a map, is the same as itself alone. */
const wordsOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !isPlain(value) ? nameOf(value) : value,
  ) ?? '';

/**
 * What a person has done for them by a screen, in one call of the server or several. Asked for the same again while it is
 * under way, it is done once, and what is said of it is said once; what one call does is `useCall`.
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
      await onSuccess?.(...done);
      await Promise.all(refreshes.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
  const { mutateAsync: begin } = command;
  // A screen knows that it has asked only once it is drawn again, and the second click of a double click is faster. Only the
  // latest counts: on, off and on again are three.
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
