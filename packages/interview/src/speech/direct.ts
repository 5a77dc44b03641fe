/** Words before a question that ask nothing themselves. */
const LEADS =
  /^(?:(?:so|and|but|now|ok(?:ay)?|alright|all right|well|hm+|um+|oh|hey|right|great|good|cool|actually|interesting|wait|let's see|quick question|one more thing)\b[,.:!…-]*\s+)+/i;

const WH = String.raw`(?=(?:what|how|why|where|when|which|who|whether|if)\b)`;
const WANTS = `i(?:'m| am) (?:really |just |so |still |a (?:bit|little) )?(?:curious|wondering|interested|not sure|confused|trying to (?:understand|see|follow))(?: (?:about|in|to (?:hear|know|see)))?|i(?: was| have been|'ve been)? (?:just )?wonder(?:ing)?|i(?:'d| would) (?:really |just )?(?:love|like)(?: for)?(?: you)? to (?:know|hear|see|understand|learn|find out|tell me|explain|show me|say|describe|think about)|i (?:want|need)(?: you)? to (?:know|hear|see|understand|tell me|explain|show me|say)|i(?:'m| am)? not (?:quite )?(?:see|follow|get)(?:ing)?|i don't (?:quite )?(?:see|understand|get)`;
const ORDERS = `(?:can|could|would|will) you (?:please |maybe |just |also |try to )*(?:help me (?:to )?(?:understand|see)|tell (?:me|us)|explain(?: (?:to )?(?:me|us))?|describe(?: to me)?|share(?: with me)?|say|show me|remind me|let me know|walk me through|talk me through)|(?:please |just |try to |go ahead and |maybe )*(?:help me (?:to )?(?:understand|see)|tell (?:me|us)|explain(?: (?:to )?(?:me|us))?|describe(?: to me)?|say|share(?: with me)?|let me know|remind me|talk me through|walk me through)`;
const ASKS = `(?:do|can|could) you (?:happen to )?(?:know|remember|recall|see|say|think of)|any idea|(?:do you )?have any idea`;
const MORE = `(?: (?:(?:a (?:bit|little) )?more )?about)?`;
const OWN_WORDS = `(?:(?:in|using) your own words,?|with your own words,?|in a sentence(?: or two)?,?|out loud,?|again,?|exactly,?) `;
const FRAME = new RegExp(`^(?:${WANTS}|${ORDERS}|${ASKS})${MORE},? (?:${OWN_WORDS})?${WH}`, 'i');
const OWN_WORDS_FIRST = new RegExp(`^${OWN_WORDS}${WH}`, 'i');
/** "What do you think the 13 means?" */
const THINK =
  /^((?:what|which|how|why|where|who)(?: (?:many|much|big|long|far|tall)(?: [a-z]+)?| [a-z]+)?) (?:do|did|would) you (?:think|suppose|believe|guess|reckon|say) (?=(?:the|it|that|this|these|those|would|could|will|is|are|was|were|he|she|they|your|we|a|an|\d|happens|happened|[a-z]+ (?:is|are|means|stands|tells|got|did))\b)/i;

const PAST: Readonly<Record<string, string>> = {
  ...{
    got: 'get',
    knew: 'know',
    thought: 'think',
    did: 'do',
    put: 'put',
    chose: 'choose',
    came: 'come',
    wrote: 'write',
  },
  ...{ found: 'find', made: 'make', saw: 'see', took: 'take', went: 'go', had: 'have', said: 'say', began: 'begin' },
  ...{ drew: 'draw', left: 'leave', ended: 'end', felt: 'feel', meant: 'mean', cut: 'cut', set: 'set' },
  ...{ lined: 'line', used: 'use', decided: 'decide', moved: 'move', divided: 'divide', compared: 'compare' },
  ...{ multiplied: 'multiply', carried: 'carry', tried: 'try', solved: 'solve', noticed: 'notice', placed: 'place' },
};
const THIRD =
  'means|stands|tells|represents|shows|counts|comes|goes|works|makes|gets|gives|does|has|looks|matters|happens|changes|needs|measures|says|asks|equals|belongs|fits|grows|costs|stays|turns|becomes';
const BASE: ReadonlyMap<string, string> = new Map(Object.entries({ does: 'do', has: 'have', goes: 'go' }));
const HELPERS = 'is|are|was|were|can|could|would|should|will|might|must';
const SUBJECT = String.raw`(?:you|i|we|they|he|she|it|that|this|these|those|(?:the|your|my|this|that|these|those|each|a|an|one|both|her|his|their|its)\s+(?:[a-z\d.$/%'-]+\s+){0,4}?[a-z\d.$/%'-]+|-?\$?\d[\d./%]*)`;
const ASKED = `(?:what|which|how|why|where|when|who|whether|if)(?: (?:many|much|big|long|far|tall|old|high|sure))?`;
const INDIRECT = new RegExp(
  `^(${ASKED}(?: [a-z]+)??) (${SUBJECT}) (?:(${HELPERS})\\b|([a-z]+ed|${Object.keys(PAST).join('|')})\\b|(${THIRD})\\b)\\s*(.*)$`,
  'i',
);
const PLAIN_VERB =
  /^((?:what|which|how|why|where|when)(?: [a-z]+)??) (you|we|they|i) (know|think|do|get|see|find|make|mean|use|put|say|add|subtract|multiply|divide|decide|need|want|like|understand|compare|solve|start|draw|write) ?(.*)$/i;

const lemma = (verb: string): string => {
  const low = verb.toLowerCase();
  return (
    PAST[low] ??
    low
      .replace(/(?<=[a-z])ied$/, 'y')
      .replace(/([bdgklmnpt])\1ed$/, '$1')
      .replace(/ed$/, '')
  );
};
const third = (verb: string): string => {
  const low = verb.toLowerCase();
  return BASE.get(low) ?? low.replace(/(?<=ch|sh|x|ss)es$/, '').replace(/s$/, '');
};

/** A question that stands inside a sentence, as one asks it: "how you got 79" is "how did you get 79". */
export function asAsked(clause: string): string {
  const plain = clause.replace(/[.?!\s]+$/, '');
  const found = INDIRECT.exec(plain);
  if (found !== null) {
    const [, wh = '', subject = '', helper, past, now, rest = ''] = found;
    const lead = /^(?:whether|if)$/i.test(wh) ? '' : `${wh} `;
    const helps = helper ?? (past === undefined ? 'does' : 'did');
    const verb = past === undefined ? (now === undefined ? '' : third(now)) : lemma(past);
    return `${lead}${helps} ${subject}${verb === '' ? '' : ` ${verb}`}${rest === '' ? '' : ` ${rest}`}?`;
  }
  const base = PLAIN_VERB.exec(plain);
  if (base !== null) {
    const [, wh = '', subject = '', verb = '', rest = ''] = base;
    return `${wh} do ${subject} ${verb}${rest === '' ? '' : ` ${rest}`}?`;
  }
  return `${plain}?`;
}

/** "What's a median, in your own words?" */
const OWN_WORDS_LAST = /,? (?:in|using) your own words([.?!]*)$/i;

/** "Where'd the 5 go?" is "Where did the 5 go?", "Why's 0.45 bigger?" is "Why is 0.45 bigger?" */
const spelledOut = (text: string): string =>
  text
    .replace(
      /\b(?:little |small )?(?:sign|symbol|mark) with (?:the |those )?(?:two|2) (?:little |small |short )?lines\b/gi,
      'equal sign',
    )
    .replace(/\b(where|what|how|why|who|when)'d (?=(?:you|he|she|they|we|i|it|that|the|your)\b)/gi, (_, wh: string) =>
      /\bif\b/i.test(text) ? `${wh} would ` : `${wh} did `,
    )
    .replace(/\b(why|which one|who|where|how)'s (?=\S)/gi, '$1 is ');

/** "Okay, and then?" is all of it. */
const SHORTEST = 3;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * A sentence as the plain question that it asks: "I’m curious how you got 79." is "How did you get 79?". A sentence that
 * is one already, or that asks for something else than an answer, stays as it is.
 */
export function direct(sentence: string): string {
  const plain = spelledOut(sentence.replace(/[’]/g, "'").trim()).replace(OWN_WORDS_LAST, '$1');
  const bare = plain.replace(LEADS, '');
  if (bare.split(/\s+/).length < SHORTEST) return plain;
  const asked = bare.replace(FRAME, '').replace(OWN_WORDS_FIRST, '');
  if (asked !== bare) return capital(asAsked(asked));
  const thought = bare.replace(THINK, '$1 ');
  return thought === bare ? plain : capital(asAsked(thought));
}
