import { lowered } from '../asked/goal.ts';
import { doneIn } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { told } from '../think/where-from.ts';
import { numbersIn } from '../values.ts';
import type { Act } from './act.ts';
import { swapped } from './rerun.ts';

const DONE = /\b(?:did|were|have|'d)\b[^?]*\byou\b|\byou (?:did|started|began|looked|tried|wrote|put)\b/i;
const FIRST =
  /\bfirst (?:thing|step|number|part)\b|\bdo first\b|\b(?:did|would|do|'d) you (?:start|begin)\b|\bfirst\b[^?]*\bdo\b/i;
const LAST = /\blast (?:thing|step|part)\b|\b(?:end|finish) (?:up|with)\b|\bdo last\b|\bat the end\b/i;

/** "What was the very first thing you did?" */
function firstOrLast({ question }: Ask, about: TalkCase): string | undefined {
  const isFirst = FIRST.test(question);
  if (
    !DONE.test(question) ||
    !/^(?:what|which|where|how|tell|show)\b/i.test(askingClause(question)) ||
    isFirst === LAST.test(question) ||
    /\bwhy\b|\bif\b|\bafter that\b/i.test(question)
  )
    return undefined;
  if (/\bfirst (?:thing )?(?:(?:that )?you )?(?:notice|think|thought|saw|see)\b/i.test(question)) return undefined;
  const lines = doneIn(about);
  const line = isFirst ? lines[0] : lines.at(-1);
  return line && said(`${isFirst ? 'first' : 'last'} ${told(line)}`);
}

const SIGNS: readonly (readonly [words: RegExp, sign: string, does: string])[] = [
  [/\badd(?:ed|ing)?\b|\baddition\b|\bplus\b/i, '+', 'add'],
  [/\bsubtract(?:ed|ing|ion)?\b|\btak(?:e|ing) away\b|\btook away\b|\bminus\b/i, '-', 'take away'],
  [/\bmultipl(?:y|ied|ying|ication)\b|\btimes\b/i, '×', 'multiply'],
  [/\bdivid(?:e|ed|ing)\b|\bdivision\b/i, '÷', 'divide'],
];
const CUES: Readonly<Record<string, RegExp>> = {
  '+': /\b(?:altogether|in all|total|together|both|in the end|more)\b/i,
  '-': /\bhow (?:many|much) (?:more|fewer|less)\b|\b(?:left|gave away|gives away|shorter|longer|fewer|difference|not|spent|lower\w*|off)\b/i,
  '×': /\b(?:each|every|times|area|rows?|per|of the|sides?|after)\b/i,
  '÷': /\b(?:each|share\w*|split|equally|half|per|mean|average)\b/i,
};

const has = (sign: string, line: string): boolean =>
  sign === '-'
    ? /\d\)?\s*[-−]\s*\(?\d/.test(line)
    : sign === '÷'
      ? /÷|\d\s*\/\s*\d+\s*=/.test(line)
      : line.includes(sign);

/** "What words told you to subtract?", "How did you know to add?": the words of the problem behind what was done. */
function wordsForIt({ question }: Ask, about: TalkCase): string | undefined {
  const asksWords = /\b(?:what|which|any|a) (?:word|words|part|clue)\b/i.test(question);
  const named = SIGNS.find(([words]) => words.test(question));
  const asksKnow = /\bhow did you (?:know|decide|figure out)\b[^?]*\b(?:to|that|which|what|you)\b/i.test(question);
  if (!asksWords && !(asksKnow && (named !== undefined || /\boperation\b|\bwhat to do\b/i.test(question))))
    return undefined;
  if (/\bmean\b|\bstand\b/i.test(question)) return undefined;
  const lines = doneIn(about).map(({ line }) => line);
  const own = SIGNS.find(([, sign]) => lines.some((line) => has(sign, line)));
  const [, sign, does] = (named !== undefined && lines.some((line) => has(named[1], line)) ? named : own) ?? [];
  const [first] = doneIn(about);
  if (named !== undefined && sign !== named[1]) return said(`I didn’t ${named[2]}`, first && told(first));
  if (sign === undefined || does === undefined) return undefined;
  const cue = CUES[sign]?.exec(about.asked)?.[0];
  if (cue === undefined)
    return about.math === undefined ? undefined : said(`the sign in \`${about.math}\`, it tells me to ${does}`);
  return said(`it says “${cue.toLowerCase()}”, so I thought I have to ${does}`);
}

const USED =
  /\b(?:did|do|have) you (?:even |ever |really |also )?(?:use|need|look at|do anything with|include|count|think about)\b|\bwhere did the (?:\$)?-?\d[\d./]* go\b|\bwhat about the (?:\$)?-?\d[\d./]*\b/i;

/** "Did you use the 22 at all?": whether it is in a line of the work. */
function usedIt({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!USED.test(question) || /\bwhy\b(?!.*\bnot\b)|\bif\b/i.test(question)) return undefined;
  const [number, ...others] = plain.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  if (number === undefined || others.length > 0) return undefined;
  const isIn = (line: string): boolean => numbersIn(line).includes(number);
  const line = doneIn(about).find((done) => isIn(done.line));
  const rule = wrongRuleOf(about);
  return line === undefined
    ? said(`no, I didn’t use the ${number}`, rule && `because ${rule}`)
    : said('yes', told(line));
}

const NOT_DONE =
  /\bwhy (?:did|do|would|could|should|can|is|are|was)(?:n't| (?:you|we|i|it) not|n’t)\b(.*)|\bwhy not\b(.*)|\binstead of\b(.*)/i;

/** "Why did you do 7 times 7 instead of adding?", "Why can't you just add?": nothing that the student thought of. */
function whyNot({ question }: Ask, about: TalkCase): string | undefined {
  const found = NOT_DONE.exec(question);
  const rule = ruleOf(about);
  if (found === null || rule === undefined || !/\bwhy\b|\bhow come\b/i.test(question)) return undefined;
  const [, one, two, three] = found;
  const named = SIGNS.find(([words]) => words.test(one ?? two ?? three ?? ''));
  const did = named !== undefined && doneIn(about).some(({ line }) => has(named[1], line));
  if (did || about.right) return undefined;
  return said(
    named === undefined ? 'I didn’t think of that' : `I didn’t think of ${asDoing(named[2])}`,
    `I thought ${rule}`,
  );
}

const asDoing = (does: string): string => (does === 'take away' ? 'taking away' : `${does.replace(/e$/, '')}ing`);

/** "What would you write as a number sentence?": the own lines as one. */
function asEquation({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:equation|number sentence|expression|formula|math sentence)\b/i.test(question) ||
    !/\b(?:write|put|show|make|as|for|with)\b/i.test(question) ||
    /\bmean\b|\bwhat is an?\b/i.test(question) ||
    /=/.test(about.math ?? '')
  )
    return undefined;
  const lines = doneIn(about).filter(({ left, result }) => /\d\)?\s*[-+×÷]/.test(left) && result !== '');
  const [first] = lines;
  if (first === undefined) return about.math === undefined ? undefined : said(`\`${about.math} = ${bare(about)}\``);
  let { left: whole, result } = first;
  for (const { left, result: next } of lines.slice(1)) {
    const before = /[-+]/.test(whole.slice(1)) && /[×÷]/.test(left) ? `(${whole})` : whole;
    whole = swapped(left, [[result, before]]);
    result = next;
  }
  return said(`I would write \`${whole} = ${result}\``, lowered(ruleOf(about) ?? ''));
}

export const workActs: readonly Act[] = [
  ['own-work', whyNot],
  ['own-work', usedIt],
  ['own-work', wordsForIt],
  ['own-work', firstOrLast],
  ['own-work', asEquation],
];
