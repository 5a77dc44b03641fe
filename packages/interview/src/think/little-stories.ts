import { PLACES, PLACES_BEHIND } from '../places.ts';
import { figures, quantitiesIn } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, numberOf, shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, namedIn } from './named-in.ts';
import { butIGot } from './own-value.ts';
import { numbersOf } from './rule.ts';

const STEP =
  /\b(add|plus|subtract|take away|minus|multiply(?: it)? by|times|double|divide(?: it)? by)\s*(\d+(?:\.\d+)?)?[^\d]*?\b(?:get|have|is|makes?|equals?)\s+(\d+(?:\.\d+)?)/i;

/** "I'm thinking of a number, I add 9 and get 15.", "What number plus 9 makes 15?" */
function riddle({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bnumber\b|\bsomething\b/i.test(plain) || !/\bwhat\b|\bwhich\b/i.test(question)) return undefined;
  const words = plain
    .replace(/\s\+\s/g, ' plus ')
    .replace(/\s-\s/g, ' minus ')
    .replace(/\s×\s/g, ' times ')
    .replace(/\s=\s/g, ' is ');
  const [, move = '', by = '2', result] = STEP.exec(words) ?? [];
  if (result === undefined) return undefined;
  const [n, r] = [Number(by), Number(result)];
  const isPlus = /add|plus/i.test(move);
  const isMinus = /subtract|take|minus/i.test(move);
  const isTimes = /multiply|times|double/i.test(move);
  const value = isPlus ? r - n : isMinus ? r + n : isTimes ? r / n : r * n;
  const sign = isPlus ? '+' : isMinus ? '-' : isTimes ? '×' : '÷';
  return said(
    `${shownValue(value)}, because \`${writtenValue(value, true)} ${sign} ${by} = ${result}\``,
    butIGot(value, about),
  );
}

/** Several of a thing for a price each, from what one has: what is left. */
function change({ plain, text }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:left|change|remain)/i.test(text)) return undefined;
  const [, have] = /\b(?:have|had|start(?:ed)? with|got|pay with|bring) \$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  const [, count, price] =
    /(\d+)\s+[a-z]+(?: [a-z]+)? (?:for|at|that cost|costing|of) \$?(\d+(?:\.\d+)?)(?: [a-z]+)?(?: each| apiece)?/i.exec(
      plain,
    ) ?? [];
  if (have === undefined || count === undefined || price === undefined || !/\beach\b|\bapiece\b/i.test(plain))
    return undefined;
  const value = Number(have) - Number(count) * Number(price);
  return said(
    `\`${count} × ${price}\` is ${shownValue(Number(count) * Number(price))}, so ${shownValue(value)} is left`,
    butIGot(value, about),
  );
}

/** So many in each: how many in all, or how many groups. */
function groups({ plain, text }: Ask, about: TalkCase): string | undefined {
  const [, asked = ''] = /\bhow many ([a-z]+)\b/i.exec(text) ?? [];
  if (asked === '' || !/\b(?:each|every|per|a piece)\b/i.test(text) || /\bcut|\bsplit/i.test(text)) return undefined;
  const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/, '');
  const found = [...plain.matchAll(/(\d+(?:\.\d+)?)\s+([a-z]+)/gi)].map(([, number, noun = '']) => ({
    value: Number(number),
    noun: stem(noun),
  }));
  const [one, other] = found.filter(({ noun }, at, all) => all.findIndex((each) => each.noun === noun) === at);
  if (one === undefined || other === undefined || found.length > 2) return undefined;
  const isTotal = [one, other].some(({ noun }) => noun === stem(asked));
  const inEach =
    /\beach\b[^.?]*?\b(\d+)/i.exec(plain)?.[1] ??
    /(\d+)\s+[a-z]+(?: [a-z]+)?\s+(?:in |per |for )?(?:each|every)\b/i.exec(plain)?.[1];
  if (inEach === undefined) return undefined;
  const rest = String(one.value) === inEach ? other : one;
  const eachNoun = String(one.value) === inEach ? one : other;
  const value =
    isTotal && eachNoun.noun === stem(asked) && rest.noun !== stem(asked)
      ? rest.value * eachNoun.value
      : Math.max(one.value, other.value) / Math.min(one.value, other.value);
  return said(`${shownValue(value)} ${asked.toLowerCase()}`, butIGot(value, about));
}

/** "You ate 2/3 and your brother ate 1/6. Is there any left?" */
function eaten({ plain, text }: Ask, about: TalkCase): string | undefined {
  if (!/\bleft\b/i.test(text)) return undefined;
  const parts = quantitiesIn(plain).filter(({ text: piece, value }) => piece.includes('/') && value < 1);
  if (parts.length < 2 || !/\b(?:ate|eats?|used?|drank|gave|took|painted|read)\b/i.test(text)) return undefined;
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  return all > 1
    ? said(`no, that is more than a whole one`, butIGot(all, about))
    : said(
        `together that is ${shownValue(all)}, so ${near(all, 1) ? 'nothing' : shownValue(1 - all)} is left`,
        butIGot(all, about),
      );
}

/** "How much is 0.6 of a dollar?" */
function inMoney({ plain, text }: Ask): string | undefined {
  const [, amount] = /(?<![\d])(\d*\.\d+)\s*(?:of a |a )?dollars?\b/i.exec(plain) ?? /\$(\d*\.\d+)/.exec(plain) ?? [];
  if (amount === undefined || !/\bhow much is\b|\bcents?\b/i.test(text)) return undefined;
  return `${shownValue(Math.round(Number(amount) * 100))} cents`;
}

/** "What place is the 6 in?", "Which digit is in the tens place?" */
function place({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:place|spot|column|position|sitting|sits)\b/i.test(question) || /\bwhy\b|\bhow\b|\bmean\b/i.test(question))
    return undefined;
  const numbers = [...numbersOf(plain), ...numbersOf(about.asked), ...numbersOf(bare(about))].filter(
    (number) => number.replace('.', '').length > 1 && !number.includes('/'),
  );
  const asked = new RegExp(`\\b(${[...PLACES, ...PLACES_BEHIND].join('|')})\\b`, 'i')
    .exec(question)?.[1]
    ?.toLowerCase();
  const parts = (number: string): readonly [string, string] => [number.split('.')[0] ?? '', number.split('.')[1] ?? ''];
  const [first] = numbers;
  if (asked !== undefined && first !== undefined) {
    const [whole, rest] = parts(first);
    const digit = PLACES.includes(asked) ? whole.at(-1 - PLACES.indexOf(asked)) : rest[PLACES_BEHIND.indexOf(asked)];
    return digit === undefined ? `there is nothing in the ${asked} place` : `in ${first} it is the ${digit}`;
  }
  const [, digit] = /\bthe (\d)\b/.exec(plain) ?? [];
  const number = numbers.find((one) => one.includes(digit ?? '?'));
  if (digit === undefined || number === undefined) return undefined;
  const [whole, rest] = parts(number);
  const name = whole.includes(digit)
    ? PLACES[whole.length - 1 - whole.indexOf(digit)]
    : PLACES_BEHIND[rest.indexOf(digit)];
  return name === undefined ? undefined : `in ${number} the ${digit} is in the ${name} place`;
}

/** "How many would be left over?" of a division. */
function leftOver({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:left ?over|remainder|left)\b/i.test(question) ||
    /\d/.test(figures(question)) ||
    !/\bhow (?:many|much)\b|\bis there\b|\bany\b/i.test(question)
  )
    return undefined;
  const own =
    /(\d+)\s*÷\s*(\d+)/.exec(expressionOf(about) ?? '')?.slice(1) ??
    (/\bshar|\beach\b|\bsplit|\bdivid|\bpack|\bper\b/i.test(about.asked) ? numbersOf(about.asked) : []);
  const [all, parts] = own.map(Number).toSorted((one, other) => other - one);
  if (
    all === undefined ||
    parts === undefined ||
    own.length !== 2 ||
    parts === 0 ||
    !Number.isInteger(all) ||
    !Number.isInteger(parts)
  )
    return undefined;
  const [count, rest] = [Math.floor(all / parts), all % parts];
  return said(
    `\`${parts} × ${count} = ${parts * count}\`, so ${rest} ${rest === 1 ? 'is' : 'are'} left over`,
    about.right ? undefined : `hm, ${gotIt(about)}`,
  );
}

/** The mean as a fair share: "If they shared everything equally, how much would each get?" */
function fairShare({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:equal(?:ly)?|even(?:ly)?|fair(?:ly)?)\b/i.test(question) ||
    !/\b(?:mean|average|median)\b/i.test(about.asked)
  )
    return undefined;
  const numbers = numbersOf(about.asked).map(Number);
  if (numbers.length < 3) return undefined;
  const sum = numbers.reduce((one, other) => one + other, 0);
  return said(
    `all together it is ${sum}, and for ${numbers.length} that makes ${shownValue(sum / numbers.length)} each`,
    butIGot(sum / numbers.length, about),
  );
}

/** "Can you have 0.8 of a crayon?", "Could a clock show 9:75?": what can't be in life. */
const canThere = ({ question }: Ask, about: TalkCase): string | undefined =>
  /^(?:so |and |but |hm+,? )?(?:can|could|would|will) (?:you|there|a|an|anybody|somebody|someone|we|they|the \w+) (?:really |actually |ever )?(?:have|be|show|get|see|buy|read|say|exist)\b/i.test(
    question,
  ) &&
  numbersOf(bare(about)).some(
    (number) =>
      figures(question).includes(number) ||
      (number.includes('.') && figures(question).includes(`0.${number.split('.')[1]}`)),
  )
    ? said('hm, no, not really', `but ${gotIt(about)}`, 'maybe something is wrong there')
    : undefined;

/** "How many cookies do you get from one egg?": what one takes, from a pair of amounts in the problem. */
function forOne({ text, question }: Ask, about: TalkCase): string | undefined {
  const [, many = ''] = /\bhow (?:many|much) ([a-z]+)/i.exec(question) ?? [];
  const [, one = ''] =
    /\b(?:from|for|in|per|with|each|every|of)\s+(?:just |only )?(?:one|1|a|each|every|single)\s+([a-z]+)/i.exec(
      figures(text),
    ) ??
    /\beach ([a-z]+)/i.exec(question) ??
    [];
  const stem = (word: string): string => word.toLowerCase().replace(/s$/, '');
  const all = namedIn(about.asked);
  const amount = all.find(({ counts = '' }) => many !== '' && stem(counts) === stem(many));
  const units = all.find(({ counts = '' }) => one !== '' && stem(counts) === stem(one));
  if (amount === undefined || units === undefined || amount === units || Number(units.text) === 0) return undefined;
  const value = (numberOf(amount.text) ?? Number.NaN) / (numberOf(units.text) ?? Number.NaN);
  return Number.isNaN(value)
    ? undefined
    : said(
        `${shownValue(value)}, because \`${amount.text} ÷ ${units.text}\` is that`,
        about.right ? undefined : `hm, I didn’t do it like that: ${gotIt(about)}`,
      );
}

const WAYS = [riddle, change, forOne, groups, eaten, inMoney, place, leftOver, fairShare, canThere];

/** Little stories and questions of the everyday: reckoned as in life. */
export function littleStory(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
