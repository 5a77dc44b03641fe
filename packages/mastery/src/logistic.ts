/** The share of an odds ratio that is given as its logarithm, and back. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const logitOf = (share: number): number => Math.log(share / (1 - share));
