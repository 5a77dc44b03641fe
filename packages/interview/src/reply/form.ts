/** What kind of answer a question wants. */
export type AskForm =
  | 'amount'
  | 'either'
  | 'yes-no'
  | 'which'
  | 'what'
  | 'why'
  | 'how'
  | 'where'
  | 'draw'
  | 'point'
  | 'other';

const START =
  /^(?:(?:and|so|but|ok(?:ay)?|now|then|well|hmm*|um|like|alright|right|or|before you \w+|do you think|let's see)[,.]?\s+)+/i;
const CLAUSE =
  /(?:^|[,;:]\s+|\bthen\s+)(?=(?:and |so |then |or )?(?:roughly |about |exactly )?(?:how|what|which|why|where|who|is|are|was|were|do|does|did|can|could|would|will|should|has|have)\b)/gi;

/** The clause of a question that asks: "If there are 5 games, how many points is that?" asks how many. */
export function askingClause(question: string): string {
  const starts = [...question.matchAll(CLAUSE)].map(({ index, 0: piece }) => index + piece.length);
  const at = starts.at(-1) ?? 0;
  return question.slice(at).replace(START, '').trim();
}

/** The two things of "getting hotter or colder", "going away or coming back". */
export function optionsIn(question: string): readonly [string, string] | undefined {
  const [, one, other] =
    /\b((?:the |a )?[a-z\d/.-]+(?: [a-z]+)?),? or (?:is it |does it |just |rather )?((?:the |a |to )?[a-z\d/.-]+(?: [a-z]+){0,2})\s*(?:\?|, (?:and|how|why)\b)/i.exec(
      question,
    ) ?? [];
  return one === undefined || other === undefined ? undefined : [one, other];
}

const isOrderToDraw = (question: string): boolean =>
  /\b(?:draw|sketch|shade|plot|graph it|make a picture)\b/i.test(question) && !/\bhow many\b/i.test(question);

export const isOrderToPoint = (question: string): boolean =>
  /\bpoint (?:to|at)\b|\b(?:put )?(?:your )?finger on\b|\bcircle\b(?! (?:with|of|graph|has))|\btrace\b|\btouch\b|\bmark\b|\bshow me (?:\w+ ){0,4}(?:on|in) (?:the|that|this|your) \w+|\bwhere (?:do|can|could|would|did|is|are) (?:you |we |i )?(?:see|find|the|it|they|that)\b|\bshow me (?:which|where|the|with)\b|\bwith your finger\b|^look at the\b/i.test(
    question,
  );

const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|am|isn't|aren't|don't|doesn't|didn't|can't|couldn't|wouldn't|won't|shouldn't)\b/i;
/** "Can you show me …": an order in the form of a question. */
const REQUEST =
  /^(?:can|could|would|will) (?:you|we) (?:please )?(?!get\b|have\b|still\b|ever\b|really\b|be\b|believe\b|picture\b|agree\b|say it\b|save\b|end\b|need\b|also\b|always\b|add or\b)[a-z]+/i;
const RESULT =
  /^what(?:'s|'d| is| are| would| does| do| did)\b.*\b(?:times|plus|minus|divided by|half of|of \d|come (?:out )?to|come after|left|cost|worth|pay|make|total|altogether|add up)\b|^what number\b/i;
const STOPS =
  /^(?:of|in|on|at|to|for|from|with|by|about|that|which|who|is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|you|i|we|he|she|it|they|there|this|these|here|comes?|goes|tells?|happens?|and|or|if|when|after|before|she|made|makes|a|an|the)$/i;

/** The noun that a question asks for: "what fraction of …", "which digit …", "what's the one step …". */
export function headOf(question: string): string {
  const [, rest = ''] =
    /^(?:roughly |about |exactly )?(?:what|which|how many|how much)(?:'s|’s| is| are| was| were)?\s+(?:(?:the|a|an|one|your|his|her|their|its|other)\s+)*(.*)$/i.exec(
      askingClause(question),
    ) ?? [];
  const phrase: string[] = [];
  for (const word of rest.toLowerCase().match(/[a-z'’-]+|[^\sa-z]/gi) ?? []) {
    if (!/^[a-z]/.test(word) || STOPS.test(word)) break;
    phrase.push(word);
  }
  return phrase.at(-1) ?? '';
}

/** "Is 13 how long the fish is, or how much it is missing?" */
export const EITHER_OF_TWO =
  /^(?:(?:so|and|but|ok(?:ay)?),? )*(?:is|are|was|were|does|do|did)\b[^?]*\bor (?:how|what|which|where)\b/i;

/** What kind of answer a question wants, by its words. */
export function formOf(question: string): AskForm {
  const clause = askingClause(question);
  if (isOrderToDraw(question)) return 'draw';
  if (EITHER_OF_TWO.test(question)) return 'either';
  if (/^(?:why|how come|what for)\b/i.test(clause)) return 'why';
  if (/^(?:about |roughly |exactly )?how (?:many|much|far|long|big|tall|old|high|wide)\b/i.test(clause))
    return 'amount';
  if (isOrderToPoint(question)) return 'point';
  if (REQUEST.test(clause)) return 'other';
  if (AUXILIARY.test(clause)) return optionsIn(question) === undefined ? 'yes-no' : 'either';
  if (/^(?:which|who)\b/i.test(clause)) return 'which';
  if (RESULT.test(clause)) return 'amount';
  if (/^(?:what|roughly what|about what)\b/i.test(clause)) return 'what';
  if (/^how\b/i.test(clause)) return 'how';
  if (/^where\b/i.test(clause)) return 'where';
  return 'other';
}

const AMOUNT =
  /\d|\b(?:no|none|zero|one|two|three|half|nothing|enough|all of)\b|doesn’t say|can’t (?:say|tell)|don’t know/i;
const JUDGES =
  /\b(?:yes|no|not|nope|maybe|same|more|less|bigger|smaller|larger|fewer|works?|fits?|true|strange|higher|lower|closer|longer|shorter|sure|would|left|think so)\b|n’t\b/i;
/** A reply to a question for yes or no, which answers none for a thing, a reason or a way. */
const YES_NO =
  /^(?:hm,? |huh,? )?(?:yes|no|nope)\b[,.]|^(?:hm,? )?I (?:don’t )?think (?:so|it (?:does|can|is|will))\b/i;
const REASON =
  /\bbecause\b|\bso\b|\bI (?:did|thought|think|wanted|count|read|just|take|look)\b|\bit says\b|don’t know/i;

/** What a reply has to have for what the question asks for by a noun. */
const OF_HEAD: readonly (readonly [head: RegExp, has: RegExp])[] = [
  [/^fractions?$/, /\d+\/\d+|half|third|quarter|fourth|fifth|tenth|whole/i],
  [/^(?:digits?|numbers?|values?|totals?|percents?|percentage)$/, AMOUNT],
  [/^signs?$/, /plus|minus|positive|negative|sign|equals?|[-+=<>×÷]|less|greater/i],
  [/^operations?$/, /add|subtract|times|multipl|divid|plus|minus|take|count/i],
];

const isOfHead = (question: string, reply: string): boolean => {
  const head = headOf(question);
  return OF_HEAD.every(([of, has]) => !of.test(head) || has.test(reply));
};

function isOfEither(question: string, reply: string): boolean {
  const options = optionsIn(question) ?? ['', ''];
  const words = options.flatMap((option) => option.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []);
  return (
    words.length === 0 ||
    JUDGES.test(reply) ||
    words.some((word) => reply.toLowerCase().includes(word.slice(0, Math.max(3, word.length - 2))))
  );
}

/** Whether a reply is of the kind that a question wants. */
export function isOfForm(form: AskForm, question: string, reply: string, drawn: boolean): boolean {
  if (form === 'amount') return AMOUNT.test(reply);
  if (form === 'yes-no')
    return JUDGES.test(reply) || (/\d/.test(reply) && !/^(?:First I|I wrote|I did|It says|Because)\b/.test(reply));
  if (form === 'draw') return drawn || /\bI (?:would )?(?:draw|put|shade|lay|cut|start)\b/.test(reply);
  if (form === 'point') return drawn || !/^First I wrote|^So |^Thanks|^I don’t get/.test(reply);
  if (form === 'either') return isOfEither(question, reply);
  if (form === 'why') return !YES_NO.test(reply) || REASON.test(reply);
  if (form === 'what' || form === 'which') return !YES_NO.test(reply) && isOfHead(question, reply);
  return form === 'other' || !YES_NO.test(reply);
}
