import { type Finding, type Match, says } from './rule.ts';

/** "9 scored from 70 to 79, so the bar is 36%" names a range; nothing changes in it. */
const CHANGING =
  /\b(?:r[io]s(?:es?|en|ing)|rais|f[ae]ll|drop|(?:in|de)creas|gr[eo]w|we(?:nt|nds?)|go(?:es|ing)?\b|up\b|down\b|chang|gain|los[st]|cuts?\b|lower|reduc|mark|jump|climb|discount|off\b|slid|shr[aiu]nk|expand|move|drift|slip)/;

/** The percent by which a first amount changes into a second one. */
export function percentChange(m: Match): Finding | undefined {
  const [from, to, percent] = [m.quantity(1), m.quantity(2), m.quantity(3)];
  if (
    !from ||
    !to ||
    percent?.form !== 'percent' ||
    from.value === 0 ||
    from.measure?.dimension !== to.measure?.dimension
  )
    return undefined;
  if (from.form === 'percent') return undefined;
  const said =
    m.reading.pattern
      .slice(0, m.index)
      .split(/[.?!] /)
      .at(-1) ?? '';
  if (!CHANGING.test(said + m.text)) return undefined;
  const value = (to.value - from.value) / from.value;
  return says(m, percent, { value: Math.abs(value) });
}
