import { doneIn, ownAnswer } from '../reply/bind.ts';
import { askingClause } from '../reply/form.ts';
import { figures, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { howToCheck } from '../think/sense.ts';
import { told } from '../think/where-from.ts';
import { near, numberOf, numbersIn } from '../values.ts';
import type { Act } from './act.ts';
import { storyOfLine } from './story-of-line.ts';

/** The lines that lead to the answer, without one that is only the whole problem with it. */
const leading = (about: TalkCase): readonly { readonly line: string; readonly why: string }[] => {
  const lines = doneIn(about);
  const inner = lines.filter(({ line, left }) => left !== about.math && line !== bare(about));
  return inner.length > 0 ? inner : lines;
};

/** "Huh, how come 35?": the idea, and the lines that it makes. */
function whyThis({ question, plain }: Ask, about: TalkCase): string | undefined {
  if ((about.whys ?? 0) > 0 || about.right) return undefined;
  const named = numbersIn(plain);
  const own = ownAnswer(about).value;
  const isOwn = named.length === 1 && near(numberOf(named[0] ?? ''), own);
  if (!isOwn || !/^(?:huh,? |so |but |and )*(?:how come|why)\b/i.test(question) || question.split(' ').length > 7)
    return undefined;
  const rule = ruleOf(about);
  const lines = leading(about)
    .slice(0, 2)
    .map(({ line }) => `\`${line}\``);
  return rule === undefined || lines.length === 0
    ? undefined
    : said(`because ${rule}`, `so I did ${lines.join(' and ')}`);
}

/** "Which one are you taking away from which?" */
function fromWhich({ question, text }: Ask, about: TalkCase): string | undefined {
  if (!/\bfrom which\b|\bwhich (?:one|number|digit)\b[^?]*\b(?:subtract\w*|tak(?:e|ing) away)\b/i.test(question))
    return undefined;
  const rule = ruleOf(about);
  const named = numbersIn(figures(text));
  const line = doneIn(about).find(({ left }) => {
    const there = numbersIn(left);
    return /\d\s*-\s*\d/.test(left) && (named.length < 2 || named.every((number) => there.includes(number)));
  });
  const [one, other] = numbersIn(line?.left ?? '');
  if (line === undefined || one === undefined || other === undefined) return undefined;
  const isTurned = Number(one) < Number(other) && !line.result.startsWith('-');
  return said(
    isTurned ? `the ${one} from the ${other}` : `the ${other} from the ${one}`,
    isTurned ? 'because the larger one comes first' : rule && !about.right ? `because ${rule}` : undefined,
  );
}

/** "Would you check that? How would you do it?": the opposite calculation, or each step once more. */
function checksIt({ question, text, before = '' }: Ask, about: TalkCase): string | undefined {
  const all = `${before} ${text}`;
  if (
    !/\b(?:double[- ]?)?check\b|\bmake sure\b|\btest (?:it|that|your)\b|\bprove\b|\bfind out (?:if|whether)\b/i.test(
      all,
    ) ||
    !/\b(?:how|what|would|could|can|is there)\b/i.test(askingClause(question))
  )
    return undefined;
  if (
    /\b(?:why|did you|adding|subtracting|multiplying|dividing)\b/i.test(question) ||
    /\bcheck\b[^?]*\b(?:with|by|using)\b/i.test(all)
  )
    return undefined;
  const known = howToCheck({ question: 'How could you check?', text: '', plain: '' }, about);
  if (known !== undefined && !/another way, or draw/.test(known)) return known;
  const lines = leading(about).filter(({ line }) => /[-+×÷*=]/.test(line.slice(1)));
  return lines.length === 0
    ? known
    : said(
        'I would do each step again',
        lines
          .slice(0, 3)
          .map(({ line }) => `\`${line}\``)
          .join(', then '),
        `and I get ${bare(about)} again`,
      );
}

/** "Could you make up a story where it would really be 31?" */
function storyFor({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bstory\b|\bword problem\b|\bsituation\b|\breal[- ]life\b/i.test(question) ||
    !/\b(?:make|think|come|tell|write|give|have|invent)\b/i.test(question)
  )
    return undefined;
  const math = about.math ?? '';
  const own = ownAnswer(about).value;
  const isOwn =
    numbersIn(plain).some((number) => near(numberOf(number), own)) || /\byour (?:way|answer)\b/i.test(question);
  const isInOrder = isOwn && !near(reckoned(figures(math)), own);
  const story = storyOfLine(math, isInOrder);
  return story === undefined ? undefined : said(`OK: ${story}`);
}

/** "Just explain the ones column.", told by the line of that place. */
function placeOnly({ question }: Ask, about: TalkCase): string | undefined {
  const places = question.match(/\b(?:ones|tens|hundreds|thousands|tenths|hundredths)\b/gi) ?? [];
  const place = places.length === 1 ? places[0]?.toLowerCase() : undefined;
  if (
    place === undefined ||
    !/\byou\b/i.test(question) ||
    !/\b(?:what|how|explain|walk|tell|show)\b/i.test(question) ||
    /\bif\b|\bwhy\b|\bsticks?\b|\bblocks?\b/i.test(question)
  )
    return undefined;
  const line = about.steps.find(
    ({ why }) => why.toLowerCase().startsWith(`${place}:`) || new RegExp(`\\bthe ${place}\\b`, 'i').test(why),
  );
  return line === undefined ? undefined : said(told(line), line.why.length > 25 ? undefined : gotIt(about));
}

export const wayActs: readonly Act[] = [
  ['own-work', whyThis],
  ['own-work', fromWhich],
  ['own-work', placeOnly],
  ['own-work', checksIt],
  ['story', storyFor],
];
