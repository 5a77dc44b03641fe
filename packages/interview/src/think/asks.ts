import { direct } from '../speech/direct.ts';
import { figures } from '../talk/calculate.ts';

/** One thing that a teacher asks for in a turn. */
export type Ask = {
  /** The question with what leads to it. */
  readonly text: string;
  /** The same with figures and signs for words. */
  readonly plain: string;
  /** The question alone. */
  readonly question: string;
  /** What was asked just before in the same turn. */
  readonly before?: string;
};

const PRAISE =
  /^\W*(?:(?:(?:nice|great|good|well done|awesome|excellent|perfect|wonderful|super|thanks|thank you|love|interesting|you got it|you(?:'re| are) (?:doing|so)|i (?:really )?(?:like|love|appreciate)|i hear you)\b[^.?!,]*|(?:cool|wow|hm+|ok(?:ay)?|right|so|well|alright|mhm|aha|yes|no|no worries|i see|got it|fine|sure|hey|look|now))[.!,…]+\s*(?:but\s+)?)+/i;

const ORDER =
  /^(?:and |now |so |then |please |just |can you |could you |let'?s (?!say\b))*(?:tell|show|draw|try|explain|write|put|make|walk|talk|describe|give|say|read|find|use|compare|pick|count|plug|work|convince|prove|check|sketch|go|stretch|test|do|solve|start|look|place|point|mark|help|act|model|split|break|round|estimate|guess|list|name|finish|continue|retell)\b/i;

const QUESTION = String.raw`(?:how|what|why|where|when|which|who|is|are|do|does|did|can|could|would|will|should)\b`;
const AND_ASKS = new RegExp(
  `,?\\s+and\\s+(?=(?:${QUESTION})[^,]*\\?|by how (?:much|many)|tell me|why\\b|explain|say why)|,\\s+(?=what do you (?:notice|see)\\b)|\\s*…\\s+(?=do you (?:notice|see)\\b)`,
  'i',
);
/** What is supposed leads to a question and asks for nothing itself. */
const SUPPOSES =
  /^(?:and |so |now |ok(?:ay)?,? )*(?:say|imagine|pretend|picture|suppose|let'?s (?:say|pretend))\b(?! (?:it\b(?!')|that (?:out|again)|the (?:problem|number|whole)))/i;
/** "What if there were 100 cups of blue?", before the question about it. */
const WHAT_IF = /^(?:and |so |now |but |ok(?:ay)?,? )*what if\b/i;
/** "And after two?", "What about 5?": the question before with another number. */
const OTHER_NUMBER =
  /^(?:and |so |ok(?:ay)?,? )?(?:(?:what|how) (?:about|if it (?:was|were))|and)? ?(?:after|for|with|in|at|if it(?:'s| was| were)?)? ?(-?\d+(?:\.\d+)?(?:\/\d+)?%?)(?: [a-z]+)?\?$/i;
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g;
const counted = (text: string): string => figures(text.replace(/\bone\b/gi, '1').replace(/\btwo\b/gi, '2'));
const OPENS = new RegExp(`^(?:and |so |but |ok(?:ay)?,? |then |now )*(?:${QUESTION})`, 'i');

const TAG = /,\s*(?:right|ok(?:ay)?|yeah|yes|no|huh|isn't it|aren't they|don't you|doesn't it|correct)\?$/i;

/** Whether a sentence asks or orders something. */
export const isAsk = (sentence: string): boolean =>
  sentence.includes('?') || ORDER.test(sentence) || OPENS.test(sentence);

/** A question that joins two: "What did you do first, and why?" */
const apart = (sentence: string): readonly string[] => {
  const parts = sentence.split(AND_ASKS);
  const [first = '', second = ''] = parts;
  const isPair =
    /^how (?:much|many)\b/i.test(second) &&
    /^(?:and |so )?how (?:much|many)\b/i.test(first) &&
    first.split(' ').length < 5;
  return parts.length > 1 && !isPair && isAsk(first) && first.split(' ').length > 2
    ? parts.map((part) => (/[.?!]$/.test(part) || !sentence.endsWith('?') ? part : `${part}?`))
    : [sentence];
};

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!])\s+(?=["“A-Za-z\d$])/)
    .map((sentence) => direct(sentence.trim()))
    .filter((sentence) => /\w/.test(sentence));

/** A short question about what an order leads to. */
const SHORT = /^(?:and |so |now )?(?:where|what|how many|how much|which|do|does|is|are|did)\b(?:\W+[a-z']+){0,5}\?$/i;
const isDoing = (question: string): boolean =>
  ORDER.test(question) &&
  !question.includes('?') &&
  !/^(?:please |can you |now )*(?:tell|draw|show|explain|describe|sketch|say|read|look|walk|talk|make|point)\b/i.test(
    question,
  );

/** The questions and orders of a turn, each with the statements that lead to it; praise and fillers left out. */
export function asksIn(turn: string): readonly Ask[] {
  const plainTurn = turn.replace(/[’]/g, "'");
  const bare = plainTurn.replace(PRAISE, '') || plainTurn;
  const asks: Ask[] = [];
  let lead: string[] = [];
  const sentences = sentencesOf(bare);
  for (const sentence of sentences) {
    const prior = asks.at(-1);
    // "Start at -6 and go up 2. Where are you?", "Put it back in. Do they match?"
    if (prior !== undefined && lead.length === 0 && SHORT.test(sentence) && isDoing(prior.question)) {
      const text = `${prior.text} ${sentence}`;
      asks[asks.length - 1] = { text, plain: figures(text), question: `${prior.question} ${sentence}` };
      continue;
    }
    const fresh = OTHER_NUMBER.exec(counted(sentence))?.[1];
    const asked = prior?.question ?? '';
    const plain = (asked.match(NUMBER) ?? []).length === 1 ? asked : counted(asked);
    const old = plain.match(NUMBER) ?? [];
    // "Is 3/8 over a half or under? What about 3/5?", "How tall after one month? And after two?"
    if (prior !== undefined && fresh !== undefined && asks.length === 1 && old.length === 1 && asked.includes('?')) {
      const question = plain.replace(old[0] ?? '', fresh);
      asks.push({ text: question, plain: figures(question), question });
      continue;
    }
    // "What is 5 to the third? Second? First?"
    if (
      prior !== undefined &&
      (/^(?!why|how)[a-z\d]+(?: [a-z\d]+)?\?$/i.test(sentence) ||
        /^(?:and )?-?\d+\s*\^\s*-?\d+\?$/i.test(sentence) ||
        /^(?:and )?what(?:'s| is)? (?:happen\w*|going on|the pattern)\b.*\b(?:each|every|step|time|pattern|down|up)\b/i.test(
          sentence,
        ))
    ) {
      const text = `${prior.text} ${sentence}`;
      asks[asks.length - 1] = { text, plain: figures(text), question: `${prior.question} ${sentence}` };
      continue;
    }
    const isOpening = /^(?:and |so )?(?:what|how) about\b[^?]*\?$/i.test(sentence) && !/\d/.test(sentence);
    const isSupposed =
      sentence !== sentences.at(-1) && (WHAT_IF.test(sentence) || (SUPPOSES.test(sentence) && !sentence.includes('?')));
    if (isSupposed || !isAsk(sentence) || ((isOpening || TAG.test(sentence)) && sentence !== sentences.at(-1))) {
      lead.push(sentence);
      continue;
    }
    const before = asks.at(-1);
    // "If x was 2, what's 3x + 5? And then what's 8x?"
    if (
      before !== undefined &&
      /^(?:if|when|say|let)\b/i.test(before.question) &&
      /^and\b/i.test(sentence) &&
      !/^and (?:why|how)\b/i.test(sentence)
    ) {
      const text = `${before.text} ${sentence}`;
      asks[asks.length - 1] = { text, plain: figures(text), question: `${before.question} ${sentence}` };
      continue;
    }
    for (const question of apart(sentence)) {
      const text = [...lead, question].join(' ');
      const earlier = asks.at(-1)?.text;
      asks.push({ text, plain: figures(text), question, ...(earlier !== undefined && { before: earlier }) });
      lead = [];
    }
  }
  // A statement behind the only question belongs to it: "Does that make sense? 63 and 48 are close."
  const last = asks.at(-1);
  if (last !== undefined && lead.length > 0) {
    const text = [last.text, ...lead].join(' ');
    asks[asks.length - 1] = { ...last, text, plain: figures(text) };
  }
  return asks.length > 0 ? asks : [{ text: bare, plain: figures(bare), question: bare }];
}
