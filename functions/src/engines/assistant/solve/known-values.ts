import { type Answered, solveAsked } from '@lemma/math';
import { made } from './known-curves.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;

/** A rule at several inputs: "f(x) = -x^2 + 4x - 1 at x = -2, 0 and 3". */
export function atValues(text: string): Answered | undefined {
  const [, name, letter = 'x', rule = ''] =
    /(?:\b([a-z])\(([a-z])\)|\by)\s*=\s*(.+?)\s+(?:at|for|when|where|if)\b/.exec(text) ?? [];
  const [, own = letter, list = ''] =
    new RegExp(
      `\\b(?:at|for|when|where|if)\\s+(?:([a-z])\\s*=\\s*)?(${NUMBER}(?:\\s*(?:,|and|, and|&)\\s*(?:[a-z]\\s*=\\s*)?${NUMBER})+)`,
    ).exec(text) ?? [];
  const values = list.match(new RegExp(NUMBER, 'g')) ?? [];
  if (rule === '' || values.length < 2) return undefined;
  const found = values.map((value) => ({ value, solved: solveAsked(`evaluate ${rule} when ${own} = ${value}`) }));
  const all = found.flatMap(({ value, solved }) => (solved ? [{ value, solved }] : []));
  if (all.length < values.length) return undefined;
  const call = (value: string): string => (name === undefined ? `${own} = ${value}` : `${name}(${value})`);
  return made(
    all.map(({ value, solved }) => `\`${call(value)}\`: ${solved.answer}`).join(', '),
    ...all.flatMap(({ solved }) => solved.lines),
  );
}

const MOST_DIGITS = 12;
/** The digits of a decimal moved by so many places: exact, without rounding. */
function moved(written: string, by: number): string {
  const [whole = '', part = ''] = written.replaceAll(',', '').split('.');
  const digits = `${'0'.repeat(Math.max(0, -by))}${whole}${part}${'0'.repeat(Math.max(0, by))}`;
  const at = Math.max(0, -by) + whole.length + by;
  const [left, right] = [digits.slice(0, at).replace(/^0+(?=\d)/, ''), digits.slice(at).replace(/0+$/, '')];
  return `${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`;
}

/** A number in scientific notation, and one in that notation written out. */
export function scientific(text: string): Answered | undefined {
  const said: string[] = [];
  const power = /(\d(?:\.\d+)?)\s*(?:×|x|\*)\s*10\s*\^\s*\(?(-?\d{1,2})\)?/.exec(text);
  if (power && Math.abs(Number(power[2])) <= MOST_DIGITS)
    said.push(`\`${power[1]} × 10^${power[2]}\` written out is \`${moved(power[1] ?? '', Number(power[2]))}\``);
  const rest = power ? text.replace(power[0], ' ') : text;
  const [plain] = /(?<![\d.])(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d.]*\d)/.exec(rest) ?? [];
  if (plain !== undefined && /\bsci\w* (?:notation|form)\b/.test(rest)) {
    const digits = plain.replaceAll(',', '');
    const exponent = Number(digits) === 0 ? 0 : Math.floor(Math.log10(Number(digits)));
    const front = moved(digits.startsWith('.') ? `0${digits}` : digits, -exponent);
    said.push(`\`${plain}\` in scientific notation is \`${front} × 10^${exponent}\``);
  }
  return said.length === 0 ? undefined : made(said.join('; '));
}
