import { askingClause, formOf, optionsIn } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { amountOf, numbersOf } from '../think/rule.ts';
import { told } from '../think/where-from.ts';
import { firstValue } from '../values.ts';
import { factSaid, factsOf } from './picture-facts.ts';
import { closest, contentOf, shared } from './shared-words.ts';

const TOO_MUCH =
  /\b(?:picture that|imagine that|believe|possible|could (?:it|that|the \w+|there|a \w+)(?: really)? (?:be|have|go|reach)|can (?:that|it) be|make sense|sound(?:s)? right|seem(?:s)? (?:right|big|small|close)|realistic|reasonable|too (?:big|much|small|long|high))\b/i;

/** "225 feet up. Can you picture that?": the answer beside the largest number that is there, as in life. */
export function tooMuch({ question, text, before = '' }: Ask, about: TalkCase): string | undefined {
  if (
    about.right ||
    !TOO_MUCH.test(question) ||
    /\bmake sense of\b|\bhow does\b/i.test(question) ||
    /\babout how\b|\bestimate\b/i.test(`${before} ${text}`)
  )
    return undefined;
  const own = ownValue(about);
  const key = firstValue(about.key ?? '');
  const there = numbersOf(about.asked.replace(/(\d),(?=\d{3})/g, '$1'))
    .map(amountOf)
    .filter((one) => !Number.isNaN(one));
  if (Number.isNaN(own) || key === undefined || there.length === 0 || key <= 0 || own <= 0) return undefined;
  const most = Math.max(...there);
  if (own > most && key <= most)
    return said(
      `hm, no, not really. ${numbersOf(bare(about))[0]} is more than the ${most} that is in the problem, so that is too much`,
      `but that is what I got, because ${ruleOf(about) ?? 'that is how I do it'}`,
    );
  if (own / key > 3 || key / own > 3)
    return said(
      `hm, that does seem ${own > key ? 'too big' : 'too small'}`,
      `but that is what I got, because ${ruleOf(about) ?? 'that is how I do it'}`,
    );
  return undefined;
}

const GROWS =
  /\b(?:more|bigger|larger|hotter|warmer|higher|up|longer|grows?|increases?|rises?|wider|faster|richer|heavier|older)\b/i;
const SHRINKS =
  /\b(?:less|fewer|smaller|colder|cooler|lower|down|shorter|shrinks?|decreases?|falls?|narrower|slower|poorer|lighter|younger)\b/i;
const FALLING =
  /\b(?:falls?|drops?|cool(?:s|ing)?|gives? away|gave|spends?|spent|eats?|ate|loses?|lost|shrinks?|decreas\w+|discount|off|breaks?|broke|sells?|sold|uses? up|fly away|flew|take away|takes? away|took)\b/i;
const RISING =
  /\b(?:grows?|rises?|warms?|gets?|earns?|finds?|buys?|bought|increas\w+|adds?|more comes?|saves?|climbs?)\b/i;

/** "Does the town get bigger or smaller?", "hotter or colder?": by what happens in the problem. */
export function goesWhichWay({ question }: Ask, about: TalkCase): string | undefined {
  const clause = askingClause(question);
  if (
    !GROWS.test(clause) ||
    !SHRINKS.test(clause) ||
    /\d/.test(figures(question)) ||
    /\bhalf\b/i.test(clause) ||
    /\bwider or\b/.test(clause)
  )
    return undefined;
  const told =
    about.asked
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => !sentence.endsWith('?'))
      .join(' ') || about.asked;
  const falls = FALLING.test(told);
  if (falls === RISING.test(told)) return undefined;
  const [one = '', other = ''] = optionsIn(question) ?? [];
  const word = [one, other].find((option) => (falls ? SHRINKS : GROWS).test(option)) ?? (falls ? 'less' : 'more');
  const ownNumber = numbersOf(bare(about))[0];
  const before = numbersOf(about.asked)[0];
  const isOdd =
    ownNumber !== undefined &&
    before !== undefined &&
    !about.right &&
    (falls ? amountOf(ownNumber) > amountOf(before) : amountOf(ownNumber) < amountOf(before));
  return said(
    `${word.replace(/^(?:the|a) /, '')}, because ${(falls ? FALLING : RISING).exec(told)?.[0].toLowerCase() === 'off' ? 'some is taken off' : `it says “${(falls ? FALLING : RISING).exec(told)?.[0]}”`}`,
    isOdd ? `huh, but ${gotIt(about)}` : undefined,
  );
}

/** "Which side is the height?", "going away or coming back?": what the idea, the work or the picture says of it. */
export function whichOfThem({ question, text }: Ask, about: TalkCase): string | undefined {
  const form = formOf(question);
  if ((form !== 'which' && form !== 'either') || about.right) return undefined;
  const rule = ruleOf(about);
  if (rule === undefined) return undefined;
  const options = optionsIn(question);
  const sayings = [rule, ...about.steps.map(({ why }) => why)];
  if (form === 'either' && options !== undefined) {
    const chosen = options.filter(
      (option) => contentOf(option).length > 0 && sayings.some((one) => shared(one, option) > 0),
    );
    if (chosen.length === 1) return said(`${chosen[0]?.replace(/^to /, '')}, I think`, `because ${rule}`);
    return undefined;
  }
  const facts = about.picture === undefined ? [] : closest(factsOf(about.picture), (fact) => fact, text);
  if (shared(rule, question) > 0)
    return said(`${rule}`, facts.length === 1 ? facts.map(factSaid)[0] : undefined, gotIt(about));
  const [step] = closest(about.steps, (one) => `${one.line} ${one.why}`, question);
  return step === undefined ? undefined : said(told(step), shared(step.why, rule) > 2 ? undefined : rule, gotIt(about));
}
