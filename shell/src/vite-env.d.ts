/// <reference types="vite/client" />

declare module 'virtual:lemma-shared' {
  /** What the shell lends to the remotes, by package; undefined while developing. Made by packages/federation. */
  export const shared:
    | Record<
        string,
        {
          readonly version: string;
          readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
          readonly lib: () => unknown;
        }
      >
    | undefined;
}

declare module 'virtual:lemma-built-in-areas' {
  /** Each area's entry, built in: of the benchmark's one application alone. Made by packages/federation. */
  export const areas: Record<
    import('@lemma/contract').Area,
    () => Promise<{ readonly remote: import('@lemma/contract').RemoteModule }>
  >;
}
