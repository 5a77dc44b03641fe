const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const PARTS = [
  '',
  '',
  'half',
  'third',
  'quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** Words up to one hundred, digits beyond: long numbers are easier heard digit by digit groups. */
export function wholeWords(text: string): string {
  const n = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(n) || n > 100 || text !== String(n)) return text;
  if (n === 100) return 'one hundred';
  if (n < 20) return ONES[n] ?? text;
  const [ten, one] = [TENS[Math.floor(n / 10)] ?? '', n % 10];
  return one === 0 ? ten : `${ten}-${ONES[one] ?? ''}`;
}

/** three quarters, one half; undefined where people say "over". */
export function fractionWords(top: string, bottom: string): string | undefined {
  const part = PARTS[Number(bottom)] ?? (bottom === '100' ? 'hundredth' : undefined);
  if (part === undefined || part === '' || !/^\d+$/.test(top)) return undefined;
  const many = part === 'half' ? 'halves' : `${part}s`;
  return `${wholeWords(top)} ${top === '1' ? part : many}`;
}
