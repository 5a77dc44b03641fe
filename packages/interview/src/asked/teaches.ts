import { figures } from '../talk/calculate.ts';
import { numbersWork } from '../talk/numbers-work.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import { bare, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { reasonedLines } from '../think/where-from.ts';
import { near, numberOf } from '../values.ts';

const SOMEBODY =
  /\b(?:friend|kid|classmate|student|someone|somebody|girl|boy|brother|sister|partner|neighbor|cousin|other class|another class|class|mom|dad|grader|child|teammate|buddy)s?\b|\bnext to you\b/i;
const SAYS = /\b(?:says?|said|got|gets|thinks?|thought|wrote|claims?|told|tells|answers?|came up with|believes?)\b/i;
const NAMED =
  /(?:^|[a-z,.:;] )(?!You\b|I\b|He\b|She\b|They\b|We\b|It\b|What\b|Who\b|How\b|That\b|This\b)([A-Z][a-z]+) (?:says?|said|got|gets|thinks?|thought|wrote|claims)\b/;
const EXPLAINS = /\b(?:explain|teach|tell|show|help|walk)\b/i;
const YOURS = /\byou(?:r|'d)?\b/i;

const pronounOf = (text: string): string => {
  if (/\b(?:she|her|girl|sister|mom)\b/i.test(text)) return 'she';
  return /\b(?:he|him|boy|brother|dad)\b/i.test(text) ? 'he' : 'they';
};

/** How another answer comes out of the numbers of the problem, if it is one easy step. */
function wayTo(value: string, { asked }: TalkCase): string | undefined {
  const work = numbersWork(asked, value);
  return work !== undefined && /^\S+ [-+×÷] \S+ = \S+$/.test(work) ? work.split(' = ')[0] : undefined;
}

/** "Another kid got 147. What would you say to her?": the own answer beside the other one. */
export function toOther(text: string, question: string, about: TalkCase): string | undefined {
  if (!(SOMEBODY.test(text) || NAMED.test(text)) || !SAYS.test(text)) return undefined;
  if (/^\W*(?:how|why|where)\b.*\b(?:did|do) you\b/i.test(question)) return undefined;
  const plain = figures(text.replaceAll('`', '').replace(/\b(?:the|those|these|both) (?:one|two|three|four)\b/gi, ''));
  const own = numberOf(/-?\d+\/\d+|-?\d+(?:\.\d+)?/.exec(bare(about))?.[0] ?? '');
  const values = plain.match(/-?\d+\/\d+|-?\d+(?:\.\d+)?/g) ?? [];
  const other =
    values.findLast((one) => !new RegExp(`(?<![\\d.])${one.replace('.', '\\.')}(?![\\d])`).test(about.asked)) ??
    values.at(-1);
  const who = pronounOf(text);
  const rule = ruleOf(about);
  if (other === undefined) return undefined;
  if (near(numberOf(other), own)) return said(`then ${who} did it like me`, rule && `I think so because ${rule}`);
  const way = wayTo(other, about);
  return said(
    `I would say: I don’t think it is \`${other}\`, because ${gotIt(about)}`,
    way === undefined ? `and I would ask how ${who} got that` : `maybe ${who} did \`${way}\``,
    rule && !about.right ? `for me it is like this: ${rule}` : undefined,
  );
}

/** A reason beside a line as one says it to somebody else: "take the two sides away". */
const asOrder = (why: string): string => small(why.replace(/[.]$/, '').replace(/\.\s+/g, ', and '));

/** "How would you explain it to your little brother?": the way as orders, with what comes out. */
export function teaches(text: string, question: string, about: TalkCase): string | undefined {
  if (!SOMEBODY.test(question) || !EXPLAINS.test(question) || !YOURS.test(question)) return undefined;
  if (/^\W*(?:did|does|has|who)\b/i.test(question) || (SAYS.test(question) && /\d/.test(figures(text))))
    return undefined;
  const lines = reasonedLines(about);
  const rule = wrongRuleOf(about);
  const ways = lines.slice(0, 3).map(({ line, why }, at) => {
    const order = asOrder(why);
    const isWord = /^[a-z ]+$/i.test(line) || line === bare(about);
    return `${at === 0 ? '' : 'then '}${order}${isWord ? '' : `, that is \`${line}\``}`;
  });
  const says = ways.length === 0 ? (rule ?? gotIt(about)) : ways.join('; ');
  return said(
    `I would say: ${says}`,
    rule !== undefined && !says.includes(rule) ? `you have to know: ${rule}` : undefined,
    `and then you get ${about.given}`.replace(/get (?=I\b|`?[A-Z][a-z])/, 'say: '),
  );
}
