import { amountsIn } from '../asked/amounts-in.ts';
import { partsOf } from '../asked/goal.ts';
import { quantitiesOf } from '../reply/bind.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { numbersIn, unmarked } from '../values.ts';
import { rerun } from './rerun.ts';

const ROWS_MOST = 6;

/** "Put it in a table: 1, 2, 3 hours": the problem for each of them, as the student works it out. */
export function tableAct({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:table|chart)\b/i.test(question) ||
    /\b(?:in|on|from) (?:the|this|that|your) (?:table|chart)\b/i.test(question) ||
    about.math !== undefined
  )
    return undefined;
  const asked = amountsIn(partsOf(about.asked).asks.at(-1) ?? '').filter(({ unit }) => unit !== '');
  const [target, ...more] = quantitiesOf(about).filter((one) =>
    asked.some(({ value, unit }) => value === one.value && unit === one.unit),
  );
  if (target === undefined || more.length > 0) return undefined;
  const named = numbersIn(plain.replace(/\bfirst \d+\b|\b\d+ rows\b/gi, ' '));
  const count = Number(/\bfirst (\d+)\b|\b(\d+) rows\b/i.exec(plain)?.slice(1).find(Boolean) ?? 3);
  const values =
    named.length > 1
      ? named.slice(0, ROWS_MOST)
      : Array.from({ length: Math.min(count, ROWS_MOST) }, (_, at) => String(at + 1));
  const rows = values.flatMap((value) => {
    const answer = value === target.text ? about.given : rerun(about, [[target.text, value]])?.answer;
    return answer === undefined ? [] : [`${value} → ${unmarked(answer)}`];
  });
  const [, of] = new RegExp(`\\b${target.text}\\s+[a-z]+ of ([a-z]+)`, 'i').exec(about.asked) ?? [];
  const [, wanted] = /\bhow (?:many|much) [a-z]+ of ([a-z]+)/i.exec(about.asked) ?? [];
  const heading = of === undefined || wanted === undefined ? `${target.unit}s → answer` : `${of} → ${wanted}`;
  return rows.length < 2
    ? undefined
    : said(
        `${heading}: ${rows.join(', ')}`.replace(/^\$s/, 'dollars').replace('foots', 'feet').replace('inchs', 'inches'),
      );
}
