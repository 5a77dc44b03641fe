import { figures } from '../talk/calculate.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import { bare } from '../think/named-in.ts';
import { goalOf, lowered } from './goal.ts';

const MEANS =
  /\bwhat (?:do|does|did|is|are|would|'s)\b.*\b(?:stand for|mean|tell|represent|show|count|for|about)\b|\bwhat(?:'s| is) (?:the|that|this|your) -?\$?\d|\bwhich [a-z]+ is (?:the )?\d/i;
const SIZE = 'tall|long|wide|deep|high|old|heavy|far|thick';
const SUBJECT_LESS = /^(?:and |then |but )?[a-z]+s\b/;

/** The parts of a problem that say one thing each, with the subject carried over: "a tree is 10 cm tall", "a tree grows 5 cm each month". */
export function clausesOf(asked: string): readonly string[] {
  let subject = '';
  return asked.split(/(?<=[.?!])\s+/).flatMap((sentence) =>
    sentence
      .replace(/[.?!]+$/, '')
      .split(/,? and (?=[a-z\d])|, (?=and |then |but |with )|; /)
      .map((clause, at) => {
        const own =
          /^((?:[A-Z][a-z]+|(?:The|An?|Each|This|His|Her|Its|My) (?:[a-z]+ ){0,2}?[a-z]+)) (?=(?:is|are|was|has|have|had|[a-z]+(?:s|ed))\b)/.exec(
            clause,
          )?.[1];
        if (own !== undefined) subject = lowered(own);
        return at > 0 && subject !== '' && SUBJECT_LESS.test(clause.trim()) && own === undefined
          ? `${subject} ${clause.trim()}`
          : lowered(clause.trim());
      }),
  );
}

/** "7 parts adults" of a longer sentence. */
const ofPiece = (number: string, noun: string, rest: string): string | undefined => {
  const [piece = ''] = rest.split(/,|\d/);
  return noun === '' || !/[a-z]/i.test(piece) ? undefined : `from “${number} ${noun}${piece.trimEnd()}”`;
};

/** What a number of a story is: "how tall the tree is", "how many dollars Salma earned". */
export function whatIs(number: string, asked: string): string | undefined {
  const own = new RegExp(`(?<![\\d.:/])\\$?${number.replace('.', '\\.')}(?![\\d:/]|\\.\\d)`);
  const clause = clausesOf(asked).find((one) => own.test(one) && !/\bhow (?:many|much)\b/i.test(one));
  if (clause === undefined) return undefined;
  const [before = '', after = ''] = clause.split(own).map((part) => part.trim());
  const isMoney = clause.includes(`$${number}`);
  const [, sized, be] = /^(.+) (is|are|was|were)$/.exec(before) ?? [];
  const [, unit = '', size] = new RegExp(`^([a-z]+)?\\s*\\b(${SIZE})\\b`).exec(after) ?? [];
  if (sized !== undefined && size !== undefined)
    return `how ${size} ${sized} ${be ?? 'is'}${unit === '' ? '' : `, in ${unit}`}`;
  const [, who, verb] = /^(.*\S) ([a-z]+(?:s|ed|d|t|de|ght|ad|ot|ew|an|ve)|has|had|have)$/.exec(before) ?? [];
  const [, counts = '', rest = ''] = /^([a-z]+)?\b(.*)$/i.exec(after) ?? [];
  const noun = isMoney ? 'dollars' : counts;
  if (who !== undefined && /^(?:is|are|was|were)$/.test(verb ?? '')) return ofPiece(number, noun, rest);
  if (
    who === undefined ||
    verb === undefined ||
    noun === '' ||
    /^(?:of|and|or|by|in|to|from|at|more|times|off)$/.test(noun)
  )
    return undefined;
  const tail = (isMoney ? after : rest).replace(/\bof it\b|\bof them\b/g, '').trim();
  return `how many ${noun} ${who} ${verb}${tail === '' ? '' : ` ${tail}`}`;
}

const PART =
  /\b((?:slanted |longer |shorter |other )?(?:base|height|width|length|side|radius|diameter|angle|edge|depth|area|perimeter|row|column)s?)\b/gi;

/** What a number of a picture belongs to: "the base". */
function onPicture(number: string, { picture, asked }: TalkCase): string | undefined {
  const own = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`);
  const fact = picture?.alt.split(/\.(?:\s+|$)/).find((one) => own.test(one));
  if (fact === undefined || own.test(asked)) return undefined;
  const [before = ''] = fact.split(own);
  const part = [...before.matchAll(PART)].at(-1)?.[1];
  return part === undefined ? `on the picture: ${lowered(fact)}` : `the ${part.toLowerCase()}`;
}

/** "What does the 10 stand for in this story?" */
export function meaningOf(question: string, about: TalkCase): string | undefined {
  if (!MEANS.test(question) || /\bwhy\b|\bhow (?:did|do|many|much)\b|\bif\b|\byou (?:do|did)\b/i.test(question))
    return undefined;
  const named = figures(question).match(/(?<![\d.:])\d+(?:\.\d+)?(?!:\d)/g) ?? [];
  const [number] = named;
  const time = /\b\d{1,2}:\d{2}\b/.exec(question)?.[0];
  const clauseOfTime = time === undefined ? undefined : clausesOf(about.asked).find((one) => one.includes(time));
  if (time !== undefined && clauseOfTime !== undefined) return said(`${time} is from “${clauseOfTime}”`);
  if (number === undefined || named.length > 1) return undefined;
  const what = whatIs(number, about.asked) ?? onPicture(number, about);
  if (what !== undefined) return said(`the ${number} is ${what}`);
  const own = bare(about).replace(/[^\d.]/g, '');
  const goal = goalOf(about)?.replace(/^I have to find out /, '');
  return own === number && goal !== undefined && /^how|^what/.test(goal) && !about.asked.includes(number)
    ? said(`the ${number} is my answer. It is ${goal}`)
    : undefined;
}
