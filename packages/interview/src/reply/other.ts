import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { firstValue, near, unmarked } from '../values.ts';
import { ownAnswer, quantitiesOf } from './bind.ts';
import { formOf } from './form.ts';

/** "How tall would it be after one month? And after two?": the problem with other numbers. */
export function varied({ question }: Ask, about: TalkCase): string | undefined {
  if (about.math !== undefined) return undefined;
  const form = formOf(question);
  if (form !== 'amount' && form !== 'what' && !/^(?:and |what about|how about|try)\b/i.test(question)) return undefined;
  const again = about.vary?.(question);
  if (again === undefined) return undefined;
  const answer = unmarked(again.answer);
  const line = again.lines?.findLast((one) => one.includes('=') && unmarked(one) !== answer);
  return said(`\`${answer}\``, line && `I did \`${line}\``);
}

const BESIDE = /\b(?:same|different|more|less|bigger|smaller|taller|shorter|longer|higher|lower)\b/i;

/** "Someone else's tree starts at 5 and grows 10 a month. Same as ours, or different?" */
export function otherCase({ text, question }: Ask, about: TalkCase): string | undefined {
  if (!BESIDE.test(question) || !/\?/.test(question) || (text.match(/\d+/g) ?? []).length < 2) return undefined;
  const again = about.vary?.(text, true);
  const [own, other] = [ownAnswer(about).value, again && firstValue(unmarked(again.answer))];
  if (again === undefined || own === undefined || other === undefined) return undefined;
  const [line] = again.lines ?? [];
  const way = line === undefined ? '' : ` with \`${line}\``;
  return near(own, other)
    ? said(`the same! I get \`${unmarked(again.answer)}\` for that one too${way}`)
    : said(`different, I think: there I get \`${unmarked(again.answer)}\`${way}, and here I got ${about.given}`);
}

/** "If you made a table or a graph, where would it start?" */
export function startOfTable({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:table|graph|line)\b/i.test(question) || !/\b(?:start|begin)s?\b/i.test(question)) return undefined;
  const all = quantitiesOf(about);
  const rate = all.find(({ isRate }) => isRate);
  const counted = all.find((one) => one !== rate && one.unit !== '' && one.unit !== rate?.unit);
  if (rate === undefined || counted === undefined) return undefined;
  const [zero, one] = [0, 1].map((count) => about.vary?.(`What if it was ${count} ${counted.unit}s?`));
  if (zero === undefined) return undefined;
  return said(
    `at \`${unmarked(zero.answer)}\`, that is for 0 ${counted.unit}s`,
    one && `and then \`${unmarked(one.answer)}\` for 1 ${counted.unit}`,
  );
}

/** "Who has more, Tim or Jake?", where the problem says who has more than whom. */
export function whoHasMore({ question }: Ask, about: TalkCase): string | undefined {
  const [, , who = '', how = '', than = ''] =
    /\b([A-Z][a-z]+) has \d+[^.]*\. (He|She|They|[A-Z][a-z]+) (?:has|have) \d+ (more|fewer|less) (?:[a-z]+ )?than ([A-Z][a-z]+)/.exec(
      about.asked,
    ) ?? [];
  const [, name = ''] = /\b([A-Z][a-z]+) has \d/.exec(about.asked) ?? [];
  const [, wanted] = /\b(?:who|which)\b.*\b(more|fewer|less)\b/i.exec(question) ?? [];
  if (than === '' || wanted === undefined) return undefined;
  const first = /^(?:He|She|They)$/.test(who) ? name : who;
  const isSame = (how === 'more') === /more/i.test(wanted);
  return said(`${isSame ? first : than} has ${wanted.toLowerCase()}`);
}
