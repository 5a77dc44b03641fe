import type { Reading } from '../reading/reading.ts';
import type { Finding } from '../reading/rule.ts';
import { type Given, isReachable, sumsOf, type Target, type Term } from './derive.ts';
import { type Clause, clausesOf, type Mention, mentionsOf, shareName } from './mentions.ts';
import { perOneFindings } from './per-one-findings.ts';

/** Words that say that something follows from what was said before. */
const FOLLOWS =
  /^ ?(?:and |but )?(?:so\b(?! far\b| that\b(?!'s| is| makes))|thus\b|therefore\b|hence\b|leaving\b|making\b|giving\b|that'?s\b|that is\b|that makes\b|that leaves\b|that means\b|that comes\b|that would be\b|which (?:is|makes|leaves|gives|means|comes|was|left)\b|this (?:is|makes|leaves|gives|means)\b|it comes to\b)/;
/** Such words, for paragraphs in which nothing is left unknown. */
const TELLS =
  /\b(?:altogether|in all|in total|a total of|total (?:is|was|cost|price|number|amount) (?:is |was )?)\b|^ ?(?:and )?now (?:there|he|she|it|they|we|you|i|the|[a-z]+ (?:has|have))\b/;
const UNKNOWN =
  /\b(?:some|several|the rest|a few|many|certain|find|calculate|determine|full of|as many|as much|equal(?:ly)?|same|remaining|remain|left|how|what|which|unknown|each of|more than|less than|fewer than|others?|other)\b/;
/** Words for what is left after something was taken: "has $8.50 left", "then 8 pieces were left". */
const LEFT =
  /#\d+ (?:[a-z]+ ){0,3}(?:is|are|was|were) (?:still )?left\b|\b(?:has|have|had|with) #\d+ (?:[a-z]+ ){0,2}left\b(?! to)|#\d+ (?:[a-z]+ ){0,3}(?:remain|remains|stay|stays|are over)\b|#\d+ of (?:the|it|them)(?: [a-z]+)? (?:is|are|was|were) left\b/;
/** Something goes away, so that less is left. */
const TAKES =
  /\b(?:eats?|ate|gives?|gave|bought|buys?|spen[dt]s?|used?|uses|lost|loses?|sold|sells?|takes?|took|drinks?|drank|br(?:eaks?|oke)|flew|flies|shares?|shared|cost|costs|pays?|paid|popped|pours?|poured|read|reads|pulls?|picked|hides?|hid|subtract|minus)\b/;
const MUST =
  /\b(?:must|have to|has to|should|need to|needs to|had to|will be|would be|gets? (?:there|home|to [a-z]+)|arrives?|finish(?:es)?|ends?|is over|lets out|be (?:there|home|back|done|ready))\b[^@]*@\d+/;

/** Words for a decision: what somebody does next is new. */
const ACTS =
  /\b(?:buys?|bought|uses?|used|adds?|added|gives?|gave|puts?|decide[sd]?|orders?|ordered|extended|spends?|takes?|took|sells?|sold|eats?|ate|picks?|picked|chooses?|chose|removes?|removed|throws?|threw|brings?|brought|cuts?|started?|stopped|borrow(?:s|ed)?|ran|runs|walks?|walked|asks?|asked|charge[sd]?|reads|goes|went|gets? (?:a|another)|hires?|hired|sets?|rolled?|drew|draws)\b/;
/** Words that say nothing for certain, or that introduce something new. */
const OPEN =
  /\b(?:if|suppose|imagine|at least|at most|up to|maybe|perhaps|might|may|wants?|plans?|planned|goal|hopes?|almost|nearly|over|under|between|or more|or less|or so|more than|less than|fewer than|greater than|bigger than|enough|closer|nearer|estimate|guess|probably|chance|probability)\b/;
const NO_AMOUNT =
  /(?:grade|page|pages|problem|problems|room|unit|lesson|day|step|chapter|question|exercise|number|no|line|row|item|level|part|week|standard|figure|table|age|aged|nearest|period|track|section|version|exit|route|bus|gate|seat|channel|top|first|last|next|past|other) $/;

const constantsIn = (text: string): number[] => {
  const all: readonly (readonly [RegExp, readonly number[]])[] = [
    [
      /\b(?:twice|double[sd]?|half|doubling|halves|halved|pair|pairs|both|couple|twins?|as (?:much|many)|same|equal(?:ly)?|each other|two-way|round trip|back and forth)\b/,
      [2],
    ],
    [/\b(?:triple[sd]?|thrice|triplets?)\b/, [3]],
    [/\bquadruple[sd]?\b/, [4]],
    [/\bdozens?\b/, [12]],
    [/\b(?:weeks?|weekly|daily|every day|each day|per day|a day)\b/, [7]],
    [/\b(?:years?|months?|monthly|yearly|annual(?:ly)?)\b/, [12]],
    [/\b(?:years?|weeks?|annual(?:ly)?)\b/, [52]],
    [/\b(?:days?|daily|hours?)\b/, [24]],
    [/\b(?:hours?|minutes?|seconds?|hourly)\b/, [60]],
    [/\b(?:days?|month|june|april|september|november)\b/, [30]],
    [/\byears?\b/, [365]],
    [/\b(?:feet|foot|inch|inches)\b/, [12]],
    [/\b(?:pounds?|ounces?)\b/, [16]],
    [/\b(?:gallons?|quarts?|quarters?)\b/, [4]],
    [/\b(?:square|sides|corners)\b/, [4]],
    [/\byards?\b/, [3]],
    [/\b(?:percent|percentage|cents?)\b|%/, [100]],
    [/\b(?:weekends?)\b/, [2]],
    [/\b(?:school days?|weekdays?|work days?|workdays?|school weeks?)\b/, [5]],
    [/\b(?:nickels?)\b/, [0.05]],
    [/\b(?:dimes?)\b/, [0.1]],
    [/\b(?:quarters?)\b/, [0.25]],
    [/\b(?:wheels?|legs|paws|tires)\b/, [4]],
  ];
  return [...new Set(all.flatMap(([pattern, values]) => (pattern.test(text) ? values : [])))];
};

/** Somebody or something that counts as one although no number says so. */
const SELF =
  /\b(?:another|himself|herself|myself|themselves|friends?|brothers?|sisters?|including|first|last|self|one)\b/;
const HOURS = [3600, 60, 1];

/** A given number in all the ways in which it may be used in a calculation. */
function given(mention: Mention, target: Mention, isRate: boolean): Given {
  const { value, kind, quantity, factor } = mention;
  const terms: Term[] = [];
  const add = (one: number, as = kind): void => {
    if (!terms.some((term) => term.value === one && term.kind === as)) terms.push({ value: one, kind: as });
  };
  if (kind === 'clock') return [{ value, kind }];
  if (kind === target.kind) add((value * factor) / target.factor);
  // Degrees of which only the first says "°F".
  else if (kind === 'deg^1' && target.kind === 'K^1') add(value, 'K^1');
  else if (kind === 'K^1' && target.kind === 'deg^1') add(value, 'deg^1');
  else if (kind === 's^1' && target.kind === 'clock') add((value * factor) / 60);
  else if (kind === 'usd^1') add(value * factor);
  else add(value);
  if (kind === 'num' && mention.label.length === 0 && quantity?.form === 'decimal') add(value, target.kind);
  // "20 pages a day": the quotient of two numbers of pages is a time.
  if (isRate && (kind === 'num' || kind === 'usd^1')) add(value, '*');
  if (kind === 's^1' && target.kind !== 'clock' && kind !== target.kind)
    for (const unit of HOURS) add((value * factor) / unit);
  if (quantity?.form === 'percent') {
    add(1 - value);
    add(1 + value);
  } else if (quantity?.form === 'fraction' && kind === 'num' && value < 1) {
    add(1 - value);
    add(1 + value);
  }
  return terms;
}

/** What the angles of a figure add up to, where an angle is told. */
const anglesIn = (words: string, { kind }: Mention): Given[] =>
  kind === 'deg^1' && /\b(?:triangle|straight|supplementary|linear pair|quadrilateral|around a point)\b/.test(words)
    ? [[{ value: /\bquadrilateral|around a point\b/.test(words) ? 360 : 180, kind }]]
    : [];

/** Whether the target may be a share: a part of a whole, one part compared with another, a change. */
function isShare(terms: readonly Term[], target: Target): boolean {
  const fits = (value: number): boolean =>
    isReachable([[{ value, kind: target.kind }], [{ value: 1, kind: 'num' }]], target, 2);
  const total = terms.reduce((sum, { value }) => sum + value, 0);
  return terms.some(
    (a) =>
      (a.value !== 0 && total !== 0 && (fits(a.value / total) || fits(1 - a.value / total))) ||
      terms.some(
        (b) =>
          a !== b &&
          a.value !== 0 &&
          (fits((b.value - a.value) / a.value) || (a.value + b.value !== 0 && fits(b.value / (a.value + b.value)))),
      ),
  );
}

/** The most numbers of a paragraph that are used; among more numbers, some always give any result. */
const MOST_GIVENS = 6;

/** Whether the number can be computed from the numbers around it; `undefined` if there are too many or too few. */
export function follows(target: Mention, givens: readonly Mention[], words: string): boolean | undefined {
  if (givens.length < 2 || givens.length > MOST_GIVENS) return undefined;
  const { quantity } = target;
  const about = /(?:about|roughly|around|approximately|nearly|almost|close to|≈) ?$/.test(target.before.trimEnd());
  const wanted: Target = {
    value: target.value,
    kind: target.kind === 'num' && target.label.length === 0 && quantity?.form !== 'percent' ? '*' : target.kind,
    places: quantity?.places,
    about,
    whole: target.kind === 'num' && Number.isInteger(target.value) && quantity?.form !== 'percent',
  };
  const isRate =
    target.kind === 's^1' &&
    /#\d+ (?:[a-z]+ )?(?:an?|per|each|every) (?:day|hour|minute|week|month)\b|#\d+ of it\b/.test(words);
  const terms = [...givens.map((one) => given(one, target, isRate)), ...anglesIn(words, target)];
  // The same number again, of the same thing.
  const again = givens.some(
    (one, at) =>
      (one.label.length === 0 ||
        target.label.length === 0 ||
        shareName(one.label, target.label) ||
        target.kind !== 'num') &&
      (terms[at] ?? []).some(({ value, kind }) => kind === target.kind && Math.abs(value - target.value) < 1e-9),
  );
  if (again) return true;
  const flat = terms.flatMap((one) => one.slice(0, 1));
  if (sumsOf(flat, target.kind).some((value) => Math.abs(value - target.value) < 1e-9)) return true;
  if (/fraction|percent/.test(quantity?.form ?? '') && isShare(flat, wanted)) return true;
  const constants = constantsIn(words).filter((value) => !flat.some((term) => term.value === value));
  const self: Given[] = SELF.test(words) ? [[{ value: 1, kind: target.kind }]] : [];
  const scales = [1, ...constants.flatMap((value) => [value, 1 / value])];
  // A rate takes part in two steps: so much is used for each of so many.
  const most = givens.length <= 4 || /#\d+ for #\d+|\bper\b/.test(words) ? 4 : 3;
  return isReachable([...terms, ...self], wanted, most, scales);
}

/** A verb that states a result; a text that says what to do draws no conclusion. */
const STATES =
  /(?:\b(?:is|are|was|were|has|have|had|costs?|pays?|paid|gets|got|makes?|made|leaves?|left|leaving|needs?|needed|earns?|earned|gives?|giving|takes?|took|comes? to|came to|equals?|weighs?|holds?|contains?|saves?|saved|owes?|gained|grew|rose|dropped|climbed|missed|packed|measures?|lasts?|lasted|there's|it's|that's|thats|fills?|fill|be|spent|spends?|drove|rode|walked|ran|collected|sold|reads?|read|travels?|traveled|must (?:leave|go|start)|should (?:leave|go|start|arrive)|leave home)\b|^ ?(?:and )?(?:so|thus|altogether|in all|in total|together|making|giving|leaving),?(?: about| only| just| exactly| a total of)* ?$)[^#@]*(?:[#@]\d+[^#@]*)?$/;
const POINTS = /^ ?(?:and |but )?(?:that|which|this|it)\b/;

/** Whether words such as "so" say that a number follows from others. */
const isDrawn = ({ text }: Clause, sentence: string): boolean =>
  (FOLLOWS.test(text) || (FOLLOWS.test(sentence) && !/^ ?(?:for|in|after|if|when)\b/.test(text))) &&
  !(/^ ?so /.test(sentence) && ACTS.test(text));

const isConcluded = (clause: Clause, sentence: string, paragraph: string): boolean =>
  isDrawn(clause, sentence) || isTold(clause, paragraph);

const isTold = ({ text }: Clause, paragraph: string): boolean =>
  (TELLS.test(text) && !UNKNOWN.test(paragraph)) ||
  (LEFT.test(text) &&
    !/\b(?:by|at) the end\b/.test(text) &&
    TAKES.test(paragraph) &&
    !paragraph.includes('?') &&
    !/\b(?:some|several|the rest|a few|many|certain|unknown)\b/.test(paragraph)) ||
  (MUST.test(text) && !paragraph.includes('?'));

/** "a third of the rest", "a 12-pound bag": whether the number belongs to the name of a thing, or to a calculation. */
const isMeasuring = ({ quantity, behind }: Mention): boolean =>
  /^one\b/i.test(quantity?.text ?? '') ||
  /^ (?:[a-z]+ )?(?:[a-z]+er than|short of|shy of|more\b|less\b|fewer\b)/.test(behind) ||
  /-/.test(quantity?.text.slice(1) ?? '') ||
  (/fraction|percent/.test(quantity?.form ?? '') &&
    /^ (?:of|off|more|less)\b(?! (?:the|it|them)(?: [a-z]+)? (?:is|are|was|were) left)/.test(behind));

/** "in the two weeks", "for 5 hours": whether the number is a condition of the statement, not its result. */
const isArgument = ({ before, kind }: Mention): boolean =>
  kind !== 'clock' &&
  /\b(?:in|during|for|over|on|at|by|from|with|after|among|between|into|per|every|each|of) (?:(?:the|these|those|all|his|her|their|our|my|about|only|just) )*$/.test(
    before,
  ) &&
  !/\b(?:total|sum|cost|price|area|volume|perimeter|average|mean|speed|product|difference|discount|tip|tax|rate|score|distance|length|width|height|profit|balance|value|amount|change|increase|decrease|probability|chance|remainder|quotient|answer|result|left with) (?:of|at|by) (?:about |only |just )?$/.test(
    before,
  );

/**
 * Whether everything before has a number of the same kind: otherwise a total does not follow, because a bag without a
 * price is not counted.
 */
function isComplete(target: Mention, before: readonly Mention[], clauses: readonly Clause[]): boolean {
  const counted = new Set(before.map(({ sentence }) => sentence));
  const isTelling = ({ text, sentence }: Clause): boolean =>
    sentence < target.sentence && !counted.has(sentence) && text.trim().split(' ').length > 3;
  if (clauses.some(isTelling)) return false;
  const named = before.filter(({ kind, label }) => kind === 'num' && label.length > 0);
  const isSame = target.kind !== 'num' || target.label.length === 0 || named.length === 0;
  return (
    before.some(({ kind }) => kind === target.kind || target.kind === 'clock') &&
    (isSame || named.some(({ label }) => shareName(label, target.label)))
  );
}

/** Numbers that a text draws from others, and that nothing before them gives. */
/** Paragraphs about figures, digits and place value have rules of their own. */
const NO_STORY =
  /π|\b(?:perimeter|around the (?:edge|outside|whole|garden|yard)|lap around|digits?|place value|circle|cylinder|cone|sphere|radius|diameter|circumference|right triangle|pythagorean|hypotenuse|ladder|linear pair|older|younger)\b/;

/** Whether a clause says "that" or "it" without a number right before it to which this could refer. */
function pointsAtNothing(clause: Clause, number: number, near: Mention | undefined): boolean {
  if (!POINTS.test(clause.text)) return false;
  if (near === undefined) return true;
  return near.sentence < clause.sentence - (clause.first ? 1 : 0) || (!clause.first && near.clause < number - 1);
}

function conclusionFindings(reading: Reading, clauses: readonly Clause[], mentions: readonly Mention[]): Finding[] {
  if (NO_STORY.test(reading.pattern)) return [];
  return clauses.flatMap((clause, number): Finding[] => {
    const sentence = clauses.filter((one) => one.sentence === clause.sentence).map(({ text }) => text);
    if (!isConcluded(clause, sentence[0] ?? '', reading.pattern)) return [];
    // What is told before the end may be given: it follows only if a word says so.
    const isEnd = mentions.every((one) => one.sentence <= clause.sentence);
    if (!isEnd && !isDrawn(clause, sentence[0] ?? '')) return [];
    if (OPEN.test(clause.text) || /[~&]/.test(clause.text) || /\b(?:if|suppose|imagine)\b/.test(sentence.join(' ')))
      return [];
    // A calculation in the sentence leads to its conclusion.
    const isWorked = mentions.some((one) => one.sentence === clause.sentence && one.quantity?.computed === true);
    // A number that a problem asks for at the end is not stated before.
    const isProblem =
      /(?:\?|\b(?:find|determine|calculate|how (?:many|much|long|far|old|fast))\b[^.?!]*[.?!]?)\W*$/.test(
        reading.pattern,
      );
    // "Two quarters" may mean one half or fifty cents.
    const hasCoins =
      /#\d+ (?:quarters|dimes|nickels|pennies|coins)\b/.test(reading.pattern) ||
      (mentions.some(({ kind }) => kind === 'usd^1') &&
        reading.quantities.some(({ text }) => /\bquarters?$/.test(text)));
    if (hasCoins || isProblem || isWorked || /~/.test(sentence.join(' '))) return [];
    const own = mentions.filter((one) => one.clause === number);
    const before = mentions.filter((one) => one.clause < number);
    const fresh = own.filter(
      (one) => !isArgument(one) && !before.some((other) => other.value === one.value && other.kind === one.kind),
    );
    const target = fresh.at(-1);
    if (/^ ?which\b/.test(clause.text) && / (?:an?|per|each|every) [a-z]+$/.test(clause.text.trimEnd())) return [];
    const isFollowed = clauses.some(
      (one, at) => at > number && one.sentence === clause.sentence && FOLLOWS.test(one.text),
    );
    if (
      target?.kind === 'clock' &&
      (!MUST.test(clause.text) || isFollowed || /\b(?:begins?|starts?|opens?)\b/.test(clause.text))
    )
      return [];
    if (pointsAtNothing(clause, number, before.at(-1))) return [];
    if (
      target === undefined ||
      !(STATES.test(target.before) || LEFT.test(clause.text) || target.kind === 'clock') ||
      fresh.length > 2 ||
      isMeasuring(target)
    )
      return [];
    if (
      !isDrawn(clause, sentence[0] ?? '') &&
      target.kind !== 'clock' &&
      !/fraction/.test(target.quantity?.form ?? '') &&
      !isComplete(target, before, clauses)
    )
      return [];
    const inSentence = mentions.filter(
      (one) =>
        one.clause >= number &&
        one.sentence === clause.sentence &&
        one !== target &&
        // "So she got 34 right, which is 85%": what is told behind it follows from it.
        !(one.clause > number && /^ ?(?:which|or|that)\b/.test(clauses[one.clause]?.text ?? '')),
    );
    const words = reading.pattern.slice(0, clause.at + clause.text.length);
    if (follows(target, [...before, ...inSentence], words) !== false) return [];
    return [{ start: target.start, end: target.end, holds: false }];
  });
}

/** Checks the amounts in a paragraph against each other. */
export function storyFindings(reading: Reading): Finding[] {
  const clauses = clausesOf(reading.pattern);
  const mentions = mentionsOf(reading, clauses).filter(({ before }) => !NO_AMOUNT.test(before));
  return [...conclusionFindings(reading, clauses, mentions), ...perOneFindings(clauses, mentions)];
}
