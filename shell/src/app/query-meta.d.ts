import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the screen itself shows what went wrong. */
    mutationMeta: { readonly silent?: boolean };
  }
}
