import { solveAsked } from '@lemma/math';
import type { LessonPiece, LetterWish, Wish } from '../wish/wish.ts';
import { answeredIn, answersIn, asTyped, hasMath, linesIn } from './claim.ts';
import { classQuestionIn } from './class-question.ts';
import { countIn, daysIn, minutesIn } from './numbers.ts';
import { refusalIn } from './refusals.ts';
import { sheetIn } from './sheet-in.ts';
import { themeIn } from './theme.ts';

const ITEMS =
  /\b(?:problems?|questions?|qs|exercises?|items?|statements|worksheets?|quiz(?:zes)?|exit (?:tickets?|slips?)|exit quiz|warm[- ]?ups?|do[- ]?nows?|bell[- ]?ringers?|starters?|something to wake (?:them|us) up|practice (?:set|sheet|page)s?|problem sets?|homework|review sheet|drills?|tests?)\b/;
const MAKE =
  /\b(?:make|give|write|create|generate|prepare|need|want|come up with|design|build|draft|show|get|find|suggest|have|produce)\b|\b(?:please|pls|can (?:yo)?u|could you)\b/;
const PLAN =
  /\b(?:lesson ?plans?|(?:being|getting) observed|observation (?:on|this|tomorrow)|something (?:for|to) teach\w*|(?:have|got|any|an|need|suggest|good|fun|hands[- ]on) (?:an? )?(?:good |fun |hands[- ]on )?activit(?:y|ies)|plans? (?:me |out |for |on |about |to teach |a |an |the |my |our |some |next |this )|sub(?:stitute)? plans?|(?:mini[- ]?)?units? plans?|day (?:mini[- ]?)?units?|lessons? (?:on|about|for|to|plan)|write me the lesson|make (?:me )?a lesson|(?:a|the|\d+[- ]min\w*) lessons?\b|\bplan\b)/;
const PERSON =
  /\b(?:students?|kids?|child|children|someone|somebody|he|she|they|him|her|class|one of my|learner|people|\p{Lu}\p{L}+['’]s (?:work|paper|answer))\b/iu;
const ODD =
  /\b(?:why|explain|misconceptions?|mistakes?|errors?|think(?:s|ing)?|thought|wrote|writes?|writing|says?|said|saying|answer(?:s|ed)|got|gets?|getting|understand|wrong|how['’]?d|how did|keeps?|going on|head|come from|came from|what happened|put)\b/;
const JUDGE =
  /\b(?:wrong|mistake|error|grade|mark|score|check|correct|feedback|rubric|points?|right|ok(?:ay)?|true|legit|valid|make sense|look over|assess|evaluate (?:this|his|her|their))\b/;
const COMPUTE =
  /^\W*(?:please |pls |can (?:yo)?u |could you |would you |quick(?:ly)?[:,]? |hey |how (?:do|would) (?:i|you|we) |how to |help me (?:to )?|show me how to |i need to |just )*(solve|work out|calculate|compute|simplify|expand|factori[sz]e|factor|evaluate|find|what(?:['’]?s| is| are| does)|how much|how many|multiply|divide|add|subtract|convert|round|write|express|give|reduce|change|put|order|estimate|graph|complete|rewrite|turn|list (?:the|all) (?:factors|multiples)|distribute|combine|rationali[sz]e|is)\b/i;

const PIECES: readonly (readonly [LessonPiece, RegExp])[] = [
  [
    'supports',
    /\b(?:ells?|mlls?|esl|newcomers?|english (?:language )?learners?|emergent bilinguals?|iep|504|accommodat\w*|modif(?:y|ication)\w*|scaffolds?|sentence (?:frames|starters)|shuts? down|support(?:s|ing)? (?:for )?(?:a |my |the )?(?:student|kid|child))\b/,
  ],
  ['number-talk', /\bnumber talks?\b|\bnumber strings?\b/],
  [
    'discussion',
    /\b(?:discussion|discuss|talk (?:about|moves)|questions to ask|turn and talk|debate|conversation starters?|deep(?:er)? questions|higher[- ]order|dok)\b/,
  ],
  [
    'hook',
    /\b(?:hooks?|openers?|launch|grab(?:s|ber)?|attention getter|intro(?:duce)? activity|interesting way to (?:open|start|introduce)|anticipatory set|engag\w+ (?:way|opening|start))\b/,
  ],
  [
    'rich-task',
    /\b(?:rich|open[- ]?(?:ended)?|low[- ]floor|three[- ]act|3[- ]act|inquiry|investigation|performance|problem[- ]solving) tasks?\b|\binvestigation\b|\bproject\b/,
  ],
  ['tables', /\bnon-?examples?\b/],
  [
    'before',
    /\b(?:prerequisites?|pre-?reqs?|come(?:s)? before|know (?:already|before|first)|build(?:s)? on|prior knowledge|before (?:i|we|they) (?:teach|start|learn)|need to know)\b/,
  ],
  [
    'errors',
    /\b(?:mis?con[sc]ep\w*|mistakes?|errors?|mix[- ]?ups?|stumbling blocks?|trip(?:s|ped)? (?:them )?up|pitfalls?|go wrong|confus\w+)\b/,
  ],
  [
    'differentiate',
    /\bdifferentiat\w*|\b(?:three|3|two|different) (?:levels|tiers)\b|\btiered\b|\bbelow,? (?:on|at)[ ,].*above\b/,
  ],
  [
    'worked',
    /\b(?:worked|model(?:ed)?|step[- ]by[- ]step|fully solved) examples?\b|\bexamples? (?:of how to|problem)\b|\bshow me an example\b/,
  ],
  [
    'meaning',
    /\b(?:mean(?:s|ing)?|plain (?:words|english)|normal words|in words|unpack|what is|what['’]s|explain|describe)\b/,
  ],
];
const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/;

const SUPPORTS = PIECES[0]?.[1] ?? /$^/;

function pieceIn(text: string): LessonPiece | undefined {
  return PIECES.find(([piece, pattern]) => pattern.test(text) && (piece !== 'meaning' || CODE.test(text)))?.[0];
}

const LETTER =
  /\b(?:letters?|e-?mails?|notes? (?:home|to|for)|(?:family|parent|home) notes?|write (?:to )?(?:\w+['’]s )?(?:mom|dad|mother|father|parents?|family|guardian)|message|newsletter|memo|blurb|postcard)\b/;
const HOME =
  /\b(?:home|famil\w*|parents?|guardians?|caregivers?|mom|dad|newsletter|folks|letters? (?:home|to|for|about|in spanish|explaining|on))\b/;

function letterIn(typed: string, text: string): LetterWish | undefined {
  if (!LETTER.test(text) || !HOME.test(text)) return undefined;
  const name = /\b(?:for|about|home for|to) (\p{Lu}\p{L}+)(?=['’\s])(?! School| Grade)/u.exec(typed)?.[1];
  return {
    kind: 'letter',
    topic: text.replace(LETTER, ' ').replace(/\bspanish\b/g, ' '),
    short: /\b(?:short\w*|brief|quick|not too long|two|three|few sentences|friendl\w*|e-?mail|note)\b/.test(text),
    language: /\bspanish|español|espanol\b/.test(text) ? 'es' : 'en',
    ...(name !== undefined &&
      !/^(?:Grade|Spanish|English|Math|Algebra|The|My|Our|Monday|Parents|Families)$/.test(name) && { name }),
  };
}

/** Reads a request to grade a solution or answers. */
function gradingIn(typed: string, text: string): Wish | undefined {
  const answers = answersIn(typed);
  const lines = linesIn(typed);
  const toStudent = /\b(?:write on|on (?:his|her|their) paper|feedback|tell (?:him|her|them)|comments?)\b/.test(text);
  const shows = /\b(?:he|she|they) did\b/.test(text) && answeredIn(typed) !== undefined;
  if (shows) return undefined;
  if (JUDGE.test(text) && answers.length > 1) return { kind: 'grade', text: typed, answers, toStudent };
  if (
    lines.length > 1 &&
    (JUDGE.test(text) || PERSON.test(text) || !/[a-z]{4,}/i.test(typed.replace(/step/gi, ''))) &&
    !/\bsystem|solve\b/.test(text)
  )
    return { kind: 'grade', text: typed, lines, toStudent };
  return undefined;
}

function judgedIn(typed: string, text: string): Wish | undefined {
  const said = answeredIn(typed);
  if (said && (JUDGE.test(text) || /\?\s*$|\bright\b/.test(text)) && !/\b(?:solve|prove)\b(?!d)/.test(text))
    return { kind: 'grade', text: typed, answers: [said], toStudent: /\bfeedback\b/.test(text) };
  return undefined;
}

const brief = (text: string): boolean =>
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
    return { kind: 'compute', task, brief: brief(text) };
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
    /\b(?:easier|harder|simpler)\b.*\bversions?\b|\bversions? of (?:this|the)\b|\bdifferentiate (?:this|the problem)\b|\bdifferentiat\w+ .*: /.test(
      text,
    );
  const task = /(?::|\?|this(?: one| problem)?[:.]?)\s+([^:?]*\d[^:]*)$/.exec(typed)?.[1];
  if (versions && task !== undefined) return { kind: 'versions', task };
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
      (/\b(?:write|make|plan)(?: me)?(?: a| the| \d)/.test(text) && piece !== 'hook' && piece !== 'supports'))
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
  if (early) return sheetIn(typed, text);
  if (
    piece !== undefined &&
    piece !== 'meaning' &&
    !(piece === 'errors' && ITEMS.test(text) && (MAKE.test(text) || countIn(text) !== undefined)) &&
    !(piece === 'discussion' && /\bexit|warm/.test(text))
  )
    return { kind: 'piece', piece, topic: text };
  if (making && (ITEMS.test(text) || (countIn(text) !== undefined && !hasMath(text)))) return sheetIn(typed, text);
  return piece === 'meaning' && !/\d\s*[-+*/=]\s*\d/.test(text) ? { kind: 'piece', piece, topic: text } : undefined;
}

/** Reads what a teacher asks, by a grammar only. A text that does not fit is `unknown`; nothing is guessed. */
export function understand(written: string): Wish {
  const typed = written.replace(/[“”]/g, '"').replace(/\s+$/g, '').trim();
  const text = typed
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .trim();
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
    return { kind: 'compute', task: asTyped(typed), brief: brief(text) };
  if (
    /^(?:find|what|how|round|convert|write|put|order)/.test(starts) &&
    !ITEMS.test(text) &&
    !CODE.test(text) &&
    (text.match(/\d+/g) ?? []).length > 1 &&
    !PERSON.test(text)
  )
    return { kind: 'compute', task: asTyped(typed), brief: brief(text) };
  if (SUPPORTS.test(text) && !PLAN.test(text)) return { kind: 'piece', piece: 'supports', topic: text };
  if (
    /\b(?:a third|some|half|many|most|several|lots|a (?:lot|few|couple|bunch)) of (?:them|my \w+|the \w+) (?:said|say|wrote|write|think|thought|put|keep|kept|believe)\b/.test(
      text,
    )
  )
    return { kind: 'explain', topic: text };
  const isMade =
    /^(?:\w+ )?(?:please |pls |can (?:yo)?u |could you )?(?:make|write|create|generate|prepare|design|build|draft|i need an?|need an?|give me (?:an?|\d|some))\b/.test(
      text,
    ) && ITEMS.test(text);
  const question = isMade && !/\bgroups?|pairs?\b/.test(text) ? undefined : classQuestionIn(typed, text);
  if (question && !(question.question !== 'student' && PLAN.test(text) && !/\bgroups?\b/.test(text))) return question;
  return (
    makeIn(typed, text) ??
    judgedIn(typed, text) ??
    computeIn(typed, text) ??
    (solveAsked(asTyped(typed)) && typed.split(/\s+/).length < 16 && /\d/.test(typed)
      ? { kind: 'compute', task: asTyped(typed), brief: brief(text) }
      : undefined) ??
    (/\b(?:why|explain|misconceptions?|how come|reason|prove|proof|what does .* mean|understand)\b/.test(text)
      ? { kind: 'explain', topic: text }
      : { kind: 'unknown' })
  );
}
