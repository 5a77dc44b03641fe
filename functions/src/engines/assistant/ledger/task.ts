import { gcd } from '@lemma/math';
import { stemOf } from '@lemma/plans/topics';
import { type AssistantRequest, LONGEST_REQUEST } from '@lemma/school/assistant';
import { deniedTrue } from '../judge/denied-true.ts';
import { correctFor } from '../judge/explain.ts';
import { unusedNumbers } from '../judge/left-over.ts';
import { gradingIn, judgedIn as markedIn, written, wrongAnswerIn } from '../judge/work-in.ts';
import { type Answered, asTyped, hasMath } from '../read/claim.ts';
import { knownWordsIn } from '../solve/known-tasks.ts';
import { solveTask } from '../solve/solve.ts';
import { blanked, isGrammar, isIn, type Span, shifted, spanOf, spansOf, type Word, wordsOf } from '../words/words.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';

/** The teacher's own problem, work or a student's answer: what is done with it, and the words that it was read from. */
export type TaskRead = { readonly request: AssistantRequest; readonly claims: readonly Claim[] };

const ENDS = /[.;!?\n](?=\s|$)|,\s(?!\d)|\s(?:and|but|because|please|then)\s/g;
/** No task is longer, and none stands behind so many sentences and clauses: what is read takes bounded time. */
const [LONGEST_TASK, MOST_ENDS] = [400, 40];
/** The parts of a text that may be a task: all of it, then its sentences and clauses, the longest first. */
function partsOf(text: string): Span[] {
  const ends = [...text.matchAll(ENDS)].map(({ 0: said, index }) => index + said.length).slice(0, MOST_ENDS);
  const cuts = [0, ...ends, text.length];
  const spans = cuts.flatMap((from, at) => cuts.slice(at + 1).map((to) => ({ from, to })));
  return spans
    .filter(({ from, to }) => to - from <= LONGEST_TASK && /\d/.test(text.slice(from, to)))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, 24);
}

const VERB =
  /^(?:solve|simplify|evaluate|factor|expand|find|calculate|compute|work|out|round|convert|express|order|arrange|change|turn|reduce|write|rewrite|complete|plot|sketch|draw|put|whats|what's|give|graph|answer)$/;
const bare = (text: string): string => text.replace(/[.;!?,\s]+$/, '');
const withoutWord = (task: string, at: Span, { from, to }: Word): string =>
  task.slice(0, from - at.from) + ' '.repeat(to - from) + task.slice(to - at.from);

/** Nouns that end the name of a form or a value. */
const HEADS =
  /^(?:form|terms?|notation|multiple|factor|numbers?|fractions?|decimals?|percent|places?|remainder|property)$/;

const STEPS =
  /\b(?:show(?:ing)? )?(?:me )?(?:all )?(?:(?:the|your|every|each) )?(?:steps?|work)\b|\bstep by step\b|\b(?:(?:like|as|(?:just )?(?:how|the way)) (?:you|u|i)(?:['’]?d| would)? (?:put|write|show|do)(?: (?:it|them))?(?: (?:up|out))? )?(?:on|for) the (?:white|black)?board\b/gi;

/** The words of a task on which its answer depends; numbers are changed, words left out. */
function usedIn(task: string, at: Span, answer: string): Span[] {
  const idle = new Set(unusedNumbers(asTyped(task)));
  const words = wordsOf(task).map((word) => ({ ...word, from: word.from + at.from, to: word.to + at.from }));
  const named = shifted(knownWordsIn(task), at.from);
  const used = words.map((word) =>
    /\d/.test(word.low)
      ? !idle.has(word.low.replaceAll(',', ''))
      : VERB.test(word.low) || isIn(word, named) || solveTask(asTyped(withoutWord(task, at, word)))?.answer !== answer,
  );
  // What stands beside a word that is used belongs to its name: "common multiple" is the same without its last word.
  return words.filter(
    (word, each) =>
      used[each] ||
      (used[each - 1] && HEADS.test(word.low)) ||
      ((used[each - 1] || used[each + 1]) && word.low.length === 1 && !isGrammar(word.low)),
  );
}

const SIMPLEST =
  /\b(?:in )?(?:its |the )?(?:simplest|lowest|reduced) (?:form|terms)\b|\b(?:fully )?(?:reduced|simplified)\b/gi;
const EXACT = /\bexact(?:ly)?(?: (?:answers?|values?|form|roots?|solutions?))?\b/gi;
const resultIn = ({ text }: Made): string => text.split('\n').findLast((line) => line.startsWith('Answer:')) ?? '';
const isReduced = (made: Made): boolean =>
  resultIn(made) !== '' &&
  [...resultIn(made).matchAll(/(\d+)\/(\d+)/g)].every(([, top, bottom]) => gcd(Number(top), Number(bottom)) === 1);
const isExact = (made: Made): boolean => resultIn(made) !== '' && !/≈|\d\.\d|about/.test(resultIn(made));
/** How it is to be worked out, as the lines of the work say it. */
const METHODS =
  /\b(?:by |using |with |use )?(?:the )?(?:elimination|substitution|completing the square|quadratic formula|factoring|partial quotients|prime fact\w+|area model|long division)\b/gi;
const isSaidIn =
  (words: string) =>
  ({ text }: Made): boolean =>
    wordsOf(words).every(
      ({ low }) => isGrammar(low) || /^us(?:e|ing)$/.test(low) || text.toLowerCase().includes(stemOf(low)),
    );
/** What the answer is not to be. */
const NO_DECIMAL = /\b(?:and )?(?:not|no) (?:a |as a |in )?decimals?(?: form)?\b/gi;
/** What a quantity is asked by. */
const HOW_MANY = /\bhow (?:many|much|far|long)\b|\bwhat time\b/gi;
/** Which way numbers are put in order, which is read with them. */
const ORDER =
  /\b(?:from )?(?:the )?(?:least|smallest|lowest|greatest|largest|biggest|highest) to (?:the )?(?:least|smallest|lowest|greatest|largest|biggest|highest)\b/gi;
const IMPROPER =
  /\b(?:and )?(?:give|leave|write|put)?(?: (?:the|your))?(?: answer)? ?(?:as|in) (?:an? )?(?:improper )?fractions?\b/gi;
const OF_LINE =
  /\b(?:of |for )?(?:the |a )?line\b(?: (?:thru|through|that (?:goes|passes) through|passing through|with))?|\bthru\b/gi;
/** What is said of the answer and of the way to it, each looked up there. */
const onWork = (text: string): Claim[] => [
  ...claimsOn(spansOf(text, SIMPLEST), 'words', isReduced),
  ...claimsOn(spansOf(text, EXACT), 'words', isExact),
  ...claimsOn(spansOf(text, NO_DECIMAL), 'words', isExact),
  ...claimsOn([...spansOf(text, ORDER), ...spansOf(text, HOW_MANY)], 'words'),
  ...claimsOn(spansOf(text, IMPROPER), 'words', (made) => /`[a-z= ]*-?\d+\/\d+`/.test(resultIn(made))),
  ...claimsOn(spansOf(text, OF_LINE), 'words', ({ text: said }) => /^Slope|\bslope is\b/m.test(said)),
  ...spansOf(text, METHODS).flatMap((span) => claimsOn([span], 'words', isSaidIn(span.said))),
];

/** Numbers that are names: a class, a chapter, a problem, how long something lasts. */
const NAMED_BY_NUMBER =
  /\b(?:for|in|with|from) (?:(?:my|our|the|class) )*\d{1,2}[A-H]\b(?! *[-+=*×÷/^<>])|\b(?:ch(?:apter)?|unit|lesson|module|period|page|pg|room|section|grade|gr|week)\b\.? ?#?\d+(?:\.\d+)?\b|(?<!\w)#\d+\b|\b\d+[- ]min(?:ute)?s? (?=(?:warm|lesson|plan|class|period|block|quiz|activity)\b)/gi;
/** The same where it is written in capitals: "6b" may be a product. */
const namesIn = (text: string): (Span & { readonly said: string })[] => [
  ...spansOf(text, NAMED_BY_NUMBER).filter(({ said }) => !/\d[a-h]$/.test(said)),
  ...spansOf(text, RANGE).filter(({ said }) => {
    const [low, high] = (said.match(/\d+/g) ?? []).map(Number);
    return low !== undefined && high !== undefined && low < high;
  }),
];
/** From how many to how many of something, and no difference: "4-5 sentences". */
const RANGE = /(?<![\d.+−×÷*/=-] ?)\b\d{1,2} ?[-–] ?\d{1,2}(?= [a-z]{2,}s\b)/gi;

const MOST_BEFORE = 2;
/** Whether a task is only what something else is about: "good questions for a number talk about 6 x 7". */
function isInTalk(text: string, used: readonly Span[]): boolean {
  const first = Math.min(...used.map(({ from }) => from));
  const clause =
    text
      .slice(0, first)
      .split(/[.;:?!\n]\s|,\s/)
      .at(-1) ?? '';
  return wordsOf(clause).filter(({ low }) => !isGrammar(low) && !VERB.test(low)).length > MOST_BEFORE;
}

/** A task that can be worked out, the longest that stands in a text. */
export function taskIn(text: string): TaskRead | undefined {
  const steps = spansOf(text, STEPS);
  const called = namesIn(text);
  const rest = blanked(text, [...steps, ...called]);
  for (const at of partsOf(rest)) {
    const task = bare(rest.slice(at.from, at.to)).replace(/^[\s,]+/, (lead) => ' '.repeat(lead.length));
    if (!(hasMath(asTyped(task)) || wordsOf(task).length < 14)) continue;
    const solved = /^\W*[\d.,]+\W*$/.test(task) ? undefined : solveTask(asTyped(task));
    if (solved === undefined) continue;
    const used = usedIn(task, at, solved.answer);
    if (!used.some(({ from, to }) => /\d/.test(text.slice(from, to))) || isInTalk(text, used)) continue;
    const isWhole = wordsOf(task).every(
      (word) => isGrammar(word.low) || used.some(({ from }) => from - at.from === word.from),
    );
    const letters = shifted(spansOf(task, /(?<![\p{L}'’])\p{L}(?![\p{L}'’])|(?<=\d)\p{L}(?!\p{L})/giu), at.from);
    const shown = isWhole ? task : taskOf(rest, [...used, ...letters], at, solved.answer);
    return {
      request: {
        make: 'compute',
        skills: [],
        conditions: [],
        words: asTyped(shown.trim()).slice(0, LONGEST_REQUEST.words),
      },
      claims: [
        ...claimsOn([...used, ...letters, ...called.filter(({ said }) => !/ ?[-–] ?\d/.test(said))], 'words'),
        ...claimsOn(steps, 'words', ({ kinds }) => kinds.has('steps')),
        ...onWork(text),
      ],
    };
  }
  // What is called a task by its verb is one, even where nothing here works it out.
  return /^\W*(?:solve|simplify|evaluate|factor|expand)\b/i.test(text) && hasMath(asTyped(text))
    ? {
        request: { make: 'compute', skills: [], conditions: [], words: asTyped(text).slice(0, LONGEST_REQUEST.words) },
        claims: claimsOn([{ from: 0, to: text.length }], 'words'),
      }
    : undefined;
}
/** The part of a text from the first to the last word that is used; without the verb before it where it is the same. */
const taskOf = (text: string, used: readonly Span[], at: Span, answer: string): string => {
  const numbers = used.filter(({ from, to }) => {
    const low = text.slice(from, to).toLowerCase();
    return !VERB.test(low) && !isGrammar(low);
  });
  const bounds = numbers.flatMap((each) => [each.from, each.to]);
  const tight =
    text.slice(Math.min(...bounds), Math.max(...bounds)) +
    (/^[)\]²³%°]*/.exec(text.slice(Math.max(...bounds)))?.[0] ?? '');
  if (spansOf(text, METHODS).length === 0 && solveTask(asTyped(tight))?.answer === answer) return tight;
  const from = Math.min(...used.map((each) => each.from));
  const part = text.slice(at.from, at.to);
  return VERB.test(wordsOf(part)[0]?.low ?? '') || from < at.from + 2 ? bare(part) : bare(text.slice(from, at.to));
};

const partsOfWord = (low: string): string[] => low.replaceAll(',', '').split(/[./:]/);
/** Answers that are counted: "1) 6x7=42". */
const LABELS = /(?<![\d.])\d{1,2}\)(?= )/g;
/** The letters of a text, and its numbers that stand in what is judged. */
const numbersOf = (text: string, said: readonly string[]): Span[] => {
  const all = new Set(wordsOf(said.join(' ')).flatMap(({ low }) => partsOfWord(low)));
  return wordsOf(text).filter(
    ({ low }) =>
      (low.length === 1 && !/\d/.test(low)) || (/\d/.test(low) && partsOfWord(low).every((part) => all.has(part))),
  );
};

/** Words by which somebody asks why an answer was given, and says whose it is. */
const ASKS_WHY =
  /\bwhat['’]?s\b|\b(?:an? |one of my |my |the |some |several |many )?(?:students?|kids?|child|children|girls?|boys?|somebody|someone|she|he|they|them)(?:['’]s)?\b|\b\p{Lu}\p{Ll}+['’]s\b|\bhappened\b|(?<=\d ?)[x×](?= ?[\d.])|\b(?:wrote|writes?|writing|said|says?|saying|got|gets?|getting|puts?|putting|thinks?|thinking|thought|answer(?:s|ed)?|keeps?|why|explain(?:ing)?|probably|misconception|wrong|mistake|going on|in (?:his|her|their) heads?|behind|doing|happening|mean|understand(?:ing)?|solve[ds]?|(?:is )?(?:bigger|larger|greater|more|smaller|less) than)\b/giu;
/** What is done about it stands in the answer where the way of thinking is known. */
const WHAT_TO_DO =
  /\b(?:how|what) (?:should|do|can|could|would) (?:i|we) (?:respond|say|do|ask|tell|fix|help|address|reteach|correct)\b|\breteach(?:ing)?\b|\bpattern\b|\bmisc(?:onception)?s?\b/gi;
const FIRST = /\b(?:the )?first (?:mistake|error|wrong (?:step|line)|line|step|place)\b/gi;
const REST =
  /\b(?:whether |if )?(?:the rest|(?:everything|what)(?: (?:comes|came|is))? (?:after|below|else))(?: (?:it|that))?(?: (?:(?:is|was|were) )?(?:done )?(?:properly|right|ok(?:ay)?|fine|follows?|correct(?:ly)?))?\b/gi;
/** Credit is told by a rubric. */
const RUBRIC = /\b(?:out of \d|\d[- ]?(?:pt|point)s?|rubric)\b/gi;

const JUDGES =
  /\b(?:kid|student|she|he|they)? ?(?:says?|said|wrote|writes?|got|gets?|put)\b|\b(?:check|grade|mark|score|correct|look(?:ing)? (?:at|over)|right|wrong|mistakes?|errors?|where|line by line|goes? (?:wrong|off(?: the rails)?)|(?:tell|show) me|each (?:step|line)|student['’]?s?|students?|kid['’]?s?|work(?:ing)?|answers?|this|solution|total|step by step|feedback)\b/gi;

const VISUAL = /\b(?:(?:and|with|give me|show me|draw) )*(?:an? )?(?:visual|picture|drawing|diagram|model)\b/gi;
/** A picture that is asked for beside a reason: it says what to draw. */
const visual = (text: string): Claim[] =>
  claimsOn(spansOf(text, VISUAL), 'words', ({ text: said }) =>
    /\b(?:draw|area model|rectangle|number line|bars?|picture)\b/i.test(said),
  );

/** What is said of the way of thinking: where one is known, its move and what to ask are told. */
const onThinking = (text: string): Claim[] => [
  ...claimsOn(spansOf(text, WHAT_TO_DO), 'words', ({ memo }) => memo?.misconception !== undefined),
  ...visual(text),
];

/** Work to be judged, or a wrong answer to be explained. */
export function judgedIn(text: string): TaskRead | undefined {
  // A true equation that is called wrong is no answer to be marked right.
  if (deniedTrue(text))
    return {
      request: { make: 'explain', skills: [], conditions: [], words: text.slice(0, LONGEST_REQUEST.words) },
      claims: claimsOn([...numbersOf(text, [text]), ...spansOf(text, JUDGES), ...spansOf(text, ASKS_WHY)], 'words'),
    };
  const wrong = wrongAnswerIn(text);
  const isWhy = /\bwhy\b|\bmisconception\b|\bgoing on\b|\bdoing wrong\b|\bthink/i.test(text);
  const graded = gradingIn(text, written(text)) ?? (wrong && isWhy ? undefined : markedIn(text, written(text)));
  const said: Answered | undefined = graded === undefined ? wrong : undefined;
  if (graded) {
    const words = text.slice(0, LONGEST_REQUEST.words);
    const { lines = [], answers = [] } = graded;
    const judged = [...lines, ...answers.flatMap(({ question, answer }) => [question, answer])];
    return {
      request: { make: 'grade', skills: [], conditions: [], words },
      claims: [
        ...claimsOn([...numbersOf(text, judged), ...spansOf(text, JUDGES), ...spansOf(text, ASKS_WHY)], 'words'),
        ...claimsOn(spansOf(text, LABELS), 'words'),
        ...claimsOn(spansOf(text, FIRST), 'words', ({ text: said }) => /\bLines? \d|All \d+ lines/.test(said)),
        ...claimsOn(spansOf(text, REST), 'words', ({ text: said }) => said.includes('lines after it follow')),
        ...claimsOn(spansOf(text, RUBRIC), 'words', ({ text: said }) => said.includes('rubric')),
        ...onThinking(text),
      ],
    };
  }
  return (
    said && {
      request: {
        make: 'explain',
        skills: [],
        conditions: [],
        question: said.question,
        answer: said.answer,
        words: text.slice(0, LONGEST_REQUEST.words),
      },
      claims: [
        ...onThinking(text),
        ...claimsOn(
          [
            ...numbersOf(text, [said.question, said.answer, correctFor(said).value ?? '']),
            ...spansOf(text, ASKS_WHY),
            ...spanOf(text, /^Write the number (.*) in digits\.$/.exec(said.question)?.[1] ?? said.question),
          ],
          'words',
        ),
      ],
    }
  );
}
