import { asTyped } from '../read/claim.ts';
import { fact, say } from '../say/parts.ts';
import type { WishOf } from '../wish/wish.ts';
import type { Explained } from './explain.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SHARE = String.raw`(?:${NUMBER} ?%|\d+\/\d+)`;
const OF_WHOLE = new RegExp(String.raw`(${SHARE}) of (?:an? )?\$?(${NUMBER})`, 'gi');
const SAID = new RegExp(
  String.raw`(${SHARE})(?: of (?:it|that|this|them|\$?${NUMBER}))? ?(?:is|=|are|was|equals|makes|gives|would be|must be) ?\$?(${NUMBER})(?![\d%/]|\.\d)`,
  'gi',
);

type Line = { readonly share: string; readonly part: number; readonly value: number };
const partOf = (share: string): number => {
  const [top = '', bottom] = share.replace(/[ %]/g, '').split('/');
  return Number(top) / (bottom === undefined ? 100 : Number(bottom));
};
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const short = (number: number): string => String(Number(number.toFixed(6)));
const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** How the wrong amount comes from two lines before it, where it does. */
function madeFrom({ share, part, value }: Line, before: readonly Line[]): string | undefined {
  const pairs = before.flatMap((one, at) => before.slice(at).map((other) => [one, other] as const));
  const times = pairs.find((pair) => pair[0] !== pair[1] && isSame(pair[0].value * pair[1].value, value));
  if (times)
    return `\`${short(times[0].value)} × ${short(times[1].value)} = ${short(value)}\`: the two amounts were multiplied.${isSame(times[0].part + times[1].part, part) ? ` ${share} is ${times[0].share} and ${times[1].share} together, so they are to be added.` : ''}`;
  const sum = pairs.find((pair) => isSame(pair[0].value + pair[1].value, value));
  return sum
    ? `\`${short(sum[0].value)} + ${short(sum[1].value)} = ${short(value)}\`: the amounts of ${sum[0].share} and ${sum[1].share} were added, and these are not ${share} together.`
    : undefined;
}

/**
 * Work on parts of one amount, in which each line says how much a share of it is: "10% is 8, 5% is 4, so 15% is 32". Each line is
 * judged against the whole; undefined where the work is another one, or has numbers that stand in no such line.
 */
export function judgeShares(wish: WishOf<'grade'>): Explained | undefined {
  const text = asTyped(wish.text.replaceAll('`', ''));
  const wholes = new Set([...text.matchAll(OF_WHOLE)].map(([, , whole]) => Number(whole)));
  const [whole, other] = wholes;
  const lines = [...text.matchAll(SAID)].map(
    ([, share = '', value]): Line => ({ share: share.replace(' ', ''), part: partOf(share), value: Number(value) }),
  );
  const rest = text
    .replace(SAID, ' ')
    .replace(OF_WHOLE, ' ')
    .replace(/\bout of \d+\b/gi, ' ');
  if (whole === undefined || other !== undefined || lines.length < 2 || /\d/.test(rest)) return undefined;
  const isRight = ({ part, value }: Line): boolean => isSame(part * whole, value);
  const at = lines.findIndex((line) => !isRight(line));
  const shown = ({ share, value }: Line): string => `\`${share} × ${whole} = ${short(value)}\``;
  const right = (at < 0 ? lines : lines.slice(0, at)).map(shown);
  const holds = right.length === 0 ? [] : [fact(`Right: ${right.join(', ')}.`)];
  const wrong = lines[at];
  if (wrong === undefined) return { parts: [say('Yes, each line is right.'), ...holds], memo: { wish } };
  const how = madeFrom(wrong, lines.slice(0, at));
  const known = [...new Set(lines.slice(0, at).map(({ share }) => share))];
  return {
    parts: [
      say(
        `No. It goes off where it says that ${wrong.share} is ${short(wrong.value)}${at > 0 ? '; the lines before that are right' : ''}.`,
      ),
      ...holds,
      ...(how === undefined ? [] : [say(`It is ${how}`)]),
      fact(`Worked out right: \`${wrong.share} × ${whole} = ${short(wrong.part * whole)}\`.`),
      ...(at + 1 < lines.length ? [say('What comes after that line I have not judged.')] : []),
      say(
        `To write on the paper: “${known.length > 0 ? `${listed(known)} ${known.length > 1 ? 'are' : 'is'} right. How do you get ${wrong.share} from there?` : `How do you find ${wrong.share} of ${whole}?`}”`,
      ),
    ],
    memo: { wish },
  };
}
