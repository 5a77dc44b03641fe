import { forWhom } from '../ledger/for-whom.ts';

/** What is asked about the topic of the answer above without a name for the thing, each with how that thing is called. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what|where) (?:will|would|do|might|could|are|should i expect) (?:they|kids|students|most of them|an? (?:kid|student|child)|(?:my|some|most) (?:kids|students|class))? ?(?:all |probably |usually |likely (?:to )?|going to |mostly )?(?:get|have|do|struggle|go|mess up|slip|trip|be confused)\b(?: (?:it|this|that|in|most))*(?: (?:wrong|trouble|stuck|up|with|about))*(?: (?:the )?most)?|\bwhat (?:should|do|would|could) i (?:watch|look) (?:out )?for\b/i,
    'Common mistakes on',
  ],
  [
    /\b(?:(?:but |and )?what about|(?:give me |i need )?something (?:more )?for|what (?:do|can|should) i (?:do|give) (?:with|to|for)?) (?:my |the |those |that )?(?:top|high|highest|strong|stronger|strongest|fast|fastest|advanced|gifted|quick) (?:group|kids|students|ones|kiddos)\b/i,
    'Something for early finishers on',
  ],
  [
    /\b(?:(?:but |and )?what about|(?:give me |i need )?something (?:easier )?for|what (?:do|can|should) i (?:do|give) (?:with|to|for)?) (?:my |the |those |that )?(?:low|lowest|struggling|weak|weaker|weakest|slow|slower) (?:group|kids|students|ones|kiddos)\b/i,
    'Supports for students on',
  ],
  [
    /\bwhat (?:do|should|can|could|would) (?:i|we) (?:do|try|work on|practice|give) (?:with|for|to) (?:them|him|her|those|these|that group)(?: (?:kids|students|\d|two|three|four))?\b|\bhow (?:do|should|can|could) (?:i|we) help (?:them|him|her|those|these)(?: (?:kids|students))?\b/i,
    'Small group activity on',
  ],
];

/** What leads to those for whom something is to be: "now something different for the ones who …". */
const LEAD =
  /(?:(?:ok(?:ay)?|and|but|now|also|then|so),? )*(?:(?:(?:can you |please |i need to )*(?:make|give|write|find|get) )?(?:me |us )?(?:(?:i need )?(?:something|anything|work|an? (?:task|activity)) )(?:(?:else|different|more|easier|extra|new) )*|(?:what|how) about |what (?:do|does|can|should|could|would) (?:(?:i|we) (?:do|give|have|say) )?)?(?:(?:with|to|for) )*(?:(?:my|the|those|these) )?$/i;
const TAIL =
  /^(?: (?:it|this|that|them|these|wrong|yet|already|right away|at all|on this|help|do|the first time|fast|early))*/i;
const FOR_GROUP = { behind: 'Small group activity on', ahead: 'Something for early finishers on' } as const;

/** Something for those of whom a text tells that they have it already or not yet, as a thing for them. */
function forGroup(text: string, name: string): string | undefined {
  const whom = forWhom(text);
  if (whom === undefined) return undefined;
  const at = text.indexOf(whom.said);
  const [lead = ''] = LEAD.exec(text.slice(0, at)) ?? [];
  const after = text.slice(at + whom.said.length);
  const [tail = ''] = TAIL.exec(after) ?? [];
  const before = text.slice(0, at - lead.length);
  return `${before}${FOR_GROUP[whom.group]} ${name}${after.slice(tail.length)}`.replace(/\s+/g, ' ');
}

/** A question about the topic above as a request for a thing on it; undefined where it asks for none. */
export function asThingOn(text: string, name: string): string | undefined {
  for (const [asked, thing] of ASKED) {
    const [said] = asked.exec(text) ?? [];
    if (said !== undefined) return text.replace(said, `${thing} ${name}`).replace(/\s+/g, ' ');
  }
  return forGroup(text, name);
}
