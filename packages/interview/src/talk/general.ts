import { large, reasonOf, said, small, type TalkCase, workOf } from './talk-case.ts';

const ALWAYS =
  /\b(?:always|ever|never|every(?: time)?|any (?:two |other )?(?:number|fraction|problem|case|time)s?|all (?:numbers|fractions|the time)|sometimes|in general|does (?:the|your|this|that) (?:trick|rule|way|method|idea) work|(?:rule|trick|way|method|idea) (?:always )?works?|work for|true for|is it true|order matter|does it matter|would it matter)\b/i;
const ASKS = /^\W*(?:is|are|does|do|did|will|would|can|could|tell|explain|say|convince|prove)\b/i;
const OTHER =
  /\b(?:any|another|other|more than one|only) (?:other )?(?:number|answer|way|solution|one|value|possib\w+)s?\b|\banything else\b/i;
const NEED = /\b(?:have|need|has) to\b|\bmust\b/i;
const CAN_BIGGER = /\bcan\b.*\b(?:bigger|larger|greater|smaller|less|more|negative|zero|fraction)\b/i;
const HINT =
  /^(?:a |here(?:'s| is) a |one )?hint\b|\bthink (?:about|of)\b|\bremember\b|\bimagine\b|\blook (?:at|again)\b|\bwhat if\b/i;
const CHANGE = /\b(?:would|will|does|do|did|could|can|is|are|if)\b/i;
/** What the student's answer says about everything of the kind: "Yes always", "No, because the 2 repeats". */
const ownSentence = ({ given }: TalkCase): string | undefined =>
  /^(?:yes|no|they|it|the|you|because|same|always|never)\b/i.test(given) ||
  /\b(?:because|can't|can’t|cannot)\b/i.test(given)
    ? given
    : undefined;

const example = (about: TalkCase): string | undefined => {
  const work = workOf(about);
  return about.math === undefined
    ? work && `here it was ${work}`
    : `like with \`${about.math}\`, there I got ${about.given}`;
};

/** Whether a rule holds always: the student holds on to its idea and names its own work as an example. */
export function alwaysTrue(text: string, about: TalkCase): string | undefined {
  if (!ALWAYS.test(text) || !(text.includes('?') || ASKS.test(text))) return undefined;
  const own = ownSentence(about);
  const yes = 'yes, I think it is always like that';
  if (/\border matter|\bmatter\b/i.test(text))
    return said('I don’t think it matters much', `I just did it my way: ${reasonOf(about)}`, example(about));
  return said(yes, about.idea === undefined && own !== undefined ? own : large(reasonOf(about)), example(about));
}

/** "Is there any other number?" and "do the parts have to be the same size?": the idea knows of nothing else. */
export function otherCases(text: string, about: TalkCase): string | undefined {
  if (OTHER.test(text.replace(/\b(?:the|this|that) other (?:one|number|way|value)s?\b/gi, '')))
    return said(`no, I think ${about.given} is the only one`, `because ${reasonOf(about)}`);
  if (NEED.test(text) && /^(?:does|do|is|are|would|so|and|but)\b/i.test(text.trim()))
    return said('no, I don’t think so', `I didn’t look at that`, large(reasonOf(about)));
  return CAN_BIGGER.test(text) ? said('no, I don’t think it can', `because ${reasonOf(about)}`) : undefined;
}

/** What the student thinks would change: yes or no, with the reason that its idea gives. */
export function wouldChange(text: string, about: TalkCase): string | undefined {
  const question = text.split(/(?<=[.?!])\s+/).find((part) => part.includes('?')) ?? text;
  if (
    !/\?/.test(text) ||
    !CHANGE.test(question) ||
    /\b(?:what|which|how|where|who|when|why)\b/i.test(question.replace(/^.*?,\s*/, ''))
  )
    return undefined;
  const isDenied =
    /\b(?:count|includ|matter|need|use)\w*\b/i.test(question) &&
    /\b(?:leave|nothing|ignore|skip|not|n’t)\b/i.test(about.idea ?? '');
  return isDenied
    ? said('no, I don’t think so', `because ${reasonOf(about)}`)
    : said('hm, I’m not sure', `I only thought of this: ${reasonOf(about)}`);
}

/** A hint is thought over aloud, in the terms of the hint. */
export function hinted(text: string, about: TalkCase): string | undefined {
  if (!HINT.test(text)) return undefined;
  if (/\bwhat if\b/i.test(text))
    return said('hm, I’m not sure what comes out then', `I would still do it like this: ${reasonOf(about)}`);
  const [, thought] =
    /\b(?:think (?:about|of)|remember|imagine|look at)\s+(?:it (?:like|as) )?(?:that )?(.*?)[.?!]*$/i.exec(text) ?? [];
  return said(
    thought === undefined ? 'hm, OK' : `hm, ${small(thought)}`,
    `I thought ${reasonOf(about)}`,
    'maybe I have to look at that again',
  );
}
