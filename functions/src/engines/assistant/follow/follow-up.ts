import { findMisconception, findSkill, skills } from '@lemma/math';
import { compute } from '../judge/compute.ts';
import { checkQuestion } from '../judge/explain.ts';
import { hintFor } from '../judge/grade.ts';
import { whyOf } from '../judge/why.ts';
import { wishAs } from '../kind/wish-as.ts';
import { hasMath } from '../read/claim.ts';
import { countIn, placesIn } from '../read/numbers.ts';
import { sheetIn } from '../read/sheet-in.ts';
import { understand } from '../read/understand.ts';
import { say, suggest } from '../say/parts.ts';
import { makeLetter } from '../teach/letter.ts';
import { sentencesIn } from '../teach/letter-told.ts';
import { guessTopic, NAMES_TOPIC } from '../topic/guess.ts';
import { readTopic } from '../topic/topic.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { LetterWish, Memo, Wish } from '../wish/wish.ts';
import { changesInTurn } from './changes-in-turn.ts';
import { classFollow } from './class-follow.ts';
import { meanAlone, otherRelation } from './data-follow.ts';
import { answer, type Follow, wish } from './follow.ts';
import { lessonFollow } from './lesson-follow.ts';
import { sheetReply } from './sheet-replies.ts';
import { dataFollow, workFollow, wrongAnswers } from './teach-follow.ts';
import { thatTopic } from './that-topic.ts';

/** What can be changed about a letter: its length, its language, its tone. */
export const isLetterChange = (text: string): boolean =>
  /\bshort|friend|formal|brief|spanish|english|warm|simpl|long\w*|translat|\bwords\b|\bsentences?\b|\bsticky\b/.test(
    text,
  );

/** Whether a request names its own topic, even though it begins like one that refers to the answer before. */
const OWN_TOPIC = (text: string): boolean => {
  const bare = text.replace(
    /\b(?:questions?|problems?|answers?|ones?|numbers?|last|first|hard\w*|eas\w*|word|exit ticket|negative|positive|fractions?|decimals?|answer|number|grades?|level|version)\b/g,
    ' ',
  );
  const reading = readTopic(bare);
  return (
    reading.kind === 'found' &&
    !/\b(?:it|that|these|them|those|this|same|one)\b/.test(text) &&
    countIn(text) !== undefined
  );
};

/** What adds to the problems that are there, whatever it is about. */
const ADDS =
  /\b(?:\d+|one|two|three|four|five|six|a few|some) more\b(?! than)|\bof (?:that|this|the same) (?:type|kind|sort)\b/;

/** A question that shows whether a student still has the misconception of the last answer. */
function stillThere(memo: Memo): Follow | undefined {
  const known = findMisconception(memo.misconception ?? '');
  if (known === undefined) return undefined;
  const where = skillsWith(known.id);
  const skill = where.find(({ code }) => code === memo.skill) ?? where[0];
  return answer({
    parts: [
      say(
        `To see whether “${known.name}” is still there: a question on which this thinking gives an answer of its own.`,
      ),
      ...checkQuestion(skill, known),
      say('Two such answers on different numbers are evidence; one may be a slip.'),
      ...(skill ? [suggest(`Make 4 problems on “${skill.name}”`)] : []),
    ],
    memo,
  });
}

/** Asks for more than the steps: why they work. */
const ASKS_REASON =
  /\b(?:reasons?|trick|make sense|makes sense|conceptual\w*|why (?:it|this|that|does|do|is)|understand)\b/;

function taskFollow(text: string, memo: Memo, task: string): Follow | undefined {
  const notThat = /\bnot ([-\d][\d\s./]*)/.exec(text)?.[1]?.trim();
  if (/\bwhy\b/.test(text) && notThat !== undefined)
    return wish({
      kind: 'explain',
      topic: text,
      question: task
        .replace(/\b(?:leave|give|as|write|in)\b.*$/i, '')
        .replace(/^\s*(?:what is|solve|find|work out)\s+/i, '')
        .trim(),
      answer: notThat,
    });
  const other = /^(?:and |what about |how about |now )+(-?\d[\d.]*)\s*(%|percent)?\W*$/.exec(text);
  if (other)
    return wish({
      kind: 'compute',
      task: other[2]
        ? task.replace(/\d+(?:\.\d+)?\s*(?:%|percent)/, `${other[1]}%`)
        : task.replace(/\d+(?:\.\d+)?(?!.*\d)/, other[1] ?? ''),
      brief: false,
    });
  if (
    /\b(?:another|similar|twin|one like|more like|practice)\b|\bof (?:that|this|the same) (?:type|kind|sort)\b/.test(
      text,
    )
  ) {
    const readers = skills.filter(
      ({ read }) => read?.(task.replace(/^\s*(?:solve|find|evaluate|simplify|factor|expand)\s+/i, '')) !== undefined,
    );
    const [skill] = readers;
    if (skill === undefined)
      return answer({
        parts: [
          say(
            'I can work that out, but I have no further problems of just that kind, so I have made none. Name a skill that comes near.',
          ),
        ],
        memo,
      });
    return wish({ ...sheetIn(text, text), topic: skill.name, count: countIn(text) ?? 1 });
  }
  const expression = task.replace(/^\s*(?:solve|factor|simplify|expand|evaluate|graph|what is|find|write)\s+/i, '');
  const property =
    /^(?:and |now |what about |also |its |the |find |give me )*(?:its |the )?(roots?|zeros?|solutions?|vertex|discriminant|x-?intercepts?|y-?intercepts?|intercepts)\W*$/.exec(
      text,
    )?.[1];
  if (property !== undefined && /[a-z]/i.test(expression))
    return wish({
      kind: 'compute',
      task: /root|zero|solution/.test(property)
        ? `solve ${/=/.test(expression) ? expression : `${expression} = 0`}`
        : `${property} of ${expression}`,
      brief: false,
    });
  if (/\bno groups of \d|\bleft ?overs?\b/.test(text) && /\bgroups of \d/.test(task))
    return wish({ kind: 'compute', task: `${task}, ${text}`, brief: false });
  const why = whyOf(`${text} ${task}${/[<>≤≥]/.test(task) ? ' inequality' : ''}`);
  if (ASKS_REASON.test(text) || (why && /\bexplain\b|\bwhy\b/.test(text) && !whyOf(task))) {
    return answer({
      isReply: true,
      parts: [
        ...compute({ kind: 'compute', task, brief: false }).parts,
        ...(why ?? [say('These are the steps. I have no reason for this one beyond them.')]),
      ],
      memo,
    });
  }
  if (
    /\b(?:explain|steps|why|show)\b|\bhow (?:do|did) (?:you|i|we)\b/.test(text) &&
    !/\bestimat|\bkids?\b|\bstudents?\b|\bpicture|\bdraw/.test(text)
  )
    return wish({ kind: 'compute', task, brief: false });
  if (/\bcheck\b/.test(text)) return wish({ kind: 'compute', task, brief: false });
  return memo.wish.kind === 'compute' && /\b(?:decimal|fraction|percent|mixed|rounded|places)\b/.test(text)
    ? wish({ kind: 'compute', task: `${task} ${text}`, brief: false })
    : undefined;
}

/** Something of another kind on what was just made: "turn it into a practice sheet", "a letter home about that". */
export function anotherOf(kind: string, typed: string, memo: Memo): Wish | undefined {
  const topic = thatTopic(memo);
  const made = wishAs(kind, typed);
  if (topic === undefined || made === undefined || !('topic' in made) || made.kind === 'explain') return undefined;
  return { ...made, topic: readTopic(made.topic).kind === 'found' ? made.topic : topic };
}

/** Problems on what the answer before found out. */
const ITS_PROBLEMS = /\b(?:problems?|questions?|practice|items?|set)\b.*\b(?:that|it|him|her|them|those|these)\b/;

const WRONG_ANSWERS =
  /\bwrong answers?\b|\b(?:what|which) (?:mistakes|errors)\b|\b(?:common|likely|expected|possible|usual) (?:\w+ )?(?:mistakes|errors)\b|\bwhat (?:will|would|might) they (?:get|do) wrong\b/;

/** Another length, language or tone of a letter; it says so where none of that changes it. */
function letterFollow(text: string, made: LetterWish, memo: Memo, seed: number): Follow | undefined {
  const language = /\bspanish|español\b/.test(text) ? 'es' : /\benglish\b/.test(text) ? 'en' : made.language;
  const count = sentencesIn(text);
  if (isLetterChange(text)) {
    const next: LetterWish = {
      ...made,
      ...(count !== undefined && { topic: `${made.topic} (${count} sentences)` }),
      language,
      short: /\blonger|more (?:detail|formal)/.test(text)
        ? false
        : made.short || !/\bspanish|english|translat|sentences?\b/.test(text),
    };
    const letter = makeLetter(next, seed);
    const isSame = JSON.stringify(letter.parts) === JSON.stringify(makeLetter(made, seed).parts);
    if (isSame)
      return answer({
        isReply: true,
        parts: [
          say(
            'I can’t change the letter above in that way: it says only what you told me, as briefly as I can. Change its words by hand, or tell me more to put into it.',
          ),
          suggest('In Spanish'),
        ],
        memo,
      });
    // Everything that was read changes the letter alone: it is made at once.
    return answer({ ...letter, isReply: true });
  }
  return undefined;
}

/** Reads a request that refers to the last answer; undefined where nothing is known to be made of it. */
export function followUp(
  typed: string,
  memo: Memo | undefined,
  seed: number,
  classNames: readonly string[],
): Follow | undefined {
  if (memo === undefined) return undefined;
  const text = typed.toLowerCase().replace(/’/g, "'").trim();
  const { wish: made } = memo;
  const early = workFollow(text, memo) ?? (made.kind === 'compute' ? dataFollow(text, made.task) : undefined);
  if (early) return early;
  const reply = made.kind === 'sheet' ? sheetReply(text, memo) : undefined;
  if (reply) return reply;
  if (made.kind === 'compute') {
    const found = meanAlone(text, made.task, memo) ?? otherRelation(text, made.task);
    if (found) return found;
  }
  if (made.kind === 'sheet' && WRONG_ANSWERS.test(text) && !/\bmultiple[- ]choice\b|\bmc\b|\bchoices\b/.test(text)) {
    const found = wrongAnswers(memo);
    if (found) return found;
  }
  if (
    made.kind === 'sheet' &&
    memo.slots &&
    memo.slots.length > 0 &&
    (ADDS.test(text) || !OWN_TOPIC(text) || placesIn(text, memo.slots.length) !== undefined)
  ) {
    const found = changesInTurn(text, typed, memo, { wish: made, slots: memo.slots }, seed);
    if (found) return found;
  }
  const letter = made.kind === 'letter' && !hasMath(text) ? letterFollow(text, made, memo, seed) : undefined;
  if (letter) return letter;
  if (/\bhint\b/.test(text) && memo.misconception !== undefined)
    return answer({ parts: hintFor(memo.misconception), memo });
  if (
    /\b(?:how (?:would|do|will|can|could) (?:i|we) (?:know|tell|check|see)|still (?:think|do|believe|have)|check (?:for|if|whether)|quick check|what (?:problem|question|item) (?:should|could|can)|what (?:could|should|can|do|would) (?:i|we) ask|next question|example|convince|drop (?:it|that)|counter-?example|change (?:his|her|their) mind)\b/.test(
      text,
    )
  ) {
    const found = stillThere(memo);
    if (found) return found;
  }
  if (
    /\bwhat (?:should|do|can) i (?:do|say|tell)|\bhow (?:do|can|should) i (?:fix|help|address|reteach|respond)|\bnext step/.test(
      text,
    ) &&
    memo.misconception !== undefined
  ) {
    const known = findMisconception(memo.misconception);
    if (known)
      return answer({
        parts: [say(`What to do: ${known.move}`), ...checkQuestion(findSkill(memo.skill ?? ''), known)],
        memo,
      });
  }
  if (made.kind === 'compute') {
    const found = taskFollow(text, memo, made.task);
    if (found) return found;
  }
  if (made.kind === 'class') {
    if (thatTopic(memo) === undefined && ITS_PROBLEMS.test(text) && guessTopic(text).p < NAMES_TOPIC)
      return answer({
        isReply: true,
        parts: [
          say(
            'The answer above names no skill and no pattern, so I have nothing to make these on and make nothing up. Name the skill, and I make them.',
          ),
          suggest('Make 5 problems on adding fractions with unlike denominators', 'Who needs help?'),
        ],
        memo,
      });
    const found = classFollow(typed, made, memo, classNames);
    if (found) return found;
  }
  return lessonFollow(text, memo);
}

/** What speaks of a part of something that is there: "whichever is at the top there", "the easiest one still looks long". */
export const PART_OF_BEFORE =
  /\bwhichever (?:one )?(?:is|was)\b|\bthe (?:easiest|hardest|middle|top|bottom) (?:one|chunk|part|set|version)\b|\bat the top there\b/i;

/** True where a request refers to an earlier answer; used when there is none. */
export const refersToNothing = (typed: string): boolean => {
  const text = typed.toLowerCase().trim();
  if (PART_OF_BEFORE.test(text)) return true;
  return (
    text.length < 60 &&
    /^(?:and |now |ok |also )?(?:make (?:it|them|that|the last)|add (?:one|another)|change (?:number|it|that)|shorter|same but|do it|redo|too (?:hard|easy|long|formal)|version [a-d]\W*$|in spanish|harder|easier|with answers)\b/.test(
      text,
    ) &&
    understand(typed).kind !== 'compute'
  );
};
