/** A decimal whose digits go on: where it ends, and the fraction it stands for if its period can be told. */
export type Endless = {
  readonly end: number;
  readonly fraction?: { readonly top: number; readonly bottom: number };
};

const ENDLESS = /(\d*)\.(\d+)(?:…|\.{3}|\\[lc]?dots\b)/y;
/** One digit must be shown three times, more digits twice, before they count as a period. */
const LEAST_SHOWN = (period: number): number => Math.max(3, 2 * period);
/** The most digits before a period. Longer periods must begin at the point: 2.718281828… has none. */
const [MOST_BEFORE, LONG_PERIOD, MOST_DIGITS] = [2, 3, 14];

/** "0.777…", "0.1666...": an endless decimal at a position. */
export function endlessAt(text: string, at: number): Endless | undefined {
  ENDLESS.lastIndex = at;
  const [all, whole = '', digits = ''] = ENDLESS.exec(text) ?? [];
  if (all === undefined) return undefined;
  const end = at + all.length;
  for (let period = 1; 2 * period <= digits.length && whole.length + digits.length <= MOST_DIGITS; period += 1) {
    let before = digits.length - period;
    while (before > 0 && digits[before - 1] === digits[before - 1 + period]) before -= 1;
    const most = period > LONG_PERIOD ? 0 : MOST_BEFORE;
    if (digits.length - before < LEAST_SHOWN(period) || before > most) continue;
    const [first, once] = [digits.slice(0, before), digits.slice(0, before + period)];
    const top = Number(whole + once) - Number(whole + first);
    return { end, fraction: { top, bottom: 10 ** before * (10 ** period - 1) } };
  }
  return { end };
}

const SPACED = /[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d/-]|[ \u00a0\u202f]\d|s\b)(?:\.\d+)?/y;

/** "10 000": a number whose digits are grouped by spaces. */
export function spacedDigitsAt(text: string, at: number): string | undefined {
  if (/[\d.,/][ \u00a0\u202f]?$/.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  SPACED.lastIndex = at;
  return SPACED.exec(text)?.[0];
}
