import { findMisconception, findSkill, skills } from '@lemma/math';
import type { AssistantRequest, ChatPart } from '@lemma/school/assistant';
import type { Asked } from '../answer-wish.ts';
import { requestOf } from '../form/request-of.ts';
import { quoted, shownForm, unmetSaid } from '../form/shown-form.ts';
import { skillsAbove } from '../form/skills-above.ts';
import { madeOf } from '../ledger/claims.ts';
import { kindsIn } from '../ledger/kinds.ts';
import { minutesIn } from '../ledger/numbers.ts';
import { isStory } from '../ledger/sheet-slots.ts';
import { topicOf } from '../ledger/topic.ts';
import { untrueOf, withoutUntrue } from '../ledger/untrue.ts';
import { numberOf } from '../read/numbers.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { blanked, phrasesLeft, spansOf } from '../words/words.ts';
import { type Done, done } from './done.ts';
import { type Change, changeIn, sentenceFor } from './grammar.ts';
import { doneInTurn } from './in-turn.ts';
import { ofJudged } from './of-judged.ts';
import { ofLetter } from './of-letter.ts';
import { ofTask } from './of-task.ts';
import { inOtherWay } from './other-way.ts';
import { sameOn } from './same-on.ts';
import { type Changed, ofAll, stays } from './stays.ts';
import { asThingOn } from './thing-on.ts';

/** The name of what the answer above is about, as a request can say it. */
function topicName(memo: Memo, text = ''): string | undefined {
  const names = skillsAbove(memo, text)
    .slice(0, 3)
    .flatMap((code) => findSkill(code)?.name ?? [])
    .map(lower);
  return names.length > 0 ? names.join(' and ') : memo.standard;
}

const THAT =
  /\b(?:(?:that|which)(?:['’]d| would| will| can)? |to )?(?:(?:fix(?:es)?|address(?:es)?|target(?:s)?|help(?:s)? with|work(?:s)? on) )?(?:(?:on|about|for|of|to practi[cs]e|with) )?(?:(?:that|this|it)(?!['’])|the same|these|those|them|him|her)(?: (?:\d+|two|three|four|five|six)(?= (?:kids?|students?)\b))?(?: (?:topic|skill|one|standard|kids?|students?))?\b/i;
/** The first of a list of standards: it is what the memo of that answer names. */
const FIRST =
  /\b(?:(?:on|about|for|of|to practi[cs]e|with) )?(?:the )?(?:(?:very )?(?:first|top|weakest|worst|lowest|strongest)|number (?:1|one))(?: (?:one|standard|skill|topic))?\b/i;
const FOR_EACH =
  /\b(\d|one|two|three|four|five|a|an)( (?:more )?(?:[\p{L}-]+ ){0,2}?(?:problems?|questions?|items?|qs)) (?:for|on|of|about) each(?: (?:one|of (?:them|those|these)|standard|skill|topic))?/iu;
/** So many problems on each standard that was listed: "2 questions for each". */
function forEach(text: string, { standards = [] }: Memo): Changed | undefined {
  const [said, count = '', things = ''] = FOR_EACH.exec(text) ?? [];
  if (said === undefined || standards.length < 2) return undefined;
  const all = standards.slice(0, MOST_EACH);
  const each = /^an?$/i.test(count) ? 1 : numberOf(count.toLowerCase());
  const plural = things.replace(/(?<=problem|question|item)$/, 's');
  return { kind: 'request', text: text.replace(said, `${each * all.length}${plural} on ${all.join(' and ')}`) };
}
const MOST_EACH = 6;

const SOME = '(\\d{1,2}|one|two|three|four|five|six|eight|ten|a couple(?: of)?|a few|another|an?|some)';
const LIKE = new RegExp(
  `\\b(?:${SOME} )?(?:more |other |similar )*(?:(?:problems?|questions?|ones?|examples?|items?|exercises?) )?(?:just |exactly )?(?:like|similar to) (?:that|this|it|these|those|them)(?: (?:one|problem)s?)?\\b|\\b${SOME} (?:more|similar|other)(?: (?:problems?|questions?|ones?|examples?|items?)\\b|(?=\\W*$|[,.;]))(?! (?:on|about|of)\\b)|\\banother (?:one|problem|question|example)\\b(?! (?:on|about|of)\\b)`,
  'i',
);
const FEW = 3;
/** So many problems like what stands above: "give me 5 like that". */
function moreLike(text: string, name: string | undefined): Changed | undefined {
  const [said, one, other] = LIKE.exec(text) ?? [];
  if (said === undefined || name === undefined || topicOf(text.replace(said, ' '), false).kind === 'named')
    return undefined;
  const count = (one ?? other ?? (/^another/i.test(said) ? 'one' : '')).toLowerCase();
  const many =
    /few|some/.test(count) || count === '' ? FEW : /couple/.test(count) ? 2 : /^an/.test(count) ? 1 : numberOf(count);
  return {
    kind: 'request',
    text: text.replace(said, `${many} ${many === 1 ? 'problem' : 'problems'} on ${name}`).replace(/\s+/g, ' '),
  };
}

const SOMETHING_FOR = /\b(?:something|anything|an? (?:task|activity)|work)(?: \w+)? for\b/i;
/** A request for something on the topic of the answer above: "an exit ticket on that". */
function onThat(text: string, before: Memo): Changed | undefined {
  const each = forEach(text, before);
  if (each) return each;
  const kinds = kindsIn(text);
  const name = topicName(before, text);
  const more = before.wish.kind === 'sheet' ? undefined : moreLike(text, name);
  if (more) return more;
  // What is to be made for some students asks nothing about them: "something for my struggling kids".
  const isThing = kinds.makes.every((each) => each.startsWith('class')) && SOMETHING_FOR.test(text);
  const thing = (kinds.makes.length === 0 || isThing) && name !== undefined ? asThingOn(text, name) : undefined;
  if (thing !== undefined && topicOf(text, false).kind !== 'named') return { kind: 'request', text: thing };
  const [make] = kinds.makes;
  const pointing = before.wish.kind === 'class' && before.standard !== undefined && FIRST.test(text) ? FIRST : THAT;
  if (make === undefined || make.startsWith('class') || name === undefined || /\bmore\b/i.test(text)) return undefined;
  const own = topicOf(text, false);
  if (own.kind === 'named') return undefined;
  // What is called by its name points nowhere: “kids that already get it”.
  const bare = blanked(text, kinds.named);
  const at = pointing.exec(bare);
  // A thing that is only called by its name goes on with the topic above.
  if (at === null)
    return own.kind === 'none' && before.wish.kind !== 'class'
      ? { kind: 'request', text: `${text.trim().replace(/[.!?]+$/, '')} on ${name}` }
      : undefined;
  const shows = make.startsWith('sheet') ? findMisconception(before.misconception ?? '')?.name : undefined;
  return {
    kind: 'request',
    text: `${text.slice(0, at.index)} on ${name}${text.slice(at.index + at[0].length)}`.replace(/\s+/g, ' '),
    ...(shows !== undefined && { shows }),
  };
}

const FIELDS = ['count', 'level', 'form', 'theme', 'key', 'language', 'versions', 'conditions'] as const;
function shown({ parts, memo, note, unmet = [] }: Done, before: Memo, text: string): Changed {
  const [request, was] = [requestFrom(memo), requestFrom(before)];
  if (memo === before || request === undefined || was === undefined)
    return { kind: 'answer', parts, memo, ...ofAll(text) };
  const changed = FIELDS.filter(
    (field) => field in request && JSON.stringify(request[field]) !== JSON.stringify(was[field]),
  );
  const untrue = untrueOf(request, madeOf(request, parts, memo));
  return {
    kind: 'answer',
    parts: [
      shownForm(withoutUntrue(request, untrue), { made: true, changed }),
      ...(note === undefined ? [] : [say(note)]),
      ...unmetSaid([...new Set([...unmet, ...untrue.map(({ said }) => said)])]),
      ...parts,
    ],
    memo,
    ...ofAll(text),
  };
}
const requestFrom = ({ wish, slots = [], standard }: Memo): AssistantRequest | undefined =>
  wish.kind === 'sheet' ? requestOf(wish, [...new Set(slots.map(({ skill }) => skill))], standard) : undefined;

const MOST_BESIDE = 2;
/** Where a topic has no harder or easier problem: those of the skills that build on it, or on which it builds. */
function besideIn(direction: 'harder' | 'easier', slots: readonly Slot[]): string[] {
  const own = new Set(slots.map(({ skill }) => skill));
  const [first] = slots.flatMap(({ skill }) => findSkill(skill) ?? []);
  const near =
    direction === 'harder'
      ? skills.filter(
          ({ prerequisites, domain }) => domain === first?.domain && prerequisites.some((code) => own.has(code)),
        )
      : (first?.prerequisites ?? []).flatMap((code) => findSkill(code) ?? []);
  return near
    .filter(({ code }) => !own.has(code))
    .toSorted((one, other) => Math.abs(one.grade - (first?.grade ?? 0)) - Math.abs(other.grade - (first?.grade ?? 0)))
    .slice(0, MOST_BESIDE)
    .map(({ name }) => `Make ${slots.length === 1 ? '1 problem' : `${slots.length} problems`} on ${lower(name)}`);
}

/** A change to a set of problems; one of which a word is left over is not made. */
function ofSheet(
  text: string,
  change: Change,
  before: Memo,
  wish: SheetWish,
  slots: readonly Slot[],
  seed: number,
  lost: readonly string[] = [],
): Changed {
  const [own, ...rest] = stays(before, undefined);
  const asSaid = (first: ChatPart | undefined, press?: string): Changed => ({
    ...{
      kind: 'stays',
      isOfAbove: change.act !== undefined,
      parts: [...(first ? [first] : []), ...(press === undefined ? rest : [suggest(press)])],
    },
    ...(press !== undefined && { press }),
  });
  if (change.act === undefined) return asSaid(own);
  if (change.left.length > 0) {
    // What is told is not told once more.
    const isNew = !change.how.isTold || !slots.every(isStory);
    const sentence = isNew ? sentenceFor(change, slots.length) : undefined;
    // What is offered can be done.
    const can =
      sentence !== undefined &&
      typeof done(changeIn(sentence, slots.length, slots), before, wish, slots, seed) !== 'string';
    const said = can ? sentence : undefined;
    const notUsed = say(
      `I did not use: ${quoted(change.left)}. So it stays as it is.${said === undefined ? '' : ' Without that I can do this:'}`,
    );
    return asSaid(notUsed, said);
  }
  const made = done(change, before, wish, slots, seed);
  if (typeof made !== 'string') return shown({ ...made, unmet: [...lost, ...(made.unmet ?? [])] }, before, text);
  const others = change.how.direction === undefined ? [] : besideIn(change.how.direction, slots);
  const stay = asSaid(say(`${made} So it stays as it is.${others.length > 0 ? ' On the next topic I can make:' : ''}`));
  return others.length > 0 && stay.kind === 'stays'
    ? { ...stay, parts: [...stay.parts.slice(0, 1), suggest(...others)] }
    : stay;
}

const SAME_FOR =
  /^\W*(?:(?:can|could) you |now |and |ok |please |then )*(?:do|make|write|give me|try|how about)?(?: (?:me|one|it|that|this|the same(?: thing)?|another one))* ?(?=(?:for|on|with|about) )/i;
/** A piece once more, for another grade or on another topic: "can you do it for 5th with quadrilaterals". */
function pieceAgain(text: string, { wish }: Memo): Changed | undefined {
  if (wish.kind !== 'piece' || wish.said === undefined) return undefined;
  const rest = SAME_FOR.test(text) ? text.replace(SAME_FOR, '') : undefined;
  const [thing] = kindsIn(wish.said).named;
  return rest === undefined || thing === undefined || kindsIn(rest).makes.length > 0
    ? undefined
    : { kind: 'request', text: `${wish.said.slice(thing.from, thing.to)} ${rest}` };
}

const [SHORT_LESSON, LONG_LESSON] = [30, 60];
/** A part of a lesson, whose minutes are not those of the lesson. */
const PART_OF_PLAN =
  /\b(?:closing|closure|launch|open(?:ing|er)|discussion|synthesis|wrap[- ]?up|exit (?:ticket|slip)|warm[- ]?up|work time|practice|hook|intro(?:duction)?|debrief|(?:first|second|third|last|middle) (?:part|activity|section))\b/i;
/** How a lesson is asked to be made again, and how long. */
const OF_LENGTH =
  /\b(?:cut|shorten|lengthen|trim|stretch|make|keep|need|have|got|shorter|longer|lesson|plan|(?:a )?(?:bit|little)|now)\b/gi;
const SHORTER =
  /^(?:(?:can|could) you |please |now |ok |make |it |that |this |the (?:lesson|plan) |a (?:bit|little) )*(?:shorter|longer)\W*$/i;
/** Of a lesson a number alone is its minutes: "cut it to 35". */
const BARE_MINUTES = /(?<=\b(?:to|only|just|have|got) )[1-9]\d(?=\W*$| (?:please|instead|now)\b)/i;
/** A text after an answer, read as something that is done with it; undefined where nothing of it refers there. */
export function changed({ text: typed, seed }: Asked, before: Memo): Changed | undefined {
  const { wish } = before;
  const text = wish.kind === 'plan' ? typed.replace(BARE_MINUTES, '$& minutes') : typed;
  const read = wish.kind === 'sheet' && before.slots ? changeIn(text, before.slots.length, before.slots) : undefined;
  // What is read whole as a change of the problems above is no request for others.
  if (wish.kind === 'sheet' && before.slots && read?.act !== undefined && read.left.length === 0)
    return ofSheet(text, read, before, wish, before.slots, seed);
  const same = sameOn(text, before);
  if (same) return same;
  const otherWay = inOtherWay(text, before);
  if (otherWay) return otherWay;
  const inTurn = wish.kind === 'sheet' ? doneInTurn(text, before, seed) : undefined;
  if (inTurn) return shown(inTurn, before, text);
  const found =
    pieceAgain(text, before) ??
    ofJudged(text, before) ??
    (wish.kind === 'compute' ? ofTask(text, before, wish.task, seed) : undefined) ??
    ofLetter(text, before, seed) ??
    onThat(text, before);
  if (found) return found;
  const minutes = minutesIn(text).value;
  const name = topicName(before);
  if (wish.kind === 'plan' && minutes !== undefined && PART_OF_PLAN.test(text))
    return {
      ...{ kind: 'stays', isOfAbove: true },
      parts: [
        say(
          'I can make the whole lesson shorter or longer, and its parts follow; one part alone I can’t change, so the plan stays as it is. In the plan that is open its text can be changed by hand.',
        ),
        suggest('make it 30 minutes'),
      ],
    };
  const longer =
    wish.kind === 'plan' && SHORTER.test(text.trim()) ? (/short/i.test(text) ? SHORT_LESSON : LONG_LESSON) : undefined;
  if (
    wish.kind === 'plan' &&
    (minutes ?? longer) !== undefined &&
    name !== undefined &&
    kindsIn(text).makes.length === 0
  )
    return {
      kind: 'request',
      text: [
        `Plan a ${minutes ?? longer}-minute lesson on ${before.standard ?? name}`,
        ...phrasesLeft(text, [...minutesIn(text).claims, ...spansOf(text, OF_LENGTH)]),
      ].join('; '),
    };
  // A form that was only shown is changed as if it had been made.
  const memo = wish.kind === 'sheet' && before.slots === undefined ? (makeSheet(wish, seed).memo ?? before) : before;
  const made = memo.wish.kind === 'sheet' ? memo.wish : undefined;
  // What the first draft could not keep to is told with each later one, too.
  const lost =
    wish.kind === 'sheet' && made && memo !== before
      ? (wish.conditions ?? []).flatMap(({ said }) =>
          made.conditions?.some((each) => each.said === said) ? [] : [said],
        )
      : [];
  return wish.kind === 'sheet' && memo.slots
    ? ofSheet(text, read ?? changeIn(text, memo.slots.length, memo.slots), memo, made ?? wish, memo.slots, seed, lost)
    : { kind: 'stays', parts: stays(before, name) };
}
