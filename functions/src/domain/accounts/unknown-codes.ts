/** Unknown class codes from one address: sixty at once, then thirty a minute. There are 148 million possible codes. */
export const UNKNOWN_CODES = { capacity: 60, refillMs: 2_000 };
