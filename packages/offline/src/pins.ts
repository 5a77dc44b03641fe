import type { Pin, records } from './stored-set.ts';

type Noted = { readonly to: Promise<Pin | undefined>; readonly written: Promise<void> };

/** Which shell each page runs. A page that is being opened is not held back for it: what is asked for later waits instead. */
export function pinsOf({ write, readPin }: Pick<ReturnType<typeof records>, 'write' | 'readPin'>) {
  const noted = new Map<string, Noted>();
  return {
    pin: (client: string, to: Promise<Pin>): void => {
      const note = async () => write(`pin/${client}`, await to);
      noted.set(client, { to: to.catch(() => undefined), written: note().catch(() => undefined) });
    },
    pinOf: async (client: string): Promise<Pin | undefined> => (await noted.get(client)?.to) ?? readPin(client),
    isPinned: (client: string): boolean => noted.has(client),
    /** Resolves when it is written down where a page came from: a worker that ends sooner would not know. */
    pinned: async (client: string): Promise<void> => noted.get(client)?.written,
  };
}
