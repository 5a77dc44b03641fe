import { figures } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { expressionOf, namedIn, ruleOf } from './named-in.ts';
import { butIGot, ownValue } from './own-value.ts';
import { amountOf, numbersOf } from './rule.ts';

/** "Break the 12 into 10 and 2. What do you get for each part?" */
function inPieces({ plain, text }: Ask, about: TalkCase): string | undefined {
  const [, whole, one, other] =
    /\b(?:break|split|take|think of|write)\b.*?\b(\d+)\b.*?\b(?:into|as|apart)\b.*?(\d+) (?:and|\+|plus) (\d+)/i.exec(
      plain,
    ) ?? [];
  const [, a, b] = /^(\d+)\s*×\s*(\d+)$/.exec(expressionOf(about) ?? '') ?? [];
  const times = whole === a ? b : whole === b ? a : undefined;
  if (
    one === undefined ||
    other === undefined ||
    times === undefined ||
    !/\bget|\bmake|\bhow much|\bwhat|\bthen/i.test(text)
  )
    return undefined;
  const [p, q] = [Number(one) * Number(times), Number(other) * Number(times)];
  return said(
    `\`${one} × ${times} = ${p}\` and \`${other} × ${times} = ${q}\`, together that is ${shownValue(p + q)}`,
    butIGot(p + q, about),
  );
}

/** "If an ant walked around the edge, how far would it walk?" */
function allAround({ text, question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\baround\b/i.test(text) ||
    !/\bhow (?:far|long|much|many)\b|\bwhat\b/i.test(question) ||
    !/\bsquare\b|\brectangle\b|\blong\b|\bby\b/i.test(about.asked)
  )
    return undefined;
  const [one, other = one] = numbersOf(about.asked);
  if (one === undefined || numbersOf(about.asked).length > 2) return undefined;
  const value = 2 * (Number(one) + Number(other));
  return said(`\`${one} + ${other} + ${one} + ${other} = ${value}\``, butIGot(value, about));
}

/** "If you owe 7 and pay back 4, what do you owe?" */
function debt({ plain }: Ask, about: TalkCase): string | undefined {
  const [, owed] = /\bowe[sd]? (?:\w+ )?\$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  const [, paid] = /\b(?:pay|paid|pays|give|gave|return)(?: \w+)? (?:back )?\$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  const [, more] = /\b(?:borrow|borrowed|borrows|spend|spent)(?: another)? \$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  if (owed === undefined || (paid === undefined && more === undefined) || !/\?/.test(plain)) return undefined;
  const value = Number(owed) - Number(paid ?? 0) + Number(more ?? 0);
  return said(value < 0 ? `nothing, I would have ${-value} left` : `I still owe ${value}`, butIGot(-value, about));
}

/** "Are you getting closer to zero or farther away?" */
function toZero({ question }: Ask, about: TalkCase): string | undefined {
  const start = amountOf(/-?\d+(?:\.\d+)?/.exec(expressionOf(about) ?? '')?.[0]);
  const own = ownValue(about);
  return Number.isNaN(start) ||
    Number.isNaN(own) ||
    !/\b(?:closer|nearer)\b.*\bzero\b|\bzero\b.*\b(?:closer|farther|further)\b/i.test(question) ||
    /\d/.test(question)
    ? undefined
    : said(
        Math.abs(own) > Math.abs(start) ? 'farther away' : 'closer',
        `from \`${start}\` I went to \`${own}\``,
        ruleOf(about),
      );
}

const listed = (values: readonly number[]): string => values.join(', ');

/** "List the multiples of 6.", "What are the factors of 12?" */
function lists({ plain, question }: Ask): string | undefined {
  const [, kind = '', number] = /\b(multiples|factors|divisors) of (\d+)/i.exec(plain) ?? [];
  if (
    number === undefined ||
    !/\b(?:list|what|name|write|tell|which|find|give)\b/i.test(question) ||
    /\bmean\b/i.test(question)
  )
    return undefined;
  const n = Number(number);
  if (n < 1 || n > 400) return undefined;
  return /multiples/i.test(kind)
    ? listed([1, 2, 3, 4, 5, 6].map((times) => times * n))
    : listed(Array.from({ length: n }, (_, at) => at + 1).filter((one) => n % one === 0));
}

/** "Which numbers on the die are even?" */
function onDie({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bdie\b|\bdice\b|\bnumber cube\b/i.test(`${question} ${about.asked}`) ||
    !/\b(?:which|what) numbers?\b|\bhow many\b/i.test(question)
  )
    return undefined;
  const odd = /\bodd\b/i.test(question);
  if (!odd && !/\beven\b/i.test(question)) return undefined;
  const found = [1, 2, 3, 4, 5, 6].filter((one) => (one % 2 === 1) === odd);
  return said(`${listed(found)}, that is ${found.length} of them`, about.right ? undefined : `hm, ${gotIt(about)}`);
}

/** "What fraction is 25%?", "What percent is 1/2?" */
function otherForm({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, percent] = /\bfraction\b.*?(\d+(?:\.\d+)?)%|(?<=what is )(\d+)% as a fraction/i.exec(plain) ?? [];
  if (percent !== undefined && /\bwhat\b|\bwhich\b/i.test(question))
    return said(shownValue(Number(percent) / 100), butIGot(Number(percent) / 100, about));
  const [, fraction] = /\b(?:percent|%)\b.*?(\d+\/\d+)/i.exec(plain) ?? [];
  return fraction !== undefined &&
    /^(?:so |and )?what (?:percent|%)/i.test(question) &&
    about.solve(plain) === undefined
    ? said(`\`${writtenValue(amountOf(fraction) * 100, false)}%\``)
    : undefined;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** "What's another way to write 2/2?" */
function writtenOther({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, top, under] =
    /\bwrit\w*\b.*?(\d+)\/(\d+)|\b(?:simpl\w+|same as)\b.*?(\d+)\/(\d+)/i
      .exec(plain)
      ?.filter((one) => one !== undefined) ?? [];
  if (
    top === undefined ||
    under === undefined ||
    !/\b(?:another|other|simpler|different|simplif\w+) (?:way|name|form)\b|\bsimplif/i.test(question)
  )
    return undefined;
  const [a, b] = [Number(top), Number(under)];
  const by = divisor(a, b);
  if (a % b === 0) return said(`that is ${shownValue(a / b)}${a === b ? ', one whole' : ''}`, butIGot(a / b, about));
  return by > 1 ? said(`\`${a / by}/${b / by}\``) : said(`\`${2 * a}/${2 * b}\`, that is the same`);
}

/** "If they were dollars, which would you want?", of the numbers of the problem. */
function asDollars({ question, text }: Ask, about: TalkCase): string | undefined {
  const numbers = numbersOf(about.asked);
  const [one, other] = numbers;
  if (
    !/\b(?:dollars?|money)\b/i.test(text) ||
    /\d/.test(figures(question)) ||
    one === undefined ||
    other === undefined ||
    numbers.length !== 2 ||
    !/\b(?:which|want|rather|more)\b/i.test(question) ||
    !/\bif\b|\bwere\b|\bthink of\b|\blike\b/i.test(text)
  )
    return undefined;
  const [a, b] = [one, other].map((number) => Math.round(Number(number) * 100));
  if (a === undefined || b === undefined || Number.isNaN(a + b)) return undefined;
  return said(
    `\`${one}\` is ${a} cents and \`${other}\` is ${b} cents, so I would take \`${a > b ? one : other}\``,
    about.right ? undefined : `hm, ${gotIt(about)}`,
  );
}

/** "Can you put a zero on the end of 0.7? Does it change?": by the number of digits, for whoever goes by it. */
function zeroBehind({ plain, text }: Ask, about: TalkCase): string | undefined {
  const [, number] = /\b(?:zero|0)\b.*?\b(?:end|behind|after|to)\b.*?(\d+\.\d+)/i.exec(plain) ?? [];
  if (number === undefined || !/\bchange|\bsame|\bbigger|\bdifferen|\bput|\badd/i.test(text)) return undefined;
  const idea = about.right ? '' : (about.idea ?? '');
  return /\bmore digits\b|\blonger\b/i.test(idea)
    ? said(`then it is \`${number}0\`, and that is bigger, because it has more digits`)
    : said(`then it is \`${number}0\`, I think that is the same`, butIGot(amountOf(number), about));
}

/** "If 4 kids share 48 cards, could each one get 120?" */
function couldEach({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, people, all] = /\b(\d+) [a-z]+ (?:share|split|divide) (\d+)/i.exec(plain) ?? [];
  const [, each] = /\beach\b.*?\b(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  if (
    people === undefined ||
    all === undefined ||
    each === undefined ||
    !/\b(?:could|can|would|does|will)\b/i.test(question)
  )
    return undefined;
  const need = Number(people) * Number(each);
  return said(
    need > Number(all)
      ? `no, for ${people} that would be \`${people} × ${each} = ${need}\`, and there are only ${all}`
      : 'yes, that works',
    need > Number(all) && !about.right ? `hm, but ${gotIt(about)}` : undefined,
  );
}

/** "How many x's are on top? How many on the bottom?", "What are you multiplying by what?" */
function ofPowers({ question }: Ask, about: TalkCase): string | undefined {
  const own = expressionOf(about) ?? '';
  const powers = [...own.matchAll(/([a-z])\^(\d+)/g)].map(([, , power]) => power);
  const [top, under] = powers;
  if (/\bhow many\b.*\b(?:top|bottom|x's|letters)\b/i.test(question) && top !== undefined && under !== undefined)
    return /\btop\b/i.test(question) && !/\bbottom\b/i.test(question)
      ? said(`${top} on top`)
      : /\bbottom\b/i.test(question) && !/\btop\b/i.test(question)
        ? said(`${under} on the bottom`)
        : said(`${top} and ${under}`);
  const [, inside] = /^\(([^()]+)\)\^2$/.exec(own.replace(/\s*\^\s*/g, '^')) ?? [];
  return inside !== undefined && /\bmultiply/i.test(question) && /\bwhat\b/i.test(question)
    ? said(
        `\`(${inside})\` times \`(${inside})\``,
        about.right ? undefined : `hm, I did it like this: ${ruleOf(about) ?? gotIt(about)}`,
      )
    : undefined;
}

/** "Is it a number close to 56?" of the own answer. */
function closeTo({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, number] = /\b(?:close|near) to (-?\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  const own = ownValue(about);
  if (
    number === undefined ||
    Number.isNaN(own) ||
    !/\b(?:it|that|your)\b/i.test(question) ||
    /\bwhich\b|\bor\b/i.test(question)
  )
    return undefined;
  const far = Math.abs(own - Number(number)) > 0.5 * Math.max(Math.abs(Number(number)), 1);
  return said(
    `${far ? 'no' : 'yes'}, from \`${number}\` to \`${writtenValue(own, true)}\` it is ${shownValue(Math.abs(own - Number(number)))}`,
    far && !about.right ? 'huh, that is a lot' : undefined,
  );
}

/** "Are you done or is there another step?" */
const isDone = ({ question }: Ask, about: TalkCase): string | undefined =>
  /\b(?:are you|is it|is that) (?:done|finished|all)\b|\b(?:another|one more|last) step\b|\bis that the end\b/i.test(
    question,
  ) && !about.right
    ? said('I think I’m done', gotIt(about), ruleOf(about))
    : undefined;

/** "If you take part of 3/4, should you have more than 3/4?" */
const partOfIt = ({ question }: Ask, about: TalkCase): string | undefined =>
  /\b(?:part|piece|some) of\b/i.test(question) &&
  /\bmore than\b|\bbigger than\b/i.test(question) &&
  /\b(?:should|would|can|could|will|is)\b/i.test(question)
    ? said('no, a part of it is less', about.right ? undefined : `hm, ${gotIt(about)}`)
    : undefined;

/** "What would 10 pencils cost?" where each thing has its own name: how many of one there are. */
function countOf({ question }: Ask, about: TalkCase): string | undefined {
  const [, noun = ''] =
    /^(?:so |and |but )?how many ([a-z]+) (?:are there|were there|did (?:she|he|they) have|does (?:she|he) have|do they have)(?: (?:at first|to start with|in the beginning))?\?/i.exec(
      question,
    ) ?? [];
  const found = namedIn(about.asked).filter(
    ({ counts }) => noun !== '' && counts?.replace(/s$/, '') === noun.toLowerCase().replace(/s$/, ''),
  );
  const [only] = found;
  return found.length === 1 && only !== undefined ? said(`${only.text} ${noun.toLowerCase()}`) : undefined;
}

const WAYS = [
  inPieces,
  allAround,
  debt,
  toZero,
  lists,
  onDie,
  otherForm,
  writtenOther,
  asDollars,
  zeroBehind,
  couldEach,
  ofPowers,
  closeTo,
  isDone,
  partOfIt,
  countOf,
];

/** More plain questions of the everyday of a lesson, with the student's own answer beside them. */
export function smallFact(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
