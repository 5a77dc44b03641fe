import { clausesOf } from '../asked/means.ts';
import { changesIn } from '../asked/varied.ts';
import { doneIn, ownAnswer, quantitiesOf } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { told } from '../think/where-from.ts';
import { near, numberOf, numbersIn, shownValue, unmarked, writtenValue } from '../values.ts';
import type { Act } from './act.ts';
import { rerun } from './rerun.ts';

const EACH_TIME =
  /\b(?:each|every|per|one) (day|week|month|year|hour|minute|time|step|game|round|mile|km|box|bag|person|cup|[a-z]+)\b/i;

/** "What happens to the tree every month?": the part of the problem that tells it. */
function eachTime({ question, plain }: Ask, about: TalkCase): string | undefined {
  const unit = EACH_TIME.exec(question)?.[1]?.toLowerCase();
  if (unit === undefined || /\d/.test(plain.replace(/\b1\b/g, '')) || !/^(?:what|how)\b/i.test(askingClause(question)))
    return undefined;
  if (/\bif\b|\bafter\b|\byou (?:get|got|do|did)\b|\bwhy\b/i.test(question)) return undefined;
  const clause = clausesOf(about.asked).find(
    (one) =>
      /\d/.test(one) &&
      !/\bhow (?:many|much)\b/i.test(one) &&
      new RegExp(`\\b(?:each|every|per|an?) ${unit}\\b`, 'i').test(one),
  );
  const rule = wrongRuleOf(about);
  return clause && said(clause, rule && `and for me ${rule}`);
}

/** "If June had 138 and May 79 more, how many would May have?": the own answer put on top of an amount. */
function ownOnTop({ text, plain, question }: Ask, about: TalkCase): string | undefined {
  const own = ownAnswer(about).value;
  if (own === undefined || !/\bhow (?:many|much|long|tall|far|old)\b|\bwhat\b/i.test(askingClause(question)))
    return undefined;
  const [, more, than] = /(-?\d+(?:\.\d+)?)(?: [a-z]+)? (more|fewer|less|longer|shorter|taller)\b/i.exec(plain) ?? [];
  if (more === undefined || than === undefined || !near(numberOf(more), own)) return undefined;
  const others = quantitiesOf(about).filter(({ value }) => value !== own);
  const base = others.find(({ text: number }) => numbersIn(plain).includes(number));
  if (base === undefined || !/\bif\b|\breally\b|\bthen\b|\bwould\b|\bso\b/i.test(text)) return undefined;
  const isPlus = !/fewer|less|shorter/i.test(than);
  const value = isPlus ? base.value + own : base.value - own;
  const goal = others.find((one) => one !== base && one.unit === base.unit);
  return said(
    `\`${base.text} ${isPlus ? '+' : '-'} ${more} = ${writtenValue(value, false)}\``,
    goal === undefined || near(goal.value, value) ? undefined : `huh, but it says ${goal.text}. That is strange`,
  );
}

const SHARES: readonly (readonly [words: RegExp, percent: number])[] = [
  [/\bhalf\b/i, 50],
  [/\b(?:a|one) (?:quarter|fourth)\b/i, 25],
  [/\b(?:three quarters|3\/4)\b/i, 75],
  [/\b(?:all|everything|the whole|every(?:one| dollar))\b/i, 100],
  [/\b(?:none|nothing)\b/i, 0],
];

/** "What percent is half of it?", "What does 100% stand for here?" */
function percentOfAll({ question, plain }: Ask, about: TalkCase): string | undefined {
  const amounts = quantitiesOf(about)
    .filter(({ unit }) => unit !== '%')
    .toSorted((a, b) => b.value - a.value);
  const [whole] = amounts;
  if (
    /\bwhat\b[^?]*\b100 ?%|\bwhat\b[^?]*\b100 percent/i.test(plain) &&
    /\bmean|\bstand|\bis\b|\bbe\b|\brepresent/i.test(question)
  )
    return whole === undefined
      ? said('all of it')
      : said(`all of it, that is the ${whole.unit === '$' ? '$' : ''}${whole.text}`);
  if (!/\b(?:what|how many) percent|\bwhat %|\bpercent (?:would|is|of)\b/i.test(question)) return undefined;
  const share = SHARES.find(([words]) => words.test(question));
  if (share === undefined || /\bif\b/i.test(question)) return undefined;
  return said(
    `${share[1]} percent`,
    `because ${share[0].exec(question)?.[0].toLowerCase()} is ${share[1]} of a hundred`,
  );
}

/** "Suppose another tree starts at 5 and grows 10. Which is taller after 2 months?": both, as the student does them. */
function otherBeside({ text, question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:different|another|other|second|friend'?s?|someone else'?s?)\b/i.test(text)) return undefined;
  if (!/^(?:which|who|whose|are|is|would|will|do|does)\b/i.test(askingClause(question))) return undefined;
  if (
    !/\b(?:more|less|taller|bigger|longer|higher|shorter|smaller|same|further|farther|cheaper|first|ahead|win|faster)\b/i.test(
      question,
    )
  )
    return undefined;
  const changes = changesIn(about.asked, text);
  if (changes === undefined || changes.length === 0) return undefined;
  const inQuestion = changesIn(about.asked, question) ?? [];
  const theirs = rerun(about, changes);
  const ours = inQuestion.length === 0 ? { answer: about.given } : rerun(about, inQuestion);
  if (theirs === undefined || ours === undefined) return undefined;
  const [a, b] = [ours.answer, theirs.answer].map(unmarked);
  const [one, other] = [a, b].map((answer) => numberOf(/-?\d+(?:\.\d+)?/.exec(answer ?? '')?.[0] ?? ''));
  if (one === undefined || other === undefined) return undefined;
  const wantsLess = /\b(?:less|shorter|smaller|cheaper)\b/i.test(question);
  const winner = near(one, other) ? 'they are the same' : one > other !== wantsLess ? 'ours' : 'the other one';
  return said(winner, `for ours I get ${a} and for the other one ${b}`);
}

/** "How did you get from 6 to 7?": the line that has both. */
function fromTo({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow\b[^?]*\byou\b|\bwhat did you do\b/i.test(question) || !/\bfrom\b.*\bto\b|\binto\b/i.test(question))
    return undefined;
  const named = plain.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  const line = doneIn(about).find(({ line: text }) => {
    const there = numbersIn(text);
    return named.length === 2 && named.every((number) => there.includes(number));
  });
  return line && said(told(line), line.why.length > 20 ? undefined : (ruleOf(about) ?? undefined));
}

const STAYS =
  /\b(?:stays?|remains?|kept?|keeps?) the same\b|\bdoes(?:n't| not) change\b|\bwhat(?:'s| is) (?:always )?the same\b|\bconstant\b/i;

/** "What stays the same when you make more?", "Which number changes?" */
function staysOrChanges({ question }: Ask, about: TalkCase): string | undefined {
  if (!STAYS.test(question) || !/^(?:what|which)\b/i.test(askingClause(question))) return undefined;
  const all = quantitiesOf(about);
  const rate = all.find(({ isRate }) => isRate);
  if (/\bnumber\b|\bwhich\b/i.test(question) && rate !== undefined) {
    const [start] = all.filter((one) => one !== rate);
    return said(
      `the ${rate.text} is the same ${EACH_TIME.exec(about.asked)?.[0].toLowerCase() ?? 'each time'}`,
      start && `it starts at ${start.text}, and that changes when it goes on`,
    );
  }
  const rule = ruleOf(about);
  return rule === undefined || !/\balways\b|\bsame\b|\bevery\b/i.test(rule) ? undefined : said(rule);
}

/** "Is the part that is left more or less than half of it?" */
function besideHalf({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bhalf\b/i.test(question) ||
    !/\b(?:more|less|bigger|smaller|over|under)\b/i.test(question) ||
    /\d(?!\/2)/.test(plain.replace(/1\/2/g, ''))
  )
    return undefined;
  const all = quantitiesOf(about).toSorted((a, b) => b.value - a.value);
  const [whole, part, ...more] = all;
  if (whole === undefined || part === undefined || more.length > 0 || whole.unit !== part.unit) return undefined;
  const isRest = /\bnot\b|n't\b|\bleft\b|\brest\b|\bother\b/i.test(question);
  const value = isRest ? whole.value - part.value : part.value;
  const half = whole.value / 2;
  const word = near(value, half) ? 'just half' : value > half ? 'more than half' : 'less than half';
  return said(
    `${word}, because half of ${whole.text} is ${shownValue(half, false)} and that is ${writtenValue(value, false)}`,
    about.right || /^\D*$/.test(bare(about)) ? undefined : `hm, and ${gotIt(about)}`,
  );
}

export const amountActs: readonly Act[] = [
  ['own-work', fromTo],
  ['compare', otherBeside],
  ['compare', besideHalf],
  ['calculate', ownOnTop],
  ['meaning', percentOfAll],
  ['count', eachTime],
  ['meaning', staysOrChanges],
];
