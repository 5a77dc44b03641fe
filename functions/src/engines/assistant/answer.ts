import type { AssistantRequest } from '@lemma/school/assistant';
import type { Classroom } from '@lemma/school/class';
import { type Answer, answerOf, declined, refusing } from './answer-of.ts';
import { type Asked, answerWish, DECLINED_IN_SPANISH, helped } from './answer-wish.ts';
import { askedBack, notUsed } from './asked-back.ts';
import { changed } from './change/changed.ts';
import { askedAgain } from './class/again.ts';
import { classRead, forClass, remembered, settledClass } from './class/class-claims.ts';
import { readOnce } from './class/class-data.ts';
import { classNamedIn, classSaid, onStandard, pointing } from './class/class-named-in.ts';
import { withNames } from './class/with-names.ts';
import { offersAfter } from './form/offers.ts';
import { quoted, shownForm, unmetSaid } from './form/shown-form.ts';
import { wishOf } from './form/wish-of.ts';
import { isKnownTheme } from './frames/worlds.ts';
import type { Explained } from './judge/explain.ts';
import { isLikelyNew } from './learned/kinds-of.ts';
import { type Claim, leftOf, madeOf } from './ledger/claims.ts';
import { type Read, readRequest } from './ledger/read.ts';
import { withoutTheme } from './ledger/sheet-slots.ts';
import { untrueOf, withoutUntrue } from './ledger/untrue.ts';
import { isSpanish } from './read/is-spanish.ts';
import { actIn, refusalIn } from './read/refusals.ts';
import { spelledOut } from './read/spelled.ts';
import { say, suggest } from './say/parts.ts';
import { lessonBeside } from './teach/answer-plan.ts';
import { writtenOut } from './topic/written-out.ts';
import type { Memo, Wish } from './wish/wish.ts';
import { countOfWords, isGrammar, phrasesLeft, spansOf, wordsOf } from './words/words.ts';

const HELP =
  /^\W*(?:help|hi|hello|hey)\b[!.?\s]*$|\bwhat can you (?:do|help)|\bwhat do you (?:do|know)\b|\bhow do you work\b/i;

const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|perfect|awesome|nice|cool|thanks?|thank you|(?:so|very) much|a (?:lot|ton)|ty|thx|got it|love (?:it|this|that)|you(?:['’]re| are) (?:the best|awesome|amazing))\b[\s,.!]*)+$/i;

/**
 * Answers a form by its fields, otherwise what a teacher typed. Each word of a request is used, grammar, or told as not used: what
 * was read is checked on what was made, and where something is not in it, nothing is made before the teacher has seen that.
 */
export async function answer(typed: Asked): Promise<Answer> {
  const school = readOnce(typed.school);
  const text = spelledOut(writtenOut(await withNames(typed.text, { ...typed, school })));
  const asked = { ...typed, text, school };
  if (asked.request) return answerForm(asked.request, asked);
  if (isSpanish(typed.text)) return { parts: DECLINED_IN_SPANISH, understood: true };
  const act = actIn(typed.text);
  if (act) return refusing(act, typed.text, typed.before);
  if (HELP.test(text) && phrasesLeft(text, spansOf(text, HELP)).length === 0) return answerOf(helped());
  if (THANKS.test(typed.text)) return answerOf([say('You’re welcome. What is next?')], typed.before);
  const made = await answerTyped(asked);
  return made.memo === undefined ? { ...made, ...(await classNamedIn(asked)) } : made;
}

async function answerTyped(typed: Asked): Promise<Answer> {
  const before = typed.before?.wish.kind === 'unknown' ? undefined : typed.before;
  const again = before && (await askedAgain(typed, before));
  const asked = { ...typed, text: again ?? onStandard(typed.text, before) };
  const change = before && again === undefined ? changed(asked, before) : undefined;
  if (before && change?.kind === 'answer') {
    const left = phrasesLeft(asked.text, change.used);
    return left.length === 0 ? answerOf(change.parts, change.memo) : changeOffered(change.asks, left, before);
  }
  const text = change?.kind === 'request' ? change.text : asked.text;
  const read = readRequest(text, asked.classId);
  const isWhole = read.topic === undefined || read.topic.kind === 'named' || leftOf(text, read.claims).length === 0;
  const isAllRead = read.topic?.kind === 'named' && leftOf(text, read.claims).length === 0;
  const isNew = read.makes.length > 0 && isWhole && (change?.kind !== 'stays' || !change.isOfAbove || isAllRead);
  if (change?.kind === 'stays' && !isNew) {
    if (refusalIn(text.toLowerCase())) return { ...declined(text), ...(before && { memo: before }) };
    const says = change.press === undefined && before ? offersAfter(text, before) : [];
    const parts =
      says.length > 0 ? [...change.parts.filter(({ kind }) => kind !== 'try'), suggest(...says)] : change.parts;
    const press = change.press ?? (isLikelyNew(text) ? says[0] : undefined);
    return {
      ...answerOf(parts, before),
      understood: false,
      ...(press !== undefined && { press }),
    };
  }
  return answerRead(change?.kind === 'request' && change.shows !== undefined ? showing(read, change.shows) : read, {
    ...asked,
    text,
  });
}

/** The problems of a request, each of which shows a misconception. */
const showing = (read: Read, name: string): Read => {
  const said = `shows “${name}”`;
  return read.request === undefined
    ? read
    : {
        ...read,
        request: { ...read.request, conditions: [...read.request.conditions, { said, on: { rule: 'with', said } }] },
      };
};

/** A change of which words are left over is not made; what was read of it is offered. */
const changeOffered = (asks: string, left: readonly string[], before: Memo): Answer => ({
  ...answerOf([say(`I did not use: ${quoted(left)}. Without that I can do this:`), suggest(asks)], before),
  press: asks,
});

async function answerRead(read: Read, asked: Asked): Promise<Answer> {
  const back = askedBack(read, asked.text);
  if (back) return back;
  const { request } = read;
  const wish = request && wishOf(request);
  if (request === undefined || wish === undefined) return declined(asked.text);
  const early = leftOf(asked.text, read.claims);
  // What a lesson is to be about and nothing was read of may be another subject.
  const isMath = read.topic?.kind === 'named' && (read.topic.standard !== undefined || read.topic.core.length > 1);
  const other = /^(?:plan|piece)/.test(request.make) && !isMath ? refusalIn(early.join(' ').toLowerCase()) : undefined;
  if (other) return refusing(other, asked.text, asked.before);
  const beside = besidePlan(wish, read, asked, early);
  if (beside) return beside;
  // A plan is stored as soon as it is made.
  if (request.make === 'plan' && early.length > 0) return foretold(request, wish, early, read);
  return answerAsked(request, wish, read, asked);
}

/** Where the nearest lesson is on something else than the skill that was named: what there is, and nothing is made. */
function besidePlan(wish: Wish, { topic }: Read, { seed }: Asked, left: readonly string[]): Answer | undefined {
  if (wish.kind !== 'plan' || wish.days !== undefined || topic?.kind !== 'named' || topic.standard !== undefined)
    return undefined;
  const found = topic.skills.length === 1 ? lessonBeside(wish, seed) : undefined;
  if (found === undefined) return undefined;
  const says = [
    `Make 5 problems on ${found.skill}`,
    `Worked example of ${found.skill}`,
    `Plan a ${wish.minutes}-minute lesson on ${found.code}`,
  ];
  const [first] = topic.skills;
  return {
    ...answerOf(
      [
        say(
          `I have no lesson on “${found.skill}” alone, so I have made none. The nearest is the one of ${found.code}, “${found.text}”: its goal and most of its problems are on other parts of that. What I can make:`,
        ),
        ...notUsed(left),
        suggest(...says),
      ],
      { wish, ...(first && { skill: first.code }) },
    ),
    ...(says[0] !== undefined && { press: says[0] }),
  };
}

/** Answers what was read, where all of its words have their account; otherwise it says first what would be made. */
async function answerAsked(
  asIs: AssistantRequest,
  wish: Exclude<Wish, { kind: 'unknown' }>,
  read: Read,
  asked: Asked,
): Promise<Answer> {
  const classroom = await settledClass(asIs, asked);
  const request = forClass(asIs, classroom);
  const made = remembered(await answerWish(wish, { ...asked, settled: classroom?.id }), classroom, asked);
  if (made === undefined) return declined(asked.text);
  const claims = await claimsOf(read, request, made, asked, classroom);
  if (made.memo === undefined) return answerOf([...notUsed(leftOf(asked.text, claims)), ...made.parts]);
  const all = madeOf(request, made.parts, made.memo);
  const unread = [...leftOf(asked.text, claims, all), ...pointing(asked.text, asked, made)];
  const broken = brokenOf(request, made).filter((said) => !unread.some((each) => isSaidBy(said, each)));
  const left = [...unread, ...broken];
  const className = classSaid(request, made, classroom);
  const told = withoutTheme(request, all);
  // Words for a theme may mean anything, unless it is a setting that is known.
  const isSure = told.theme === undefined || isKnownTheme(told.theme);
  // A plan is stored already.
  if (request.make === 'plan') return withForm(request, made, left, className, left);
  if (left.length === 0 && isSure)
    return NEEDS_NO_FORM.test(request.make) ? answerOf(made.parts, made.memo) : withForm(request, made, [], className);
  if (isAsking(made)) {
    const untold = left.filter((each) => !all.text.includes(each.replace(/^(?:in|of|for|on) /, '')));
    return answerOf([...notUsed(untold), ...made.parts], made.memo);
  }
  // Most of a text that nobody reads is another question.
  const [lost, own] = [countOfWords(left), wordsOf(asked.text).filter(({ low }) => !isGrammar(low)).length];
  const isLost = lost > MOST_LOST && 3 * lost > 2 * own;
  if (request.make.startsWith('class') && (isLost || refusalIn(asked.text.toLowerCase()))) return declined(asked.text);
  // Parts of a set are looked up where they stand in its form.
  const isPart = new Set(told.conditions.filter(({ on }) => on === undefined));
  const met = new Set(withoutUnmet(told, left).conditions);
  const so = withoutUntrue(told, untrueOf(told, all));
  const checked = { ...so, conditions: so.conditions.filter((each) => isPart.has(each) || met.has(each)) };
  return remembered(foretold(checked, wishOf(checked) ?? wish, left, read, className), classroom, asked);
}
const MOST_LOST = 6;
/** What says by itself what it is about. */
const NEEDS_NO_FORM = /^(?:explain|grade|compute|piece\.explain-topic)$/;

const claimsOf = async (
  read: Read,
  request: AssistantRequest,
  made: Explained,
  asked: Asked,
  classroom: Classroom | undefined,
): Promise<readonly Claim[]> =>
  request.make.startsWith('class') ? [...read.claims, ...(await classRead(asked, made, classroom))] : read.claims;

/** True for an answer about a class that only asks back: whom, or which class. */
const isAsking = ({ parts, memo }: Explained): boolean =>
  memo?.wish.kind === 'class' && parts.length === 2 && parts[0]?.kind === 'text' && parts[1]?.kind === 'try';

/** What would be made, with what of the request would not be in it: a press makes it. */
function foretold(
  request: AssistantRequest,
  wish: Wish,
  left: readonly string[],
  { topic }: Read,
  className?: string,
): Answer {
  const [first] = topic?.skills ?? [];
  return answerOf([shownForm(request, { made: false, left, className })], {
    wish,
    ...(first && { skill: first.code }),
  });
}

const withForm = (
  asked: AssistantRequest,
  made: Explained,
  left: readonly string[],
  className?: string,
  unmet: readonly string[] = [],
): Answer => {
  const broken = brokenOf(asked, made).filter((said) => !unmet.some((each) => isSaidBy(said, each)));
  const all = [...left, ...broken.filter((said) => !left.some((each) => isSaidBy(said, each)))];
  const so = withoutUntrue(asked, untrueOf(asked, madeOf(asked, made.parts, made.memo)), made.memo?.slots);
  const request = withoutUnmet(so, all);
  return answerOf(
    [shownForm(request, { made: true, left: all, className }), ...unmetSaid([...unmet, ...broken]), ...made.parts],
    made.memo,
  );
};
/** What a form says that is not so in the problems that were made, whoever read it. */
const brokenOf = (request: AssistantRequest, { parts, memo }: Explained): string[] =>
  untrueOf(request, madeOf(request, parts, memo)).map(({ said }) => said);
/** What was read of a set and is not so in its problems, without what nothing was read of. */
const unmetOf = ({ make }: AssistantRequest, read: Read, left: readonly string[]): string[] => {
  const unread = leftOf(read.text, read.claims);
  return /^(?:sheet|plan)/.test(make) ? left.filter((said) => !unread.some((each) => said.includes(each))) : [];
};
/** A request without the conditions of which the problems have nothing: the form does not say them as if they were met. */
const withoutUnmet = (request: AssistantRequest, left: readonly string[]): AssistantRequest => ({
  ...request,
  conditions: request.conditions.filter(({ said }) => !left.some((each) => isSaidBy(said, each))),
});
/** Whether a condition is what was left: the same words, a number in front of them aside. */
const isSaidBy = (said: string, left: string): boolean => {
  const [one, other] = [said, left].map((each) => wordsOf(each.toLowerCase()).map(({ low }) => low));
  const own = one?.filter((low) => !/^\d+$/.test(low) && !isGrammar(low)) ?? [];
  return own.length > 0 ? own.every((low) => other?.includes(low)) : left.toLowerCase().includes(said.toLowerCase());
};

/** What a form asks for, by its fields and nothing else; above it stands what of the request is not in it. */
async function answerForm(request: AssistantRequest, asked: Asked): Promise<Answer> {
  const own = { ...asked, ...(request.classId !== undefined && { classId: request.classId }) };
  const wish = wishOf(request);
  const classes = request.make.startsWith('class') ? await own.school.classes() : [];
  const classroom = classes.find(({ id }) => id === request.classId) ?? (await settledClass(request, own));
  const made = wish && remembered(await answerWish(wish, { ...own, settled: classroom?.id }), classroom, asked);
  if (made === undefined)
    return answerOf([
      shownForm(request, { made: false, className: classroom?.name }),
      say('Something that this needs is still empty.'),
    ]);
  if (made.memo === undefined) return answerOf(made.parts);
  const change = asked.before && changed(asked, asked.before);
  const text = change?.kind === 'request' ? change.text : asked.text;
  const read = readRequest(text, own.classId);
  // What the teacher has changed in the form was decided there.
  const isSame = ({ field }: Claim): boolean =>
    (/^(?:theme|level|form|language|versions)$/.test(field) && fieldOf(request, field) === undefined) ||
    written(fieldOf(read.request, field)) === written(fieldOf(request, field)) ||
    // A form that was shown first has no longer what can't be met.
    (field === 'conditions' && isAmong(request.conditions, read.request?.conditions ?? []));
  const claims = (await claimsOf(read, request, made, own, classroom)).map((claim) =>
    isSame(claim) ? claim : { ...claim, holds: () => true },
  );
  const all = madeOf(request, made.parts, made.memo);
  const told = withoutTheme(request, all);
  const left = leftOf(text, claims, all);
  const untold =
    told === request || left.some((each) => each.includes(request.theme ?? '')) ? [] : [`about ${request.theme}`];
  const unmet = unmetOf(request, read, left);
  return withForm(told, made, [...left, ...untold], classSaid(request, made, classroom), unmet);
}

const isAmong = (some: AssistantRequest['conditions'], all: AssistantRequest['conditions']): boolean => {
  const known = new Set(all.map(written));
  return some.every((each) => known.has(written(each)));
};
/** A value as text, whatever the order of its keys: a form that comes back has them in another one. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
const fieldOf = (request: AssistantRequest | undefined, field: Claim['field']): unknown => {
  if (request === undefined) return undefined;
  if (field === 'topic') return [request.standard, request.skills];
  return field === 'class' ? request.classId : request[field];
};
