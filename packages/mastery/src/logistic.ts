/** Converts log-odds to a probability, and back. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const logitOf = (share: number): number => Math.log(share / (1 - share));
