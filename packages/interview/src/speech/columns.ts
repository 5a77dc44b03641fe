import { doneIn } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { wrongRuleOf } from '../think/named-in.ts';

/** Two numbers written one under the other, each digit with what stands above it. */
function pairsOf(above: string, below: string, byEnds: boolean): readonly (readonly [string, string])[] {
  const [a, b] = [above, below].map((number) => {
    const [whole = '', rest = ''] = number.split('.');
    return { digits: `${whole}${rest}`, behind: byEnds ? 0 : rest.length };
  });
  if (a === undefined || b === undefined) return [];
  const width = (one: typeof a): number => one.digits.length - one.behind;
  return [...b.digits].map((digit, at) => {
    const place = byEnds ? a.digits.length - (b.digits.length - at) : width(a) - width(b) + at;
    return [digit, a.digits[place] ?? ''] as const;
  });
}

const ALIGNS =
  /\b(?:lined?|line|lining|stack\w*|align\w*) (?:\w+ ){0,3}up\b|\bstack\w*\b|\balign\w*\b|\bon top of\b|\bunder(?:neath)? (?:each other|which|what|the \d)\b|\bwhich (?:digits?|numbers?)\b[^?]*\b(?:under|above|over|together|with)\b/i;

/** "When you lined them up, which digits were on top of each other?" */
export function columns({ question }: Ask, about: TalkCase): string | undefined {
  if (!ALIGNS.test(question) || /\bwhy\b|\bif\b|\bshould\b|\binstead\b|\bpoints?\b/i.test(question)) return undefined;
  if (!/\b(?:which|what|how|where|show)\b/i.test(question)) return undefined;
  const [, above, below] = /^(\d+(?:\.\d+)?)\s*[-+]\s*(\d+(?:\.\d+)?)$/.exec(figures(about.math ?? '').trim()) ?? [];
  if (above === undefined || below === undefined) return undefined;
  const rule = wrongRuleOf(about);
  const byEnds =
    rule !== undefined &&
    /\bend\b|\blast digits?\b|\bright\b/i.test(
      `${rule} ${doneIn(about)
        .map(({ why }) => why)
        .join(' ')}`,
    );
  const pairs = pairsOf(above, below, byEnds).filter(([, over]) => over !== '');
  return pairs.length === 0
    ? undefined
    : said(pairs.map(([digit, over]) => `the ${digit} is under the ${over}`).join(' and '));
}
