import { said, small, type TalkCase } from '../talk/talk-case.ts';

const SENTENCE = /(?<=[.?!:])\s+(?=["“A-Z\d$])/;
const ORDERS =
  /^(?:find|write|order|place|round|solve|evaluate|simplify|put|draw|name|compare|count|work out|calculate|add|subtract|multiply|divide|list|fill|give|say|show|choose|express|use|mark|shade|factor|expand|graph|plot|convert)\b/i;

/** Whether a word at the start of a sentence is a name: it stands with a capital elsewhere too, or before a verb. */
const startsWithName = (text: string): boolean =>
  /^[A-Z][a-z]+(?:’s|'s)? (?:has|had|is|was|gets|got|buys|bought|ate|eats|read|reads|ran|runs|walk\w*|gives?|gave|wants?|needs?|makes?|made|sells?|sold|earn\w*|save[sd]?|spen\w+|cut\w*|pay\w*|paid|works?|puts?|draws?|drives?|bakes?|and [A-Z])\b/.test(
    text,
  ) && !/^(?:It|This|That|He|She|They|There|Each|Which|What|Who|The|One|Here)\b/.test(text);

export const lowered = (text: string): string => (startsWithName(text) ? text : small(text));

/** The sentences of a problem that tell something, and the ones that ask. */
export function partsOf(asked: string): { readonly told: readonly string[]; readonly asks: readonly string[] } {
  const sentences = asked
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const isAsking = (one: string): boolean => one.endsWith('?') || ORDERS.test(one);
  return { told: sentences.filter((one) => !isAsking(one)), asks: sentences.filter(isAsking) };
}

const SUBJECT =
  '(there|it|he|she|they|we|you|[A-Z][a-z]+|(?:the|a|an|this|that|each|its|his|her|their) (?:new |young |whole |longer |shorter |same |first |second |other )?[a-z]+)';
const BE = new RegExp(`^(.+?) (is|are|was|were|will|can|could|would|should) ${SUBJECT}\\b ?(.*)$`);
const DO = new RegExp(`^(.+?) (does|do|did) ${SUBJECT} (not )?([a-z]+) ?(.*)$`);

const withS = (verb: string): string => {
  if (verb === 'have') return 'has';
  if (/(?:s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`;
};

/** A question as it stands inside a sentence: "how many hearts does Sam have" is "how many hearts Sam has". */
export function indirect(question: string): string {
  const plain = lowered(question.replace(/[?.!:]+$/, ''));
  const [, what, , who, not, verb, rest = ''] = DO.exec(plain) ?? [];
  if (what !== undefined && who !== undefined && verb !== undefined) {
    const isPast = / did /.test(plain);
    const does = / does /.test(plain);
    const doing = isPast
      ? `did ${not ?? ''}${verb}`
      : not === undefined
        ? does
          ? withS(verb)
          : verb
        : `${does ? 'does' : 'do'} not ${verb}`;
    return `${what} ${who} ${doing} ${rest}`.trim();
  }
  const [, asked, be, subject, more = ''] = BE.exec(plain) ?? [];
  // "the angle marked with a question mark" is one thing.
  if (be !== undefined && /^(?:is|are|was|were)$/.test(be) && /^[a-z]+ed (?:with|by|in|on)\b/.test(more))
    return `${asked} ${subject} ${more} ${be}`;
  return asked === undefined || be === undefined || subject === undefined
    ? plain
    : `${asked} ${subject} ${be} ${more}`.trim();
}

/** What the problem asks for, in a sentence of the student. */
export function goalOf({ asked, math }: TalkCase): string | undefined {
  const { asks } = partsOf(asked);
  const [ask] = asks;
  if (ask === undefined) return math === undefined ? undefined : `I have to find out what \`${math}\` is`;
  if (ORDERS.test(ask)) return `I have to ${lowered(ask.replace(/[.?!:]+$/, ''))}`;
  return /^(?:is|are|does|do|can|will)\b/i.test(ask)
    ? `I have to say: ${lowered(ask.replace(/\?$/, ''))}, yes or no`
    : `I have to find out ${indirect(ask)}`;
}

const GOAL =
  /\bwhat(?:'s| is| are| does| do)? .*\b(?:asking|ask(?:s|ed)?|looking for|trying to (?:find|figure|work|do)|supposed to (?:find|do|figure)|have to (?:find|do|figure)|need to (?:find|know)|want(?:s|ing)? (?:you|us|me)?(?: to)?(?: find| know| do)?|the question|the goal)\b(?!.*\bwhy\b)|\btell me what (?:the|this) (?:problem|question) (?:is asking|asks|wants)\b/i;
const OWN = /\b(?:your|you(?:'re| were| did| wrote| got| thought| think(?:ing)?| came)|how|why)\b/i;
const ABOUT =
  /\b(?:(?:tell|talk to) (?:me|us)|hear|chat|talk|curious)\b.*?\babout (.+)$|\bwhat(?:'s| is| was) (?:this|the|that) (?:one|problem|story|question)(?: here)? (?:all )?about\b|\bwhat(?:'s| is| was) (?:going on|happening)\b(?! with your)|\bwhat happen(?:s|ed) in (?:this|the)\b/i;
const SOMEBODY_DID = /\b[Ww]hat (?:did|does|is) [A-Z][a-z]+ (?:do|doing)\b/;
const HERE = /\b(?:this|the|that|number \w+)\b/i;

/** What the problem tells, what it asks, and what the student wrote. */
export function retold(about: TalkCase): string {
  const { told } = partsOf(about.asked);
  const facts = told.map((one) => lowered(one.replace(/[.!]$/, '')));
  return said(
    facts.length === 0 ? undefined : `so ${facts.join(', and ')}`,
    goalOf(about),
    /^(?:I|They|It)\b/.test(about.given) ? undefined : `I wrote ${about.given}`,
  );
}

/** "Tell me about Salma and her money.", "What is the question asking you?" */
export function tellsAbout(question: string, about: TalkCase): string | undefined {
  if (GOAL.test(question) && !/\bwhat (?:did|were|are|do) you (?:think|do)\b/i.test(question)) {
    const goal = goalOf(about);
    return goal === undefined ? undefined : said(goal);
  }
  if (SOMEBODY_DID.test(question)) return retold(about);
  const found = ABOUT.exec(question);
  if (found === null) return undefined;
  const [, topic = ''] = found;
  if (OWN.test(topic) && !/^your [a-z]+[.?!]*$/i.test(topic)) return undefined;
  const there = about.asked.toLowerCase();
  const words = topic.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const isHere =
    topic === '' ||
    words.some((word) => there.includes(word.replace(/s$/, ''))) ||
    /\b(?:problem|question|story|one)\b/i.test(topic);
  return isHere && (topic === '' || HERE.test(topic) || words.length > 0) ? retold(about) : undefined;
}
