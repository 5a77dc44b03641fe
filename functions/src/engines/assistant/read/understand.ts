import { solveAsked } from '@lemma/math';
import type { Wish } from '../wish/wish.ts';
import { affirmed } from './affirmed.ts';
import {
  answeredIn,
  answersIn,
  asTyped,
  chainIn,
  equationsIn,
  hasMath,
  labelledIn,
  linesIn,
  workedIn,
} from './claim.ts';
import { classQuestionIn } from './class-question.ts';
import { letterIn } from './letter-in.ts';
import { stagedWorkIn } from './named-task-in.ts';
import { countIn, daysIn, minutesIn } from './numbers.ts';
import { CODE, pieceIn, SUPPORTS } from './piece-in.ts';
import { refusalIn } from './refusals.ts';
import { sheetIn } from './sheet-in.ts';
import { solvableIn } from './solvable-in.ts';
import { themeIn } from './theme.ts';

const ITEMS =
  /\b(?:problems?|questions?|qs|exercises?|items?|statements|worksheets?|quiz(?:zes)?|exit (?:tickets?|slips?)|exit quiz|warm[- ]?ups?|do[- ]?nows?|bell[- ]?ringers?|starters?|something to wake (?:them|us) up|practice (?:set|sheet|page)s?|problem sets?|homework|review sheet|drills?|tests?)\b/;
const MAKE =
  /\b(?:make|give|write|create|generate|prepare|need|want|come up with|design|build|draft|show|get|find|suggest|have|produce)\b|\b(?:please|pls|can (?:yo)?u|could you)\b/;
const PLAN =
  /\b(?:lesson ?plans?|(?:being|getting) observed|observation (?:on|this|tomorrow)|something (?:for|to) teach\w*|(?:have|got|any|an|need|suggest|good|fun|hands[- ]on) (?:an? )?(?:good |fun |hands[- ]on )?activit(?:y|ies)|plans? (?:me |out |for |on |about |to teach |a |an |the |my |our |some |next |this )|sub(?:stitute)? plans?|(?:mini[- ]?)?units? plans?|day (?:mini[- ]?)?units?|lessons? (?:on|about|for|to|plan)|write me the lesson|make (?:me )?a lesson|(?:a|the|\d+[- ]min\w*) lessons?\b|\blessons?(?: (?:please|pls|tomorrow|today|next week|ideas?))*\W*$|\bnext lesson\b|\bplan\b)/;
const PERSON =
  /\b(?:students?|kids?|child|children|someone|somebody|he|she|they|him|her|class|one of my|learner|people|\p{Lu}\p{L}+['’]s (?:work|paper|answer))\b/iu;
const ODD =
  /\b(?:why|explain|misconceptions?|mistakes?|errors?|think(?:s|ing)?|thought|wrote|writes?|writing|says?|said|saying|answer(?:s|ed)|got|gets?|getting|understand|wrong|how['’]?d|how did|keeps?|going on|head|come from|came from|what happened|put)\b/;
const JUDGE =
  /\b(?:wrong|mistake|error|grade|mark|score|check|correct|feedback|rubric|points?|right|ok(?:ay)?|true|legit|valid|make sense|look over|assess|line by line|(?:each|every) (?:line|step)|evaluate (?:this|his|her|their))\b/;
const COMPUTE =
  /^\W*(?:please |pls |can (?:yo)?u |could you |would you |quick(?:ly)?[:,]? |hey |how (?:do|would) (?:i|you|we) |how to |help me (?:to )?|show me how to |i need to |just )*(solve|work out|calculate|compute|simplify|expand|factori[sz]e|factor|evaluate|find|what(?:['’]?s| is| are| does)|how much|how many|multiply|divide|add|subtract|convert|round|write|express|give|reduce|change|put|order|estimate|graph|complete|rewrite|turn|list (?:the|all) (?:factors|multiples)|distribute|combine|rationali[sz]e|is)\b/i;

/** Reads a request to grade a solution or answers. */
export function gradingIn(typed: string, text: string): Wish | undefined {
  const labelled = labelledIn(typed);
  if (labelled) {
    const steps = linesIn(labelled.answer);
    return steps.length > 1
      ? { kind: 'grade', text: typed, lines: [labelled.question, ...steps], toStudent: false }
      : { kind: 'grade', text: typed, answers: [labelled], toStudent: false };
  }
  const staged = stagedWorkIn(asTyped(typed));
  if (staged) return { kind: 'grade', text: typed, answers: staged.steps.slice(0, 12), toStudent: false };
  const worked = workedIn(typed);
  if (worked)
    return { kind: 'grade', text: typed, answers: [worked, ...answersIn(typed)].slice(0, 12), toStudent: false };
  const chain = chainIn(typed);
  if (
    chain.length > 0 &&
    (JUDGE.test(text) || PERSON.test(text) || ODD.test(text) || !/[a-z]{4,}/.test(text) || /\bcredit\b/.test(text))
  )
    return { kind: 'grade', text: typed, lines: chain, chain: true, toStudent: false };
  const answers = equationsIn(typed).length > 1 ? [] : answersIn(typed);
  const split = linesIn(typed);
  // Calculations in a list, none of them with a result, are no work to check.
  if (!/[=<>≤≥→]|->/.test(typed) && !JUDGE.test(text)) return undefined;
  const lines = split.length > 1 ? split : equationsIn(typed);
  const toStudent = /\b(?:write on|on (?:his|her|their) paper|feedback|tell (?:him|her|them)|comments?)\b/.test(text);
  const shows = /\b(?:he|she|they) did\b/.test(text) && answeredIn(typed) !== undefined;
  if (shows && lines.length < 3) return undefined;
  if (JUDGE.test(text) && answers.length > 1) return { kind: 'grade', text: typed, answers, toStudent };
  // Two equations alone are a system to solve.
  const isSystem = lines.length === 2 && lines.every((line) => new Set(line.match(/[a-z]/gi)).size > 1);
  if (
    lines.length > 1 &&
    (!isSystem || JUDGE.test(text) || PERSON.test(text)) &&
    (JUDGE.test(text) || PERSON.test(text) || !/[a-z]{4,}/i.test(typed.replace(/step/gi, ''))) &&
    !/\bsystem|solve\b/.test(text)
  )
    return { kind: 'grade', text: typed, lines, toStudent };
  return undefined;
}

export function judgedIn(typed: string, text: string): Wish | undefined {
  const said = answeredIn(typed);
  if (said && (JUDGE.test(text) || /\?\s*$|\bright\b/.test(text)) && !/\b(?:solve|prove)\b(?!d)/.test(text))
    return { kind: 'grade', text: typed, answers: [said], toStudent: /\bfeedback\b/.test(text) };
  return undefined;
}

export const brief = (text: string): boolean =>
  /\bjust the answer|no (?:explanation|steps|work)|only the answer|answer only\b/.test(text);

function computeIn(typed: string, text: string): Wish | undefined {
  const task = asTyped(typed).trim();
  const bare =
    hasMath(task) &&
    !/[a-z]{4,}/i.test(
      task.replace(
        /\b(?:sqrt|answer|please|pls|solve|ordered|pair|and|simplify|factor(?:ing)?|step|steps|show|with|decimal|fraction|mixed|number|rounded|places?|percent|exact|terms|lowest|all|form)\b/gi,
        '',
      ),
    );
  if (bare && /^[^a-z]*=[^=]*$/i.test(task) && !/[a-z]/i.test(task))
    return { kind: 'grade', text: typed, answers: [answeredIn(typed)].flatMap((one) => one ?? []), toStudent: false };
  if (
    (COMPUTE.test(task) && /\d/.test(task)) ||
    bare ||
    /\b(?:how (?:much|many|long|far|old)|what (?:time|percent|is|are|number))\b.*\d/.test(text) ||
    /^(?:area|perimeter|volume|circumference|slope|mean|median|gcf|lcm|simplify|surface area)\b.*\d/.test(text) ||
    (/\b\d+ ?%|percent\b.*\d/.test(text) && text.length < 60)
  )
    return { kind: 'compute', task, brief: brief(written(typed)) };
  return undefined;
}

function makeIn(typed: string, text: string): Wish | undefined {
  const letter = letterIn(typed, text);
  if (letter) return letter;
  const equation =
    /\b(?:story|word problem|situation|context|scenario|real[- ]?(?:life|world)\w*)\b.*?\b(?:leads? to|for|match(?:es)?|model(?:s|ed)?|fits?|that (?:gives|uses)|represent\w*|with (?:the )?(?:equation|expression)|of)\b.*?((?:-?\d*[a-z]\s*[-+]\s*\d+|\d+\s*[-+]\s*\d*[a-z]|\d+[a-z])\s*=\s*-?\d+)/.exec(
      asTyped(text),
    )?.[1];
  if (equation !== undefined) {
    const theme = themeIn(typed);
    return { kind: 'equation-story', equation, ...(theme !== undefined && { theme }) };
  }
  const piece = pieceIn(text);
  const versions =
    /\b(?:easier|harder|simpler)\b.*\bversions?\b|\b(?:levels|tiers) of (?:this|the)\b|\bversions? of (?:this|the)\b|\bdifferentiate (?:this|the problem)\b|\bdifferentiat\w+ .*: /.test(
      text,
    );
  const twoLevels = /\b(?:one|an?) (?:easier|simpler)\b.*\b(?:one|an?) (?:harder|tougher|more challenging)\b/s.test(
    text,
  );
  const task = twoLevels
    ? /^(?:[^:?\d]*:)?\s*([^:]*\d[^:]*?[.?])(?=[^.?]*\b(?:one|an?) (?:easier|simpler)\b)/s.exec(typed)?.[1]
    : /(?::|\?|this(?: one| problem)?[:.]?)\s+([^:?]*\d[^:]*)$/.exec(typed)?.[1];
  if ((versions || twoLevels) && task !== undefined) return { kind: 'versions', task };
  const early = /\bextension|early finish\w*|finish(?:es)? early\b/.test(text);
  const making =
    MAKE.test(text) ||
    (countIn(text) !== undefined && ITEMS.test(text)) ||
    /^\W*(?:\d+|an?|some|something|two|three|four|five|six|ten|quick|short)\b/.test(text) ||
    (ITEMS.test(text) &&
      /^\W*(?:exit|warm|do[- ]now|bell|quiz|word|story|practice|true|multiple|review|homework|extension|problem|worksheet)/.test(
        text,
      ));
  if (
    PLAN.test(text) &&
    !/\bproblems?\b.*\bplan\b/.test(text) &&
    (piece === undefined ||
      !['supports', 'hook', 'discussion', 'errors', 'before', 'rich-task', 'number-talk'].includes(piece) ||
      (/\b(?:write|make|plan|create|prepare|need|want)\b[^.?!]{0,30}\blesson\b|\b(?:write|make|plan)(?: me)?(?: a| the| \d)/.test(
        text,
      ) &&
        piece !== 'hook' &&
        piece !== 'supports'))
  ) {
    const days = daysIn(text);
    return {
      kind: 'plan',
      topic: text,
      minutes: minutesIn(text) ?? 45,
      ...(days !== undefined && { days }),
      ...(/\bsub(?:stitute)?\b/.test(text) && { substitute: true }),
    };
  }
  if (early) return sheetIn(typed, written(typed));
  if (
    piece !== undefined &&
    piece !== 'meaning' &&
    !(piece === 'errors' && ITEMS.test(text) && (MAKE.test(text) || countIn(text) !== undefined)) &&
    !(piece === 'discussion' && /\bexit|warm/.test(text))
  )
    return { kind: 'piece', piece, topic: text };
  if (making && (ITEMS.test(text) || (countIn(text) !== undefined && !hasMath(text))))
    return sheetIn(typed, written(typed));
  return piece === 'meaning' && !/\d\s*[-+*/=]\s*\d/.test(text) ? { kind: 'piece', piece, topic: text } : undefined;
}

/** What several students say or do, where it is told and not asked: "my kids keep adding the denominators". */
const MANY_SAY =
  /\b(?:students?|kids|children|they|some of (?:them|mine)|mine|(?:\d+(?:st|nd|rd|th)|\w+) graders|everyone|everybody)(?: who)?(?: (?:all|always|often|just|still|only|never|sometimes|keep|kept|will))*(?: (?:on|to))? (?:say(?:ing)?|think(?:ing)?|writ(?:e|ing)|add(?:ing)?|forget(?:ting)?|believ(?:e|ing)|multiply(?:ing)?|divid(?:e|ing)|subtract(?:ing)?|flip(?:ping)?|distribut(?:e|ing)|treat(?:ing)?|confus(?:e|ing)|mix(?:ing)? up|ignor(?:e|ing)|dropp?(?:ing)?|us(?:e|ing)|read(?:ing)?|count(?:ing)?|put(?:ting)?)\b/;
/** Where it is asked what the work of the class shows. */
const CLASS_DATA = /\b(?:who|which (?:of my )?(?:students|kids)|how many|list)\b|\bmost (?:often|common)/;

/** Asks for people or for what went best, which nothing here lists: no topic that its words happen to hold is meant. */
const PEOPLE_OR_BEST =
  /^(?:please )?(?:list|name|show me|tell me)\b[^.?!:]*\b(?:students|kids|children)\b|^(?:which|what) (?:standards?|skills?|topics?|questions?)\b.*\b(?:best|strongest|highest)\b|^(?:a |my |one )?(?:parent|mom|dad|principal)\b.*\b(?:wants?|asks?|asked|thinks?|says?|said)\b/;

/** What is said of students or a class, or asked about a standard. */
function told(typed: string, text: string): Wish | undefined {
  const asks = classQuestionIn(typed, text);
  if (asks?.question === 'student' && !ITEMS.test(text) && !PLAN.test(text)) return asks;
  if (SUPPORTS.test(text) && !PLAN.test(text) && !/\bvocabulary|word (?:list|wall)/.test(text))
    return { kind: 'piece', piece: 'supports', topic: text };
  if (
    /\b(?:a third|some|half|many|most|several|lots|a (?:lot|few|couple|bunch)) of (?:them|my \w+|the \w+) (?:said|say|wrote|write|think|thought|put|keep|kept|believe|read|tell|told|add|count|measure|forget|flip|mix|confuse|multiply|divide|subtract|use|treat|ignore)\b/.test(
      text,
    )
  )
    return { kind: 'explain', topic: text };
  const isMade =
    /^(?:\w+ )?(?:please |pls |can (?:yo)?u |could you )?(?:make|write|create|generate|prepare|design|build|draft|i need an?|need an?|give me (?:an?|\d|some))\b/.test(
      text,
    ) && ITEMS.test(text);
  const early = pieceIn(text);
  if ((early === 'after' || early === 'before') && CODE.test(text)) return { kind: 'piece', piece: early, topic: text };
  if ((early === 'activity' || /\bsmall[- ]groups?\b/.test(text)) && MANY_SAY.test(text))
    return { kind: 'piece', piece: 'activity', topic: text };
  if (
    MANY_SAY.test(text) &&
    !PLAN.test(text) &&
    !ITEMS.test(text.replace(/\bquestions?\b/g, ' ')) &&
    !CLASS_DATA.test(text)
  )
    return { kind: 'explain', topic: text };
  if (
    /^(?:what |which |common |the )*(?:misconceptions?|mistakes|errors)\b.*\b(?:about|on|with|for|in)\b/.test(text) &&
    !/\b(?:my|our|the|this) (?:class|students|kids)\b/.test(text)
  )
    return { kind: 'piece', piece: 'errors', topic: text };
  const question = isMade && !/\bgroups?|pairs?\b/.test(text) ? undefined : asks;
  if (PEOPLE_OR_BEST.test(text) && (question === undefined || /\b(?:best|strongest|highest)\b/.test(text)))
    return { kind: 'unknown' };
  if (question && !(question.question !== 'student' && PLAN.test(text) && !/\bgroups?\b/.test(text))) return question;
  return undefined;
}

/** A request in small letters. */
export const written = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Reads what a teacher asks, by a grammar only. A text that does not fit is `unknown`; nothing is guessed. */
export function understand(request: string): Wish {
  const typed = request.replace(/[“”]/g, '"').replace(/\s+$/g, '').trim();
  const text = affirmed(written(typed));
  if (
    /^(?:help|hi|hello|hey)\b[!.?]*$|\bwhat can you (?:do|help)|\bwhat do you (?:do|know)\b|\bhow do you work\b/.test(
      text,
    )
  )
    return { kind: 'help' };
  const refusal = refusalIn(text);
  if (refusal) return { kind: 'refuse', reason: refusal.id };
  const said = PERSON.test(text) || ODD.test(text) ? answeredIn(typed) : undefined;
  const compared = /\bdifference between\b/.test(text) && CODE.test(text);
  if (compared) return { kind: 'piece', piece: 'meaning', topic: text };
  const grading = gradingIn(typed, text);
  if (grading) return grading;
  const starts = COMPUTE.exec(typed)?.[1]?.toLowerCase() ?? '';
  const isTask = /^(?:solve|simplify|expand|factor|evaluate|convert|round|calculate|compute)/.test(starts);
  if (
    !isTask &&
    said &&
    /=/.test(said.question) &&
    /=/.test(said.answer) &&
    (ODD.test(text) || PERSON.test(text) || JUDGE.test(text))
  )
    return { kind: 'grade', text: typed, lines: [said.question, said.answer], toStudent: false };
  if (
    !isTask &&
    said &&
    !MAKE.test(text.replace(/\b(?:get|give|find|show|write|want|have)\b/g, ' ')) &&
    (ODD.test(text) || PERSON.test(text)) &&
    !/\bprove\b/.test(text)
  )
    return JUDGE.test(text) &&
      (/\brubric|what score|how many points\b/.test(text) ||
        !/\b(?:why|misconception|how['’]?d|what['’]?s going)\b/.test(text)) &&
      /\b(?:is (?:this|that|it|he|she|the)|right|ok(?:ay)?|correct|score|grade|mark|check)\b/.test(text)
      ? { kind: 'grade', text: typed, answers: [said], toStudent: false }
      : { kind: 'explain', topic: text, ...said };
  if (isTask && !ITEMS.test(text) && hasMath(asTyped(typed)) && !/\bdifferentiat|\bversions?\b/.test(text))
    return { kind: 'compute', task: asTyped(typed), brief: brief(written(typed)) };
  if (
    /^(?:find|what|how|round|convert|write|put|order)/.test(starts) &&
    !ITEMS.test(text) &&
    !PLAN.test(text) &&
    !CODE.test(text) &&
    (text.match(/\d+/g) ?? []).length > 1 &&
    !PERSON.test(text)
  )
    return { kind: 'compute', task: asTyped(typed), brief: brief(written(typed)) };
  return (
    told(typed, text) ??
    makeIn(typed, text) ??
    judgedIn(typed, text) ??
    computeIn(typed, text) ??
    (solveAsked(asTyped(typed)) && typed.split(/\s+/).length < 16 && /\d/.test(typed)
      ? { kind: 'compute', task: asTyped(typed), brief: brief(written(typed)) }
      : undefined) ??
    calculationIn(typed) ??
    (/\b(?:why|explain|misconceptions?|how come|reason|prove|proof|what does .* mean|understand)\b/.test(text)
      ? { kind: 'explain', topic: text }
      : undefined) ??
    namedOnly(typed, text) ?? { kind: 'unknown' }
  );
}

/** A calculation at the beginning, and then words about it: "27^(2/3), no calculator". */
function calculationIn(typed: string): Wish | undefined {
  const task = solvableIn(asTyped(typed))?.task;
  return task === undefined || /\p{L}{3}|=/u.test(task)
    ? undefined
    : { kind: 'compute', task, brief: brief(written(typed)) };
}

/** What names only what it is for, without a verb: "estimation warm-up", "algebra 1, factoring, 50 minutes". */
function namedOnly(typed: string, text: string): Wish | undefined {
  if (hasMath(asTyped(typed)) || /^\W*(?:who|when|where|which|how|is|are|do|does|did|should)\b/.test(text))
    return undefined;
  if (ITEMS.test(text)) return sheetIn(typed, written(typed));
  const minutes = minutesIn(text);
  return minutes !== undefined && minutes >= 15 ? { kind: 'plan', topic: text, minutes } : undefined;
}
