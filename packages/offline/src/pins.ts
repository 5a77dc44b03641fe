import type { Pin, records } from './stored-set.ts';

type Noted = { readonly to: Promise<Pin | undefined>; readonly written: Promise<void> };

/**
 * Which shell each page runs. Opening a page does not wait for its pin to be written; later requests of the page do.
 */
export function pinsOf({ write, readPin }: Pick<ReturnType<typeof records>, 'write' | 'readPin'>) {
  const noted = new Map<string, Noted>();
  return {
    pin: (client: string, to: Promise<Pin>): void => {
      const note = async () => write(`pin/${client}`, await to);
      noted.set(client, { to: to.catch(() => undefined), written: note().catch(() => undefined) });
    },
    pinOf: async (client: string): Promise<Pin | undefined> => (await noted.get(client)?.to) ?? readPin(client),
    isPinned: (client: string): boolean => noted.has(client),
    /** Resolves once it is stored where a page came from; a worker that ended sooner would not know. */
    pinned: async (client: string): Promise<void> => noted.get(client)?.written,
  };
}
