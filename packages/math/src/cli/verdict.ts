/** What `check` answers for one line. */
export type LineVerdict = { readonly verdict: 'right' | 'wrong' | 'unknown' | 'invalid'; readonly reason?: string };

export const right: LineVerdict = { verdict: 'right' };
export const wrong = (reason: string): LineVerdict => ({ verdict: 'wrong', reason });
export const unknown = (reason: string): LineVerdict => ({ verdict: 'unknown', reason });
export const invalid = (reason: string): LineVerdict => ({ verdict: 'invalid', reason });
export const passes = (passed: boolean, reason: string): LineVerdict => (passed ? right : wrong(reason));
