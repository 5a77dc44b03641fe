import { goalOf, lowered, partsOf } from '../asked/goal.ts';
import { closest, shared } from '../here/shared-words.ts';
import { figures, filled } from '../talk/calculate.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { asSpoken } from '../think/reason-here.ts';
import { told } from '../think/where-from.ts';
import { near, numberOf, shownValue } from '../values.ts';
import { type Done, doneIn, ownAnswer, quantitiesOf } from './bind.ts';
import { askingClause, formOf, headOf, optionsIn } from './form.ts';

type Operation = { readonly word: RegExp; readonly sign: RegExp; readonly name: string };
const OPERATIONS: readonly Operation[] = [
  { word: /\badd(?:ed|ing)?\b|\bplus\b|\baddition\b|\bput together\b/i, sign: /\+/, name: 'add' },
  { word: /\bsubtract\w*\b|\bminus\b|\btak(?:e|ing) away\b/i, sign: /\d\)?\s*[-−]\s*\(?\d/, name: 'subtract' },
  { word: /\bmultipl(?:y|ied|ying|ication)\b|\btimes\b/i, sign: /[×*·]/, name: 'multiply' },
  { word: /\bdivid(?:e|ed|ing)\b|\bdivision\b/i, sign: /÷|\d\s*\/\s*\d+\s*=/, name: 'divide' },
];

const didWith = ({ name, sign }: Operation, about: TalkCase): Done | undefined =>
  doneIn(about).find(({ line, why }) => sign.test(line) || new RegExp(`\\b${name}`, 'i').test(why));

/** "What did you multiply?", "What did you divide by what?" */
export function operationAsked({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bwhat (?:did|were|was|numbers did) (?:you|it)\b|\bwhat you (?:did|add\w*|multipl\w*|divid\w*|subtract\w*)\b|\bwhich (?:numbers|two|ones) did you\b/i.test(
      question,
    )
  )
    return undefined;
  const asked = OPERATIONS.find(({ word }) => word.test(question.replace(/\bone times\b/gi, '')));
  if (asked === undefined || /\bwhy\b|\bif\b|\bfirst\b/i.test(question)) return undefined;
  const done = didWith(asked, about);
  if (done !== undefined) return told(done);
  const [first] = doneIn(about);
  return said(`I didn’t ${asked.name}`, first && told(first));
}

/** "Would you add or subtract here, and how come?" */
export function whichOperation({ question, text }: Ask, about: TalkCase): string | undefined {
  const named = OPERATIONS.filter(({ word }) => word.test(question));
  if (named.length < 2 || !/\bor\b/i.test(question) || !/\b(?:you|we|do|should|is|need)\b/i.test(question))
    return undefined;
  const done = named.map((one) => [one, didWith(one, about)] as const).find(([, line]) => line !== undefined);
  const reason = /\bwhy\b|\bhow come\b|\bhow (?:do|did|can) you (?:know|tell|decide)/i.test(text)
    ? ruleOf(about)
    : undefined;
  if (done === undefined) {
    const [first] = doneIn(about);
    return said(`hm, I didn’t ${named[0]?.name} and I didn’t ${named[1]?.name}`, first && told(first), reason);
  }
  const [one, line] = done;
  return said(`I would ${one.name}`, line && `I did \`${line.line}\``, reason && `because ${small(reason)}`);
}

const NEXT =
  /\b(?:next step|one step|step (?:you(?:'d| would)? )?still|still (?:need|have) to|what(?:'s| is| would you do) (?:next|left to do)|what else (?:do|would|could) you|something (?:else|more) to do|not (?:quite )?(?:done|finished)|one more (?:step|thing)|where would you go from)\b/i;

/** "What's the one step you'd still need to do?": the line of the way that the own work does not have. */
export function nextStep({ question, text }: Ask, about: TalkCase): string | undefined {
  if (!NEXT.test(question) && !(NEXT.test(text) && /\bwhat\b/i.test(question))) return undefined;
  const own = ownAnswer(about).value;
  const lines = about.solution ?? [];
  const at = lines.findLastIndex(({ line }) => near(numberOf(line.split('=').at(-1) ?? ''), own));
  const left = at >= 0 && at < lines.length - 1 ? lines[at + 1] : undefined;
  if (left !== undefined && left.why !== '' && !about.right)
    return said(
      `hm, I thought I was done. Do I have to go on from my ${about.given}?`,
      `maybe: ${asSpoken(left.why).replace(/^I /, '')}`,
    );
  const last = doneIn(about).at(-1);
  return said('hm, I thought I was done', last && `the last thing I did was \`${last.line}\``);
}

const MEASURES =
  /\b(?:measur\w*|tell(?:s|ing)? (?:us|you|me)|stands? for|represents?|means?)\b|\bwhat is (?:it|that) (?:of|about)\b/i;

/** "What do you suppose the 49 is measuring?": what the own number is in the problem. */
export function ownMeaning({ question, text, plain, before }: Ask, about: TalkCase): string | undefined {
  const { value, unit } = ownAnswer(about);
  if (
    before !== undefined ||
    value === undefined ||
    !MEASURES.test(question) ||
    !/^(?:what|other)$/.test(formOf(question))
  )
    return undefined;
  const [named] = plain.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)?.map((one) => numberOf(one)) ?? [];
  const isOwn = near(named, value) || (named === undefined && /\byour (?:answer|number)\b/i.test(text));
  if (!isOwn || /\/|=|\^/.test(about.given) || quantitiesOf(about).some((one) => one.value === value)) return undefined;
  const goal = goalOf(about)?.replace(/^I have to (?:find out|find|say:?) /, '');
  if (goal === undefined || goal.length > 120 || /^I have/.test(goal)) return undefined;
  const last = doneIn(about).at(-1);
  const of = /^(?:what|which) (?:is |are )?/.test(goal)
    ? goal.replace(/^what (?:is|are) /, '').replace(/^what (.*) (?:is|are)$/, '$1')
    : goal;
  const unitWords =
    unit === '' || of.includes(unit) || /\b(?:area|square)\b/i.test(about.asked) ? undefined : `it is in ${unit}`;
  return said(
    `I thought it is ${of}`,
    unitWords,
    last?.left && last.result ? `it came from \`${last.left}\`` : undefined,
  );
}

const PARTS: readonly string[] = ['minus', 'negative', 'sign', 'in front'];

/** "I'm only wondering about what's in front of it.": the part of the own answer that a remark points at. */
export function remarkedPart({ text, question }: Ask, about: TalkCase): string | undefined {
  const isSign = PARTS.some((part) => text.toLowerCase().includes(part)) && /^-|[<>=]/.test(bare(about));
  if (
    !isSign ||
    question.includes('?') ||
    !/\b(?:wonder\w*|curious|look|check|think about|not (?:so )?sure)\b/i.test(text)
  )
    return undefined;
  const name = bare(about).startsWith('-') ? 'minus' : 'sign';
  const rule = ruleOf(about);
  return said(
    `you mean the ${name}?`,
    rule === undefined ? gotIt(about) : `I put it because ${small(rule)}`,
    'is that not right?',
  );
}

const ONCE = /\b(?:once|one time|only one|at the (?:start|beginning)|to begin with|starts? with|stays)\b/i;
const OFTEN = /\b(?:over and over|again and again|each|every|repeat\w*|many times|keeps?)\b/i;

/** "Which number happens only once and which one over and over?" */
export function onceAndOften({ question }: Ask, about: TalkCase): string | undefined {
  if (!/^(?:which|what) (?:number|one|part|of)\b/i.test(question) || !(ONCE.test(question) || OFTEN.test(question)))
    return undefined;
  const all = quantitiesOf(about);
  const rate = all.find(({ isRate }) => isRate);
  const start =
    all.find((one) => one !== rate && !one.isRate && one.unit === rate?.unit) ?? all.find((one) => one !== rate);
  if (rate === undefined || start === undefined) return undefined;
  const [once, often] = [ONCE.test(question), OFTEN.test(question)];
  return said(
    once ? `the ${start.text} is there only once` : undefined,
    often ? `the ${rate.text} comes over and over` : undefined,
  );
}

/** The fact of the problem that speaks of the same things as a question. */
export function closestFact({ question }: Ask, about: TalkCase): string | undefined {
  const { told: facts } = partsOf(about.asked);
  const [fact] = closest(facts, (one) => one, question);
  return fact === undefined || !/\d/.test(fact) ? undefined : said(`it says ${lowered(fact.replace(/[.!]$/, ''))}`);
}

const EITHER = /^(?:.*?\b(?:is|are|was|were|does|do|did|be|would|should|could|can)\b)\s+(.+?),? or (.+?)\?$/i;

/** The one of two that the own idea and the own work speak of. */
export function eitherByWork({ question }: Ask, about: TalkCase): string | undefined {
  const short = optionsIn(question);
  const [, one = '', other = ''] = EITHER.exec(question) ?? [];
  if (one === '') return undefined;
  const mine = `${about.idea ?? ''} ${about.steps.map(({ line, why }) => `${line} ${why}`).join(' ')}`;
  const [ofOne, ofOther] = [shared(mine, one), shared(mine, other)];
  if (ofOne === ofOther) return undefined;
  const isFirst = ofOne > ofOther;
  const [, rest = one] = /^(?:it|that|this|he|she|they|you|we|\d+(?:\.\d+)?) (.*)$/i.exec(one) ?? [];
  const chosen = isFirst ? (rest.split(' ').length > 6 ? (short?.[0] ?? rest) : rest) : other;
  const [line] = closest(doneIn(about), (done) => `${done.line} ${done.why}`, question);
  return said(`${chosen}, I think`, line && told(line));
}

type Word = readonly [word: RegExp, meaning: string];
/** Words of stories as a child says them. */
const WORDS: readonly Word[] = [
  [
    /\b(?:gives?|gave|loses?|lost|eats?|ate|spends?|spent|sells?|sold|took|takes?) ?(?:away)?\b/i,
    'that it is gone then, somebody else has it or it is used up',
  ],
  [
    /\b(?:gets?|got|finds?|found|buys?|bought|earns?|earned|receives?)\b/i,
    'that you have it then, it comes to what you had',
  ],
  [
    /\b(?:shorter|less|fewer|smaller|lower|longer|taller|more|bigger|higher|older|younger)\b/i,
    'that you look at two of them, and one has more than the other',
  ],
  [/\bleft(?: over)?\b|\bremain\w*\b/i, 'what is still there at the end'],
  [/\b(?:altogether|in all|in total|total)\b/i, 'all of them put together'],
  [/\b(?:each|every|per)\b/i, 'that it is the same for every one of them'],
  [/\b(?:saves?|saved)\b/i, 'that you keep it and don’t spend it'],
  [/\b(?:shares?|shared|split)\b/i, 'that everybody gets the same'],
  [/\babout\b|\broughly\b/i, 'that it doesn’t have to be exact'],
];
const MEANS = /\bwhat (?:does|do|would|is)\b(.*)\bmean\b|\bwhat(?:'s| is) ["“'‘](.+?)["”'’]/i;

/** "What does “gives away” mean to you?" */
export function storyWord({ question }: Ask): string | undefined {
  const [, one, other] = MEANS.exec(question) ?? [];
  const asked = (one ?? other ?? '').trim();
  if (asked === '' || /\d/.test(asked) || asked.split(' ').length > 5) return undefined;
  const meaning = WORDS.find(([word]) => word.test(asked))?.[1];
  return meaning && said(`it means ${meaning}`);
}

/** "What sign did you expect?" */
export function signAsked({ question }: Ask, about: TalkCase): string | undefined {
  const { value } = ownAnswer(about);
  if (value === undefined || headOf(question) !== 'sign') return undefined;
  return said(value < 0 ? 'minus' : 'plus');
}

const OTHERS =
  /\b(?:classmate|friend|someone|somebody|another (?:kid|student)|partner|other kids|a kid)\b.*\b(?:says?|said|thinks?|thought|would|did|does)\b/i;

/** "A classmate says you should multiply them. What do you think?" */
export function otherWay({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (rule === undefined || about.right || !OTHERS.test(text) || /\d/.test(plain)) return undefined;
  if (!/\b(?:what do you think|do you agree|who(?:'s| is) right|what would you (?:say|tell))\b/i.test(question))
    return undefined;
  return said('hm, I don’t think so', `I do it like this: ${small(rule)}`, gotIt(about));
}

/** "Which of the two looks bigger?": as the own answer has it. */
export function ownLarger({ question }: Ask, about: TalkCase): string | undefined {
  const [, one = '', sign, other = ''] = /^(\S+) ([<>=]) (\S+)$/.exec(bare(about)) ?? [];
  const [, wanted] =
    /^which\b.*\b(bigger|larger|greater|longer|more|smaller|less|shorter)\b/i.exec(askingClause(question)) ?? [];
  if (sign === undefined || wanted === undefined || /\d/.test(figures(question).replace(/\b(?:two|2)\b/g, '')))
    return undefined;
  if (sign === '=') return said('none of them, I think they are the same');
  const isLarge = /^(?:b|la|g|lo|m)/i.test(wanted);
  const rule = ruleOf(about);
  return said(`\`${(sign === '>') === isLarge ? one : other}\`, I think`, rule && `because ${small(rule)}`);
}

/** "What is y when x is 6?": by the line that the own work goes by. */
export function atNumber({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [, result = '', letter = '', number = ''] =
    /\bwhat(?:'s| is| would) ([a-z])\b.* (?:when|if) ([a-z]) (?:is|was|=|equals) (-?\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  if (result === '' || !question.includes('?')) return undefined;
  const rules = [...doneIn(about).map(({ line }) => line), about.math ?? ''];
  const rule = rules
    .map((line) => new RegExp(`^${result} = ([^;,]*\\b\\d*${letter}\\b[^;,]*)$`).exec(line)?.[1])
    .find((one) => one !== undefined);
  const value = rule === undefined ? undefined : filled(rule, letter, Number(number));
  return value === undefined ? undefined : said(`${shownValue(value)}, because \`${result} = ${rule}\``);
}
