/** Codes of one strength, as the calculation gives them. */
export const strengthCodes = [
  'exposed-contradiction',
  'sharp-questions',
  'asked-why',
  'open-questions',
  'listened',
  'tried-new-numbers',
  'stayed',
] as const;
/** Codes of one next move. */
export const nextCodes = [
  'ask-something',
  'do-not-repeat',
  'wait-with-telling',
  'choose-separating',
  'ask-why',
  'ask-open',
  'talk-less',
  'predict',
  'contrast',
] as const;

/** The code where this version has words for it: a newer backend may know more. */
export const knownCode = <C extends string>(codes: readonly C[], code: string): C | undefined =>
  codes.find((one) => one === code);
