import type { Piece } from './pieces.ts';
import { after, type Side, sideFrom, skipArticles, wordAt } from './side.ts';
import type { Sign } from './token.ts';

/** Two sides that a text puts into a relation. */
export type Statement = {
  readonly left: Side;
  readonly sign: Sign;
  readonly right: Side;
  /** "17 ÷ 5 is 3 remainder 2". */
  readonly remainder?: Side;
  /** True if the relation is a word. */
  readonly spoken: boolean;
  readonly start: number;
  readonly end: number;
};

/** `from`: where the words of the relation begin; `next`: the index after them. */
type Link = {
  readonly sign: Sign;
  readonly from: number;
  readonly next: number;
  readonly strength: 'sign' | 'strong' | 'weak';
};

const PHRASES: readonly (readonly [string, Sign, 'strong' | 'weak'])[] = [
  ['is|are not equal to', '≠', 'strong'],
  ['does not equal', '≠', 'strong'],
  ['is|are not the same as', '≠', 'strong'],
  ['is|are equal to', '=', 'strong'],
  ['is|are exactly equal to', '=', 'strong'],
  ['is|are the same as', '=', 'strong'],
  ['is|are equivalent to', '=', 'strong'],
  ['is|are greater than', '>', 'strong'],
  ['is|are more than', '>', 'strong'],
  ['is|are larger than', '>', 'strong'],
  ['is|are bigger than', '>', 'strong'],
  ['is|are less than', '<', 'strong'],
  ['is|are smaller than', '<', 'strong'],
  ['is|are fewer than', '<', 'strong'],
  ['is|are about', '≈', 'weak'],
  ['is|are approximately', '≈', 'weak'],
  ['is|are roughly', '≈', 'weak'],
  ['is|are close to', '≈', 'weak'],
  ['is|are not', '≠', 'weak'],
  ['adds|add up to', '=', 'weak'],
  ['comes|come to', '=', 'weak'],
  ['equals|equal', '=', 'strong'],
  ['makes|make', '=', 'weak'],
  ['gives|give', '=', 'weak'],
  ['leaves|leave', '=', 'weak'],
  ['totals|total', '=', 'weak'],
  ['must|should|would|will|can be', '=', 'weak'],
  ['has|have to be', '=', 'weak'],
  ['works|work|comes|come out to', '=', 'weak'],
  ['simplifies|simplify to', '=', 'weak'],
  ['is|are|was|were', '=', 'weak'],
];
const ADVERBS = new Set(
  'both exactly also just only still then always therefore again altogether simply really'.split(' '),
);
/** Words that are no name of a thing: one of them between a number and "is" begins a new thought. */
const NOT_NOUNS = new Set(
  'is are was were of and or in on at to by from with than more less fewer as for that this which who when where if because so but not no then the a an left between per out up down each equals makes gives leaves percent dozen groups apart away'.split(
    ' ',
  ),
);

function linkAt(pieces: readonly Piece[], at: number): Link | undefined {
  const piece = pieces[at];
  if (piece?.kind === 'relation') return { sign: piece.sign, from: at, next: at + 1, strength: 'sign' };
  for (const [phrase, sign, strength] of PHRASES) {
    const found = after(pieces, at, phrase);
    if (found === undefined) continue;
    let next = found;
    while (ADVERBS.has(wordAt(pieces, next) ?? '')) next += 1;
    return { sign, from: at, next, strength };
  }
  return undefined;
}

/** The relation after a side; up to two words before it may say what is counted: "25 % of the 80 red marbles is 20". */
function linkBehind(pieces: readonly Piece[], { next: at, computed }: Side): Link | undefined {
  const comma = pieces[at];
  const which = comma?.kind === 'stop' && comma.text === ',' ? after(pieces, at + 1, 'which|that') : undefined;
  // "A pound has 16 ounces, that is 116 in all": without a calculation, "that" may refer to anything before it.
  if (which !== undefined && !computed && wordAt(pieces, at + 1) === 'that') return undefined;
  if (which !== undefined) return linkAt(pieces, which);
  for (let nouns = 0; nouns <= 2; nouns += 1) {
    const link = linkAt(pieces, at + nouns);
    if (link && (nouns === 0 || (link.strength !== 'sign' && (computed || !isComputedAt(pieces, link.next)))))
      return link;
    const word = wordAt(pieces, at + nouns);
    if (word === undefined || NOT_NOUNS.has(word)) return undefined;
  }
  return undefined;
}

/** "Two dishes is 40 + 20": a calculation after the verb is not the number of things before it. */
function isComputedAt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[skipArticles(pieces, at)];
  return piece?.kind === 'expression' && piece.computed;
}

/** The way a number is written: saying that two different ways are equal is a statement. */
const notation = (text: string): string =>
  text.includes('%') ? 'percent' : /[/½⅓⅔¼¾⅛]/.test(text) ? 'fraction' : text.includes('.') ? 'decimal' : 'whole';
const hasUnit = (text: string): boolean => /\d\s*[A-Za-zµ°]+/.test(text);
const isProperFraction = (text: string): boolean => {
  const [, top, bottom] = /^\(?(\d+)\/(\d+)\)?$/.exec(text) ?? [];
  return Number(top) < Number(bottom);
};
const isNumber = (text: string): boolean => /^\(?[-−]?[\d.,$€£%/ ½⅓⅔¼¾⅛]+\)?$/.test(text);

const OPENS = new Set(
  'so that and then because since means number fact also but or thus therefore hence if'.split(' '),
);
const isMoney = (text: string): boolean => /[$€£]/.test(text);

/**
 * "45 minutes is 45/60 = 0.75 hours", "the price in 2009 was 1950 − 280": a calculation that leads to a number, not a
 * statement about the first number.
 */
function isWayThere(left: Side, right: Side, before: string, from: number): boolean {
  if (left.computed) return false;
  if (isMoney(left.text) !== isMoney(right.text) && /[%/]/.test(left.text + right.text)) return true;
  const isFraction = /^\(?\d+\/\d+\)?$/.test(right.text);
  if (isFraction && (hasUnit(left.text) || left.next < from)) return true;
  if (!right.computed) return false;
  const number = /\d[\d.]*/.exec(left.text)?.[0];
  if (number !== undefined && new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d.])`).test(right.text))
    return true;
  return before !== '' && !OPENS.has(before);
}

/**
 * Whether a weak verb such as "is" states something: only if one side is a calculation, or if the number is written in
 * two ways.
 */
function isStatement(
  { left, right }: Pick<Statement, 'left' | 'right'>,
  { sign, strength, from }: Link,
  before = '',
): boolean {
  if (strength === 'sign') return true;
  // "Then y is 11."
  if (/^\d*[b-hj-z]$/.test(left.text) && sign === '=' && left.next === from && isNumber(right.text)) return true;
  // "x = 9 makes x + 8 = 17 true", "7 games is the same as 36": the first number is not a whole side.
  if (!left.computed && /[A-Za-z]/.test(right.text.replace(/\d\s*[A-Za-zµ°]+.*|sqrt|abs|gcd|lcm|cbrt/g, '')))
    return false;
  if (sign === '=' && !left.computed && !right.computed && left.next < from && !/[%/.]/.test(left.text)) return false;
  if (!left.computed && /^-/.test(left.text) && /^sqrt/.test(right.text)) return false;
  if (isWayThere(left, right, before, from)) return false;
  // "9 out of 10 players are 64 inches tall"
  const [, part, whole] = /^\((\d+)\) \/ \((\d+)\)$/.exec(left.text) ?? [];
  if (strength === 'weak' && Number(part) < Number(whole) && /^\d+$/.test(right.text)) return false;
  if (left.computed) return true;
  if (right.computed) return hasUnit(left.text) === hasUnit(right.text);
  if (strength === 'strong')
    return isNumber(left.text) ? isNumber(right.text) || hasUnit(right.text) : hasUnit(left.text);
  if (hasUnit(left.text) && hasUnit(right.text)) return true;
  const kinds = new Set([notation(left.text), notation(right.text)]);
  // "Find one fifth, which is 8": a share of something that was named, not a number.
  if (kinds.has('percent') && kinds.has('whole')) return false;
  if (kinds.has('fraction') && kinds.has('whole') && (isProperFraction(left.text) || isProperFraction(right.text)))
    return false;
  return (
    isNumber(left.text) && isNumber(right.text) && kinds.size === 2 && (kinds.has('fraction') || kinds.has('percent'))
  );
}

function remainderAt(pieces: readonly Piece[], at: number): Side | undefined {
  const left = after(pieces, at, 'with');
  const over = left === undefined ? undefined : sideFrom(pieces, left);
  if (over && after(pieces, over.next, 'left') !== undefined) return over;
  const from = after(pieces, at, 'r') ?? after(pieces, at, 'remainder') ?? after(pieces, at, 'with remainder');
  const article = from ?? after(pieces, at, 'with a remainder of') ?? after(pieces, at, 'with a remainder');
  return article === undefined ? undefined : sideFrom(pieces, article);
}

/** "3 and 4 make 7": only verbs for adding allow such a side. */
function addedUp(pieces: readonly Piece[], left: Side): Side | undefined {
  const from = after(pieces, left.next, 'and');
  const right = from === undefined ? undefined : sideFrom(pieces, from);
  const verb = right && wordAt(pieces, right.next);
  return right && verb !== undefined && /^(makes?|totals?|adds?)$/.test(verb)
    ? { ...right, text: `(${left.text}) + (${right.text})`, computed: true, start: left.start }
    : undefined;
}

/** Whether this is the rest of a calculation whose beginning was not read: "80 miles/train * 2 trains = 160 miles". */
function goesOn(pieces: readonly Piece[], at: number): boolean {
  const [before, own] = [pieces[at - 1], pieces[at]];
  // "3 apples + 16 = 19", "350, 000 x 5": the beginning was not read.
  if (own?.kind === 'expression' && /^(?:\+|0\d)/.test(own.text)) return true;
  // The 1 of Q1 is a part of a name.
  if ((before?.kind === 'word' || before?.kind === 'expression') && before.end === own?.start) return true;
  return before?.kind === 'stop'
    ? /^[+×÷·*/^]$/.test(before.text)
    : /^(?:by|x|times|plus|minus|per)$/.test(wordAt(pieces, at - 1) ?? '') ||
        (pieces[at]?.kind === 'word' && wordAt(pieces, at - 1) === 'half');
}

/**
 * "The quotient of m and 5/6 is 3/4", "4.8 to 11.2 is …": whether the number is the second of a pair. `behind` is the
 * end of the last statement, after which a new one begins.
 */
function isSecond(pieces: readonly Piece[], at: number, behind: number): boolean {
  if (!/^(?:and|to|from|or|plus)$/.test(wordAt(pieces, at - 1) ?? '') || at - 1 === behind) return false;
  if (pieces[at - 3]?.kind === 'relation') return false;
  const first = pieces[at - 2];
  return first?.kind === 'expression' || (first?.kind === 'word' && /^(?:[a-z]|distance)$/.test(first.text));
}

/** "1 hour and 12 minutes": whether the amount goes on. */
function isCompound(pieces: readonly Piece[], right: Side): boolean {
  const next = after(pieces, right.next, 'and');
  const rest = next === undefined ? undefined : pieces[next];
  return hasUnit(right.text) && rest?.kind === 'expression' && hasUnit(rest.text);
}

/** "Subtracting 5 leaves −2x": the number says what was done. */
const OPERATES = /^(?:subtract|add|remov|tak|multiply|divid)ing$/;
const wordBefore = (pieces: readonly Piece[], at: number): string => wordAt(pieces, at - 1) ?? '';

/** All statements that begin at `at`: a chain gives one for each of its relations. */
function chainFrom(
  pieces: readonly Piece[],
  at: number,
  behind: number,
): { readonly statements: Statement[]; readonly next: number } | undefined {
  // "2 ft by 3 ft is 6 square feet": the number after "by" is only a part of the subject.
  const first = goesOn(pieces, at) ? undefined : sideFrom(pieces, at);
  if (first === undefined) return undefined;
  let left = addedUp(pieces, first) ?? first;
  const statements: Statement[] = [];
  for (;;) {
    const link = linkBehind(pieces, left);
    const right = link && sideFrom(pieces, skipArticles(pieces, link.next));
    const rest = right && wordAt(pieces, right.next);
    if (link?.strength !== 'sign' && OPERATES.test(wordBefore(pieces, at))) break;
    if (link?.strength !== 'sign' && left === first && isSecond(pieces, at, behind)) break;
    if (link?.strength !== 'sign' && (rest === 'times' || rest === 'more' || rest === 'less')) break;
    if (!link || !right || !isStatement({ left, right }, link, wordBefore(pieces, at)) || isCompound(pieces, right))
      break;
    const remainder = link.sign === '=' ? remainderAt(pieces, right.next) : undefined;
    const made = { left, sign: link.sign, right, spoken: link.strength !== 'sign', start: left.start };
    statements.push(remainder ? { ...made, remainder, end: remainder.end } : { ...made, end: right.end });
    left = remainder ? { ...right, next: remainder.next } : right;
    if (remainder) break;
  }
  return statements.length === 0 ? undefined : { statements, next: left.next };
}

/** Everything that a text states, in order. */
export function statementsOf(pieces: readonly Piece[]): Statement[] {
  const all: Statement[] = [];
  let [at, behind] = [0, 0];
  while (at < pieces.length) {
    const chain = chainFrom(pieces, at, behind);
    if (chain) all.push(...chain.statements);
    behind = chain?.next ?? behind;
    at = Math.max(at + 1, chain?.next ?? 0);
  }
  return all;
}
