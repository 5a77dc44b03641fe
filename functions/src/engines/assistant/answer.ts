import { isAround, wordsIn } from '@lemma/plans/topics';
import { type ChatPart, MOST_CHAT_PARTS } from '@lemma/school/assistant';
import { type Asked, answerWish, notUnderstood, outOfScope } from './answer-wish.ts';
import type { School } from './class/class-data.ts';
import type { Explained } from './judge/explain.ts';
import { isOrdinary } from './learned/ordinary.ts';
import { asksForAnother } from './read/asks-for-another.ts';
import { gradeIn } from './read/numbers.ts';
import type { Unread } from './read/unread.ts';
import { type Reading, readFollow, readRequest, topicBefore } from './read-request.ts';
import { notSurely } from './say/not-surely.ts';
import { say } from './say/parts.ts';
import { readAs } from './say/read-as.ts';
import { readingIn, withReading } from './say/reading.ts';
import { readPlan } from './teach/answer-plan.ts';
import { isOutOfScope } from './topic/out-of-scope.ts';
import { rankTopics } from './topic/rank-topics.ts';
import { NAMES_TOPIC } from './topic/whole-topic.ts';
import { writtenOut } from './topic/written-out.ts';
import { leavesOut, unreadOf, worksOutOther } from './unread-of.ts';
import type { Memo, Wish } from './wish/wish.ts';
import { isEnglish } from './words/is-english.ts';

/** `understood` is false when the request was not understood: then the parts say what can be asked. */
export type Answer = { readonly parts: readonly ChatPart[]; readonly memo?: Memo; readonly understood: boolean };

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

const isFollow = (asked: Asked): boolean => readFollow(asked).kind !== 'unknown';

/** The answer to what was read, as far as it can be told without creating anything. */
async function foreseen(reading: Reading, asked: Asked): Promise<Explained | undefined> {
  if (reading.kind === 'answer') return reading.answer;
  if (reading.kind === 'unknown') return undefined;
  if (reading.wish.kind !== 'plan') return answerWish(reading.wish, asked);
  const plan = readPlan(reading.wish, asked);
  return plan.kind === 'answer' ? plan.answer : { parts: [], memo: plan.memo };
}

/** What is asked for after the first thing: "Make 4 problems. Then make the last two harder." */
const THEN = /(?<=[.!?;\n])\s+(?=(?:and )?(?:then|also|after that|now)\b)/i;

/** Answers what a teacher typed, without a language model, and says what of the request was not used. */
export async function answer(typed: Asked): Promise<Answer> {
  const school = readOnce(typed.school);
  const classNames = (await school.classes()).map(({ name }) => name);
  const asked = { ...typed, text: writtenOut(typed.text), school, classNames };
  const [first = '', ...rest] = asked.text.split(THEN);
  if (rest.length === 0) return answerOne(asked);
  const made = await answerOne({ ...asked, text: first });
  const follow = {
    ...asked,
    text: rest.join(' ').replace(/^(?:and )?(?:then|also|after that|now)\b[\s,]*/i, ''),
    before: made.memo,
    // A plan has the id of its turn: a second one in the same request is another.
    turnId: `${asked.turnId}-2`,
  };
  if (made.memo === undefined || !isFollow(follow)) return answerOne(asked);
  const last = await answerOne(follow);
  return {
    ...last,
    parts: [...made.parts.filter(({ kind }) => kind !== 'try'), ...last.parts].slice(0, MOST_CHAT_PARTS),
  };
}

async function answerOne(asked: Asked): Promise<Answer> {
  const reading = readRequest(asked);
  // What refers to the answer before may be short, and leave out what was said there.
  const isNew = reading.kind === 'wish' && !isFollow(asked);
  if (isNew && asksForAnother(asked.text, reading.wish)) return { parts: notUnderstood(asked, []), understood: false };
  const needsTopic = reading.kind === 'unknown' || (reading.kind === 'wish' && 'topic' in reading.wish);
  if (needsTopic && asked.before === undefined && isOutOfScope(asked.text))
    return { parts: outOfScope(), understood: false };
  const first = await foreseen(reading, asked);
  const isCarried =
    isNew &&
    asked.before !== undefined &&
    'topic' in reading.wish &&
    topicBefore(asked.text, asked.before) === reading.wish.topic;
  if (first === undefined)
    return {
      parts: notUnderstood(asked, reading.kind === 'unknown' ? reading.near : []),
      understood: false,
      ...topicOnly(asked.text),
    };
  const unread = await unreadOf(asked, reading, first);
  if (unread === undefined || first.memo === undefined) return answerOf(first.parts, first.memo);
  if (isNew && worksOutOther(unread, first.memo.wish, asked.text))
    return { parts: notSurely(unread), understood: false };
  const isPlan = reading.kind === 'wish' && reading.wish.kind === 'plan' && first.parts.length === 0;
  const made = await withRest(isPlan ? ((await answerWish(reading.wish, asked)) ?? first) : first, unread, asked);
  return isCarried ? { ...made, parts: withReading(made.parts, { read: ['topic from before'] }) } : made;
}

/** What a request is about of which nothing was made, so that the next one may refer to it. */
function topicOnly(text: string): { readonly memo?: Memo } {
  const [first] = rankTopics(text);
  return first === undefined || first.score < NAMES_TOPIC
    ? {}
    : { memo: { wish: { kind: 'unknown' }, skill: first.skill.code } };
}

/** Says that what was found is of another grade than the one that was named. */
function otherGrade(request: string, memo: Memo | undefined): ChatPart[] {
  const grade = gradeIn(request.toLowerCase());
  const own = /^(?:K|\d)(?=\.)/.exec(memo?.standard ?? '')?.[0];
  if (grade === undefined || grade > 8 || own === undefined || own === (grade === 0 ? 'K' : String(grade))) return [];
  return [say(`You name grade ${grade === 0 ? 'K' : grade}; what I found for these words is of grade ${own}.`)];
}

const answerOf = (parts: readonly ChatPart[], memo: Memo | undefined): Answer => ({
  parts: parts.slice(0, MOST_CHAT_PARTS),
  understood: true,
  ...(memo && { memo }),
});

/** A request begins with what to do. */
const STARTS = /^(?:what|why|how|make|write|give|add|put|change|translate|shorten|explain|show|turn)\b/i;
const UNKNOWN: Reading = { kind: 'unknown', near: [] };

/** What is judged or worked out says most of what can be said of it, however it is asked for. */
const JUDGED: ReadonlySet<Wish['kind']> = new Set(['explain', 'grade', 'compute']);
/** True for a phrase with a word that is not misspelt and may ask for something. */
const saysMore = (phrase: string): boolean =>
  /\d/.test(phrase) || wordsIn(phrase).some((word) => isEnglish(word) && !isAround(word));

/** What was not used, then the answer, then what the phrases that it leaves out ask for beyond it. */
async function withRest({ parts, memo }: Explained, unread: Unread, asked: Asked): Promise<Answer> {
  const more: ChatPart[] = [];
  const left: string[] = [];
  let last = memo;
  for (const phrase of unread.phrases) {
    const [, joint, request = phrase] = /^((?:and|then|also)\b[\s,]*)?(.+)$/is.exec(phrase) ?? [];
    const own =
      joint !== undefined || STARTS.test(request) ? readFollow({ ...asked, text: request, before: last }) : UNKNOWN;
    const next =
      own.kind === 'wish' ? await answerWish(own.wish, asked) : own.kind === 'answer' ? own.answer : undefined;
    if (next?.memo === undefined) left.push(phrase);
    else {
      more.push(...next.parts);
      last = next.memo;
    }
  }
  const all = [...parts, ...more];
  const rare = unread.idle.filter((word) => !isOrdinary(word) && !left.some((phrase) => phrase.includes(word)));
  const asks = memo !== undefined && JUDGED.has(memo.wish.kind) ? left.filter(saysMore) : left;
  const numbers = unread.idleNumbers.filter((number) => !left.some((phrase) => phrase.includes(number)));
  const told = [...asks.filter((phrase) => !leavesOut(phrase, all)), ...rare.filter(isEnglish), ...numbers];
  const shown = all.filter(({ kind }) => kind !== 'try');
  const read = memo === undefined || readingIn(shown) !== undefined ? [] : readAs(memo.wish, memo);
  return answerOf(
    [
      ...withReading([...otherGrade(asked.text, memo), ...shown], { read, unused: told }),
      ...all.filter(({ kind }) => kind === 'try').slice(-1),
    ].slice(0, MOST_CHAT_PARTS),
    last,
  );
}
