import { inUnitOf, readAmountSafely } from '../check/amount.ts';
import { constantValue, type Node } from '../check/index.ts';
import { sameDimensions } from '../check/units.ts';
import { type Calculation, calculationsOf } from './calculations.ts';
import { degreeVerdict } from './degree-verdict.ts';
import { checkFact } from './facts.ts';
import { functionsOf } from './functions.ts';
import { isToldMistake } from './is-told-mistake.ts';
import { hasUnit, judge, lettersOf, readable, treeOf, unitless, type Verdict, valueText } from './judge.ts';
import { Letters, type Ruling } from './letters.ts';
import { piecesOf } from './pieces.ts';
import { readStatements } from './reading/read-statements.ts';
import { clauseAt, cues, isGivenIn, type Sentence, sentencesOf } from './sentences.ts';
import { type Statement, statementsOf } from './statements.ts';
import { tokenize } from './tokenize.ts';

/** One claim of a text. Positions are UTF-16 units from 0; `text` is the part between them. */
export type Claim = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `unknown`: it depends on letters, is a question, is shown as a mistake, or could not be decided. Never to be taken for wrong. */
  readonly verdict: Verdict;
  readonly reason?: string;
  /** The value of the left side, if a claim about numbers is wrong. */
  readonly value?: string;
};

/**
 * What `verify` found. `checked` counts the right and wrong claims. `complete` is false if the text was too long to be
 * read whole.
 */
export type Verification = {
  readonly claims: readonly Claim[];
  readonly checked: number;
  readonly right: number;
  readonly wrong: number;
  readonly complete: boolean;
};

/** The most characters that are read; a lesson plan has about ten thousand. */
export const LONGEST_TEXT = 100_000;

/** The sentence around a position; in a list, together with the line that introduces the list. */
function around(text: string, sentence: Sentence, place: number): string {
  const clause = clauseAt(sentence, place);
  if (!/^\s*(?:[-*•]|\d+[.)])\s/.test(sentence.text)) return clause;
  const before =
    text
      .slice(Math.max(0, sentence.start - 600), sentence.start)
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const heading = before.split('\n').findLast((line) => /:\s*\**\s*$/.test(line));
  return `${heading ?? ''} ${clause}`;
}

function remainderRuling({ left, right, remainder }: Statement): Ruling {
  const match = /^\(?(\d+)\)?\s*(?:÷|\/|:)\s*\(?(\d+)\)?$/.exec(left.text.trim());
  const [quotient, rest] = [Number(right.text), Number(remainder?.text)];
  const [whole, divisor] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || ![quotient, rest].every(Number.isInteger)) return { verdict: 'unknown' };
  const holds = divisor * quotient + rest === whole && rest < divisor;
  return holds ? { verdict: 'right' } : { verdict: 'wrong', reason: 'the remainder does not fit' };
}

/** Whether the number already belongs to a claim: each wrong number is reported once. */
const overlapsIn = (claim: Claim, start: number, end: number): boolean =>
  claim.verdict === 'wrong'
    ? claim.start < end && claim.end > start
    : claim.verdict === 'right' && claim.start <= start && claim.end >= end;

/**
 * Extends a claim about the last part of a calculation to the whole calculation, as far as that can be read with its
 * names.
 */
function inNames(read: string, claim: Claim, { start, end, holds, value, counted }: Calculation): Claim {
  if (claim.verdict === 'unknown' && claim.reason !== 'cannot be read' && claim.reason !== 'counts different things')
    return claim;
  const { text, start: from, end: to } = claim;
  if (counted && claim.verdict === 'wrong')
    return { text, start: from, end: to, verdict: 'unknown', reason: 'cannot be read' };
  const isWhole = claim.start <= start;
  if (isWhole && (holds !== true || claim.verdict !== 'wrong')) return claim;
  const wider = { text: read.slice(start, end), start, end };
  if (holds === true) return { ...wider, verdict: 'right' };
  if (holds === undefined)
    return claim.verdict === 'wrong' ? { ...wider, verdict: 'unknown', reason: 'cannot be read' } : claim;
  return value === undefined
    ? { ...wider, verdict: 'wrong' }
    : { ...wider, verdict: 'wrong', reason: `the left side is ${readable(value)}`, value: readable(value) };
}

/** "The square root of 5 is 2.236", "1 mile = 1.61 kilometers": a rounded value. */
function isRounded(left: Node, rightText: string, { spoken, left: side }: Statement, isSaidSo: boolean): boolean {
  const decimals = /\.(\d+)/.exec(rightText)?.[1]?.length ?? 0;
  const right = treeOf(rightText);
  if (right && hasUnit(left) && hasUnit(right) && !side.computed) {
    const [own, other] = [readAmountSafely(left), readAmountSafely(right)];
    const value = own && other && sameDimensions(own.unit, other.unit) ? inUnitOf(own, other) : undefined;
    const said = constantValue(unitless(right) ?? right);
    return (
      value !== undefined &&
      said !== undefined &&
      Math.abs(value / said - 1) < 0.01 &&
      !Number.isInteger(Number(value.toPrecision(9)))
    );
  }
  const [value, said] = [constantValue(left), right && constantValue(right)];
  if (value === undefined || said === undefined || decimals < (isSaidSo ? 0 : spoken ? 2 : 4)) return false;
  return Math.abs(value * 1e6 - Math.round(value * 1e6)) > 1e-3 && Math.abs(value - said) <= 0.51 * 10 ** -decimals;
}

const ROUNDS = /\b(?:round(?:ed|s|ing)?|nearest|about|approximately)\b/i;
const PARTS_BEHIND =
  /^[ -](?:wholes? (?:[a-z]+ )?and|and (?:an? |one |two |three )?(?:half|halves|thirds?|quarters?|fourths?|fifths?|eighths?)\b|halves|thirds?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|(?:ten|hundred|thousand)ths?)\b/i;

class Verifier {
  readonly #text: string;
  readonly #letters: Letters;
  readonly #functions = functionsOf();

  constructor(text: string) {
    this.#text = text;
    this.#letters = new Letters(text);
  }

  claim(statement: Statement, sentence: Sentence): Claim {
    const { start, end } = statement;
    const text = this.#text.slice(start, end);
    const silent = this.#silence(start, sentence);
    if (silent) return { text, start, end, verdict: 'unknown', reason: silent };
    const ruling = this.#ruling(statement, sentence);
    const [next = ''] = this.#text.slice(sentence.end).split(/\n\s*\n/, 1);
    return this.#isCorrected(ruling.value, sentence, next)
      ? { text, start, end, verdict: 'unknown', reason: 'shown as a mistake' }
      : { text, start, end, ...ruling };
  }

  /** Whether somebody's words or work are told, and the rest of the paragraph says the right value. */
  #isCorrected(value: string | undefined, sentence: Sentence, next: string): boolean {
    if (value === undefined || !cues.isAttributed(sentence.text)) return false;
    const own = value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/^\\-/, '[-−]');
    return new RegExp(`(?<![\\d.,−-])${own}(?![\\d.,]*\\d)`).test(next);
  }

  /** Adds a calculation that could only be read with the names of its things. */
  named({ start, end, holds, value }: Calculation, sentence: Sentence): Claim {
    const text = this.#text.slice(start, end);
    const silent = this.#silence(start, sentence);
    if (silent) return { text, start, end, verdict: 'unknown', reason: silent };
    if (holds === true) return { text, start, end, verdict: 'right' };
    const left = readable(value ?? 0);
    return { text, start, end, verdict: 'wrong', reason: `the left side is ${left}`, value: left };
  }

  /** The reason why nothing at this position is judged, if there is one. */
  #silence(start: number, sentence: Sentence): string | undefined {
    const scope = around(this.#text, sentence, start);
    const next = this.#text.slice(sentence.end, sentence.end + 120);
    if (cues.isMistaken(scope) || cues.isQuoted(scope, sentence.text) || cues.takesBack(next))
      return 'shown as a mistake';
    const later = this.#text.slice(sentence.end, sentence.end + 260);
    if (cues.isSetRight(sentence.text, later) || cues.asksWho(later)) return 'shown as a mistake';
    return /\?\W*$/.test(sentence.text) || cues.isAsked(sentence.text) ? 'a question' : undefined;
  }

  /** "A cube with side 3 cm is …": the number before a weak verb only describes the subject. */
  #isSaidOfAnother({ spoken, left, right, start }: Statement): boolean {
    // "3 cm gives 9 cm²": the superscript digit belongs to the unit.
    const isArea = /^\d[\d.,]*\s*[A-Za-z]+[²³]$/.test(right.text);
    const isScale = /\b(?:map|scale|drawing|model|blueprint)\b/i.test(this.#text.slice(Math.max(0, start - 80), start));
    if (isScale && !left.computed && !right.computed) return true;
    if (!spoken || left.computed || (right.computed && !isArea)) return false;
    const before = this.#text.slice(Math.max(0, start - 24), start);
    const [one, other] = [left.text, right.text].map((text) =>
      /[A-Za-z°]+(?:\^\d|[²³])?\s*$/.exec(text)?.[0].replace('²', '^2').replace('³', '^3'),
    );
    return (
      (one !== undefined && one === other) ||
      (one ?? '').includes('^') !== (other ?? '').includes('^') ||
      /\b(?:with|of|and|by|side|sides|diameter|radius|an?)\s+(?:an?\s+)?$/i.test(before)
    );
  }

  #ruling(statement: Statement, sentence: Sentence): Ruling & { readonly value?: string } {
    const { sign, start, end } = statement;
    if (statement.remainder) return remainderRuling(statement);
    // "a1 = 7": the number belongs to a name.
    if (/^[a-z]\d/i.test(this.#text.slice(start - 1, start + 1)))
      return { verdict: 'unknown', reason: 'cannot be read' };
    if (sign === '=' && this.#functions.define(statement.left.text, statement.right.text))
      return { verdict: 'unknown', reason: 'given' };
    const degrees = degreeVerdict(this.#text, statement);
    if (degrees) return degrees === 'wrong' ? { verdict: degrees, reason: 'the scales differ' } : { verdict: degrees };
    const [leftText, rightText] = [statement.left.text, statement.right.text].map(this.#functions.apply);
    // "The same as 70 hundredths": the number counts parts.
    if (PARTS_BEHIND.test(this.#text.slice(end, end + 16))) return { verdict: 'unknown', reason: 'cannot be read' };
    const [left, right] = [treeOf(leftText ?? ''), treeOf(rightText ?? '')];
    if (!left || !right || rightText === undefined) return { verdict: 'unknown', reason: 'cannot be read' };
    const [one, other] = [statement.left.label, statement.right.label];
    if (one !== undefined && other !== undefined && one.replace(/s$/, '') !== other.replace(/s$/, ''))
      return { verdict: 'unknown', reason: 'counts different things' };
    const letters = new Set([...lettersOf(left), ...lettersOf(right)]);
    if (letters.size > 0 && cues.isDenied(sentence.text)) return { verdict: 'unknown', reason: 'said not to hold' };
    if (letters.size > 0) {
      // "3J = 36 miles": the letter stands for a number.
      const [bareLeft, bareRight] = [unitless(left) ?? left, unitless(right) ?? right];
      return this.#letters.rule({ left: bareLeft, sign, right: bareRight, rightText, letters, start, end }, sentence);
    }
    const verdict = judge(left, sign, right, rightText);
    const near = this.#text.slice(Math.max(0, start - 200), end + 300);
    if (verdict === 'wrong' && !statement.left.computed && !statement.right.computed && cues.hasNoSolution(near))
      return { verdict: 'unknown', reason: 'shown as what can never be' };
    if (verdict === 'wrong' && isRounded(left, rightText, statement, ROUNDS.test(sentence.text)))
      return { verdict: 'right' };
    if (verdict === 'wrong' && this.#isSaidOfAnother(statement))
      return { verdict: 'unknown', reason: 'said of something else' };
    if (verdict !== 'wrong') return verdict === 'right' ? { verdict } : { verdict, reason: 'could not be decided' };
    const value = valueText(left);
    return value === undefined
      ? { verdict, reason: 'the sides differ' }
      : { verdict, reason: `the left side is ${value}`, value };
  }
}

/** The same claim, of which nothing is said. */
const told = ({ text, start, end }: Claim): Claim => ({
  text,
  start,
  end,
  verdict: 'unknown',
  reason: 'shown as a mistake',
});

/**
 * Finds each equation, inequality and computed claim in prose or LaTeX, and says whether it is right, wrong or not
 * checkable, with positions. Money, dates, times, lists and quoted mistakes are recognized. Never throws.
 */
export function verify(text: string): Verification {
  const read = text.slice(0, LONGEST_TEXT);
  const sentences = sentencesOf(read);
  const verifier = new Verifier(read);
  const tokens = tokenize(read);
  const pieces = piecesOf(tokens);
  const claims: Claim[] = [];
  let at = 0;
  const sentenceAt = (place: number): Sentence => {
    while (at < sentences.length - 1 && (sentences[at]?.end ?? 0) <= place) at += 1;
    return sentences[at] ?? { start: 0, end: read.length, text: read, paragraph: 0 };
  };
  const facts = checkFact(pieces);
  const worked = calculationsOf(tokens);
  const said = readStatements(
    read,
    sentences,
    worked.filter(({ holds }) => holds !== undefined),
  );
  for (const statement of statementsOf(pieces)) {
    const own = worked.find((one) => one.at >= statement.left.end && one.at < statement.right.start);
    const claim = verifier.claim(statement, sentenceAt(statement.start));
    claims.push(own ? inNames(read, claim, own) : claim);
  }
  at = 0;
  for (const one of worked) {
    if (one.holds === undefined || claims.some(({ start, end }) => start <= one.at && end > one.at)) continue;
    claims.push(verifier.named(one, sentenceAt(one.start)));
  }
  claims.sort((a, b) => a.start - b.start);
  at = 0;
  for (const { start, end, holds } of facts) {
    const { text } = sentenceAt(start);
    const mistaken =
      cues.isMistaken(around(read, sentenceAt(start), start)) ||
      cues.isAsked(text) ||
      cues.isTask(text) ||
      /\?\W*$/.test(text);
    const verdict = mistaken ? 'unknown' : holds ? 'right' : 'wrong';
    claims.push({ text: read.slice(start, end), start, end, verdict });
  }
  at = 0;
  for (const { start, end, holds, value } of said.toSorted((a, b) => a.end - b.end)) {
    const sentence = sentenceAt(end - 1);
    if (claims.some((claim) => overlapsIn(claim, start, end))) continue;
    // If the stated reason is already wrong, the error is reported once.
    const reasoned = !holds && /\b(?:because|since)\b/i.test(sentence.text);
    if (
      reasoned &&
      claims.some((claim) => claim.verdict === 'wrong' && claim.start >= sentence.start && claim.end <= sentence.end)
    )
      continue;
    const next = read.slice(sentence.end, sentence.end + 120);
    const scope = around(read, sentence, end - 1);
    const quiet =
      cues.isMistaken(scope) ||
      cues.isQuoted(scope, sentence.text) ||
      cues.takesBack(next) ||
      cues.asksWho(read.slice(sentence.end, sentence.end + 260)) ||
      cues.isAsked(sentence.text) ||
      cues.isTask(sentence.text) ||
      isGivenIn(sentences, sentence) ||
      /\?\W*$/.test(sentence.text);
    const verdict = quiet ? 'unknown' : holds ? 'right' : 'wrong';
    const claim = { text: read.slice(start, end), start, end, verdict } as const;
    claims.push(value === undefined || verdict !== 'wrong' ? claim : { ...claim, reason: `it is ${value}`, value });
  }
  // A sentence that was understood as a whole is not wrong because of a part of it.
  const isRight = (end: number): boolean => said.some((one) => one.holds && one.end === end);
  const standing = claims
    .filter(({ verdict, end }) => verdict !== 'wrong' || !isRight(end))
    .map((claim) => (claim.verdict === 'wrong' && isToldMistake(read, sentences, claim) ? told(claim) : claim));
  claims.splice(0, claims.length, ...standing);
  claims.sort((a, b) => a.start - b.start);
  const count = (verdict: Verdict): number => claims.filter((claim) => claim.verdict === verdict).length;
  const [right, wrong] = [count('right'), count('wrong')];
  return { claims, checked: right + wrong, right, wrong, complete: read.length === text.length };
}
