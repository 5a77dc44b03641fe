import type { RequestMake } from '@lemma/school/assistant';
import { UNTOUCHED } from '../read/class-question.ts';

const LETTER_HOME =
  /\b(?:letters?|notes?|e-?mails?|messages?|newsletter(?: blurb)?) (?:home|to|for)(?: (?:the |my |their |our |his |her |all )*(?:parents?|famil\w+|moms?|dads?|mother|father|guardians?|caregivers?|folks))?\b(?<!\b(?:to|for))|\bwrite (?:to )?home\b|\btell (?:the )?(?:parents|families)\b|\bwrite (?:to )?(?:\p{L}+['’]s?|his|her|their|the|my) (?:parents?|mom|dad|mother|father|family|folks|guardians?|grand\p{L}+)\b|\bcartas? (?:para|a) /iu;
/** A note to a child by name, or one that is only called a note. */
const NOTE_TO =
  /\b[Nn]otes? (?:for|to) (?:my student,? )?\p{Lu}\p{Ll}+|\b(?:[Ll]ittle|[Ss]hort|[Qq]uick|[Nn]ice|[Ss]weet|[Ss]ticky|[Pp]raise) (?:note|card|postcard)s? (?:for|to) \p{L}+/u;
/** Whether a letter or a note is asked for by name. */
export const isLetter = (text: string): boolean => LETTER_HOME.test(text) || NOTE_TO.test(text);
/** What is made by one name that hardly means anything else. */
const NAMED: readonly (readonly [RegExp, RequestMake])[] = [
  [/\bexit (?:tickets?|slips?)\b|\b(?:tickets?|slips?) out (?:of )?the door\b/i, 'sheet.exit ticket'],
  [/\b(?:warm[- ]?ups?|do[- ]nows?|bell[- ]?ringers?)\b/i, 'sheet.warm-up'],
  [/\b(?:quiz|quizzes)\b/i, 'sheet.quiz'],
  [
    /\blesson plans?\b|^plan (?:for|on)\b|\b(?:a|the|\d+[- ]min\w*) lesson (?:on|about|for)\b|^\W*(?:\p{L}+[- ]){0,4}lessons?\b(?= (?:on|about|for|plan|to|that)\b|[:,.])|\b(?:need|want|make|draft|write|give|plan|create)(?: me| us)?(?: up)? an? (?:[\p{L}\d-]+ ){0,4}(?:lesson|plan)\b|\bsub plans?\b/iu,
    'plan',
  ],
  [/\brubrics?\b/i, 'piece.rubric'],
  [/\banchor charts?\b/i, 'piece.chart'],
  [/\b(?:vocabulary|vocab|word) (?:list|wall|cards|bank)\b/i, 'piece.vocabulary'],
  [/\b(?:rich|open|low[- ]floor) (?:tasks?|problems?)\b/i, 'piece.rich-task'],
  [/\bnumber (?:talks?|strings?)\b/i, 'piece.number-talk'],
  [/\bcard sorts?\b|\b(?:chart|center|station|partner) (?:activity|game)\b/i, 'piece.activity'],
  [
    /^(?:what|which) (?:\w+ )?(?:standards?|grade)\b(?!.*\b(?:class|students|kids|they|my|we|weak\w*|lowest|struggl\w*)\b)/i,
    'piece.meaning',
  ],
  [
    /\bgroup(?:s|ing|ed)?\b[^.?!]*\bby (?:which|what|the|their|type of|kind of)? ?(?:\w+ )?(?:mistakes?|misconceptions?|errors?)\b|\b(?:mistakes?|errors?) (?:they|each)\b[^.?!]*\bgroups?\b/i,
    'class.next',
  ],
  [/\b(?:class|period|progress) reports?\b|\breport (?:on|for) (?:my|the|our|period|p)\b/i, 'class.summary'],
  [UNTOUCHED, 'class.weakest'],
  [/\b(?:iep|conference|parent[- ]teacher)\b[^.?!]*\bfor \p{Lu}\p{Ll}+/iu, 'class.student'],
  [
    /\b(?:average|mean|median|scores?|results?|grades)\b[^.?!]*\b(?:on|for|from) (?:the|my|our|their) (?:last|latest|most recent) (?:exit (?:ticket|slip)|quiz|test|homework|assignment)\b/i,
    'class.results',
  ],
  [/\breport card comments?\b|\bcomments? for (?:the |my )?report cards?\b/i, 'class.summary'],
  [
    /\bhow many (?:of )?(?:my |the )?(?:students|kids|class)\b[^.?!]*\b(?:got|get|mastered|know|proficient|down|understand\w*)\b/i,
    'class.below',
  ],
  [/^\W*(?:[Pp]lease )?[Cc]ompare \p{Lu}\p{Ll}+ (?:and|with|to) \p{Lu}\p{Ll}+\b/u, 'class.compare'],
  [/\b[Hh]ow(?:['’]?s| is| are) \p{Lu}\p{Ll}+ (?:doing|coming along|getting on|progressing)\b/u, 'class.student'],
  [/^(?:please )?(?:pair|partner)\b.*\b(?:students|kids|class|them)\b/i, 'class.pairs'],
];
const PLAN_FIRST =
  /^(?:please |can you |could you |help me |i need to )*plan (?:out )?(?:me )?(?:an?|the|my|this|next|\d+|two|three|four|five)[- ](?:\w+[- ]){0,2}(?:week|day|days|unit|lesson|arc)\b/i;
/** The one thing that a request names, where it names only one. */
export function namedIn(text: string): RequestMake | undefined {
  if (isLetter(text)) return 'letter';
  const byClass = NAMED.find(([name, make]) => make.startsWith('class') && name.test(text));
  if (byClass) return byClass[1];
  const found = NAMED.filter(([name]) => name.test(text)).map(([, make]) => make);
  if (PLAN_FIRST.test(text)) return 'plan';
  return found.length === 1 ? found[0] : undefined;
}
