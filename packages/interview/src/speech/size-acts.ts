import { contentOf, stemOf } from '../asked/amounts-in.ts';
import { calculationOf } from '../asked/estimate.ts';
import { noticed } from '../reply/amounts.ts';
import { ownAnswer, type Quantity, quantitiesOf } from '../reply/bind.ts';
import { askingClause, optionsIn } from '../reply/form.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { easy } from '../think/sense.ts';
import { near, numberOf, shownValue, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const MORE =
  /\b(?:more|most|bigger|biggest|larger|largest|greater|greatest|longer|longest|taller|tallest|higher|highest|heavier|heaviest|older|oldest|busier|busiest|farther|farthest|further|faster|wider|deeper|richer|fuller|warmer|hotter|better)\b/i;
const LESS =
  /\b(?:less|least|fewer|fewest|smaller|smallest|shorter|shortest|lower|lowest|lighter|lightest|younger|youngest|closer|slower|narrower|poorer|emptier|colder|cheaper)\b/i;

/** The amounts of a problem that count the same as another one of them. */
const comparable = (about: TalkCase): readonly Quantity[] => {
  const all = quantitiesOf(about);
  return all.filter((one) => all.some((other) => other !== one && other.unit === one.unit));
};

const speaksOfOne = (words: string, { own }: Quantity): boolean => [...contentOf(words)].some((word) => own.has(word));

/** The word of a problem by which one calls the thing that an amount belongs to: "May", "the rope". */
function ownerOf(quantity: Quantity, about: TalkCase): string | undefined {
  const words = about.asked.match(/\b(?:[Tt]he |[Aa]n? |[Hh]is |[Hh]er )?[A-Za-z]{3,}\b/g) ?? [];
  const fits = words.filter((word) => quantity.own.has(stemOf(word.split(' ').at(-1) ?? '')));
  const name = fits.find((word) => /^[A-Z]/.test(word) && !/^(?:The|An?|His|Her) /.test(word));
  return (name ?? fits[0])?.replace(/^(?:A|An|The|a|an) /, 'the ');
}

/** "Which month was busier?", "Who is longer, the rope or the fish?": the two amounts of the problem beside each other. */
function whichHasMore({ question, plain }: Ask, about: TalkCase): string | undefined {
  const clause = askingClause(question);
  if (!/^(?:which|who|whose|what)\b/i.test(clause) || /\d/.test(plain)) return undefined;
  const isMore = MORE.test(clause);
  if (isMore === LESS.test(clause) || /\byou\b|\bhow\b|\banswer\b/i.test(clause)) return undefined;
  const options = optionsIn(question);
  const amounts = comparable(about).filter(
    (one) => options === undefined || options.some((option) => speaksOfOne(option, one)),
  );
  const [one, other, ...more] = amounts.toSorted((a, b) => (isMore ? b.value - a.value : a.value - b.value));
  if (one === undefined || other === undefined || more.length > 0 || one.value === other.value) return undefined;
  const owner = options?.find((option) => speaksOfOne(option, one)) ?? ownerOf(one, about);
  if (owner === undefined) return undefined;
  return said(`${owner}, because ${one.text} is ${isMore ? 'more' : 'less'} than ${other.text}`);
}

/** "By how much?", after two amounts were held beside each other: as the own answer has it. */
function byHowMuch({ question, before = '' }: Ask, about: TalkCase): string | undefined {
  if (!/^(?:and )?(?:by )?how (?:much|many|far)\W*(?:more|less|longer|shorter|bigger|is it)?\W*$/i.test(question))
    return undefined;
  const asksDifference =
    /\bhow (?:many|much) (?:\w+ )?(?:more|fewer|less|longer|shorter|taller)\b|\bdifference\b/i.test(about.asked);
  if (asksDifference && (MORE.test(before) || LESS.test(before))) return said(`by ${bare(about)}, that is what I got`);
  const [one, other, ...more] = comparable(about).toSorted((a, b) => b.value - a.value);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return said(`\`${one.text} - ${other.text}\`, that is ${shownValue(one.value - other.value, false)}`);
}

const ROUGH =
  /\bwithout (?:actually |really |even )?(?:working|calculating|computing|solving|doing|figuring|counting|adding|subtracting|multiplying|dividing)\b|\bbefore (?:you|we) (?:even )?(?:do|work|solve|calculate|start|figure|add|subtract|multiply|divide|did|worked)\b|\bestimat\w*|\broughly\b|\bguess\b|\bballpark\b|\bjust by looking\b|\bin your head\b|\bpredict\w*|\bhunch\b/i;
const THAN = /\b(?:more|less|bigger|smaller|greater|larger|over|under|above|below|higher|lower|closer)\b/i;

/** The calculation of a problem with numbers that are easy in the head. */
function roughOf(about: TalkCase): { readonly line: string; readonly value: number } | undefined {
  const found = calculationOf(about);
  const own = figures(about.math ?? '');
  const line =
    found !== undefined
      ? `${easy(found.one)} ${found.sign} ${easy(found.other)}`
      : /^[-\d.\s+×÷()]+$/.test(own) && /\d\)?\s*[-+×÷]/.test(own)
        ? own.replace(/\d+(?:\.\d+)?/g, easy)
        : undefined;
  const value = line === undefined ? undefined : reckoned(line);
  return line === undefined || value === undefined ? undefined : { line, value };
}

/** "Without working it out, is it more than 100 or less?": a look with easy numbers, beside the own answer. */
function roughlyThan({ question, text, plain }: Ask, about: TalkCase): string | undefined {
  if (!ROUGH.test(text) || !THAN.test(question)) return undefined;
  const [than, ...others] = new Set(plain.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []);
  const limit = than === undefined ? undefined : numberOf(than);
  const rough = roughOf(about);
  if (limit === undefined || others.length > 0 || rough === undefined || /\bcloser\b/i.test(question)) return undefined;
  const word = near(rough.value, limit) ? 'about' : rough.value > limit ? 'more than' : 'less than';
  const own = ownAnswer(about).value;
  const isOther = own !== undefined && own > limit !== rough.value > limit;
  return said(
    `${word} ${than}, because \`${rough.line}\` is ${shownValue(rough.value)}`,
    isOther && !about.right ? `huh, but ${gotIt(about)}` : undefined,
  );
}

/** "I eat 2/3 of one and you eat 4/6. Who ate more?": the numbers that the problem compares, as the student does. */
function comparedInStory({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  const clause = askingClause(question);
  const [, left = '', sign = '', right = ''] = /^(\S+) ([<>=]) (\S+)$/.exec(bare(about)) ?? [];
  if (sign === '' || !/^(?:who|which|whose)\b/i.test(clause) || !(MORE.test(clause) || LESS.test(clause)))
    return undefined;
  const named = [...plain.matchAll(/(?<![\d./])\d+(?:\.\d+|\/\d+)?(?![\d/]|\.\d)/g)].map(([one]) => one);
  if (![left, right].every((one) => named.includes(one))) return undefined;
  const rule = ruleOf(about);
  const reason = rule === undefined || about.right ? undefined : `because ${rule}`;
  if (sign === '=') return said('the same, I think', reason);
  const winner = (sign === '>') === MORE.test(clause) ? left : right;
  const before =
    figures(text)
      .slice(0, figures(text).indexOf(winner))
      .split(/[.,;]|\band\b|\bwhile\b/)
      .at(-1) ?? '';
  const [who = ''] = /\b(?:I|you|[A-Z][a-z]+)\b(?=[^A-Z]*$)/.exec(before) ?? [];
  const person = who === 'I' ? 'you' : who.toLowerCase() === 'you' ? 'me' : who;
  return said(`${person === '' ? `the one with \`${winner}\`` : `${person}, with the \`${winner}\``}`, reason);
}

/** "How much money did she not save?", "How many are left?": the rest of a whole of which the problem tells a part. */
function restOf({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (/\d|%|\bpercent/.test(plain) || !/^how (?:much|many)\b/i.test(askingClause(question))) return undefined;
  if (!/\bnot\b|n't\b|\bleft(?: over)?\b|\brest\b|\bremain\w*|\bother part\b|\bstill\b/i.test(question))
    return undefined;
  const amounts = comparable(about).toSorted((a, b) => b.value - a.value);
  const [whole, part, ...more] = amounts;
  if (whole === undefined || part === undefined || more.length > 0 || whole.value <= part.value) return undefined;
  const value = whole.value - part.value;
  const money = whole.unit === '$' ? '$' : '';
  const own = ownAnswer(about);
  const isSameKind = own.unit === '' || own.unit === whole.unit;
  return said(
    `\`${whole.text} - ${part.text}\`, so ${money}${writtenValue(value, false)}`,
    isSameKind ? noticed(value, about) : undefined,
  );
}

export const sizeActs: readonly Act[] = [
  ['compare', comparedInStory],
  ['compare', roughlyThan],
  ['compare', whichHasMore],
  ['compare', byHowMuch],
  ['count', restOf],
];
