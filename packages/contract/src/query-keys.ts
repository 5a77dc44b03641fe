declare const made: unique symbol;

/** A key of the query cache. Only `queryKeys` makes one: a list written where it is used does not compile as a key. */
export type QueryKey = readonly unknown[] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKey;
  }
}

const key = (...parts: readonly unknown[]) => parts as QueryKey;

/**
 * Every key there is, by what is asked and not by who asks: what two screens ask is asked once and kept once. The uid of
 * who asks stands in each, so that nobody sees what was kept for another person.
 */
export const queryKeys = {
  /** The person's own settings. Shell and areas are built apart and follow them under this one key: it can't change. */
  ownSettings: (uid: string) => key('settings', uid, 'own'),
  /** One document. */
  document: (uid: string, from: string, id: string) => key('document', uid, from, id),
  /** Documents of a collection, by what they were chosen by; with less of it, every choice that begins so. */
  documents: (uid: string, from: string, ...by: readonly string[]) => key('documents', uid, from, ...by),
  /** What a call of the server answers to an input. */
  call: (uid: string, name: string, input: Readonly<Record<string, unknown>>) => key('call', uid, name, input),
  /** What this device has made of something, under a name of its own. */
  made: (uid: string, name: string, ...of: readonly unknown[]) => key('made', uid, name, ...of),
};
