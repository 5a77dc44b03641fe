import { findMisconception, findSkill } from '@lemma/math';
import { countIn, minutesIn } from '../read/numbers.ts';
import { sheetIn } from '../read/sheet-in.ts';
import type { Memo, SheetWish, Wish } from '../wish/wish.ts';
import { type Follow, wish } from './follow.ts';
import { thatTopic } from './that-topic.ts';

/** Short questions on what comes before a topic, one for each skill in turn. */
function checksOf(text: string, { skill, wish: made }: Memo): Wish | undefined {
  if (!/\b(?:qs?|questions?|problems?|check|pre-?test|quiz|items?)\b/.test(text)) return undefined;
  const own = findSkill(skill ?? '');
  const codes = [...new Set(own?.prerequisites ?? [])].flatMap((code) => findSkill(code) ?? []);
  const deeper = codes.flatMap(({ prerequisites }) => prerequisites.flatMap((code) => findSkill(code) ?? []));
  const count = Math.max(1, Math.min(12, countIn(text) ?? 4));
  const all = [...new Set([...codes, ...deeper])].filter(({ wordProblem }) => wordProblem !== true).slice(0, count);
  return all.length === 0 || made.kind !== 'piece'
    ? undefined
    : {
        ...sheetIn('practice', 'practice'),
        topic: all.map(({ code }) => code).join(' '),
        skills: all.map(({ code }) => code),
        cases: '',
        count,
      };
}

/** After an idea was explained, problems on "that" are ones in which the idea gives an answer of its own. */
function onMisconception(text: string, { misconception, wish: made }: Memo): Pick<SheetWish, 'conditions'> {
  const known = findMisconception(misconception ?? '');
  const isOfAnswer = made.kind === 'explain' || made.kind === 'grade';
  return known && isOfAnswer && /\b(?:that|this|it|those|these)\b/.test(text)
    ? { conditions: [{ rule: 'with', said: `shows “${known.name.toLowerCase()}”`.slice(0, 80) }] }
    : {};
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri)day\b/g;
const NO_CLASS =
  /\b(?:no (?:class|school|math)|assembly|field trip|holiday|day off|skip|drop|cancel\w*|lose|losing|take out|leave out)\b/;
/** A sequence of days without those on which there is no class. */
function withoutDays(text: string, { wish: made }: Memo): Wish | undefined {
  const off = new Set(text.match(DAY)).size;
  if (made.kind !== 'plan' || made.days === undefined || off === 0 || !NO_CLASS.test(text)) return undefined;
  return made.days - off < 2 ? undefined : { ...made, days: made.days - off };
}

/** Something else on what was made: shorter, for early finishers, supports, a set, a letter. */
export function lessonFollow(text: string, memo: Memo): Follow | undefined {
  const topic = thatTopic(memo);
  if (topic === undefined) return undefined;
  const { wish: made } = memo;
  const fewer = withoutDays(text, memo);
  if (fewer) return wish(fewer);
  // A day of a sequence is of another topic than the whole: which one is not known here.
  if (made.kind === 'plan' && made.days !== undefined && text.match(DAY) !== null) return undefined;
  const cut = /\b(?:cut|shorten|trim|extend|make)\b.*\bto (\d{2})\b/.exec(text)?.[1];
  const short =
    /\b(?:only|just)(?: (?:have|got|get))?(?: about| like)? (\d{2})\b(?! (?:kids|students|copies|problems|questions))/.exec(
      text,
    )?.[1];
  const minutes = minutesIn(text) ?? (cut === undefined && short === undefined ? undefined : Number(cut ?? short));
  if (
    made.kind === 'plan' &&
    made.days !== undefined &&
    /\bone line\b|\btoo (?:much|long)\b|\b(?:just|only) (?:the |an? )?(?:overview|outline|titles|headings)\b/.test(text)
  )
    return wish({ ...made, topic: `${made.topic} overview` });
  if (made.kind === 'plan' && (minutes !== undefined || /\bshorte\w*|longer\b/.test(text)))
    return wish({
      ...made,
      minutes: minutes ?? (/\blonger\b/.test(text) ? made.minutes + 15 : made.minutes - 15),
      topic: made.topic.replace(/\b\d+[- ]?min\w*/g, ' '),
    });
  const checks = made.kind === 'piece' && made.piece === 'before' ? checksOf(text, memo) : undefined;
  if (checks) return wish(checks);
  if (/\bfinish(?:es|ed)? early|early finishers?|extension|enrich/.test(text))
    return wish({ kind: 'piece', piece: 'early-finishers', topic });
  if (/\babsent|missed (?:the|this|class)|catch(?:ing)? up|make[- ]?up\b/.test(text))
    return wish({ kind: 'piece', piece: 'worked', topic });
  if (/\bell|english learners?|newcomers?|iep|accommodat|struggl\w*|support/.test(text))
    return wish({ kind: 'piece', piece: 'supports', topic: `${topic} ${text}` });
  if (/\bdifferentiat|levels|tiers/.test(text)) return wish({ kind: 'piece', piece: 'differentiate', topic });
  if (/\b(?:hook|opener|warm[- ]?up)\b/.test(text) && /\bhook|opener/.test(text))
    return wish({ kind: 'piece', piece: 'hook', topic });
  if (/\bmis(?:conceptions?|takes?)|errors?|go wrong\b/.test(text))
    return wish({ kind: 'piece', piece: 'errors', topic });
  if (/\bexit|quiz|problems?|questions?|homework|warm|practice|worksheet|do[- ]now\b/.test(text))
    return wish({ ...sheetIn(text, text), topic, ...onMisconception(text, memo) });
  if (
    memo.skill !== undefined &&
    /\b(?:more|another|one) like (?:that|this|it|those)\b|\b(?:two|three|\d|some) more\b|\bgive (?:them|him|her) something\b/.test(
      text,
    )
  )
    return wish({
      ...sheetIn(text, text),
      topic: findSkill(memo.skill)?.name ?? topic,
      ...onMisconception(text, memo),
    });
  if (/\bplan|lesson|reteach\b/.test(text)) return wish({ kind: 'plan', topic, minutes: minutes ?? 45 });
  if (/\bletter|parents?|famil|home\b/.test(text))
    return wish({
      kind: 'letter',
      topic,
      short: /short|friendl/.test(text),
      language: /spanish/.test(text) ? 'es' : 'en',
    });
  return undefined;
}
