import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the screen says itself what went wrong. */
    mutationMeta: { readonly silent?: boolean };
  }
}
