import { askingClause, formOf } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { bare, wrongRuleOf } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { reasonedLines } from '../think/where-from.ts';
import { numberOf, shownValue } from '../values.ts';
import { amountsIn, contentOf, stemOf } from './amounts-in.ts';
import { lowered, partsOf } from './goal.ts';
import { clausesOf } from './means.ts';

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** What stands in the problem and on its picture. */
export const sceneOf = ({ asked, picture }: TalkCase): string =>
  picture === undefined ? asked : `${asked} ${picture.alt}`;

const AMOUNT =
  /^(?:and |so |but |ok(?:ay)?,? )*(?:how (?:many|much|long|tall|far|heavy|wide|high|old|deep|big)|what(?:'s| is| was) the (?:price|cost|length|width|height|base|radius|total))\b/i;
const COSTS = /\b(?:cost|pay|paid|price|spend|spent|money|earn)\b/i;

/** "How much did the plant cost?": a number that the problem tells, by what is asked about it. */
export function toldAmount(question: string, about: TalkCase): string | undefined {
  const clause = askingClause(question);
  if (
    !AMOUNT.test(clause) ||
    /\d/.test(figures(question)) ||
    /\byou\b|\bif\b|\beach\b|\bleft\b|\bat the end\b|\bnow\b|\baround\b/i.test(question)
  )
    return undefined;
  const wanted = contentOf(question.replace(/\bhow (?:many|much|long|tall|far|heavy|wide|high|old|deep|big)\b/gi, ''));
  const goal = contentOf(partsOf(about.asked).asks.join(' '));
  const [, thing = ''] = /\bhow (?:many|much) ([a-z]+)/i.exec(question) ?? [];
  const unit = COSTS.test(question) && /\bhow much\b/i.test(question) ? '$' : stemOf(thing);
  const clauses = clausesOf(figures(sceneOf(about))).filter(
    (one) => /\d/.test(one) && !/\bhow (?:many|much)\b/i.test(one),
  );
  const isOfAll = /\bin all\b|\b(?:al)?together\b|\btotal\b/i.test(question);
  const ofUnit = clauses.flatMap((one) => amountsIn(one)).filter((amount) => amount.unit === unit);
  if (isOfAll && (unit === '' || ofUnit.length !== 1)) return undefined;
  const scored = clauses
    .flatMap((one) =>
      amountsIn(one).map((amount) => ({
        one,
        amount,
        score: overlap(wanted, amount.near) + (unit !== '' && amount.unit === unit ? 1 : 0),
      })),
    )
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (
    best === undefined ||
    best.score < 1 ||
    (next !== undefined && next.score === best.score && next.amount.value !== best.amount.value)
  )
    return undefined;
  if (unit !== '' && unit !== '$' && best.amount.unit !== unit) return undefined;
  if (overlap(wanted, goal) > overlap(wanted, best.amount.near)) return undefined;
  return said(`${best.amount.unit === '$' ? '$' : ''}${best.amount.value}. It says ${lowered(best.one)}`);
}

const THAN = /\bthe ([a-z]+(?: [a-z]+)?) (?:is|are|was) ([a-z]+er) than the ([a-z]+(?: [a-z]+)?)\b/gi;

/** "Which ribbon is longer, the green or the red?": what the sentences of the problem say, one after the other. */
export function toldOrder(question: string, about: TalkCase): string | undefined {
  const pairs = [...about.asked.matchAll(THAN)].map(([, one = '', how = '', other = '']) => ({
    one: one.toLowerCase(),
    how: how.toLowerCase(),
    other: other.toLowerCase(),
  }));
  const [first] = pairs;
  if (first === undefined || !new RegExp(`\\b${first.how}\\b`, 'i').test(question) || /\bhow\b|\bwhy\b/i.test(question))
    return undefined;
  const things = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const named = things
    .filter((thing) => new RegExp(`\\b${thing.split(' ')[0]}\\b`, 'i').test(question))
    .toSorted(
      (one, other) =>
        question.toLowerCase().indexOf(one.split(' ')[0] ?? '') -
        question.toLowerCase().indexOf(other.split(' ')[0] ?? ''),
    );
  const [a, b] = named;
  const pair = pairs.find(({ one, other }) => (one === a && other === b) || (one === b && other === a));
  if (pair === undefined || named.length !== 2) return undefined;
  const isWhich = /\bwhich\b|\bor\b/i.test(question);
  return isWhich
    ? said(`the ${pair.one}, it says so`)
    : pair.one === a
      ? said(`yes, it says that the ${pair.one} is ${pair.how}`)
      : said(`no, it says that the ${pair.one} is ${pair.how}`);
}

const ONE_OF = /^(?:and |so |but )?(?:is|are|was) (-?\d+(?:\.\d+)?) (?:really |also )?(?:an?|one of|in|on)\b/i;

/** "Is 2 a factor of 26?": whether it is in the list that the student wrote. */
export function isInList(question: string, about: TalkCase): string | undefined {
  const number = ONE_OF.exec(figures(question))?.[1];
  const list = (bare(about).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (number === undefined || list.length < 3) return undefined;
  const rule = wrongRuleOf(about);
  return list.includes(Number(number))
    ? said(`yes, ${number} is one that I have`, rule && `because ${rule}`)
    : said(`no, I don’t think so, I don’t have ${number}`, gotIt(about), rule && `because ${rule}`);
}

const CAN =
  /^(?:so |and |but |hm+,? )*(?:can|could|is it possible for|would)\b[^?]*\b(?:be |get |come out )?(bigger|larger|greater|more|higher|smaller|less|lower) than ((?:the )?-?\$?\d+(?:\.\d+)?(?:\/\d+)?)/i;

/** "Can a factor of 26 be bigger than 26?": as it is in the own answer. */
export function canBeThan(question: string, about: TalkCase): string | undefined {
  const [, how = '', named = ''] = CAN.exec(figures(question)) ?? [];
  const than = numberOf(named.replace(/[^\d./-]/g, ''));
  const own = (bare(about).match(/-?\d+\/\d+|-?\d+(?:\.\d+)?/g) ?? []).map((one) => numberOf(one) ?? Number.NaN);
  if (than === undefined || own.length === 0) return undefined;
  const isMore = /bigger|larger|greater|more|higher/i.test(how);
  const found = own.find((one) => (isMore ? one > than : one < than));
  const rule = wrongRuleOf(about);
  return found === undefined
    ? said('no, I don’t think so', gotIt(about))
    : said(`I think so, because I got ${shownValue(found)}`, rule && `for me it is like this: ${rule}`);
}

const UP_OR_DOWN =
  /\b(?:up or down|down or up|bigger or smaller|smaller or bigger|higher or lower|lower or higher|increase or decrease|larger or smaller|more or less|less or more)\b/i;

/** "Would the mean go up or down?": the own answer beside the number of its kind in the problem. */
export function upOrDown(question: string, about: TalkCase): string | undefined {
  if (
    !UP_OR_DOWN.test(question) ||
    formOf(question) === 'why' ||
    /\d/.test(figures(question)) ||
    /\bif\b/i.test(question)
  )
    return undefined;
  const own = ownValue(about);
  const unit = amountsIn(bare(about))[0]?.unit ?? '';
  const there = amountsIn(sceneOf(about));
  const asked = contentOf(question);
  const goal = contentOf(partsOf(about.asked).asks.join(' '));
  const isKind = (one: { readonly unit: string }): boolean =>
    (one.unit !== '' && goal.has(one.unit)) || one.unit === unit;
  const [from] = there.filter(isKind).toSorted((one, other) => overlap(asked, other.near) - overlap(asked, one.near));
  if (Number.isNaN(own) || from === undefined || from.value === own) return undefined;
  const words = UP_OR_DOWN.exec(question)?.[0].split(' or ') ?? [];
  const word = words.find((one) =>
    (own > from.value ? /up|bigger|higher|larger|more|increase/i : /down|smaller|lower|less|decrease/i).test(one),
  );
  return word && said(`${word}, I think, because ${gotIt(about)}, and there it was ${from.value}`);
}

/** "What do you get if you add all of them up?" */
export function allAdded(question: string, about: TalkCase): string | undefined {
  if (
    !/\badd(?:ed)?\b[^?]*\b(?:all|everything|them|these|up)\b/i.test(question) ||
    !/\bwhat\b|\bhow much\b/i.test(question) ||
    /\bdid you\b/i.test(question)
  )
    return undefined;
  const numbers = (about.asked.match(/-?\d+(?:\.\d+)?(?![\d/])/g) ?? []).map(Number);
  if (numbers.length < 3) return undefined;
  return said(
    `\`${numbers.join(' + ')}\` is ${shownValue(
      numbers.reduce((sum, one) => sum + one, 0),
      false,
    )}`,
  );
}

const DID =
  /\bwhat (?:did|do) you do (?:with|about|to|when)\b|\bwhat happened (?:to|with)\b|\bhow did you (?:do|handle|deal with|take care of|use|choose|know (?:where|how|which|what|when))\b|\bwhere did you\b|\btell me (?:more )?about (?:the|that|how you)\b/i;

/** "What did you do with the decimal points?": the line of the work that speaks of it. */
export function stepAbout(question: string, about: TalkCase): string | undefined {
  if (!DID.test(question) || /\d/.test(figures(question))) return undefined;
  const wanted = contentOf(question.replace(DID, ''));
  const lines = reasonedLines(about);
  const [best] = lines
    .map((one) => ({ one, score: overlap(wanted, contentOf(one.why)) }))
    .toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score === 0) return undefined;
  const rule = wrongRuleOf(about);
  return said(
    `${lowered(best.one.why.replace(/[.]$/, ''))}: that is what I did, and so I got \`${best.one.line}\``,
    rule && overlap(contentOf(rule), contentOf(best.one.why)) < 2 ? rule : undefined,
  );
}

/** "What do you see in this picture?", "What happened in the story?" */
export function seesThere(question: string, about: TalkCase): string | undefined {
  const { picture } = about;
  if (
    picture === undefined ||
    !/\b(?:what|tell me what) (?:do |can |did )?you (?:see|notice)\b|\bdescribe (?:the|this|that|your) (?:picture|graph|shape|figure|drawing|diagram|table|plot)\b/i.test(
      question,
    )
  )
    return undefined;
  return said(`I see ${lowered(picture.alt.replace(/[.]$/, ''))}`);
}

/** "Are those two the same size or different?": the own answer beside the only number of its kind. */
export function sameOrNot(question: string, about: TalkCase): string | undefined {
  if (!/\bsame\b[^?]*\bor\b[^?]*\bdifferent\b|\bdifferent\b[^?]*\bor\b[^?]*\bsame\b/i.test(question)) return undefined;
  const own = ownValue(about);
  const there = [...new Set(amountsIn(sceneOf(about)).map(({ value }) => value))];
  const [only] = there;
  if (Number.isNaN(own) || only === undefined || there.length !== 1) return undefined;
  return only === own
    ? said(`the same, ${bare(about)}`)
    : said(`different, I think: one is ${only}, and ${gotIt(about)}`);
}
