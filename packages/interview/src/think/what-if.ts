import { quantitiesIn } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { bare, ruleOf } from './named-in.ts';
import { numbersOf } from './rule.ts';

const IF =
  /\b(?:what (?:if|about|would|happens)|how about|how would you|and if|if (?:it|i|you|we|there|the|they|she|he)|suppose|imagine|say|try|what(?:'s| is| are)|would (?:a|an|the)|how (?:many|much|far|long)|and (?:with|for)|do|instead|now|then)\b/i;

const order = /\border\b|\bleast to greatest\b|\bgreatest to least\b/i;

/** Where a new number belongs in the student's own order. */
function inOrder({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!order.test(about.asked) || !/\bwhere\b|\bgo\b|\bput\b|\bplace\b|\bfit\b/i.test(question)) return undefined;
  const [fresh] = numbersOf(plain);
  const own = numbersOf(bare(about));
  const rule = ruleOf(about);
  if (fresh === undefined || own.length < 2) return undefined;
  const digits = (text: string): number => (text.split('.')[1] ?? '').length;
  const isLonger = /\bmore digits\b|\blonger\b/i.test(about.idea ?? '');
  const isShorter = /\bfewe|shorter|tiny|small/i.test(about.idea ?? '');
  const goesBefore = (one: string): boolean => {
    if (digits(one) === digits(fresh) || !(isLonger || isShorter)) return Number(one) < Number(fresh);
    return isLonger ? digits(one) < digits(fresh) : digits(one) > digits(fresh);
  };
  const at = own.findIndex((one) => !goesBefore(one));
  const list = at < 0 ? [...own, fresh] : [...own.slice(0, at), fresh, ...own.slice(at)];
  return said(
    `I would put it like this: ${list.map((one) => `\`${one}\``).join(', ')}`,
    rule === undefined ? undefined : `because ${rule}`,
  );
}

/** A pair of decimals, compared as a student does who goes by the number of digits. */
function asPair({ plain }: Ask, about: TalkCase): string | undefined {
  const [one, other, ...more] = quantitiesIn(plain).map(({ text }) => text);
  if (one === undefined || other === undefined || more.length > 0 || about.right) return undefined;
  if (!/^\d*\.\d+$/.test(one) || !/^\d*\.?\d+$/.test(other)) return undefined;
  const digits = (text: string): number => (text.split('.')[1] ?? '').length;
  const shorter = /\bfewe|shorter|tiny/i.test(about.idea ?? '');
  if (!shorter || digits(one) === digits(other)) return undefined;
  const [big, small] = digits(one) < digits(other) ? [one, other] : [other, one];
  return said(`\`${big}\` is bigger than \`${small}\``, `because ${ruleOf(about)}`);
}

/** Zeros behind a decimal: a change for whoever goes by the number of digits. */
function withZeros({ plain, question }: Ask, about: TalkCase): string | undefined {
  const named = numbersOf(plain);
  const fresh = named.find((one) => /\.\d*0$/.test(one));
  if (fresh === undefined || about.right || !/\b(?:if|instead|same|change|differen|equal)\b/i.test(question))
    return undefined;
  const short = fresh.replace(/0+$/, '');
  const idea = about.idea ?? '';
  if (/\bfewe|shorter|tiny/i.test(idea))
    return said(
      `yes, I think \`${fresh}\` would be smaller than \`${short}\``,
      `because now it has more digits, and ${ruleOf(about)}`,
    );
  if (/\bmore digits\b|\blonger\b/i.test(idea))
    return said(`yes, then \`${fresh}\` is bigger than \`${short}\``, `because ${ruleOf(about)}`);
  return undefined;
}

const isPosed = (ask: Ask): boolean => IF.test(ask.question) || /^[\d\s+×÷^()/.-]+\??$/.test(ask.plain.trim());

/** "What if I only make 4 cups?", "How would you write three hundred fifty?": the same problem with other numbers, by the idea. */
export function whatIf(ask: Ask, about: TalkCase): string | undefined {
  if (
    /\b[A-Z][a-z]+ (?:thinks|says|said|got|wrote)\b/.test(ask.text) &&
    /\btell\b|\bthink\b|\bright\b/i.test(ask.question)
  )
    return undefined;
  if (/\bwhy\b|\bhow did you\b|\bdid you (?:do|get|use)\b/i.test(ask.question)) return undefined;
  const special = inOrder(ask, about) ?? withZeros(ask, about) ?? asPair(ask, about);
  if (special !== undefined) return special;
  const isPutIn =
    /(?<![a-z])[a-z]\s*(?:=|is|was|equals)\s*(?:-?\d|zero)/i.test(ask.plain) && /[a-z]\s*=|=.*[a-z]/.test(about.asked);
  if (!isPosed(ask) || isPutIn) return undefined;
  const solved = about.again?.(ask.text);
  // What the change does not reach has not been asked.
  const told = solved === undefined ? '' : `${solved.answer} ${solved.rule ?? ''} ${(solved.lines ?? []).join(' ')}`;
  if (solved === undefined) return undefined;
  if (
    solved.answer.replaceAll('`', '') === bare(about) &&
    !numbersOf(ask.plain).some((number) => told.includes(number))
  )
    return undefined;
  const rule = solved.rule ?? ruleOf(about);
  const same = /\bsame\b/i.test(ask.question) ? 'yes, I would do it the same way' : undefined;
  const work = solved.lines?.find((line) => /=/.test(line));
  return said(
    same,
    work === undefined ? `then I get ${solved.answer}` : `then \`${work}\`, so I get ${solved.answer}`,
    rule === undefined ? gotIt(about) : `because ${rule}`,
  );
}
