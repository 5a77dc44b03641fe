import { type Quantity, stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import type { Clause, Mention } from './mentions.ts';
import { labelBehind, nameOf } from './mentions.ts';

/** So much for one: of `what` (a stem, or the dimension of a unit) in base units. */
type Rate = { readonly what: string; readonly value: number; readonly kind: string; readonly clause: number };

const ONE =
  /\b(?:each|every|per|a|an|one|single)(?: of (?:the|these|those|his|her|their|our|my))? (?:#\d+ )?([a-z]+(?: [a-z]+)?)/g;
const BEHIND =
  /^(?: [a-z]+){0,3}? (?:per|for each|for every|each|every|an?|for one|for a|for an|apiece|in (?:an?|each|every))(?: ([a-z]+))?\b/;
const CHANGES =
  /\b(?:off|discount|sale|deal|special|bulk|coupon|first|additional|extra|free|half|twice|double|reduced|cheaper|more expensive|raise|increase|decrease|tax|tip|interest|overtime|instead|new|different|other|others|another|already|left|more|less|fewer|than|except|but only|only half|remaining|rest)\b/;
const FIXED =
  /\b(?:plus|fee|fixed|to start|for coming|base|flat|once|down|deposit|initial|entry|starts?|start-up|sign-up|membership|delivery|shipping|set-up)\b/;
const base = (mention: Mention): number => mention.value * mention.factor;
/** What a number counts: the name behind it, or its dimension. */
const counted = (mention: Mention): readonly string[] => (mention.kind === 'num' ? mention.label : [mention.kind]);

/** "Kiwis cost $0.60 each", "$2.50 for each mile", "each cup takes 1/4 liter". */
function ratesIn(clause: Clause, number: number, mentions: readonly Mention[]): Rate[] {
  const own = mentions.filter((one) => one.clause === number);
  return own.flatMap((mention): Rate[] => {
    const { kind } = mention;
    const rate = (what: string, size = 1): Rate => ({ what, value: base(mention) / size, kind, clause: number });
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

const verbOf =
  /^(?: [a-z'-]+){0,3} (?:would |will |should |must |can |could )?(?:costs?|weighs?|takes?|needs?|holds?|is|are|makes?|gives?|earns?|pays?|seats?|carr(?:y|ies)|contains?|requires?|comes? to|have|has|fills?|used?|uses|for)\b/;

type Said = { readonly count: Mention; readonly amount: Mention };

/** "Seven kiwis cost $4.80", "for 6 miles you pay $19": a count, and what goes with it. */
function saidIn(number: number, mentions: readonly Mention[]): Said | undefined {
  const [count, amount, more] = mentions.filter((one) => one.clause === number);
  if (!count || !amount || more || count.kind === amount.kind || amount.kind === 'clock' || count.kind === 'clock')
    return undefined;
  if (
    BEHIND.test(amount.behind) ||
    /fraction|percent/.test(`${count.quantity?.form}${count.kind === 'num' ? amount.quantity?.form : ''}`)
  )
    return undefined;
  const between = count.behind.split(/[#@]/)[0] ?? '';
  const led =
    /^ ?(?:and |so |then |but |thus |therefore )?(?:for|in|after) (?:the |these |all )?$/.test(count.before) &&
    /\b(?:pay|pays|paid|cost|costs|earn|earns|get|gets|need|needs|ride|rides|drive|drives|run|walk|travel|make|makes|use|uses|is|are)\b/.test(
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

/** Amounts of several, held against what the text says of one. */
export function perOneFindings(clauses: readonly Clause[], mentions: readonly Mention[]): Finding[] {
  const all = clauses.flatMap((clause, number) => (clause.text.includes('~') ? [] : ratesIn(clause, number, mentions)));
  return clauses.flatMap((clause, number): Finding[] => {
    const said = saidIn(number, mentions);
    if (!said || clause.text.includes('~')) return [];
    const { count, amount } = said;
    const names = counted(count);
    const rates = all.filter(
      ({ what, kind, clause: at }) => at < number && kind === amount.kind && names.includes(what),
    );
    if (rates.length === 0) return [];
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
