import { database } from '../src/platform/database.ts';

/**
 * Has something done before each request that the client of the database sends: to count them, to let something happen
 * first, or to have them fail. It is given what the client gives its own function of that name. @returns what lets them
 * through as before.
 */
export function beforeRequests(
  name: 'request' | 'requestStream',
  first: (given: readonly unknown[]) => unknown,
): () => void {
  const client = database();
  const send: unknown = Reflect.get(client, name);
  if (typeof send !== 'function') throw new Error('The client sends its requests in another way.');
  Object.assign(client, {
    [name]: async (...given: unknown[]): Promise<unknown> => {
      await first(given);
      return Reflect.apply(send, client, given);
    },
  });
  return () => void Object.assign(client, { [name]: send });
}
