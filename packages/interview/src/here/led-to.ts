import { askingClause } from '../reply/form.ts';
import { calculationsIn, figures, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, expressionOf, ruleOf } from '../think/named-in.ts';
import { butIGot } from '../think/own-value.ts';
import { amountOf, numbersOf } from '../think/rule.ts';
import { near, shownValue, writtenValue } from '../values.ts';
import { shared } from './shared-words.ts';

const flat = (text: string): string => text.replace(/[\s()]/g, '').replace(/[x*·]/g, '×');

const OWN_WAY = /\b(?:did you|you did|you do|your way|would you|you get by)\b/i;
const IS_AMOUNT = /\bwhat\b|\bhow (?:much|many|big|far|long)\b|\bwould be\b|\?\s*$|\bwork (?:it )?out\b|\bfigure\b/i;

/** "25 times 25 would be …?": one calculation that is not the student's own, with what it says about the answer. */
export function calculation({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !IS_AMOUNT.test(question) ||
    /\b(?:what|how) about\b|\btry\b|\bwhat if\b|\bwhy\b|\bhow (?:did|do|come|would|could)\b|\bstory\b|\bdraw\b|\bmean\b|\bsame\b/i.test(
      question,
    ) ||
    OWN_WAY.test(question)
  )
    return undefined;
  if (/=/.test(about.math ?? '') && /\^/.test(about.math ?? '')) return undefined;
  if (/[a-z]\s*\^|\d[a-z]\b|(?<![a-z])[b-hj-z](?![a-z])/i.test(plain)) return undefined;
  const clause = figures(askingClause(question));
  const own = flat(expressionOf(about) ?? '');
  const found = calculationsIn(clause).filter(
    ({ text }) => /[-+×÷^]/.test(text.slice(1)) && flat(text) !== own && !own.includes(flat(text)),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 1) return undefined;
  // A calculation of the same kind is done in the student's own way.
  if (found.some(({ text }) => (about.solve(text) ?? about.again?.(text)) !== undefined)) return undefined;
  const lines = found.map(({ text, value }) => `\`${text.trim()}\` is ${shownValue(value, /\//.test(text))}`);
  const isCheck = numbersOf(bare(about)).some((number) => numbersOf(only.text).includes(number));
  return said(
    lines.join(', and '),
    isCheck &&
      !about.right &&
      !numbersOf(about.math ?? about.asked).some((number) => near(amountOf(number), only.value))
      ? `huh, that doesn’t fit: ${gotIt(about)}`
      : butIGot(only.value, about),
  );
}

/** A line of the work or of the solution whose numbers a question names, and whose result it asks for. */
export function lineWith({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bhow (?:much|many|far|long|big)\b|\bwhat (?:would|is|do|does|are)\b/i.test(question) ||
    /\bwhy\b|\bmean\b|\bdid you\b|\bto do with\b|\bjump|\bdifferen/i.test(question)
  )
    return undefined;
  const named = numbersOf(plain);
  if (calculationsIn(plain).length > 0 || named.length < 2 || named.every((number) => Number(number) < 2))
    return undefined;
  // What the problem asks for is not known to whoever got something else.
  const known = (about.solution ?? []).filter(({ line }) => line.split(/\s*=\s*/).at(-1) !== about.key?.split(' ')[0]);
  for (const { line } of known) {
    const [left = '', right = '', ...more] = line.split(/\s*=\s*/);
    const used = numbersOf(left);
    if (more.length > 0 || used.length !== named.length || !/[-+×÷*/]/.test(left) || /[a-z]/i.test(line)) continue;
    const rest = named.filter((number) => !used.includes(number));
    const value = reckoned(right.replaceAll('*', '×'));
    if (rest.length > 0 || value === undefined || used.some((number) => !named.includes(number))) continue;
    return said(`\`${line.replaceAll('*', '×')}\`, so ${shownValue(value)}`, butIGot(value, about));
  }
  return undefined;
}

const EACH =
  /\$?(\d+(?:\.\d+)?)\s*(?:dollars?|cents|gallons?|miles?|points?|[a-z]+)?\s*(?:for (?:each|every|a)|per|each|an?) ([a-z]+)/i;
const START =
  /\$?(\d+(?:\.\d+)?)[^.,\d]*\b(?:to start|at the start|at first|to begin|once|fee|flat)\b|\b(?:starts? (?:at|with)|begins? with|fee of|costs?)\s+\$?(\d+(?:\.\d+)?)/i;

/** "If it's just one kilometer, what do you pay? And two?": a start and so much for each. */
export function startAndEach({ text, question }: Ask, about: TalkCase): string | undefined {
  const [, rate, unit = ''] = EACH.exec(about.asked) ?? [];
  const start = START.exec(about.asked)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (rate === undefined || start === undefined || rate === start) return undefined;
  const plain = figures(text.replace(/\bone\b/gi, '1').replace(/\btwo\b/gi, '2'));
  if (!new RegExp(`\\b${unit.replace(/s$/, '')}`, 'i').test(plain) || !/\bwhat\b|\bhow (?:much|many)\b/i.test(question))
    return undefined;
  const counts = numbersOf(plain)
    .filter((number) => /^\d+$/.test(number))
    .map(Number);
  if (counts.length === 0 || counts.length > 3 || counts.some((count) => count > 20)) return undefined;
  const lines = counts.map(
    (count) =>
      `for ${count} it is \`${start} + ${count} × ${rate} = ${writtenValue(Number(start) + count * Number(rate), false)}\``,
  );
  return said(
    lines.join(', and '),
    about.right ? undefined : `hm, before that I did it like this: ${ruleOf(about) ?? gotIt(about)}`,
  );
}

/** What the solution says about a thing that is asked for by its name: "How much is one group?" */
export function ledTo({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bhow (?:much|many|far|long|big)\b|\bwhat (?:would|is|'s)\b/i.test(question) ||
    /\bmean\b|\bwhy\b|\bdid\b|\bdifferent\b|\bif\b/i.test(question)
  )
    return undefined;
  if (numbersOf(plain).length > 1) return undefined;
  const lines = (about.solution ?? []).filter(({ line }) => /[-+×÷*/]/.test(line) && !/[a-z]/i.test(line));
  const [best] = lines
    .map((step) => ({ step, score: shared(`${step.line} ${step.why}`, plain) }))
    .filter(({ score }) => score > 1)
    .toSorted((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  const [left = '', right] = best.step.line.split(/\s*=\s*/);
  const value = reckoned((right ?? left).replaceAll('*', '×'));
  if (value === undefined || best.step === about.solution?.at(-1)) return undefined;
  return said(`\`${left.replaceAll('*', '×')}\` is ${shownValue(value)}`, butIGot(value, about));
}
