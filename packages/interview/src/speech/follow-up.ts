const REASON =
  /^(?:and |so )?(?:how (?:do|did|can|could|would) you (?:know|tell|see|figure)(?: (?:that|it|so|this))?|why(?: (?:or why not|is that|not|do you (?:think|say) so|do you (?:think|say) that))?|how come|explain(?: (?:why|how|your (?:thinking|reasoning|answer)))?|what makes you (?:say|think) (?:so|that)|how so|what (?:would|does) (?:that|it) look like|what (?:does|did) it (?:say|mean)|what is it|what does that tell (?:you|us|me)|what(?:'s| is) (?:going on|happening)(?: there| here)?)\W*$/i;
const GIVES_REASON = /\bbecause\b|`[^`]+`|\bI thought\b|\bit says\b|\bso\b/i;

/** Whether a question only asks for the reason of the reply just before it, which has said it. */
export const followsUp = (question: string, reply: string | undefined): boolean =>
  reply !== undefined && REASON.test(question) && GIVES_REASON.test(reply);
