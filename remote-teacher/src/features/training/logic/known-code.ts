/** The code where this version has words for it: a newer backend may know more. */
export const knownCode = <C extends string>(codes: readonly C[], code: string): C | undefined =>
  codes.find((one) => one === code);
