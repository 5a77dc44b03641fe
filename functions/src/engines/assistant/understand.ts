import type { Wish } from './wish.ts';

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  some: 5,
  few: 3,
  several: 5,
  couple: 2,
};
const MOST_ITEMS = 20;
const MATH = /[\d)a-z²³]\s*[-+*/×÷·−^=<>≤≥]\s*[-−(\d.a-z]|\d+\s*%|√|\d+[xyzn]\b/i;
const ITEMS = /\b(problems?|questions?|exercises?|items?|tasks?|examples?|worksheets?|quiz(?:zes)?)\b/;
const MAKE = /\b(make|give|write|create|generate|prepare|need|want|set|show|draw up|get|find)\b/;
const PLAN =
  /\b(lesson ?plans?|plan (?:me )?(?:a |an |the |my |our |some )?(?:\d+[- ]minutes? )?(?:lessons?|class|unit|hour)|plan (?:for|on|about|to teach)|lessons? (?:on|about|for|to)|teach(?:ing)? a lesson|plan\b)/;
const PEOPLE =
  /\b(who|whose|which (?:students?|pupils?|children|kids)|anyone|anybody|how many (?:students?|pupils?|children|kids)?)\b/;
const NOT_DONE =
  /\b(missing|outstanding|overdue|(?:has|have|did|does|do|is|are)(?:n['’]?t| not| yet to)|hasnt|havent|didnt|still (?:has|have|needs?|owes?)|owes?|without)\b/;
const HANDING_IN =
  /\b(hand(?:ed|s)?|turn(?:ed|s)?|submit(?:ted|s)?|finish(?:ed)?|done|did|work|assignments?|homework|in|missing|started?|begun|complete[d]?)\b/;
const ABOUT_MISCONCEPTION = /\b(ideas?|misconceptions?|mistakes?|errors?|misunderstand\w*|wrong|confus\w*)\b/;
const MOST =
  /\b(most|common\w*|often|frequent\w*|widespread|usual\w*|top|main|biggest|typical|show\w*|have|make|seen)\b/;
const CLASS = /\b(class(?:es)?|students?|pupils?|children|kids|they|everyone|everybody|them|my|our|period|group)\b/;
const HELP_NEEDED =
  /\b(struggl\w*|stuck|need\w* (?:some |my |extra |more )?help|help now|behind|lost|difficult\w*|fail\w*|worr\w*|attention)\b/;
const NEXT =
  /\b(teach|do|work on|plan|cover|focus on|reteach)\b.*\b(tomorrow|next|now|today|first)\b|\bwhat (?:should|to|shall|can) (?:i |we )?(?:re)?teach\b/;
const DUE = /\b(due|deadlines?|open assignments?|what(?:['’]s| is) open)\b/;
const RESULTS = /\b(how (?:did|was|were|hard)|median|average|mean|scores?|results?|marks?|grades?|went)\b/;
const SUMMARY =
  /\b(summar\w*|overview|report|state of|how (?:is|are|['’]s) (?:my |the |our )?(?:class|students?|pupils?|they|everyone|everybody|we|things?|it going))\b/;
const STUDENT =
  /\b(?:how(?:['’]s| is| are| does| did| has)|tell me about|what (?:about|does|can|has)|progress of|know about|show me)\b/;
const EXPLAIN =
  /\b(why|explain|misconceptions?|mistakes?|errors?|ideas?|think|thinks|thought|wrote|writes|write|says?|said|answer(?:s|ed)?|got|gets?|believes?|understand|wrong)\b/;
/** A subject of mathematics behind the word, and no class: "mistakes with negative numbers". */
const SUBJECT = /\b(?:with|about|on|in|when|for)\s+(?!(?:my|our|the) class|class|\d+[a-z]\b|period|group)[a-z]/;
const ASKS_WHY = /\b(why|explain|misconceptions?|mistakes?|errors?|ideas?|misunderst\w*|wrong)\b/;
const SOLVE =
  /^\s*(?:please |can you |could you |how (?:do (?:i|you|we)|to) |help me (?:to )?|show me how to )*(solve|work out|calculate|compute|simplify|expand|factori[sz]e|factor|evaluate|find|what(?:['’]s| is)|how much is|multiply out)\b[:\s]*/i;
const CHECK =
  /^\s*(?:please |can you |could you )*(?:check|verify|mark|correct|is it (?:true|right|correct) that|is (?:this|that) (?:right|correct|true)|is|are|does|do)\b[:,\s]*/i;
const RIGHT = /\b(right|correct|true|hold|holds|follow|follows|ok|okay)\b|\?\s*$/i;

const countIn = (text: string): number => {
  const found =
    /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|few|several|couple)\b/.exec(text)?.[1];
  const count = found === undefined ? 5 : (NUMBERS[found] ?? Number(found));
  return Math.max(1, Math.min(MOST_ITEMS, count));
};

const levelIn = (text: string): 1 | 2 | 3 => {
  if (/\b(easy|easier|simple|friendly|first|basic)\b/.test(text)) return 1;
  return /\b(hard|harder|difficult|challeng\w*|tricky|stretch\w*|demanding)\b/.test(text) ? 3 : 2;
};

const minutesIn = (text: string): number => {
  const hours = /\b(?:an|one|1)[- ]?(?:hour|h)\b/.test(text) ? 60 : undefined;
  const found = /\b(\d{2,3})\s*(?:-\s*)?min/.exec(text)?.[1];
  return Math.max(15, Math.min(90, hours ?? (found === undefined ? 45 : Number(found))));
};

/** The words behind the one that says what it is about, else all of them. */
const topicOf = (text: string): string => /\b(?:on|about|for|of|with|to|in)\s+(.*)$/.exec(text)?.[1] ?? text;

/** `2/5 for 1/2 + 1/3`, `1/2 + 1/3 = 2/5`: a question and the answer that somebody gave. */
const SAYS =
  '(?:write|wrote|writes|answer|answers|answered|say|says|said|get|gets|got|think|thinks|thought|give|gives|gave|put|puts)';
const SAID_FOR = new RegExp(
  `${SAYS}\\s+(?:that\\s+)?([-−]?[\\d.][\\d./]*[a-z]?)\\s+(?:for|to|as the answer to|when asked|on)\\s+(.*)$`,
  'i',
);
/** One side of an equation: figures, signs, brackets, single letters. */
const SIDE = String.raw`[-−]?[(\d.a-z](?:[-−+*/×÷·^().\d\s%]|(?<![a-z])[a-z](?![a-z]))*`;
const EQUALITY = new RegExp(`(?<![\\p{L}\\d])(${SIDE})=\\s*(${SIDE})`, 'iu');

/** `2/5 for 1/2 + 1/3`, `1/2 + 1/3 = 2/5`: a question and the answer that somebody gave. */
function answered(text: string): { question: string; answer: string } | undefined {
  const plain = text.replaceAll('`', '');
  const [, said, what] = SAID_FOR.exec(plain) ?? [];
  const task = what?.split(/[?!]|\.\s|\.$|,\s/)[0]?.trim();
  if (said !== undefined && task !== undefined && MATH.test(task)) return { question: task, answer: said };
  const [, left, right] = EQUALITY.exec(plain) ?? [];
  const [question, answer] = [left?.trim(), right?.replace(/[.\s]+$/, '').trim()];
  return question && answer && MATH.test(question) ? { question, answer } : undefined;
}

function ofClass(text: string): Wish | undefined {
  if (HELP_NEEDED.test(text) && (PEOPLE.test(text) || CLASS.test(text))) return { kind: 'struggling' };
  if (
    NOT_DONE.test(text) &&
    HANDING_IN.test(text) &&
    (PEOPLE.test(text) || /\bmissing|overdue|outstanding\b/.test(text))
  )
    return { kind: 'missing' };
  if (NEXT.test(text)) return { kind: 'next' };
  if (
    ABOUT_MISCONCEPTION.test(text) &&
    MOST.test(text) &&
    !MATH.test(text) &&
    /\b(what|which|most|common\w*|often|top|main)\b/.test(text) &&
    !/\b(why|explain)\b/.test(text) &&
    (!SUBJECT.test(text) || /\b(most|common\w*|often|top|class)\b/.test(text))
  )
    return { kind: 'common' };
  if (DUE.test(text)) return { kind: 'due' };
  return undefined;
}

function aboutResults(text: string): Wish | undefined {
  if (SUMMARY.test(text)) return { kind: 'summary' };
  if (RESULTS.test(text)) return { kind: 'results', about: text };
  return STUDENT.test(text) ? { kind: 'student', about: text } : undefined;
}

function mathematics(typed: string, text: string): Wish | undefined {
  const solving = SOLVE.exec(typed);
  if (solving && MATH.test(typed)) {
    const verb = /solve|find|work out|calculate|compute|evaluate|what|how much/i.test(solving[1] ?? '')
      ? ''
      : `${solving[1]} `;
    const task = typed
      .slice(solving[0].length)
      .replace(/[?!.\s]+$/, '')
      .replace(/\s+(?:step by step|please|for me|with steps)$/i, '');
    return { kind: 'solve', task: `${verb}${task}`.replace(/\s+for [a-z]$/i, '').trim() };
  }
  const lines = typed.split(/\n|;/).filter((line) => MATH.test(line));
  if (
    MATH.test(typed) &&
    CHECK.test(typed) &&
    (RIGHT.test(typed) || /^\s*(?:please |can you )*(?:check|verify|mark|correct)/i.test(typed))
  )
    return {
      kind: 'check',
      text: typed
        .replace(CHECK, '')
        .replace(/\b(right|correct|true)\b\s*\??\s*$/i, '')
        .trim(),
    };
  if (lines.length > 1 && !EXPLAIN.test(text)) return { kind: 'check', text: typed };
  if (EXPLAIN.test(text) && MATH.test(typed)) return { kind: 'explain', topic: text, ...answered(typed) };
  // Nothing but mathematics: an equation in letters is solved, one in numbers is checked.
  if (MATH.test(typed) && !/[a-z]{3,}/i.test(typed))
    return typed.includes('=') && !/[a-z]/i.test(typed)
      ? { kind: 'check', text: typed }
      : { kind: 'solve', task: typed.trim() };
  return undefined;
}

/** Reads what a teacher asks, by grammar alone. What does not fit is `unknown`: it is never guessed at. */
export function understand(written: string): Wish {
  // A letter between two figures is the sign that it looks like.
  const typed = written.replace(/(\d)\s*x\s*(?=\d)/gi, '$1 × ');
  const text = typed.toLowerCase().replace(/\s+/g, ' ').trim();
  if (/^(?:help|hi|hello|hey)\b|\bwhat can you (?:do|help)|\bwhat do you (?:do|know)\b|\bhow do you work\b/.test(text))
    return { kind: 'help' };
  if (MAKE.test(text) && ITEMS.test(text) && !PLAN.test(text)) {
    return { kind: 'items', topic: topicOf(text.replace(ITEMS, ' ')), count: countIn(text), level: levelIn(text) };
  }
  if (
    /^\s*(?:\d+|an?|some|five|ten|three)\b.*/.test(text) &&
    ITEMS.test(text) &&
    /\b(on|about|for|of|with)\b/.test(text)
  )
    return { kind: 'items', topic: topicOf(text.replace(ITEMS, ' ')), count: countIn(text), level: levelIn(text) };
  if (PLAN.test(text) && !PEOPLE.test(text) && !NEXT.test(text))
    return {
      kind: 'plan',
      topic: topicOf(text.replace(/\b\d+[- ]?min\w*/g, ' ').replace(/^.*?\bplans?\b/, ' ')),
      minutes: minutesIn(text),
    };
  return (
    ofClass(text) ??
    mathematics(typed, text) ??
    aboutResults(text) ??
    (ASKS_WHY.test(text) ? { kind: 'explain', topic: text } : { kind: 'unknown' })
  );
}
