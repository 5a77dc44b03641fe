import { SHARED_WORK } from '../is-time-of-shared-work.ts';
import { namesSize, type Quantity, stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import type { Clause, Mention } from './mentions.ts';
import { labelBehind, nameOf, shareName } from './mentions.ts';

/** An amount for one of something: of `what` (a stem, or the dimension of a unit), in base units. */
type Rate = {
  readonly what: string;
  readonly value: number;
  readonly kind: string;
  /** The names of what the amount consists of. */
  readonly of: readonly string[];
  readonly clause: number;
};

const ONE =
  /\b(?:each|every|per|a|an|one|single)(?: of (?:the|these|those|his|her|their|our|my))? (?:#\d+ )?([a-z]+(?: [a-z]+)?)/g;
const BEHIND =
  /^(?: [a-z]+){0,3}? (?:per|for each|for every|each|every|an?|for one|for a|for an|apiece|in (?:an?|each|every))(?: ([a-z]+))?\b/;
const CHANGES =
  /\b(?:off|discount|sale|deal|special|bulk|coupon|first|additional|extra|free|half|twice|double|reduced|cheaper|more expensive|raise|increase|decrease|tax|tip|interest|overtime|instead|new|different|other|others|another|already|left|more|less|fewer|than|except|but only|only half|remaining|rest|still|to go)\b/;
const FIXED =
  /\b(?:plus|fee|fixed|to start|for coming|base|flat|once|down|deposit|initial|entry|starts?|start-up|sign-up|membership|delivery|shipping|set-up)\b/;
const base = (mention: Mention): number => mention.value * mention.factor;
/** What a number counts: the name after it, or its dimension. */
const counted = (mention: Mention): readonly string[] => (mention.kind === 'num' ? mention.label : [mention.kind]);

/** "Kiwis cost $0.60 each", "$2.50 for each mile", "each cup takes 1/4 liter". */
function ratesIn(clause: Clause, number: number, mentions: readonly Mention[]): Rate[] {
  const own = mentions.filter((one) => one.clause === number);
  return own.flatMap((mention): Rate[] => {
    const { kind } = mention;
    // "One number is four less than the other" is not a rate.
    if (/^ (?:[a-z]+ )?(?:more|less|fewer|times)\b/.test(mention.behind) || /\bnumbers?\b/.test(clause.text)) return [];
    const rate = (what: string, size = 1): Rate => ({
      what,
      value: base(mention) / size,
      kind,
      of: mention.label,
      clause: number,
    });
    const other = perOther(own, mention);
    if (other) return counted(other).map((what) => rate(what, other.kind === 'num' ? other.value : base(other)));
    const [found, word] = BEHIND.exec(mention.behind.split(/[#@]/)[0] ?? '') ?? [];
    if (found !== undefined) {
      const unit = nameOf(word ?? '');
      if (word !== undefined && !/ each$| apiece$/.test(found)) return [rate(unit.what, unit.size)];
      const subject = own.find((one) => one !== mention && one.start < mention.start);
      if (subject) return counted(subject).map((what) => rate(what));
      const noun =
        /^ ?(?:the |some |all )?((?:[a-z]+ ){1,2})(?:cost|costs|are|sell for|go for|weigh|take|hold|have|need)\b/.exec(
          clause.text,
        )?.[1];
      return noun === undefined ? [] : labelBehind(` ${noun.trim()}`).map((what) => rate(what));
    }
    const before = mention.before.split(/[#@]/).at(-1) ?? '';
    const ones = [...before.matchAll(ONE)];
    if (ones.length !== 1 || own.length > 1 || kind === 'clock') return [];
    return (ones[0]?.[1] ?? '')
      .split(' ')
      .map((name) => nameOf(name))
      .map(({ what, size }) => rate(what, size));
  });
}

/**
 * "3 cups for every 2 eggs", "6.28 feet in one turn", "after one year I get $12": the amount to which a number belongs.
 */
function perOther(own: readonly Mention[], mention: Mention): Mention | undefined {
  const one = own.find((each) => each.value === 1 && /\b(?:in|for|after|with|on) $/.test(each.before));
  // "A wheel with a diameter of 2 feet rolls 6.28 feet in one turn": the number right before belongs to it.
  if (one && own[own.indexOf(one) - 1] === mention && mention.kind !== 'clock' && one.kind !== mention.kind) return one;
  const [a, b, more] = own;
  const other = mention === a ? b : a;
  if (more || !a || !b || !other || other.kind === mention.kind || other.kind === 'clock' || mention.kind === 'clock')
    return undefined;
  if (/\bevery $/.test(other.before)) return other;
  const isOne = other.value === 1 && /\b(?:in|for|after|with|on) $/.test(other.before);
  return isOne && mention.value !== 1 ? other : undefined;
}

const verbOf =
  /^(?: [a-z'-]+){0,3} (?:would |will |should |must |can |could )?(?:costs?|weighs?|takes?|needs?|holds?|is|are|makes?|gives?|earns?|pays?|seats?|carr(?:y|ies)|contains?|requires?|comes? to|have|has|fills?|used?|uses|for)\b/;

type Said = { readonly count: Mention; readonly amount: Mention };

/** "Seven kiwis cost $4.80", "for 6 miles you pay $19": a count, and the amount for it. */
function saidIn(number: number, mentions: readonly Mention[]): Said | undefined {
  const [count, amount, more] = mentions.filter((one) => one.clause === number);
  if (!count || !amount || more || amount.quantity?.computed || amount.kind === 'clock' || count.kind === 'clock')
    return undefined;
  if (
    count.kind === amount.kind &&
    (count.kind !== 'num' || amount.label.length === 0 || shareName(count.label, amount.label))
  )
    return undefined;
  if (
    BEHIND.test(amount.behind) ||
    /fraction|percent/.test(`${count.quantity?.form}${count.kind === 'num' ? amount.quantity?.form : ''}`)
  )
    return undefined;
  if (count.quantity && namesSize(count.quantity) && amount.kind === 'usd^1') return undefined;
  const between = count.behind.split(/[#@]/)[0] ?? '';
  const led =
    /^ ?(?:and |so |then |but |thus |therefore )?(?:for|in|after|with) (?:the |these |all )?$/.test(count.before) &&
    /\b(?:pay|pays|paid|cost|costs|earn|earns|get|gets|need|needs|ride|rides|drive|drives|run|walk|travel|make|makes|use|uses|is|are|has|have|rolls?|saves?|goes|travels?|fills?)\b/.test(
      between,
    );
  const subject =
    /^ ?(?:and |so |then |but |thus |therefore |hence )?(?:the |all |these |those )?$/.test(count.before) &&
    verbOf.test(between);
  return led || subject ? { count, amount } : undefined;
}

const isAbout = (amount: Mention): boolean =>
  /(?:about|around|roughly|approximately|nearly|almost|close to) $/.test(amount.before);

function holds(amount: Mention, expected: readonly number[]): boolean {
  const places: Quantity['places'] = amount.quantity?.places;
  return expected.some((value) => stands(amount.value, places, value / amount.factor, isAbout(amount)));
}

function turnedFinding(count: Mention, amount: Mention, rates: readonly Rate[]): Finding[] {
  const values = rates.map(({ value }) => count.value / value);
  const right = values.some((value) => [value, Math.ceil(value), Math.floor(value)].includes(amount.value));
  const [first = 0] = values;
  const told = !right && Number.isInteger(first) && values.length === 1 ? { value: `${first}` } : {};
  return [{ start: count.start, end: amount.end, holds: right, ...told }];
}

/** Amounts for several, compared with what the text says about one. */
export function perOneFindings(clauses: readonly Clause[], mentions: readonly Mention[]): Finding[] {
  const all = clauses.flatMap((clause, number) => (clause.text.includes('~') ? [] : ratesIn(clause, number, mentions)));
  return clauses.flatMap((clause, number): Finding[] => {
    const said = saidIn(number, mentions);
    if (!said || clause.text.includes('~')) return [];
    const { count, amount } = said;
    const names = counted(count);
    const isOf = ({ of }: Rate, label: readonly string[]): boolean => amount.kind !== 'num' || shareName(of, label);
    // Apples and bananas have prices of their own, though both are sold by the pound.
    const thing = /^ of ([a-z]+)/.exec(count.behind)?.[1] ?? '';
    const known = all.filter(
      ({ clause: at, kind }) => at < number && kind === amount.kind && clauses[at]?.text.includes(thing),
    );
    const rates = known.filter((rate) => names.includes(rate.what) && isOf(rate, amount.label));
    // "64 crayons fill 8 boxes" with 8 crayons in a box: the two numbers in the other order.
    const turned = known.filter(
      (rate) =>
        count.kind === 'num' && counted(amount).includes(rate.what) && isOf(rate, count.label) && amount.kind === 'num',
    );
    if (rates.length === 0 && turned.length > 0) return turnedFinding(count, amount, turned);
    if (rates.length === 0 || (amount.kind === 's^1' && SHARED_WORK.test(clause.text))) return [];
    const words = clauses
      .slice(rates[0]?.clause ?? 0, number + 1)
      .map(({ text }) => text)
      .join(' ');
    const size = count.kind === 'num' ? count.value : base(count);
    const plain = rates.map(({ value }) => value * size);
    const fixed = mentions
      .filter((one) => one.clause < number && one.kind === amount.kind && !plain.includes(base(one)))
      .map(base);
    const hasFixed = clauses.slice(0, number + 1).some(({ text }) => FIXED.test(text));
    if (CHANGES.test(words)) return [];
    const expected = hasFixed ? plain.flatMap((value) => fixed.map((one) => one + value)) : plain;
    const right = holds(amount, [...plain, ...expected]);
    const value =
      expected.length > 0 && new Set(expected).size === 1
        ? { value: `${Number(((expected[0] ?? 0) / amount.factor).toPrecision(9))}` }
        : {};
    return [{ start: count.start, end: amount.end, holds: right, ...(right ? {} : value) }];
  });
}
