import type { ClassWish } from '../wish/wish.ts';
import { numberOf } from './numbers.ts';

const PEOPLE = '(?:students?|kids?|children|pupils?|learners?|ones|people|boys|girls)';
const WHO = new RegExp(
  `\\b(?:who|whose|whom|which (?:of my |\\w+ )?${PEOPLE}|anyone|anybody|how many ${PEOPLE}|names? of|list (?:the |my |all )?${PEOPLE}|${PEOPLE} (?:who|that|below|under|with))\\b`,
);
const CLASS =
  /\b(?:my|the|our|this|these|which|whole|most of the|period|block|hour) ?(?:\w+ )?(?:class(?:es)?|students?|kids|period|group|section|roster)\b|\b(?:period|block|hour) ?\d|\bthey\b|\beveryone|everybody\b|\bclass\b/;
const NOT_DONE =
  /\b(?:missing|outstanding|overdue|(?:has|have|did|does|do|is|are)(?:n['’]?t| not| yet to)|hasnt|havent|didnt|still (?:has|have|needs?|owes?)|owes?|without)\b/;
const HANDING_IN =
  /\b(?:hand(?:ed|s)?|turn(?:ed|s)?|submit(?:ted|s)?|finish(?:ed)?|done|did|assignments?|homework|missing|start(?:ed)?|begun|completed?|owes?)\b/;
const STUDENT =
  /\b(?:[Hh]ow(?:['’]s| is| are| does| did| has| was)\b.*\b(?:doing|do|going|progress\w*|coming along|perform\w*|did)\b|[Tt]ell me about|[Ww]hat (?:about|does|can|has)|progress of|know about|[Ss]how me|(?:[Hh]as|[Hh]ave|[Ii]s|[Dd]id) [A-Z]\p{L}+ (?:ready|able|struggling|passing|failing|doing|ok|improv\w*|gotten|grown|made progress|mastered|getting)|(?:update|report|data|summary) (?:on|for|about) [A-Z])/u;

/** Asks which standards have no work yet: "what 5th grade standards have I not touched". */
export const UNTOUCHED =
  /\b(?:standards?|topics?|skills?)\b[^.?!]*\b(?:not|n['’]t|never|yet to|still need to|left to|no work|without (?:any )?work)\b|\b(?:not|n['’]t|never|yet to|still need to) (?:yet )?(?:touch\w*|cover\w*|taught|teach|hit|done|start\w*|assess\w*)\b[^.?!]*\b(?:standards?|topics?|skills?)\b/i;

type Rule = readonly [ClassWish['question'], (text: string, typed: string) => boolean];
const has =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.every((pattern) => pattern.test(text));

/** The order matters: narrower questions come first. */
const RULES: readonly Rule[] = [
  [
    'struggling',
    (text) =>
      /\bwho(?:m)?\b|\bwhich (?:of my )?(?:students|kids|ones)\b|\bany(?:one|body)\b/.test(text) &&
      /\b(?:is ?n['’]?t|are ?n['’]?t|not|has ?n['’]?t|have ?n['’]?t|does ?n['’]?t|do ?n['’]?t|still)\b[^.?!]*\b(?:get|gets|getting|got|gotten|understand\w*|know|have) (?!.*\b(?:turned|handed|submitted|finished|done|started|work|homework|assignment)\b)\p{L}/u.test(
        text,
      ),
  ],
  [
    'missed',
    has(
      /\b(?:worst|hardest|lowest|most difficult)\b/,
      /\b(?:question|problem|item)\b/,
      /\b(?:assignment|quiz|test|homework|ticket|last)\b/,
    ),
  ],
  ['next', has(/\bgroups?\b/, /\bby (?:mistakes?|misconceptions?|errors?|needs?|ideas?)\b/)],
  ['groups', has(/\bwho (?:should|could|can) (?:work|sit|be|go) (?:together|with)\b/)],
  ['common', has(new RegExp(`\\bhow many (?:of my )?${PEOPLE} (?:have|show|make|do|think)\\b`))],
  [
    'summary',
    has(
      /\bwhat (?:did|have) (?:we|they|my \w+|the class) (?:\w+ )?(?:do|done|finish(?:ed)?|cover(?:ed)?|work(?:ed)? on|get done|accomplish(?:ed)?)\b/,
    ),
  ],
  [
    'pairs',
    has(
      /\bpair(?:s|ed|ing)?\b|\bpartners?\b|\bbuddies\b/,
      new RegExp(`\\b(?:${PEOPLE}|class|period|strong|weak|high|low|them|review|seat\\w*)\\b`),
    ),
  ],
  [
    'struggling',
    has(
      /\b(?:pull|small group|check in with|intervention|reteach)\b/,
      /\bwho(?:m)?\b|\bwhich (?:students|kids|ones)\b/,
    ),
  ],
  [
    'groups',
    has(
      // One group of an answer is not a wish for new groups.
      /^(?!.*\b(?:first|second|third|last|fourth|that|this) group\b).*\b(?:groups?|teams|grouping)\b/,
      /\b(?:make|put|form|create|split|sort|divide (?:my|the|them)|suggest|need|want|give me|assign|build|based on|by)\b/,
    ),
  ],
  [
    'missed',
    has(
      /\b(?:missed|got wrong|wrong on|failed|messed up)\b|\b(?:did|do|does)(?:n['’]?t| not) (?:get|understand|do well on|answer)\b|\bgot (?:\S+ ){1,3}wrong\b/,
      /\b(?:question|number|problem|item|#|no\.?|q) ?#?\d+/,
    ),
  ],
  [
    'missed',
    has(
      /\b(?:most|many|often|what|which)\b/,
      /\b(?:get|got|gets|missed|miss) (?:\w+ )?(?:wrong|most)\b|\bmissed (?:the )?most\b|\bhardest (?:question|problem|item)|\bgot wrong\b|\bquestions? (?:did|was|were)\b/,
      /\b(?:class|quiz|test|assignment|homework|exit ticket|most of|students|kids|they|everyone|last|unit)\b/,
    ),
  ],
  [
    'compare',
    has(
      /^(?!.*\b(?:any(?:one|body)|who|which (?:kids|students))\b).*\b(?:compare|versus|vs\.?|difference between|better than|did .*(?:better|worse)|which (?:of (?:my|the|our) )?(?:class(?:es)?|periods?|sections?) (?:is|are|did|does|has|have))\b/,
      /\b(?:period|class(?:es)?|section|block|hour)s?\b/,
    ),
  ],
  [
    'below',
    has(
      /\b(?:below|under|less than|lower than|beneath|not yet at|above|over|at least|higher than)\b ?\d+ ?(?:%|percent)/,
      new RegExp(`${PEOPLE}|who|list|names`),
    ),
  ],
  [
    'weakest',
    has(
      /\b(?:weak(?:est|er)?|lowest|worst|hardest|strongest|best|highest|least|most trouble|struggl\w+ (?:with )?(?:the )?most|biggest gaps?|gaps?)\b/,
      /\b(?:standards?|skills?|topics?|areas?|concepts?|units?|domains?|strands?|what)\b/,
      /\b(?:my|our|class|students|kids|they|period|we|them)\b/,
    ),
  ],
  [
    'missing',
    (text) =>
      NOT_DONE.test(text) &&
      HANDING_IN.test(text) &&
      (WHO.test(text) ||
        /\b(?:missing|overdue|outstanding) (?:work|assignments?|homework)\b|\bmissing work\b/.test(text)),
  ],
  [
    'below',
    has(
      /\b(?:who|which (?:of my )?(?:students|kids|ones)|whom)\b/,
      /\b(?:ready|master(?:ed|y)|secure|proficient|got it|understands?|passed|passing|failing|strong(?:est)?|ahead|excel\w*|bored|challenge)\b/,
    ),
  ],
  [
    'struggling',
    (text) =>
      /\b(?:struggl\w*|stuck|should i (?:look at|start with|focus on)|need\w* (?:some |my |extra |more |the most )?(?:help|support|intervention|attention)|help now|behind|lost|difficult\w*|fail\w*|worr\w*|attention|small group|pull|reteach\w*|intervention|at risk|check in with)\b/.test(
        text,
      ) &&
      (WHO.test(text) ||
        /\bshould i (?:pull|see|work with|check|meet|look at|start with|focus on)\b|\bis (?:anyone|anybody|somebody)\b/.test(
          text,
        )),
  ],
  [
    'next',
    has(
      /\bwhat (?:should|to|shall|can|do) (?:i |we )?(?:re)?(?:teach|review|cover|focus|work|do|reteach)\b.*\b(?:tomorrow|next|now|today|first|monday|class|on)\b|\bwhat (?:should|to|shall|do) (?:i|we) (?:re)?teach\b|\bwhat(?:['’]s| is) next for (?:my|the)\b/,
    ),
  ],
  [
    'due',
    has(/\b(?:due (?:this|next|today|tomorrow|in|soon)|deadlines?|open assignments?|what(?:['’]s| is) (?:open|due))\b/),
  ],
  [
    'common',
    (text) =>
      /\b(?:ideas?|misconceptions?|mistakes?|errors?|misunderstand\w*)\b/.test(text) &&
      /\b(?:my (?:class|students|kids)\b|the class\b|our class|class shows?|period|in \d+[a-z]|most common (?:misconception|idea|mistake|error)\b(?=\s*(?:\?|$|in (?:my|the|period|\d)))|idea is most common\b)/.test(
        text,
      ) &&
      /\b(?:most|common\w*|often|frequent\w*|top|main|biggest|show\w*|have|make|seen|making|having)\b/.test(text) &&
      !/\b(?:should i expect|when i teach|why)\b/.test(text),
  ],
  [
    'results',
    has(
      /\b(?:how (?:did|was|were|hard)|median|scores? (?:on|for|of)|results?|went)\b/,
      /\b(?:quiz|test|assignment|homework|exit ticket|class|students|period|they|go|went|everyone|kids)\b/,
    ),
  ],
  [
    'summary',
    has(
      /\b(?:summar\w*|overview|state of|snapshot|how (?:is|are|['’]s|['’]re) (?:my |the |our |period |class )?(?:class|students?|kids|they|everyone|everybody|we|things?|it going|period|\d+[a-z])|how(?:['’]s| is) (?:my )?(?:\w+ )?(?:period|class|block))\b/,
      /\b(?:class|students?|kids|they|everyone|we|period|\d[a-z]|going|block)\b/i,
    ),
  ],
];

/** Questions that are recognized by their words alone, without the name of a class. */
const ALONE: ReadonlySet<ClassWish['question']> = new Set(['missing', 'summary', 'results', 'common', 'due', 'next']);

const NUMBERED =
  /\b(?:groups?|teams?) of (\w+)|\b(?:below|under|less than|lower than|above|over|at least|higher than) ?(\d+)|\b(?:question|number|problem|item|#|no\.?|q) ?#?(\d+)/;

/** A question of a kind, with the number that it names: of a group's students, of a limit, of a problem. */
export function classQuestionAs(question: ClassWish['question'], typed: string, text: string): ClassWish {
  const [, size, limit, number] = NUMBERED.exec(text) ?? [];
  const value = numberOf(size ?? limit ?? number ?? '');
  return { kind: 'class', question, text: typed, ...(Number.isNaN(value) ? {} : { number: value }) };
}

/** A question about the work of a class or a student; undefined for any other text. */
export function classQuestionIn(typed: string, text: string): ClassWish | undefined {
  // A quote of somebody else is not the teacher's own question.
  const unquoted = typed.replace(/["“][^"”]*["”]/g, ' ');
  const found = RULES.find(([, fits]) => fits(text, typed));
  if (
    found &&
    (ALONE.has(found[0]) ||
      WHO.test(text) ||
      CLASS.test(text) ||
      /\b(?:due|quiz|test|assignment|homework|groups?|pairs?|teams|standards?|misconceptions?|ideas?|teach|students?|kids)\b/.test(
        text,
      ))
  )
    return classQuestionAs(found[0], typed, text);
  return STUDENT.test(unquoted.replace(/^\W*(?:Why|When|Where|Because)\b.*/, ' ')) &&
    !/\b(?:[Kk]|\d)\.[A-Za-z]{1,3}\.[A-Za-z]|\b[A-Za-z]-[A-Za-z]{2,4}\./.test(typed) &&
    /(?:^|[^.!?]\s)(?!(?:Why|What|How|Who|Show|Tell|Give|Is|Are|Has|Have|Did|Do|Does|Can|Could|The|My|I|Please)\b)[A-Z]\p{L}+|^\w+['’]?s? \w+ [a-z]+ doing\b|\bhow(?:['’]s| is) \w+ doing/u.test(
      unquoted,
    )
    ? { kind: 'class', question: 'student', text: typed }
    : undefined;
}
