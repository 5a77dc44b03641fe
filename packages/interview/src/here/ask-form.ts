/** What kind of answer a question wants. */
type AskForm = 'amount' | 'either' | 'yes-no' | 'which' | 'why' | 'draw' | 'point' | 'other';

const START = /^(?:(?:and|so|but|ok(?:ay)?|now|then|well|hmm*|um|like|alright|right)[,.]?\s+)+/i;
const CLAUSE =
  /(?:^|[,;:]\s+|\bthen\s+)(?=(?:and |so |then )?(?:how|what|which|why|where|who|is|are|was|were|do|does|did|can|could|would|will|should|has|have)\b)/gi;

/** The clause of a question that asks: "If there are 5 games, how many points is that?" asks how many. */
export function askingClause(question: string): string {
  const starts = [...question.matchAll(CLAUSE)].map(({ index, 0: piece }) => index + piece.length);
  const at = starts.at(-1) ?? 0;
  return question.slice(at).replace(START, '').trim();
}

/** The two things of "getting hotter or colder", "going away or coming back". */
export function optionsIn(question: string): readonly [string, string] | undefined {
  const [, one, other] =
    /\b((?:the |a )?[a-z\d/.-]+(?: [a-z]+)?),? or (?:is it |does it |just |rather )?((?:the |a |to )?[a-z\d/.-]+(?: [a-z]+){0,2})\s*\?/i.exec(
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

/** What kind of answer a question wants, by its words. */
export function formOf(question: string): AskForm {
  const clause = askingClause(question);
  if (isOrderToDraw(question)) return 'draw';
  if (/^(?:why|how come)\b/i.test(clause)) return 'why';
  if (/^(?:about |roughly )?how (?:many|much|far|long|big|tall|old|high|wide)\b/i.test(clause)) return 'amount';
  if (isOrderToPoint(question)) return 'point';
  if (
    /^(?:can|could|would|will) (?:you|we) (?:please )?(?!get\b|have\b|still\b|ever\b|really\b|be\b|believe\b|picture\b|agree\b|say it\b)[a-z]+/i.test(
      clause,
    )
  )
    return 'other';
  if (/^(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have)\b/i.test(clause))
    return optionsIn(question) === undefined ? 'yes-no' : 'either';
  if (/^(?:which|who)\b/i.test(clause)) return 'which';
  if (
    /^what(?:'s| is| are| would| does| do| did)\b.*\b(?:times|plus|minus|divided by|half of|of \d|come (?:out )?to|come after|left|cost|worth|pay|make|total|altogether|add up)\b/i.test(
      clause,
    ) ||
    /^what number\b/i.test(clause)
  )
    return 'amount';
  return 'other';
}

const AMOUNT = /\d|\b(?:no|none|zero|one|two|three|half|nothing|enough)\b/i;
const JUDGES =
  /\b(?:yes|no|not|maybe|same|more|less|bigger|smaller|larger|fewer|works?|fits?|true|strange|higher|lower|closer|longer|shorter|sure|would|left)\b|n’t\b/i;

/** Whether a reply is of the kind that a question wants. */
export function isOfForm(form: AskForm, question: string, reply: string, drawn: boolean): boolean {
  if (form === 'amount') return AMOUNT.test(reply);
  if (form === 'yes-no')
    return JUDGES.test(reply) || (/\d/.test(reply) && !/^(?:First I|I wrote|I did|It says|Because)\b/.test(reply));
  if (form === 'draw') return drawn || /\bI (?:would )?(?:draw|put|shade|lay|cut|start)\b/.test(reply);
  if (form === 'point') return drawn || !/^First I wrote|^So |^Thanks|^I don’t get/.test(reply);
  if (form === 'either') {
    const options = optionsIn(question) ?? ['', ''];
    const words = options.flatMap((option) => option.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? []);
    return (
      words.length === 0 ||
      JUDGES.test(reply) ||
      words.some((word) => reply.toLowerCase().includes(word.slice(0, Math.max(3, word.length - 2))))
    );
  }
  return true;
}
