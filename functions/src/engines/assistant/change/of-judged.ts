import { findMisconception, skills } from '@lemma/math';
import { checkQuestion, misconceptionsFor, reads } from '../judge/explain.ts';
import { grade } from '../judge/grade.ts';
import { numberOf } from '../read/numbers.ts';
import { fact, lower, say, suggest } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { tellingApart } from '../teach/telling-apart.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { Memo } from '../wish/wish.ts';
import { type Span, spansOf } from '../words/words.ts';
import type { Changed } from './stays.ts';

const STILL =
  /\b(?:good )?(?:next|follow[- ]?up) (?:problem|question|one|task)\b|\bwhat (?:should|would|could|can) (?:he|she|they|i) (?:try|do|give|work on)(?: (?:him|her|them))? next\b|\b(?:how (?:would|do|will|can|could) (?:i|we) (?:know|tell|check|see)|still (?:think|do|believe|have|get))\b/i;
const WHAT_TO_DO =
  /\bwhat (?:should|do|can|would|could) i (?:do|say|tell|ask)\b|\bhow (?:do|can|should|would) i (?:fix|help|address|reteach|respond)\b|\bwhat question could i ask\b|\b(?:one|a|some|good|another) (?:good )?questions? (?:that |which )?(?:i|we|to)(?: (?:can|could|should|might))? ask\b|\bask (?:him|her|them|the (?:kid|student|child))\b/i;
const WHOSE = /\b(?:kid|student|child)\b/gi;
const usedFor = (text: string, pattern: RegExp): Span[] => [...spansOf(text, pattern), ...spansOf(text, WHOSE)];
/** A problem like the one that was judged, where no misconception is known. */
function likeIt(text: string, before: Memo): Changed | undefined {
  const { wish } = before;
  const question =
    wish.kind === 'explain' ? wish.question : wish.kind === 'grade' ? wish.answers?.[0]?.question : undefined;
  const skill = question === undefined ? undefined : skills.find((each) => reads(each, question));
  const [first] = skill?.cases ?? [];
  const drawn =
    skill && first ? drawSlot({ skill: skill.code, case: first.id, level: 1, seed: 5, form: 'open' }, 0) : undefined;
  return skill && drawn
    ? {
        kind: 'answer',
        parts: [
          say(
            `Next, one that asks for the same: ${drawn.task} Before calculating: about how large will the answer be, and why?`,
          ),
          fact(`Answer: ${drawn.key}`),
          suggest(`Make 4 problems on ${lower(skill.name)}`),
        ],
        memo: { ...before, skill: skill.code },
        used: usedFor(text, STILL),
        asks: 'What is a good next problem?',
      }
    : undefined;
}

/** What can be asked about a misconception that was explained. */
function ofMisconception(text: string, before: Memo): Changed | undefined {
  const known = findMisconception(before.misconception ?? '');
  if (known === undefined) return STILL.test(text) ? likeIt(text, before) : undefined;
  if (!(STILL.test(text) || WHAT_TO_DO.test(text))) return undefined;
  const where = skillsWith(known.id);
  const skill = where.find(({ code }) => code === before.skill) ?? where[0];
  const isStill = STILL.test(text);
  const parts = isStill
    ? [
        say(
          `To see whether “${known.name}” is still there: a question on which this thinking gives an answer of its own.`,
        ),
        ...checkQuestion(skill, known),
        say('Two such answers on different numbers are evidence; one may be a slip.'),
      ]
    : [
        say(`A question that does not give the answer away: “${known.feedback}”`),
        say(`What to do: ${known.move}`),
        ...checkQuestion(skill, known),
      ];
  return {
    kind: 'answer',
    parts: [...parts, ...(skill ? [suggest(`Make 4 problems on ${lower(skill.name)}`)] : [])],
    memo: before,
    used: usedFor(text, isStill ? STILL : WHAT_TO_DO),
    asks: isStill ? 'How would I know if they still think this?' : 'What question could I ask?',
  };
}

const COMMENT =
  /\b(?:(?:write|give|draft|make) (?:me )?)?(?:(?:an?|the|one|some) )?(?:short |little |quick )*(?:comment|feedback|note)\b(?: back)?(?: (?:for|to|on) (?:(?:his|her|their|the) paper|him|her|them))*/i;
/** What can be written on the paper of a student whose work was judged. */
function commentOn(text: string, before: Memo): Changed | undefined {
  const { wish } = before;
  if (!COMMENT.test(text) || !(wish.kind === 'grade' || wish.kind === 'explain')) return undefined;
  const made = wish.kind === 'grade' ? grade(wish).parts : [];
  const told = made.flatMap((part) =>
    part.kind === 'text' ? [/^To write on the paper: “(.*)”$/s.exec(part.text)?.[1] ?? []].flat() : [],
  )[0];
  const known = findMisconception(before.misconception ?? '');
  const shown =
    wish.kind === 'explain' && wish.question && wish.answer
      ? { question: wish.question, answer: wish.answer }
      : wish.kind === 'grade'
        ? wish.answers?.[0]
        : undefined;
  const note =
    told ??
    (shown === undefined
      ? known && `I can see how you thought. ${known.feedback}`
      : `I can follow what you did with ${shown.question.replace(/^Evaluate (.*) when (.*)$/, '$1 where $2')}. Look again at how you came to ${shown.answer}. ${known?.feedback ?? 'Which step would you check first?'}`);
  return note === undefined
    ? undefined
    : {
        ...{ kind: 'answer', parts: [say(`To write on the paper: “${note}”`)], memo: before },
        ...{ used: usedFor(text, COMMENT), asks: 'Write a comment for the paper' },
      };
}

const COUNT = String.raw`(?:(\d{1,2}|an?|one|two|three|four|five|six|some|a few|a couple(?: of)?|another) )?`;
const ITEMS = `${COUNT}(?:(?:quick|good|short|more|other|new|little|simple) )*(?:problems?|questions?|items?|ones?|tasks?|examples?)`;
const WHICH = `(?:which|what|apart|the difference|for sure|if|whether|misconceptions?|(?:two|both) (?:ideas|errors|mistakes))`;
/** Problems that are to tell which misconception it is: "2 problems that would tell me which it is". */
const TELLING = new RegExp(
  String.raw`\b(?:which )?${ITEMS}\b(?: (?:that|which|to|i can use to|so (?:that )?i (?:can )?))?[^.?!]{0,24}?\b(?:tell|tells|show|shows|find out|know|see|distinguish|separate|be sure|decide|figure out)\b[^.?!]*?\b${WHICH}\b`,
  'i',
);
const OF_TELLING =
  /\b(?:tells?|shows?|find out|know|see|distinguish|separate|sure|decide|figure out|for sure|apart|misconceptions?|mistakes?|errors?|ideas?|thinks?|thinking|behind|one|difference|slip|just|really|both|(?:an?|the|two) )\b/gi;
function tellingFor(text: string, before: Memo): Changed | undefined {
  const { wish } = before;
  const [said, count] = TELLING.exec(text) ?? [];
  if (said === undefined || !(wish.kind === 'explain' || wish.kind === 'grade')) return undefined;
  const asked =
    wish.kind === 'grade'
      ? wish.answers?.[0]
      : wish.question !== undefined && wish.answer !== undefined
        ? { question: wish.question, answer: wish.answer }
        : undefined;
  // What was only shown first has not been explained yet.
  const known = findMisconception(before.misconception ?? '') ?? (asked && misconceptionsFor(asked)[0]);
  const low = (count ?? 'two').toLowerCase();
  const many = /^(?:an?|another)$/.test(low) ? 1 : /few|some/.test(low) ? FEW : /couple/.test(low) ? 2 : numberOf(low);
  return {
    ...{ kind: 'answer', memo: before },
    parts: known
      ? tellingApart(known, asked, many)
      : [say('I know no way of thinking behind that work, so I can make no problems that tell which one it is.')],
    used: [...spansOf(text, new RegExp(ITEMS, 'gi')), ...spansOf(text, OF_TELLING), ...spansOf(text, WHOSE)],
    asks: `${many === 1 ? 'A problem' : `${many} problems`} that tell which misconception it is`,
  };
}
const FEW = 3;

/** What is asked about work or an answer that was judged. */
export const ofJudged = (text: string, before: Memo): Changed | undefined =>
  tellingFor(text, before) ?? commentOn(text, before) ?? ofMisconception(text, before);
