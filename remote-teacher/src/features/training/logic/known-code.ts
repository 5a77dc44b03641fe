/** The code if this version has a text for it, since a newer backend may send others. */
export const knownCode = <C extends string>(codes: readonly C[], code: string): C | undefined =>
  codes.find((one) => one === code);
