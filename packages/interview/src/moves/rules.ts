import type { Move } from '@lemma/school/interview';

type Rule = readonly [move: Move, weight: number, pattern: RegExp];

const DO =
  'add|subtract|multiply|divide|take|put|write|move|line|carry|borrow|use|change|turn|flip|do|find|square|halve|double|distribute|round|bring|get|count|keep|make|cross|reduce|simplify';
const OBJECTS = String.raw`(?:the|a|an|both|all|it|them|each|every|one|your|to|from|by|on|with|\d)`;

/**
 * If several rules fit, the one with the highest weight decides. The weights were set on a part of the labeled
 * sentences.
 */
const RULES: readonly Rule[] = [
  ['telling', 6, /\b(?:the |your )?(?:right |correct |real )?answer (?:is|was|would be|should be)\b(?!.*\?)/i],
  ['telling', 6, /^(?:no|nope|wrong|actually)\b[,.!]?\s.*\w(?!.*\?)/i],
  ['telling', 5, /\bthat(?:'s| is) (?:wrong|not right|not correct|incorrect)\b/i],
  [
    'telling',
    5,
    /\byou(?:'ve| have)? ?(?:need|have|has|had|must|should|ought|want|are supposed|can ?not|can't|cannot|mustn't|always|never|forgot|get|made|added)\b(?!.*\?)/i,
  ],
  ['telling', 4, /\b(?:the|a|one) (?:rule|trick|formula|way) (?:is|to|here)\b(?!.*\?)/i],
  ['telling', 4, /\b(?:we|you) (?:always|never)\b(?!.*\?)/i],
  [
    'telling',
    4,
    /\b(?:let me (?:show|tell|explain)|here(?:'s| is) how|what you do is|i would|your mistake|do not forget|don't forget|remember (?:that|to)|use the formula)\b(?!.*\?)/i,
  ],
  [
    'telling',
    3,
    new RegExp(
      String.raw`^(?:so |then |now |just |first |next |and |always |never |please )*(?:${DO})\b(?:\s+\w+)?\s*\b${OBJECTS}\b(?!.*\?)`,
      'i',
    ),
  ],
  [
    'telling',
    3,
    new RegExp(String.raw`^(?:first|then|just|always|never|simply)\b[, ]+(?:you )?(?:${DO})\b(?!.*\?)`, 'i'),
  ],
  ['telling', 3, /\b(?:because|so|that means|which makes|equals|becomes?|has to|have to|means? that)\b(?!.*\?)/i],
  [
    'telling',
    2,
    /\b(?:is|are|makes?|gives?|has (?:180|360)|has two)\b[^?]*(?:\d|always|never|half|twice|larger|smaller|positive|negative|rise|middle|solutions|altogether)[^?]*$/i,
  ],
  ['telling', 2, new RegExp(String.raw`^(?:${DO}), (?:do not|don't|not)\b`, 'i')],

  ['probing', 6, /\bwhy\b|\bhow come\b|\bwhat makes you\b|\bconvince\b|\bprove\b|\breasons?\b/i],
  ['probing', 6, /\bhow (?:do|did|can|could|would) (?:you|we|they|both|that|it)\b(?!.*\b(?:feel|like)\b)/i],
  [
    'probing',
    5,
    /\b(?:what|and) if\b|\bsuppose\b|\bimagine\b|\bwhat (?:would|will) (?:happen|change)\b|\bwhat happens (?:if|when you put)\b|\binstead\b.*\?/i,
  ],
  [
    'probing',
    5,
    /\b(?:are|how) (?:you )?sure\b|\bmakes? sense\b|\bseems? right\b|\bcheck (?:your|that|it)\b.*\?|\bdo it again\b/i,
  ],
  ['probing', 5, /\b(?:draw|drawing|picture|number line|sketch|diagram)\b(?!.*\bheight\b)/i],
  [
    'probing',
    5,
    /\b(?:always work|every time|different way|another (?:way|solution)|another problem|not work|work for|same with|the same as|the same way|test your|change your mind|changed? your mind)\b/i,
  ],
  [
    'probing',
    5,
    /\b(?:before|earlier|first) you (?:said|got|wrote)\b|\bsomeone (?:else )?(?:got|said|says)\b|\bboth be\b|\bwhich one is right\b|\bis different\b|\bare different\b/i,
  ],
  [
    'probing',
    4,
    /\bwhere did\b|\bwhat did you mean\b|\bin your head\b|\bwhat made you\b|\bexplain (?:to me )?(?:how|why)\b/i,
  ],
  [
    'probing',
    4,
    /\b(?:more|less|bigger|larger|smaller|greater) (?:or less |or smaller )?than\b.*\?|\bcan the answer\b|\bis it true\b|\bget back to\b/i,
  ],
  [
    'probing',
    3,
    /\bwhat (?:would|do|will) you get\b|\bhow about\b|\bwhat about\b|^(?:now |ok(?:ay)?[.,]? |and |so )*try\b|\bdo you get\b|\bgives something\b/i,
  ],
  ['probing', 3, /\bwhich (?:one )?is (?:bigger|larger|smaller|greater|more)\b/i],

  [
    'focus',
    5,
    /^(?:(?:let us |let's |now |please |ok,? )*)(?:look (?:at|back|again)|focus|check the|pay attention|start with|read me|think about|try to line)\b/i,
  ],
  [
    'focus',
    5,
    /\bwhat (?:should|could|can|do|must) (?:you|we) (?:do|have to do)\b|\bwhat (?:is|'s) (?:the|your) (?:first|next) step\b|\bnext step\b|\bget started\b|\bin the next\b/i,
  ],
  ['focus', 4, /\bwhat (?:does|do|are|is|goes|could|information|units?|happens to)\b.*\?/i],
  ['focus', 4, /\b(?:which|how many|where is|where are)\b.*\?/i],
  ['focus', 4, /\b(?:do you )?remember\b.*\?|\bwhat do you (?:know|notice|remember)\b/i],
  ['focus', 4, /\bcan you (?:find|point|put|work out|see)\b.*\?/i],
  ['focus', 3, /^(?:are|is) (?:the|your|there)\b.*\?/i],

  [
    'generic',
    7,
    /\bwhat do you think\?|\bwhat (?:are|were) you thinking\b|\bwhat did you do\?|\bhow did it go\b|\bany(?:thing)? (?:else|questions)\b|\bsay (?:that|a bit more)\b/i,
  ],
  [
    'generic',
    6,
    /\b(?:hi|hello|good (?:morning|afternoon)|goodbye|bye|thanks?|thank you|nice to meet|my name|see you|sorry|well done|welcome)\b/i,
  ],
  [
    'generic',
    6,
    /\b(?:take your time|take it (?:easy|slowly)|take a (?:moment|minute|breath)|no hurry|i see|go on|keep going|tell me (?:more|about)|say (?:a bit )?more|walk me through|talk (?:me through|to me)|have a go|no right or wrong|whenever you|are you ready|shall we|move on|stop here|let us look at this together)\b/i,
  ],
  [
    'generic',
    5,
    /\b(?:you are|you're) doing\b|\bi (?:like|am|can see|appreciate|want to hear)\b|\byou look\b|\bgreat\b|\blovely\b|\binteresting\b|\bdo you (?:like|want|have any)\b|\bfeel\b|\bis it ok\b|\bwas this\b|\b(?:gets? )?stuck\b/i,
  ],
  ['generic', 4, /^(?:please )?(?:describe|show me) (?:what you did|your work)|\bread the problem out\b/i],
  ['generic', 1, /.+/],
];

/** The rules that a text meets, by their number and move. */
export const ruleHits = (text: string): string[] =>
  RULES.flatMap(([move, , pattern], at) => {
    const hit = pattern.exec(text);
    return hit === null || (move === 'generic' && hit[0] === text) ? [] : [`${move} ${at}`];
  });

const CALCULATION =
  /\d[\d.\s/()a-z]*(?:[-−+×÷*^=<>]|\btimes\b|\bplus\b|\bminus\b|\btake away\b|\bdivided\b)[\d.\s/()a-z-]*[\dx]/i;

const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/**
 * A calculation with the digits of the problem on the table leads the student through it; any other calculation tests
 * the student's thinking.
 */
export function calculationMove(text: string, current: string | undefined): Move | undefined {
  if (
    !CALCULATION.test(text) ||
    /\b(?:is|are|because|get|equals)\b(?!.*\?)/i.test(text.replace(/^what(?:'s| is)/i, ''))
  )
    return undefined;
  if (current === undefined) return 'probing';
  const there = new Set(numbersOf(current).flatMap((number) => [number, ...number]));
  return numbersOf(text).every((number) => there.has(number)) && text.length < 60 && numbersOf(text).length <= 2
    ? 'focus'
    : 'probing';
}

/** A move and the words by which it was recognized. */
export type RuleLabel = { readonly move: Move; readonly evidence: string };

/**
 * The move of one utterance by the rules alone, which what a student replies goes by. If it has several sentences,
 * "telling" takes precedence over "probing", and "probing" over "focus", because what was given away stays given away.
 * `current` is the problem on the table, as text.
 */
export function ruleMove(text: string, current?: string): RuleLabel {
  const sentences = text.split(/(?<=[.?!])\s+(?=\S)/).filter((sentence) => /\S/.test(sentence));
  const found = sentences.map((sentence) => labelSentence(sentence, current));
  const order: readonly Move[] = ['telling', 'probing', 'focus', 'generic'];
  return (
    order.flatMap((move) => found.filter((one) => one.move === move))[0] ?? { move: 'generic', evidence: text.trim() }
  );
}

function labelSentence(sentence: string, current: string | undefined): RuleLabel {
  const totals: Record<Move, number> = { generic: 0, focus: 0, probing: 0, telling: 0 };
  const words: Partial<Record<Move, string>> = {};
  for (const [move, weight, pattern] of RULES) {
    const hit = pattern.exec(sentence);
    if (hit === null || weight <= totals[move]) continue;
    totals[move] = weight;
    words[move] = hit[0].trim();
  }
  const calculation = calculationMove(sentence, current);
  if (calculation !== undefined && totals[calculation] < 4.5) {
    totals[calculation] = 4.5;
    words[calculation] = CALCULATION.exec(sentence)?.[0].trim() ?? sentence;
  }
  const order: readonly Move[] = ['probing', 'telling', 'focus', 'generic'];
  const move = order.reduce((first, other) => (totals[other] > totals[first] ? other : first));
  return { move, evidence: words[move] ?? sentence };
}
