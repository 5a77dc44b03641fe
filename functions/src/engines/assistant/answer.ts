import {
  type AssistantRequest,
  type ChatPart,
  LONGEST_REQUEST,
  MOST_CHAT_PARTS,
  type RequestField,
  requestFields,
} from '@lemma/school/assistant';
import { accounted } from './account/accounted.ts';
import { type Asked, answerWish, notUnderstood } from './answer-wish.ts';
import { classFor, type School } from './class/class-data.ts';
import { classOfStudent } from './class/of-student.ts';
import { OF_CHANGES } from './follow/of-changes.ts';
import { stays } from './follow/stays.ts';
import { isReadable, MADE } from './form/ask-back.ts';
import { formPart } from './form/form-part.ts';
import { mayMake, mayShow } from './form/may-make.ts';
import { formOfWish, type ReadForm, shownForm } from './form/read-form.ts';
import { requestOf } from './form/request-of.ts';
import { unspokenMeans } from './form/unspoken-means.ts';
import { unusedOf } from './form/unused.ts';
import { unreadConditions, wishOf } from './form/wish-of.ts';
import type { Explained } from './judge/explain.ts';
import { offersOf } from './offers.ts';
import { contentOf } from './read/phrases-of.ts';
import { spelledOut } from './read/spelled.ts';
import { readFollow, readRequest } from './read-request.ts';
import type { Reading } from './reading.ts';
import { say, suggest } from './say/parts.ts';
import { guessTopic, NAMES_TOPIC } from './topic/guess.ts';
import { writtenOut } from './topic/written-out.ts';
import type { Memo, Wish } from './wish/wish.ts';

/** `understood` is false when nothing could be read: then the parts say what can be asked. */
export type Answer = {
  readonly parts: readonly ChatPart[];
  readonly memo?: Memo;
  readonly understood: boolean;
  /** What it speaks of beside its words, as in a document that it links to. */
  readonly speaksOf?: string;
  /** What a form that is only shown would make, by which it is told what of the request would not be in it. */
  readonly would?: Explained;
};
type Known = Exclude<Wish, { kind: 'unknown' }>;

/** A school that is read once, however often it is asked. */
function readOnce({ classes, read, plan }: School): School {
  let all: ReturnType<School['classes']> | undefined;
  const known = new Map<string, ReturnType<School['read']>>();
  return {
    classes: () => {
      all ??= classes();
      return all;
    },
    read: (classroom) => {
      const data = known.get(classroom.id) ?? read(classroom);
      known.set(classroom.id, data);
      return data;
    },
    plan,
  };
}

/** What is asked for after the first thing: "Make 4 problems. Then make the last two harder." */
const THEN = /(?<=[.!?;\n])\s+(?=(?:and )?(?:then|also|after that|now)\b)/i;

/**
 * Answers a form by its fields, otherwise what a teacher typed. Each answer begins with what the request was read as. It is
 * made at once where two readers agree on what to make and what about, and where each phrase of the request is in the reading or in the
 * finished answer; otherwise the reading is a form, and one press makes it.
 */
export async function answer(typed: Asked): Promise<Answer> {
  const school = readOnce(typed.school);
  const classes = await school.classes();
  const classNames = classes.map(({ name }) => name);
  const text = spelledOut(writtenOut(typed.text));
  const chosen = classFor(text, classes, typed.classId);
  const namesStudent = (await classOfStudent(text, chosen, school)) !== undefined;
  const asked = { ...typed, text, school, classNames, namesStudent };
  const known = [...(await namesIn(asked)), ...(asked.before ? [OF_CHANGES] : [])];
  return accounted(await answerAll(asked), {
    ...{ text: asked.text, known, isFollow: asked.before !== undefined, isPressed: asked.request !== undefined },
    classNames: Object.fromEntries(classes.map(({ id, name }) => [id, name])),
  });
}

async function answerAll(asked: Asked): Promise<Answer> {
  if (asked.request) return answerForm(asked.request, asked);
  const [first = '', ...rest] = asked.text.split(THEN);
  const follow = rest.join(' ').replace(/^(?:and )?(?:then|also|after that|now)\b[\s,]*/i, '');
  if (rest.length === 0) return answerText(asked);
  const made = await answerText({ ...asked, text: first });
  // A plan has the id of its turn: a second one in the same request is another.
  const next = { ...asked, text: follow, before: made.memo, turnId: `${asked.turnId}-2` };
  const after = made.memo === undefined ? 'unknown' : readFollow(next).kind;
  if (after === 'unknown' || after === 'change') return answerText(asked);
  const last = await answerText(next);
  const shown = [...made.parts.filter(({ kind }) => kind !== 'try'), ...last.parts];
  return { ...last, parts: shown.slice(0, MOST_CHAT_PARTS) };
}

/** The names of students and classes, which are no words of a topic. */
async function namesIn({ school, classId, text }: Asked): Promise<string[]> {
  const classes = await school.classes();
  const open = classes.find(({ id }) => id === classId);
  const chosen = (await classOfStudent(text, open, school)) ?? open;
  const students = chosen ? (await school.read(chosen)).students : [];
  return [...classes.map(({ name }) => name), ...students.map(({ fullName }) => fullName)];
}

const answerOf = (parts: readonly ChatPart[], memo: Memo | undefined, speaksOf?: string): Answer => ({
  parts: parts.slice(0, MOST_CHAT_PARTS),
  understood: true,
  ...(memo && { memo }),
  ...(speaksOf !== undefined && { speaksOf }),
});

/** The fields in which two requests differ. */
function changedIn(before: AssistantRequest | undefined, after: AssistantRequest): RequestField[] {
  if (before === undefined) return [];
  const inField = (request: AssistantRequest, field: RequestField): unknown => {
    if (field === 'topic') return [request.standard, request.skills];
    if (field === 'class') return request.classId;
    return request[field];
  };
  return requestFields.filter(
    (field) => JSON.stringify(inField(before, field)) !== JSON.stringify(inField(after, field)),
  );
}

/** The request that the answer before was made from. */
function requestBefore(memo: Memo | undefined): AssistantRequest | undefined {
  if (memo === undefined) return undefined;
  const { wish, skill, slots = [], standard } = memo;
  const drawn = [...new Set(slots.map((slot) => slot.skill))];
  const skills = drawn.length > 0 ? drawn : skill === undefined ? [] : [skill];
  const named = 'topic' in wish && standard !== undefined && wish.topic.includes(standard);
  return requestOf(wish, { skills, ...(named && { standard }) }, 'topic' in wish ? wish.topic : '');
}

const READ: Omit<ReadForm, 'request'> = {
  guess: { skills: [], near: [], p: 1, met: new Set() },
  ...{ unsure: [], unused: [], makes: [], isLikely: true },
};

/** An answer with the form that it was made from above it. */
function withForm(made: Explained, read: ReadForm, before: AssistantRequest | undefined, text = ''): Answer {
  const changed = changedIn(before, read.request);
  const means = /^(?:plan|piece|letter)/.test(read.request.make) ? unspokenMeans(text, made.parts) : [];
  const unkept = [...(made.unkept ?? []), ...unreadConditions(read.request), ...means];
  const form = formPart(shownForm(read, { made: true, changed, unkept }));
  return answerOf([form, ...made.parts], made.memo, made.speaksOf);
}

/** What a form asks for, by its fields and nothing else. */
async function answerForm(request: AssistantRequest, asked: Asked): Promise<Answer> {
  const own = { ...asked, ...(request.classId !== undefined && { classId: request.classId }) };
  const wish = wishOf(request);
  if (request.change && asked.before !== undefined) {
    const follow = readFollow({ ...own, text: request.change });
    const changed =
      follow.kind === 'wish'
        ? await answerWish(follow.wish, own)
        : follow.kind === 'answer'
          ? follow.answer
          : undefined;
    if (changed?.memo)
      return withForm(
        changed,
        { ...READ, request: requestBefore(changed.memo) ?? request },
        requestBefore(asked.before),
      );
  }
  const made = wish && (await answerWish(wish, own));
  if (made === undefined)
    return {
      parts: [
        formPart(shownForm({ ...READ, request }, { made: false })),
        say('Something that this needs is still empty.'),
      ],
      understood: true,
    };
  const known = await namesIn(own);
  const met = guessTopic(asked.text).met;
  const unused = MADE.test(request.make) ? unusedOf(asked.text, { request, met, known }) : [];
  return withForm(made, { ...READ, request, unused }, undefined, asked.text);
}

/** The topic of a form that was only shown, so that the next request can refer to it. What was hardly read is not kept. */
const memoOf = (wish: Known, { request, guess }: ReadForm): Memo => {
  const [first] = guess.p < NAMES_TOPIC ? [] : guess.skills;
  const standard = guess.standard ?? first?.standards[0];
  return {
    wish: MADE.test(request.make) && first === undefined ? { kind: 'unknown' } : (wishOf(request) ?? wish),
    ...(first && { skill: first.code }),
    ...(standard !== undefined && { standard }),
  };
};

/** Whether the topic was hardly read, and most words that ask for something are in no slot: another thing is meant. */
function isAllUnused({ unsure, unused, guess }: ReadForm, text: string): boolean {
  if (!unsure.includes('topic') || guess.p >= NAMES_TOPIC) return false;
  const left = unused.reduce((sum, phrase) => sum + contentOf(phrase).length, 0);
  return left > 1 && left >= MOST_UNUSED * contentOf(text).length;
}
const MOST_UNUSED = 0.5;

const LEADS = {
  ask: 'This is what I read. Correct it where it is wrong, then press “Make it”.',
  change: 'This is the change as I read it. Correct it where it is wrong, then press “Make it”.',
  part: 'I can change this only in part: what stands as “not kept” no problem of this topic can be.',
} as const;

/** Whether a follow-up turns to another topic, which a single word may not decide. */
const turnsTopic = (before: AssistantRequest | undefined, { skills }: AssistantRequest): boolean =>
  before !== undefined && before.skills.length > 0 && before.skills.join() !== skills.join();

/** A wish that was read: made at once where everything is sure, otherwise its form. */
async function answerRead(reading: Extract<Reading, { kind: 'wish' }>, asked: Asked): Promise<Answer> {
  const { wish, kinds, topic, isFollow } = reading;
  const known = await namesIn(asked);
  const about = wish.kind === 'class' ? wish.text : asked.text;
  const chosen = classFor(about, await asked.school.classes(), asked.classId);
  const classId = ((await classOfStudent(about, chosen, asked.school)) ?? chosen)?.id;
  const read = formOfWish(wish, topic, kinds, { text: asked.text, classId, known });
  const before = isFollow ? requestBefore(asked.before) : undefined;
  if (read === undefined) {
    const made = await answerWish(wish, asked);
    return made ? answerOf(made.parts, made.memo) : { parts: notUnderstood(asked.text), understood: false };
  }
  const exact = /^(?:sheet|plan|piece|letter)/.test(read.request.make) ? (wishOf(read.request) ?? wish) : wish;
  if (mayMake(exact, read, asked.text) && !turnsTopic(before, read.request)) {
    const made = await answerWish(exact, asked);
    if (made && mayShow(exact, made)) return withForm(made, read, before, asked.text);
    if (made?.unkept && made.unkept.length > 0) return askWith(read, memoOf(wish, read), before, made.unkept);
  }
  const isAbove = asked.before !== undefined && !isFollow && isOfAbove(read, asked.text);
  if (asked.before && (isAbove || (isFollow && !isReadable(exact, read, asked.text)))) return unchanged(asked.before);
  if (!isReadable(exact, read, asked.text) || isAllUnused(read, asked.text))
    return { parts: notUnderstood(asked.text), understood: false };
  const form = askWith(read, memoOf(wish, read), before, [], offersOf(read, asked.text));
  // A plan is stored as soon as it is made.
  const would = /^(?:plan|class)/.test(read.request.make) ? undefined : await answerWish(exact, asked);
  return would ? { ...form, would } : form;
}

function askWith(
  read: ReadForm,
  memo: Memo,
  before: AssistantRequest | undefined,
  unkept: readonly string[] = [],
  offers: readonly string[] = [],
): Answer {
  const changed = changedIn(before, read.request);
  const parts = [
    say(before ? (unkept.length > 0 ? LEADS.part : LEADS.change) : LEADS.ask),
    formPart(shownForm(read, { made: false, unkept, changed })),
    ...(offers.length > 0 ? [suggest(...offers)] : []),
  ];
  return answerOf(parts, memo);
}

/** A change to the answer before that nothing can be made of: it stays, and so does what is remembered of it. */
const unchanged = (before: Memo): Answer => ({ parts: stays(before), memo: before, understood: false });

/** How something is to be shown, which a reply either does or not. */
const WAY =
  /\b(?:two|2|three|3|both|different|another) (?:\w+ )?(?:ways?|methods?|strategies)\b|\b(?:with|as|draw) (?:an? )?(?:picture|drawing|diagram|model|graph|table)\b/i;

/** Speaks of somebody or something above by a pronoun alone, and what to make of it is not sure. */
const isOfAbove = ({ unsure }: ReadForm, text: string): boolean =>
  unsure.includes('make') &&
  /\b(?:it|he|she|him|her|that|this|those|these|they|them)\b/i.test(text) &&
  guessTopic(text).p < NAMES_TOPIC;

const LONGEST_SPOKEN = 4000;

/** Which children something is for: told, not asked. */
const FOR_WHOM = /\bfor (?:the |my |those )?(?:kids|students|ones|kiddos|people) (?:who|that)\b[^.,;!?]*/gi;
/** A change to what was made: shown at once where all of it was read and holds, otherwise its form. */
async function answerChange(made: Explained, asked: Asked): Promise<Answer> {
  const before = requestBefore(asked.before);
  const request = requestBefore(made.memo);
  if (request === undefined) return answerOf(made.parts, made.memo);
  // An answer honours the words that it answers with.
  const spoken = JSON.stringify(made.parts).slice(0, LONGEST_SPOKEN);
  const known = [...(await namesIn(asked)), OF_CHANGES, ...(made.isReply ? [spoken] : [])];
  const isSame = before !== undefined && before.skills.join() === request.skills.join();
  const claims = { request: isSame ? { ...request, skills: [] } : request, known, isChange: !made.isReply };
  const met: ReadonlySet<string> = isSame ? new Set() : guessTopic(asked.text).met;
  const text = asked.text.replace(FOR_WHOM, ' ');
  const unused = unusedOf(text, { ...claims, met });
  // What leaves the answer above as it is was read by its own words, whatever else is told beside it.
  if (made.isReply || made.memo === asked.before) {
    const way = WAY.exec(asked.text)?.[0];
    const left = way === undefined || spoken.includes(way) ? [] : [say(`Without “${way}”, which I can’t do yet:`)];
    return answerOf([...left, ...made.parts], made.memo, made.speaksOf);
  }
  const read = { ...READ, request, unused };
  if (unused.length === 0 && (made.unkept ?? []).length === 0 && !turnsTopic(before, request))
    return withForm(made, read, before);
  const own = { ...read, request: { ...(before ?? request), change: asked.text.slice(0, LONGEST_REQUEST.question) } };
  return askWith(own, asked.before ?? { wish: { kind: 'unknown' } }, before ?? request, made.unkept);
}

async function answerText(asked: Asked): Promise<Answer> {
  const reading = readRequest(asked);
  if (reading.kind === 'answer') return answerChange(reading.answer, asked);
  if (reading.kind === 'wish') return answerRead(reading, asked);
  const isChange = reading.kind === 'change' || guessTopic(asked.text).p < NAMES_TOPIC;
  if (asked.before && isChange) return unchanged(asked.before);
  return { parts: notUnderstood(asked.text), understood: false };
}
