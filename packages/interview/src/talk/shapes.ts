import { writtenValue } from '../values.ts';
import { figures } from './calculate.ts';
import { gotIt, reasonOf, said, type TalkCase } from './talk-case.ts';

/** The two lengths of a shape in the problem. */
const sidesOf = (asked: string): readonly number[] =>
  [...figures(asked).matchAll(/(\d+(?:\.\d+)?)/g)].map(([, number]) => Number(number)).slice(0, 2);

/** "How many squares fill it?": rows times columns, counted as anybody would. */
export function fills(text: string, about: TalkCase): string | undefined {
  if (!/\bhow many\b/i.test(text) || about.asked.includes('^')) return undefined;
  const inText = /(\d+)\s*(?:by|×|x)\s*(\d+)/i.exec(figures(text));
  const [one, other] = inText ? [Number(inText[1]), Number(inText[2])] : sidesOf(about.asked);
  if (/\b(?:squares?|tiles?|cubes?)\b/i.test(text) && one !== undefined && other !== undefined) {
    const rows = Math.min(one, other);
    return said(
      `${Math.max(one, other)} in a row, and ${rows} rows, so \`${writtenValue(one * other, true)}\``,
      about.right || about.given.includes(String(one * other)) ? undefined : `hm, ${gotIt(about)}`,
    );
  }
  if (!/\bfit\b/i.test(text)) return undefined;
  const times = /\bdoubl|\btwice\b/i.test(about.given)
    ? 2
    : /\btripl/i.test(about.given)
      ? 3
      : /\bhalf\b/i.test(about.given)
        ? 2
        : undefined;
  return times === undefined ? undefined : said(`${times}, I think`, `because ${reasonOf(about)}`);
}

/** "What could you take off both sides?": the smaller term with the letter, or the number. */
export function bothSides(text: string, about: TalkCase): string | undefined {
  if (!/\bboth sides\b|\beach side\b|\bbalance\b/i.test(text) || !/\bwhat\b|\bhow\b|\bcould\b|\bcan\b/i.test(text))
    return undefined;
  const [left = '', right = ''] = (about.math ?? /[^,.?:]*=[^,.?]*/.exec(about.asked)?.[0] ?? '').split('=');
  const terms = [left, right].map((side) => /(\d*)([a-z])(?![a-z])/.exec(side));
  const [one, other] = terms;
  const [, number] = /[+-]\s*(\d+)/.exec(left) ?? /[+-]\s*(\d+)/.exec(right) ?? [];
  if (one && other) {
    const smaller = Number(one[1] || 1) <= Number(other[1] || 1) ? one[0] : other[0];
    return `I could take \`${smaller}\` off both sides, then there is only one side with an \`${one[2]}\``;
  }
  return number === undefined ? undefined : `I could take \`${number}\` off both sides`;
}

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [
    /\brectangles?\b.*\bsame perimeter\b/i,
    '2 by 4 and 3 by 3. Around both it is 12. But inside one has 8 squares and the other has 9. Huh',
  ],
  [/\brectangles?\b.*\bsame area\b/i, '2 by 6 and 3 by 4. Both have 12 squares inside, and around it is 16 and 14'],
  [/\b(?:equal|equivalent|same)\b.*\b(?:to )?(?:a|one) half\b/i, '`2/4`, or `3/6`'],
  [/\bprime\b/i, '7'],
  [/\beven number\b/i, '8'],
  [/\bodd number\b/i, '7'],
];
const GIVES =
  /\b(?:give|find|make|show|think of|tell|come up with|name|pick|write)\b.*\b(?:example|another|one|two|a|an|easy|easier|own|similar)\b|\b(?:whats?|what is|what's) (?:the |an? )?(?:easi\w+|simpl\w+|hard\w+|another|example)\b/i;

/** "Give me one that is like it": an easy problem of the same kind, solved in the student's own way. */
export function givesExample(text: string, about: TalkCase): string | undefined {
  if (!GIVES.test(text)) return undefined;
  const known = EXAMPLES.find(([asked]) => asked.test(text))?.[1];
  if (known !== undefined) return known;
  if (
    !/\b(?:example|problem|one like|similar|easi|simpl|subtraction|addition|multiplication|division|fraction|number|equation|sum)\b/i.test(
      text,
    )
  )
    return undefined;
  const own = about.example?.();
  return (
    own &&
    said(
      `maybe \`${own.math}\``,
      `I get ${own.answer}`,
      about.idea === undefined ? undefined : `because ${reasonOf(about)}`,
    )
  );
}

/** "10% of what?": of the number that was there before, as if nothing had changed. */
export const ofWhat = (text: string, about: TalkCase): string | undefined =>
  /\bof (?:what|which)(?: number| amount)?\b(?! (?:they|he|she|it|you|we|is|was)\b)/i.test(text) &&
  /%|\bpercent|\d\/\d|\bhalf\b|\bthird\b/i.test(text)
    ? said('of the same number as before, I think', `because ${reasonOf(about)}`)
    : undefined;

/** "How is that different?": for the student it is the same thing, because its idea does not tell them apart. */
export const difference = (text: string, about: TalkCase): string | undefined =>
  /\b(?:how|what).*\b(?:differen(?:t|ce)|same as|alike|in common)\b/i.test(text)
    ? said('I did them the same way', `because ${reasonOf(about)}`, 'I am not sure what is different')
    : undefined;
