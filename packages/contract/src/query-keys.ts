declare const made: unique symbol;

/** What only `queryKeys` gives a key. An interface, because declarations of queries in other packages name it. */
export interface MadeKey {
  readonly [made]: true;
}

/** A key of the query cache. Only `queryKeys` creates one: a literal array does not compile as a key. */
export type QueryKey = readonly unknown[] & MadeKey;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKey;
  }
}

const key = (...parts: readonly unknown[]) => parts as QueryKey;

/**
 * All query keys. They depend on what is asked and not on which screen asks, so that screens share requests and cached
 * data. Each contains the uid of the person, so that nobody sees cached data of somebody else.
 */
export const queryKeys = {
  /**
   * The person's own settings. The shell and the areas are built separately and share this key, so it must not change.
   */
  ownSettings: (uid: string) => key('settings', uid, 'own'),
  /** One document. */
  document: (uid: string, from: string, id: string) => key('document', uid, from, id),
  /**
   * Documents of a collection, by the values that select them; with fewer values, every selection that begins with
   * these.
   */
  documents: (uid: string, from: string, ...by: readonly string[]) => key('documents', uid, from, ...by),
  /** The answer of a callable function to an input. */
  call: (uid: string, name: string, input: Readonly<Record<string, unknown>>) => key('call', uid, name, input),
  /** Something that this device computed, under a name of its own. */
  made: (uid: string, name: string, ...of: readonly unknown[]) => key('made', uid, name, ...of),
};
