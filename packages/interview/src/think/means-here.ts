import { aloud } from '../talk/stories.ts';
import { said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, type Named, namedIn, ruleOf } from './named-in.ts';
import { told } from './where-from.ts';

const MEANS =
  /\b(?:mean|means|meaning|stands? for|represents?|tells? (?:us|you|me)|count(?:s|ing)?|worth|show(?:s|ing)? (?:us|you|me)?|measures?|for|do(?:es)?|about)\b/i;
const NUMBER =
  /\b(?:the|that|your|this|a|of the)\s+(?:(?:little|small|big|first|second|top|bottom|last|other|extra)\s+)?(-?\d+(?:\.\d+)?(?:\/\d+)?)\b(?!\s*(?:and|or|,)\s*\d)/i;

const unitWord: Readonly<Record<string, string>> = {
  height: 'how tall it is, straight up',
  base: 'how long it is at the bottom',
  width: 'how wide it is',
  length: 'how long it is',
  side: 'how long a side is',
  'slanted side': 'how long the slanted side is',
  radius: 'how far it is from the middle to the edge',
  diameter: 'how far it is all the way across',
};

/** Whether the work uses a number. */
const isUsed = (number: string, { steps }: TalkCase): boolean =>
  steps.some(({ line }) => new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d.])`).test(line));

function asNamed({ text, called, counts, clause }: Named, about: TalkCase): string {
  const what =
    called !== undefined
      ? `the ${text} is the ${called}${unitWord[called] === undefined ? '' : `, ${unitWord[called]}`}`
      : counts === undefined
        ? `the ${text} is what it says: ${small(clause)}`
        : `the ${text} is how many ${counts.replace(/^percent$/, 'percent it is')}: ${small(clause)}`;
  return said(what, about.steps.length === 0 || isUsed(text, about) ? undefined : 'I didn’t use it for my answer');
}

/** What an answer is the number of, by the question of the problem. */
export function goalNoun(asked: string): string | undefined {
  const [, many] =
    /\bhow many ([a-z]+(?: [a-z]+)?) (?:does|do|did|are|is|will|would|can|has|have)\b/i.exec(asked) ?? [];
  if (many !== undefined) return `how many ${many}`;
  const [, much] = /\bhow (much [a-z]+|far|long|old|tall|much)\b/i.exec(asked) ?? [];
  if (much !== undefined) return `how ${much} it is`;
  const [, thing] = /\b(?:what is|find|what's|calculate) the ([a-z]+(?: [a-z]+)?)\b/i.exec(asked) ?? [];
  if (thing !== undefined) return `the ${thing.replace(/ (?:of|for|in|is|through|as|with)$/, '')}`;
  const [, alone] = /\b(area|volume|perimeter|mean|median|mode|range|slope|product|sum)\b/i.exec(asked) ?? [];
  return alone === undefined ? undefined : `the ${alone.toLowerCase()}`;
}

const LENGTH = /\b(?:perimeter|area|rectangle|square|sides?|long|wide|volume|box|prism|triangle)\b/i;

/** What a sum or a product of the lengths of a shape counts. */
function ofSides({ asked, steps }: TalkCase): string | undefined {
  const work = steps.map(({ line }) => line.split('=')[0] ?? '').find((line) => /\d\s*[-+×*]\s*\d/.test(line));
  if (work === undefined || !LENGTH.test(asked)) return undefined;
  const count = work.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  if (/[×*]/.test(work) && !/\+/.test(work))
    return count === 2 ? 'how many squares fit inside' : count === 3 ? 'how many cubes fit inside' : undefined;
  return /\+/.test(work) && count > 3 ? 'how long it is all the way around' : undefined;
}

/** "What does the 9 count?", "What does the 4 tell us?": what a number is in the problem or in the work. */
function ofNumber(number: string, about: TalkCase): string | undefined {
  const named = namedIn(about.asked).find(({ text }) => text === number);
  const rule = ruleOf(about);
  const fraction = (about.asked.match(/\d+\/\d+/g) ?? []).find((one) => one.split('/').includes(number));
  if (fraction !== undefined && named === undefined) {
    const isBottom = fraction.split('/')[1] === number;
    return said(
      isBottom
        ? `the ${number} says that the whole is cut into ${number} equal parts`
        : `the ${number} says how many of the parts there are`,
      rule === undefined || about.right ? undefined : `and I thought ${rule}`,
    );
  }
  if (named !== undefined && (named.called !== undefined || named.counts !== undefined)) return asNamed(named, about);
  const isDigit =
    number.length === 1 && (about.asked.replaceAll(',', '').match(/\d{2,}/g) ?? []).some((one) => one.includes(number));
  if (isDigit && named !== undefined) return undefined;
  const fractionOwn = /^(\d+)\/(\d+)$/.exec(bare(about));
  if (fractionOwn !== null && !about.right && about.steps.length > 0 && fractionOwn.slice(1).includes(number))
    return said(
      `the ${number} is ${fractionOwn[2] === number ? 'the bottom' : 'the top'} of my \`${bare(about)}\``,
      ...about.steps.slice(0, 1).map(told),
    );
  const made = about.steps.find(({ line }) => line !== bare(about) && new RegExp(`=\\s*${number}$`).test(line));
  if (
    bare(about).startsWith(number) &&
    bare(about)
      .replace(/[^\d./ ]/g, '')
      .trim() === number
  ) {
    const goal = ofSides(about) ?? goalNoun(about.asked);
    return said(
      goal === undefined ? `the ${number} is my answer` : `the ${number} is ${goal}, I think`,
      made === undefined ? rule : told(made),
    );
  }
  if (made !== undefined) return said(`the ${number} is what came out there`, told(made));
  const used = about.steps.find(({ line }) => new RegExp(`(?<![\\d./])${number}(?![\\d/.])`).test(line));
  const around = new RegExp(`(?:[a-z]+ ){0,2}\\$?${number}(?![\\d.])%?(?: [a-z]+)?`, 'i').exec(about.asked)?.[0];
  return named === undefined ||
    used === undefined ||
    around === undefined ||
    named.clause.split(' ').length < 6 ||
    !/[a-z]{3}/i.test(around)
    ? undefined
    : said(`it says “${around.trim()}”`, `and with it ${told(used)}`, rule);
}

/** A sign of the problem, by the student's rule where it has one about it. */
const SIGNS: readonly (readonly [asked: RegExp, has: RegExp, rule: RegExp])[] = [
  [/\b(?:lines|bars|straight lines)\b/i, /\|/, /\blines?\b|\bbars?\b/i],
  [/\bminus(?:es)?(?: signs?)?\b|\bnegative signs?\b|\bnegatives\b/i, /[-−]/, /\bminus|\bnegative/i],
  [
    /\b(?:little|small|tiny|raised|top) (?:number|\d)\b|\bexponents?\b|\bpowers?\b/i,
    /\^/,
    /\^|\bexpon|\bpower|\btimes\b|\bbase\b/i,
  ],
  [/\bequals?(?: sign)?\b/i, /=/, /\bequal/i],
  [/\bparenthes[ei]s\b|\bbrackets\b/i, /\(/, /parenthes|in front|first/i],
  [/\bpoint\b|\bdecimal\b/i, /\d\.\d/, /\bpoint|\bdigits/i],
];

const AS_ONE =
  /\bwhat (?:do|does|is|are)\b.*\b(?:mean|do|for|tell|say|stand|call)|\bwhat(?:'s| is| are) (?:a|an|the|those|these)\b|\b(?:rule|definition) (?:for|of)\b|\btogether do\b/i;

function ofSign({ question }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  const problem = `${about.asked} ${about.math ?? ''}`;
  if (rule === undefined || about.right || !AS_ONE.test(question)) return undefined;
  const sign = SIGNS.find(([asked, has, speaks]) => asked.test(question) && has.test(problem) && speaks.test(rule));
  return sign === undefined ? undefined : said(`for me it is like this: ${rule}`);
}

/** "What does 6 x 8 mean?", "What question is 12 ÷ 1/3 asking?": the calculation in words, and what it is to the student. */
function ofOwnCalculation({ plain, question }: Ask, about: TalkCase): string | undefined {
  const own = expressionOf(about);
  // A number beside a letter is explained by what stands between them.
  if (
    own === undefined ||
    /^\d+[a-z]$/.test(own) ||
    !/\bmean|\basking\b|\basks?\b|\b(?:does|do|is|are)\b.*\bsay(?:ing)?\b|\btelling\b/i.test(question)
  )
    return undefined;
  const flat = (text: string): string => text.replace(/[\s()]/g, '').replace(/[x*·]/g, '×');
  if (
    !/\b(?:it|this|that|the (?:whole )?(?:problem|equation|expression|question|sentence|inequality))\b/i.test(
      question,
    ) &&
    !flat(plain).includes(flat(own))
  )
    return undefined;
  const rule = ruleOf(about);
  return said(
    /[=<>]/.test(own) ? equationInWords(own) : `it asks what ${aloud(own).replace(/`/g, '')} is`,
    rule === undefined || about.right ? undefined : `for me that is: ${rule}`,
  );
}

/** An equation as a story of a number: "some number minus 7 is 3". */
export function equationInWords(own: string): string {
  const letter = /(?<![a-z])([a-z])(?![a-z(])/.exec(own)?.[1];
  const words = aloud(own.replace(/(\d)([a-z])(?![a-z])/g, '$1 × $2'))
    .replace(/ equals something$/, ' is something')
    .replaceAll(' equals ', ' is ');
  if (letter === undefined) return words;
  let count = 0;
  const named = words.replace(new RegExp(`\\b${letter}\\b`, 'g'), () => {
    count += 1;
    return count === 1 ? 'some number' : 'that number';
  });
  return `${named}, and I have to find out which number`;
}

/** What a number, a sign or the whole calculation means to the student in this problem. */
export function meansHere(ask: Ask, about: TalkCase): string | undefined {
  const { question, plain } = ask;
  if (/\bhow (?:many|much)\b|\bwhy\b|\bif\b|\bwhat did you\b/i.test(question)) return undefined;
  const sign = ofSign(ask, about);
  if (sign !== undefined) return sign;
  const calculation = ofOwnCalculation(ask, about);
  if (calculation !== undefined) return calculation;
  const number = NUMBER.exec(plain)?.[1];
  if (number === undefined || !MEANS.test(question) || !/^(?:.*\b)?what\b/i.test(question)) return undefined;
  return ofNumber(number, about);
}
