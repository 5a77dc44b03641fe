import { PLACES, PLACES_BEHIND } from '../places.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { told } from '../think/where-from.ts';
import { near, shownValue } from '../values.ts';
import { calculationOf } from './estimate.ts';
import { lowered, partsOf } from './goal.ts';

/** The place of a digit in a number, and what it is worth there. */
function placeOf(number: string, digit: string): { readonly place: string; readonly worth: string } | undefined {
  const [whole = '', rest = ''] = number.split('.');
  const [at, behind] = [whole.indexOf(digit), rest.indexOf(digit)];
  if (at >= 0) {
    const place = PLACES[whole.length - 1 - at];
    return place === undefined ? undefined : { place, worth: `${digit}${'0'.repeat(whole.length - 1 - at)}` };
  }
  const place = behind < 0 ? undefined : PLACES_BEHIND[behind];
  return place === undefined ? undefined : { place, worth: `0.${'0'.repeat(behind)}${digit}` };
}

const WORTH = /\b(?:worth|value|mean|stands? for|really)\b/i;

/** "In 8.5, what is that 5 worth?", "What does the 3 in 307 stand for?" */
export function worthOfDigit(question: string): string | undefined {
  const plain = figures(question);
  if (!WORTH.test(question) || /\bwhy\b|\byou\b/i.test(question)) return undefined;
  const [, one, in_] = /\b(?:the|that|this|a) (\d)\b[^\d]*\b(?:in|of)\b[^\d]*(\d[\d,]*(?:\.\d+)?)/i.exec(plain) ?? [];
  const [, of, other] =
    /\bin (?:the (?:number )?)?(\d[\d,]*(?:\.\d+)?)\b[^\d]*\b(?:the|that|this) (\d)\b/i.exec(plain) ?? [];
  const [number, digit] = [(in_ ?? of)?.replaceAll(',', ''), one ?? other];
  const found = number === undefined || digit === undefined || number.length < 2 ? undefined : placeOf(number, digit);
  return (
    found && said(`in \`${number}\` the ${digit} is in the ${found.place} place, so it is worth \`${found.worth}\``)
  );
}

const DID = /\bwhat (?:did|do|happened|happens)\b|\bhow did you\b|\bwhy (?:did|is|does)\b|\bwhere did\b/i;
const NUMBER_OF = /(?<![\d.])\d{2,}(?:\.\d+)?(?![\d])/g;

/** "What did you do with the 7 and the 8?", "There's a zero in 307, what did you do there?": the line of that place. */
export function stepAtDigits(text: string, about: TalkCase): string | undefined {
  const placed = about.steps.filter(({ why }) => /^(?:ones|tens|hundreds|thousands|tenths|hundredths):/i.test(why));
  if (placed.length < 2 || !DID.test(text)) return undefined;
  const plain = figures(text.replace(/\bzero\b/gi, '0'));
  const digits = (plain.match(/(?<![\d.])\d(?![\d.])/g) ?? []).slice(0, 2);
  const numbers = (about.asked.match(NUMBER_OF) ?? []).filter((number) =>
    digits.some((digit) => number.includes(digit)),
  );
  const [digit] = digits;
  const place =
    /\b(ones|tens|hundreds|thousands|tenths|hundredths)\b/i.exec(text)?.[1]?.toLowerCase() ??
    (digit === undefined ? undefined : placeOf(numbers.find((number) => number.includes(digit)) ?? '', digit)?.place);
  const line = placed.find(({ why }) => place !== undefined && why.toLowerCase().startsWith(place));
  if (line === undefined) return undefined;
  const rule = /\bwhy\b/i.test(text) || digit === '0' ? ruleOf(about) : undefined;
  return said(told(line), rule && `I think ${rule}`);
}

const BACK: Readonly<Record<string, string>> = { '+': '-', '-': '+', '×': '÷', '÷': '×' };
const PUTS_BACK = /\b(?:add|put|subtract|take|multiply|divide|plus|minus|times)\b/i;
const SHOULD =
  /\bwhat (?:should|would|do|will|did) (?:i|you|we|it)\b|\bwhat happens\b|\bwhat (?:is|'s) that\b|\bwhat do you get\b/i;

/** "If I add 79 to the 138, what should I get?": the sum, beside the number that it should be. */
export function putsBackNamed(text: string, about: TalkCase): string | undefined {
  const plain = figures(text);
  const own = ownValue(about);
  const numbers = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const found = calculationOf(about);
  const names = numbers.some((number) => near(number, own)) || /\byour answer\b|\bwhat you got\b/i.test(text);
  if (!names || Number.isNaN(own) || found === undefined || !PUTS_BACK.test(plain) || !SHOULD.test(plain))
    return undefined;
  const sign = /\badd|\bplus|\bput\b/i.test(plain)
    ? '+'
    : /\bmultipl|\btimes/i.test(plain)
      ? '×'
      : /\bdivid/i.test(plain)
        ? '÷'
        : '-';
  const other =
    numbers.find((number) => !near(number, own) && [found.one, found.other].map(Number).includes(number)) ??
    Number(found.other);
  const line = `${bare(about).match(/-?\d+(?:\.\d+)?/)?.[0] ?? own} ${sign} ${other}`;
  const value = reckoned(line);
  if (value === undefined) return undefined;
  const isBack = BACK[found.sign] === sign;
  const wanted = Number(near(other, Number(found.other)) ? found.one : found.other);
  return said(
    `\`${line}\` is ${shownValue(value, false)}`,
    !isBack
      ? undefined
      : near(value, wanted)
        ? `and that is the ${wanted}, so it fits`
        : `it should be ${wanted} again, so that is strange. But ${gotIt(about)}`,
  );
}

const GAINS =
  /\b(?:found|find|finds|get|got|gets|gave me|gives? me|another|add(?:ed)?|bought|earn\w*|grew|won|more came|put in)\b/i;
const LOSES =
  /\b(?:lost|lose|loses|ate|eats?|gave|gives? away|spen[dt]|dropped|took away|takes? away|broke|used|sold|paid)\b/i;

/** "If I found one more, would I have more or less?" */
export function moreOrFewer(text: string, question: string): string | undefined {
  if (!/\bmore\b[^.?]*\bor\b[^.?]*\b(?:less|fewer)\b|\b(?:less|fewer)\b[^.?]*\bor\b[^.?]*\bmore\b/i.test(question))
    return undefined;
  const story = text.replace(/\b(?:would|will|do|does|did)\b[^.?]*\b(?:have|be|get)\b.*$/i, '');
  if (/\byour answer\b|\byou (?:got|wrote)\b/i.test(text)) return undefined;
  const [gains, loses] = [GAINS.test(story), LOSES.test(story)];
  if (gains === loses) return undefined;
  return gains
    ? 'more, because something comes on top'
    : `${/\bfewer\b/i.test(question) ? 'fewer' : 'less'}, because something goes away`;
}

const SIGN =
  /\b(percent|dollar|degree|minus|negative|equals?|decimal) (?:sign|symbol|point)\b|\b(?:put|write|wrote|add|use)\b.*\b(percent|dollars?|inches|centimeters|meters|feet|minutes|hours|units?|label|square \w+|cm|kg|cubic \w+)\b.*(?:after|behind|on|with|there|\?)/i;

/** "Why did you put a percent sign after it?": because of what is asked. */
export function whyUnit(question: string, about: TalkCase): string | undefined {
  const found = SIGN.exec(question);
  const word = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (word === undefined || !/\bwhy\b|\bhow come\b|\bwhat made\b|\bhow did you (?:know|decide)\b/i.test(question))
    return undefined;
  const stem = word.replace(/s$/, '').replace(/^unit|^label/, '');
  const { asks } = partsOf(about.asked);
  const ask = asks.find((one) => one.toLowerCase().includes(stem));
  return ask === undefined || /minus|negative|equal|decimal/.test(word)
    ? undefined
    : said(
        `because it asks “${lowered(ask.replace(/[?.]+$/, ''))}”, so I put the ${word}${/sign|symbol/i.test(question) ? ' sign' : ''} there`,
      );
}
