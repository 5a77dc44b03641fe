import { figures } from '../talk/calculate.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';

const UNIT = /\b(?:first|for|up to|next) (?:the )?(\d+) ([a-z]+)\b|\b(\d+) rows\b/i;
const COUNTED = /\b(day|week|month|year|hour|minute|second|round|step|mile|game|lap|ticket|box|bag|cup)s?\b/i;

/** "Make a little table for the first three months": the problem after each of them, as the student works it out. */
export function tableOfCases(text: string, about: TalkCase): string | undefined {
  if (!/\b(?:table|chart|list)\b/i.test(text) || /\b(?:in|on|from) the (?:table|chart|list)\b/i.test(text))
    return undefined;
  const [, count, named] = UNIT.exec(figures(text)) ?? [];
  const unit = COUNTED.exec(named ?? '')?.[1] ?? COUNTED.exec(about.asked.replace(/\beach \w+/g, ''))?.[1];
  if (unit === undefined) return undefined;
  const rows = Array.from({ length: Math.min(Number(count ?? 3), 6) }, (_, at) => at + 1).flatMap((each) => {
    const solved = about.solve(`What is it after ${each} ${unit}${each === 1 ? '' : 's'}?`);
    return solved === undefined ? [] : [`${unit} ${each}: ${solved.answer}`];
  });
  return rows.length < 2 ? undefined : said(rows.join(', '));
}
