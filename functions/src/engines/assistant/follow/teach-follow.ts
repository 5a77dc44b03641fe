import { findMisconception, findSkill, generateProblem } from '@lemma/math';
import { checkQuestion, correctFor } from '../judge/explain.ts';
import { answeredIn } from '../read/claim.ts';
import { numberOf } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';
import { drawSlot, mistakesOf } from '../sheet/draw-slot.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { Memo } from '../wish/wish.ts';
import { answer, type Follow, wish } from './follow.ts';

const POINTS =
  /\b(?:how many points|how much credit|what (?:score|grade)|partial credit|score (?:this|it|him|her|them)|points would (?:you|i)|out of (?:\d+|four|five|ten))\b/;
const COMMENT =
  /\b(?:comment|note|feedback|sentence|message|reply|response)s?\b[^.?!]*\b(?:him|her|them|student|kid|paper|back)\b|\b(?:write|give|leave|draft) (?:him|her|them|the (?:kid|student)) (?:an? )?(?:\w+ )?(?:comment|note|feedback|hint)\b|\bwrite the feedback\b|\bfeedback (?:as|in) (?:an? )?questions?\b|\b(?:as|like) an? question\b/;
const COMMON =
  /\bhow (?:common|often|many (?:of (?:my|the) )?(?:kids|students|others))\b|\b(?:do|does|is|are) (?:other|others|anyone else|my other|the rest|many)\b|\bon other ones\b|\bjust this (?:one)?\b|\bwho else\b/;
const ASK =
  /\b(?:what|which) (?:do|should|can|could|would) i ask\b|\b(?:one|two|three|\d|a|another|good) (?:\w+ )?questions? (?:to ask|for (?:him|her|them|that))\b|\bquestions? (?:i (?:can|could|should)|to) ask\b|\bwhat (?:do|should|can) i ask\b/;

/** Whether a text asks something about an answer or some work that was explained or graded. */
export const isAboutWork = (text: string): boolean =>
  POINTS.test(text) ||
  COMMENT.test(text) ||
  COMMON.test(text) ||
  ASK.test(text) ||
  /^(?:and |but |so )*why (?:did|do|does|would|is)\b/.test(text) ||
  /\b(?:an |what['’]?s an )?example\b|\bconvince\b|\bdrop (?:it|that)\b|\bcounter-?example\b/.test(text);

/** "1 for setup, 3 for steps, 1 for answer": what each part of the work can earn. */
const PARTS =
  /\b(\d|one|two|three|four|five) (?:points? |pts? )?for (?:the |their |his |her )?([a-z ]{3,24}?)(?=,|;|\.|$| and\b)/g;

function points(text: string, memo: Memo): Follow | undefined {
  const { wish: made } = memo;
  if (made.kind !== 'grade') return undefined;
  const total = /\bout of (\d+)|\b(\d+)[- ]?(?:points?|pts)\b/.exec(text);
  const parts = [...text.matchAll(PARTS)].map(([, count = '', name = '']) => ({
    most: numberOf(count),
    name: name.trim(),
  }));
  const most = Number(total?.[1] ?? total?.[2] ?? (parts.reduce((sum, { most: each }) => sum + each, 0) || 4));
  const lines = made.lines ?? [];
  const isRight = made.answers?.every((said) => correctFor(said).right === true) ?? false;
  if (isRight) return answer({ isReply: true, parts: [say(`${most} of ${most}: everything is right.`)], memo });
  const rows = parts.map(({ most: each, name }) => {
    const isEnd = /answer|result|solution|final/.test(name);
    const isStart = /set ?up|start|equation|plan|reading/.test(name);
    const own = isEnd
      ? 0
      : isStart
        ? each
        : Math.max(0, Math.round((each * Math.max(0, lines.length - 2)) / Math.max(1, lines.length - 1)));
    const why = isEnd
      ? 'the answer is wrong; give it if you credit what follows correctly from a mistake'
      : isStart
        ? 'the start is written down correctly'
        : 'one step is wrong, the others follow from what stands before them';
    return { own, text: `${name}: ${own} of ${each}`, note: why };
  });
  const sum = rows.length > 0 ? rows.reduce((all, { own }) => all + own, 0) : Math.max(1, Math.round(most / 2));
  return answer({
    isReply: true,
    parts: [
      say(`I would give ${sum} of ${most}; the score is yours to decide.`),
      ...(rows.length > 0
        ? [list(rows.map(({ text: row, note }) => ({ text: row, note })))]
        : [say('One mistake is in it, and the rest follows from that line: about half.')]),
    ],
    memo,
  });
}

/** A comment to the student that gives no answer away; as a question where that is asked for. */
function comment(text: string, memo: Memo): Follow | undefined {
  const known = findMisconception(memo.misconception ?? '');
  const isWork = memo.wish.kind === 'grade' || memo.wish.kind === 'explain';
  if (!isWork) return undefined;
  const sentences =
    (known?.feedback ?? 'Read your work again line by line. Does each line say the same as the one before?').match(
      /[^.!?]+[.!?]/g,
    ) ?? [];
  const questions = sentences.filter((each) => each.includes('?'));
  const isQuestion = /\bquestion/.test(text);
  const said = isQuestion && questions.length > 0 ? questions : sentences;
  const kind = isQuestion ? '' : 'I like that you wrote down how you did it, that makes it easy to talk about. ';
  return answer({
    isReply: true,
    parts: [
      say('To write on the paper, without the answer:'),
      say(`“${kind}${said.join(' ').replace(/\s+/g, ' ').trim()}”`),
    ],
    memo,
  });
}

/** How many others show an idea is seen in the class; whether one child does it again, only on other numbers. */
function common(text: string, memo: Memo): Follow | undefined {
  const known = findMisconception(memo.misconception ?? '');
  if (known === undefined) return undefined;
  const isOne =
    /\b(?:he|she|they do|other ones|just this)\b/.test(text) && !/\b(?:class|kids|students|others)\b/.test(text);
  if (!isOne) return wish({ kind: 'class', question: 'common', text: `How common is “${known.name}” in my class?` });
  const where = skillsWith(known.id);
  return answer({
    isReply: true,
    parts: [
      say(
        `One answer does not tell: “${known.name}” may be an idea or a slip. Two answers of its kind on different numbers are evidence.`,
      ),
      ...checkQuestion(findSkill(memo.skill ?? '') ?? where[0], known),
      say('If you name the student, I can say what their work in Lemma shows.'),
    ],
    memo,
  });
}

/** Questions to a student whose answer was explained. */
function questions(memo: Memo): Follow | undefined {
  const known = findMisconception(memo.misconception ?? '');
  if (known === undefined) return undefined;
  return answer({
    isReply: true,
    parts: [
      say('Ask first, before you tell: “How did you get that? Tell me what you did first.”'),
      say(known.move),
      ...checkQuestion(findSkill(memo.skill ?? '') ?? skillsWith(known.id)[0], known),
    ],
    memo,
  });
}

/** What follows on an answer or on work that was explained, graded or worked out. */
export function workFollow(text: string, memo: Memo): Follow | undefined {
  if (memo.wish.kind !== 'grade' && memo.wish.kind !== 'explain') return undefined;
  if (POINTS.test(text)) return points(text, memo);
  if (COMMENT.test(text)) return comment(text, memo);
  if (ASK.test(text)) return questions(memo);
  if (COMMON.test(text)) return common(text, memo);
  const said = memo.wish.kind === 'grade' ? (memo.wish.answers?.[0] ?? answeredIn(memo.wish.text)) : undefined;
  return said && /^(?:and |but |so )*why (?:did|do|does|would|is)\b/.test(text)
    ? wish({ kind: 'explain', topic: text, ...said })
    : undefined;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
/** "Take out the 31. now what": data with a value more, less or changed. */
export function dataFollow(text: string, task: string): Follow | undefined {
  const values: readonly string[] = task.match(new RegExp(NUMBER, 'g')) ?? [];
  if (values.length < 3) return undefined;
  const [, out] =
    new RegExp(`\\b(?:take out|remove|drop|without|leave out|delete|minus) (?:the |a |one )?(${NUMBER})\\b`).exec(
      text,
    ) ?? [];
  const [, more] = new RegExp(`\\b(?:add|include|with) (?:an? |another )?(${NUMBER})\\b`).exec(text) ?? [];
  const [, from, to] =
    new RegExp(
      `\\b(?:change|swap|replace|turn) (?:the |a )?(${NUMBER}) (?:to|into|with|for|by) (?:an? )?(${NUMBER})\\b`,
    ).exec(text) ?? [];
  const next =
    from !== undefined && values.includes(from)
      ? values.map((each, at) => (at === values.indexOf(from) ? (to ?? each) : each))
      : out !== undefined && values.includes(out)
        ? values.filter((_, at) => at !== values.indexOf(out))
        : more !== undefined
          ? [...values, more]
          : undefined;
  if (next === undefined) return undefined;
  const start = task.indexOf(values[0] ?? '');
  return wish({ kind: 'compute', task: `${task.slice(0, start)}${next.join(', ')}`, brief: false });
}

/** The wrong answers that the problems of a set bring out, each with the thinking behind it. */
export function wrongAnswers(memo: Memo): Follow | undefined {
  const rows = (memo.slots ?? []).flatMap((slot, at) => {
    const drawn = drawSlot(slot, at);
    const skill = findSkill(slot.skill);
    const problem = drawn?.item;
    if (skill === undefined || problem === undefined) return [];
    const wrong = mistakesOf(skill, generateProblem(skill, problem.level, problem.seed, problem.case)).slice(0, 3);
    return wrong.length === 0
      ? []
      : [
          {
            text: `${at + 1}. ${drawn?.task ?? ''}`,
            note: wrong
              .map(({ answer: each, shows }) => `${each}: ${shows}`)
              .join('; ')
              .slice(0, 600),
          },
        ];
  });
  return rows.length === 0
    ? undefined
    : answer({
        isReply: true,
        parts: [say('Wrong answers to expect, with the thinking that leads to each:'), list(rows)],
        memo,
      });
}
