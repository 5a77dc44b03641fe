import type { RequestMake } from '@lemma/school/assistant';
import { typedClass } from './class/typed-groups.ts';
import { namesStory } from './frames/frames.ts';
import { reasonFor } from './judge/why.ts';
import { namedIn } from './kind/named-in.ts';
import { wishAs } from './kind/wish-as.ts';
import { answeredIn, asTyped } from './read/claim.ts';
import type { Known, Reading } from './reading.ts';
import { knownTask } from './solve/known-tasks.ts';
import { bookWord } from './teach/book-words.ts';
import { coTeaching } from './teach/co-teaching.ts';
import { replyTo } from './teach/replies.ts';
import { toRewrite } from './teach/rewrite-all.ts';
import { toSimplify } from './teach/simpler-text.ts';
import type { Wish } from './wish/wish.ts';

/** Asks how somebody came to an answer. */
const HOW_GOT =
  /\b(?:kid|student|she|he|they|stu|\p{Lu}\p{Ll}+) (?:got|gets|put|wrote)\b.*\b(?:how|why|figure|where)\b/iu;

/** Asks about a class or a child in words that hardly mean anything else. */
const SURE_OF_CLASS =
  /\breport card comments?\b|\b(?:average|scores?|results?)\b[^.?!]*\b(?:the|my|our|their) (?:last|latest|most recent) (?:exit|quiz|test|homework|assignment)\b|\bhow many (?:of )?(?:my|the) (?:students|kids|class)\b|^\W*(?:please )?compare \p{L}+ (?:and|with|to) \p{L}+ |\b(?:iep|conference|parent[- ]teacher)\b[^.?!]*\bfor \p{Lu}\p{Ll}+/iu;

/** A problem in quotation marks, and what asks for others like it. */
const QUOTED_PROBLEM = /["“]([^"”]*\d[^"”]*\p{L}{3}[^"”]*|[^"”]*\p{L}{3}[^"”]*\d[^"”]*)["”]/u;

const TO_VARY =
  /\bdifferentiat\w+|\blevels\b|\btiers?\b|\bversions?\b|\b(?:easier|harder)\b|\b(?:other|different|new|change the) (?:numbers|names)\b/i;

/** What asks for something to be made, whose topic may be a rule that can be explained. */
const MAKES_SOMETHING =
  /\b(?:lesson|plan|quiz|tickets?|slips?|warm[- ]?ups?|worksheet|practice|homework|letters?|notes? (?:home|to)|e-?mails?|card sort|activity|game|rubric|vocab\w*|chart|number (?:talk|string)|stations?|centers?|groups?|who|scaffold\w*|word problems?|story problems?)\b|\b(?:\d+|three|four|five|six|ten|some) (?:\w+ ){0,2}(?:problems?|questions?|qs|probs)\b/i;

/** Where problems are to be made or an answer is to be judged, numbers are no task. */
const NO_TASK =
  /\b(?:make|create|give|generate|need|want|write)\b[^.?!]{0,60}\b(?:problems?|questions?|quiz|worksheet|tickets?|lesson|plan|practice|activity|stor(?:y|ies)|warm)\b|\b(?:wrote|says?|said|thinks?|claims?|got|answered)\b|\b\d+ (?:problems?|questions?|qs)\b/i;

const PLAN_OR_WHY = /\b(?:lesson|plan|teach|explain|why|mistakes?|rubric|wrote|said|got)\b/i;

const isKnownTask = (text: string): boolean =>
  !NO_TASK.test(text) && (/\d/.test(text) || /\bhow many\b/i.test(text)) && knownTask(asTyped(text)) !== undefined;

/** "Who still isn't getting slope". */
const NOT_GETTING = /\bwho\b[^.?!]*\b(?:n['’]?t|not|still)\b[^.?!]*\b(?:get|gets|getting|got|gotten|understand\w*)\b/i;

/** Whether a text has a problem to be told in other words or with other numbers: it is one of mathematics, whatever it speaks of. */
export const hasOwnProblem = (text: string): boolean =>
  QUOTED_PROBLEM.test(text) && (TO_VARY.test(text) || toSimplify(text) !== undefined);

const surely = (wish: Known, make: RequestMake, topic: string): Reading => ({
  ...{ kind: 'wish', wish, kinds: { makes: [make], isSure: true }, topic, isFollow: false },
});

/** What is asked for in a way that hardly means anything else. `about`: the text with the topic that it refers back to. */
export function plainlyAsked(text: string, read: Wish, seed: number, about = text): Reading | undefined {
  if (/\b(?:groups?|teams|pairs|grps)\b/i.test(text) && typedClass(text).length > 0)
    return surely({ kind: 'class', question: 'groups', text }, 'class.groups', text);
  if (read.kind === 'class' && read.question === 'struggling' && NOT_GETTING.test(text))
    return surely(read, 'class.struggling', text);
  const whole = replyTo(text, seed);
  if (whole) return { kind: 'answer', answer: whole };
  const reason = MAKES_SOMETHING.test(text) ? undefined : reasonFor(about)?.asked.exec(about.toLowerCase())?.[0];
  if (reason !== undefined && (answeredIn(text) === undefined || /\d/.test(reason)))
    return surely({ kind: 'explain', topic: about.toLowerCase(), ...answeredIn(text) }, 'explain', text);
  const behind = HOW_GOT.test(text) ? wishAs('explain', text) : undefined;
  if (behind?.kind === 'explain' && behind.question !== undefined) return surely(behind, 'explain', text);
  const named = namedIn(text);
  const asked = named !== undefined && SURE_OF_CLASS.test(text) ? wishAs(named, text) : undefined;
  if (named?.startsWith('class') && asked?.kind === 'class') return surely(asked, named, text);
  const quoted = QUOTED_PROBLEM.exec(text)?.[1];
  if (quoted !== undefined && TO_VARY.test(text.replace(quoted, ' ')) && toSimplify(text) === undefined)
    return surely({ kind: 'versions', task: quoted.trim() }, 'versions', text);
  const reply = bookWord(text) ?? coTeaching(text);
  if (reply) return { kind: 'answer', answer: reply };
  if (toRewrite(text).length > 0) return surely({ kind: 'versions', task: text }, 'versions', text);
  const story =
    namesStory(text.toLowerCase()) && !PLAN_OR_WHY.test(text) ? wishAs('sheet.word problems', text) : undefined;
  if (story?.kind === 'sheet') return surely(story, 'sheet.word problems', text);
  return isKnownTask(text)
    ? surely({ kind: 'compute', task: asTyped(text), brief: false }, 'compute', text)
    : undefined;
}
