/** What is looked up for a question about a class. */
export type Measure =
  | 'untouched'
  | 'groups'
  | 'pairs'
  | 'compare'
  | 'growth'
  | 'missed'
  | 'late'
  | 'missing'
  | 'turned-in'
  | 'weakest'
  | 'common'
  | 'next'
  | 'due'
  | 'scores'
  | 'level'
  | 'help'
  | 'student'
  | 'summary';

export const N = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)';
const KIDS = '(?:students?|kids?|children|kiddos|ones|people|of (?:them|these|those|my|the))';
/** A class as it is called by anybody: "6B", "period 3", "my class". */
export const CLASS =
  /\b\d{1,2}[A-Z]\b|(?<=\b(?:in|for|is|my|of|and|did|does|with) )\d[a-f]\b|\b(?:[Pp]er(?:iod)?s?\.?|[Bb]lock|[Hh]our|[Ss]ection|[Pp]) ?#?\d\b|\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:period|hour|block)\b|\bAlgebra 1\b|\b(?:my|our|the|this|that|each|both|which|whole) (?:\w+ (?:\d{1,2} )?)?(?:class(?:es)?|students|kids|kiddos|graders)\b|\b(?:[Gg]rade \d|\d(?:st|nd|rd|th)[- ]grade) (?:class|students|kids|team)\b|\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]graders\b/g;
export const PERSON =
  /(?<=[\p{L}\d,:'’] )(?<!\b(?:[Oo]n|[Ff]rom|[Ii]n|[Aa]t|[Nn]ear|[Aa]n?|[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r) )(?<!\b(?:[Mm]rs?|[Mm]s|[Dd]r)\. )(?!(?:Mrs?|Ms|Miss|Dr|American?s?|I|Name)\b|\p{L}+ing\b|(?:Spanish|English|Math|Algebra|Geometry|Period|Grade|Class|Common|Quiz|Test|Unit|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\p{Ll}*\b|(?:Jan|Febr|March|April|May|June|July|August|Sept|Octo|Novem|Decem)\p{Ll}*\b)\p{Lu}\p{Ll}+/gu;
/** The person whom a text names, with the last name. */
export const personIn = (text: string): string | undefined =>
  new RegExp(`${PERSON.source}(?: \\p{Lu}\\p{L}+)?`, 'u').exec(text)?.[0];
/** Whom a question may be about. "Students who" tells of students and asks for none. */
export const WHO = new RegExp(
  `(?<!\\b(?:students?|kids|those|ones|people|children|child|boys|girls) )\\bwho(?:m|['’]?s)?\\b|\\b(?:which|what|how many|list(?: of)?|name|any|(?:show|give|tell)(?: me)?(?: the)?)(?: of)?(?: my| the| our)? ${KIDS}\\b|\\b(?:everyone|everybody|anyone|anybody|nobody|they)\\b`,
  'i',
);
/** What asks: a word for what is wanted, or a verb at the beginning. */
export const ASKS =
  /\b(?:(?<!\b(?:students?|kids|those|ones|people|children|child|boys|girls) )who(?:m|['’]?s)?|(?<!\b(?:students?|kids|those|ones?|people|child|children|boys?|girls?|teachers?|problems?|questions?|work|topics?|lessons?|things?|something|in|of|for|with|from|to) )which|what(?:['’]?s)?|how(?:['’]?s)?|list|show|compare|tell me|give me|rank|any)\b|^\W*(?:(?:and|so|ok|also|hi|hello|please) )*(?:in \w+(?: \w+)?(?: \w+)?,? )?(?:(?:and|so|ok|also|hi|hello|please) )*(?:is|are|did|does|do|has|have|was|were|group|pair|put|split|break)\b|\bi(?:['’]d like| want| need| would like) to (?:group|pair|split|put|know|see|find)\b/i;

const YET = '(?: (?:all|still|yet|even|ever|already|also|just|really|actually))*';
const IT = '(?: (?:it|them|that|this|anything|something|work|(?:his|her|their|the) (?:work|homework|assignments?)))?';
const DONE = `(?:(?:turn(?:ed|ing)?|hand(?:ed|ing)?)${IT} in|submit(?:ted|ting)?|finish(?:ed|ing)?|complet(?:ed?|ing)|done|do(?:ing)?(?! (?:well|great|so|very|good|better|as)\\b)|start(?:ed)?|begun)\\b`;
const WORK = '(?: (?:on |of |their |the |his |her |my |any |this |all |some )*(?:work|home ?work|assignments?|hw)\\b)?';
const NOT = "(?:n['’]?t\\b|\\b(?:not|never|yet to|still (?:needs?|has|have) to)\\b)";
const HARD =
  '(?:weak(?:est)?|low(?:est)?|bottom|worst|struggl\\w+|hard(?:est)?(?: time)?|trouble|difficult\\w*|strong(?:est)?|best|high(?:est)?)';
const AGO = '(?:month|week|quarter|unit|semester|year|time|fall|spring|winter|start|beginning)';

/** The words of each measure, the first one that stands in a question is what is asked. */
export const MEASURES: readonly (readonly [Measure, readonly RegExp[]])[] = [
  [
    'untouched',
    [
      /\b(?:standards?|topics?|skills?)\b[^.?!]*\b(?:not|n['’]t|never|yet to|still need to|left to|no work|without (?:any )?work)\b|\b(?:not|n['’]t|never|yet to|still need to) (?:yet )?(?:touch\w*|cover\w*|taught|teach|hit|done|start\w*|assess\w*)\b[^.?!]*\b(?:standards?|topics?|skills?)\b/i,
    ],
  ],
  [
    'pairs',
    [
      /\bpair (?:up )?(?:my |the )?(?:students|kids|class|them)(?:,? (?:up|strong with weak|high with low))*|\bstrong with weak\b/i,
    ],
  ],
  [
    'groups',
    [
      // One group is for whom something is: “a small group of 6”.
      new RegExp(`\\b(?:small |even |mixed )?groups of ${N}(?: ${KIDS})?\\b`, 'i'),
      new RegExp(
        `\\b${N} (?:small |even |mixed )?groups\\b|\\b(?:small|reteach(?:ing)?|ability|need|mixed) groups\\b|\\b(?:put (?=(?:\\w+ ){1,4}(?:in(?:to)?|by (?:need|level|score|skill))\\b)|(?:split|break|divide|sort|group) )(?:up )?(?:(?:all )?(?:my|the|our) (?:\\w+ )?)?(?:class|students|kids|graders|(?:them|everyone)(?= (?:up|in(?:to)?|by (?:need|level|score|skill))\\b|\\W*$))(?: up)?(?: in(?:to)?(?! spanish\\b| english\\b| order\\b| a\\b)| by(?! \\d))?(?! in(?:to)? (?:spanish|english|order|a)\\b)(?: ${N}(?:['’]?s)?)? ?(?:groups)?\\b|\\bregroup (?=\\d[A-Z]\\b|period|p\\d|my\\b|the (?:class|students|kids))|\\bin(?:to)? groups\\b|\\bgroups (?=for\\b|by\\b)`,
        'i',
      ),
    ],
  ],
  [
    'compare',
    [
      /\bcompar(?:e[ds]?|ison)\b|\bwhich (?:of my )?class(?:es)?\b|\b(?:vs\.?|versus)\b|\b(?:ahead|better|worse|higher|lower|further|stronger|weaker) than\b/i,
    ],
  ],
  [
    'growth',
    [
      new RegExp(
        `\\b(?:improv\\w+|grown|progress(?:ed|ing)|(?:gotten|getting|got|doing|any|do|gone|went|going|done|did) (?:(?:any|much|a lot|a little|a bit) )?(?:better|worse|up|down)|slipp(?:ed|ing)|regress\\w*|declin(?:ed|ing)|(?:show(?:n|ed|ing)? )?(?:any |the most |most )?(?:growth|improvement))\\b(?: (?:the )?most\\b)?|\\bcompare\\b(?=.*\\b${AGO} ago\\b)`,
        'i',
      ),
    ],
  ],
  ['scores', [/\bwho\b[^.?!]{0,24}\b(?:missed|got) (?:the )?most\b(?: wrong)?/i]],
  [
    'missed',
    [
      /\b(?:which|what) (?:of the )?(?:questions?|problems?|items?|ones|numbers?)\b(?=.*\b(?:wrong|miss(?:ed)?|incorrect\w*|trouble|struggl\w+|hard\w*|trip\w*|stump\w*)\b)|\b(?:most[- ]missed|hardest|toughest) (?:questions?|problems?|items?|ones?)\b|\bwho (?:all )?(?:missed|got wrong)\b|\bwho got (?=.*\bwrong\b)|\bwhat did (?=.*\b(?:wrong|miss)\b)/i,
    ],
  ],
  [
    'late',
    [
      /\b(?:turned|handed|submitted|turn|hand)(?: (?:it|them|things|work|(?:their|the) work))?(?: in)? (?=[^.?!]*\blate\b)/i,
      /\blate\b(?: (?:work|assignments?))?/i,
    ],
  ],
  [
    'missing',
    [
      new RegExp(
        `(?:(?:has|have|had|did|does|do|is|are|was|were)${YET}${NOT}|\\b(?:not|never|yet to|still needs? to|still have to|still has to))${YET} ${DONE}${WORK}${YET}|(?:has|have|had|did|does|do|is|are)${NOT}${YET} ${DONE}${WORK}${YET}|\\b(?:is |are |has |have )?(?:still |been )?(?:missing|owes?|overdue|past[- ]due|outstanding)\\b${WORK}|\\bbehind (?:on|in|with)${WORK.slice(0, -1)}`,
        'i',
      ),
    ],
  ],
  [
    'turned-in',
    [
      new RegExp(
        `\\b(?:turn(?:ed)?|hand(?:ed)?)${IT} in\\b${WORK}|\\b(?:submitted|finished|completed)\\b${WORK}|\\b(?:is|are) done with\\b`,
        'i',
      ),
    ],
  ],
  [
    'weakest',
    [
      new RegExp(
        `\\b(?:what|which|the) (?:are |is |were )?(?:the |my |our )?(?:${N}(?: or ${N})? )?(?:${HARD} )?(?:${N} )?(?:standards?|skills?|topics?|areas)(?=[^.?!]*\\b${HARD}\\b)|\\b${HARD} (?:${N} )?(?:standards?|skills?|topics?|areas)\\b|^\\W*what (?:did|do|does|are|is) (?!(?:i|we)\\b)[^.?!]{2,24}? (?:(?:have|having|had) (?:the |a )?(?:most |hard )?(?:trouble|time|difficulty)|struggl(?:e|es|ed|ing))(?: (?:the )?most)?(?: (?:with|on|in))?`,
        'i',
      ),
    ],
  ],
  [
    'common',
    [
      new RegExp(
        `\\bwhat(?:['’]s|s| is| are| do| does)? (?:they|he|she|those (?:kids|students)|these (?:kids|students)|everyone) (?:all |keep |mostly |still )*(?:doing|getting|missing|do|get) wrong\\b|\\b(?:(?:most )?(?:common|frequent|popular) |biggest |main |usual )?(?:misconceptions?|mistakes?|errors?|misunderstandings?)\\b(?=[^.?!]*(?:${CLASS.source}))|\\b(?:which|what) (?:misconceptions?|ideas?|mistakes?|errors?) (?:does|do|did|is|are) (?:my |the |our )?(?:class|students|kids|they) (?:show|have|mak)\\w*`,
        'iu',
      ),
    ],
  ],
  [
    'next',
    [
      /\b(?:what should (?:i|we)|what do (?:i|we)|what to)(?: need to)? (?:re)?teach(?: next| tomorrow| first| again| now)*\b|\bwhat (?:should|does|do|must) (?:i|we|my|the|our|this) ?(?:class|students|kids)? ?(?:need to )?(?:work on|focus on|go over)(?: next| tomorrow| first| now)*\b/i,
    ],
  ],
  [
    'due',
    [
      /\bwhat(?:['’]s| is| are| do (?:they|we) have| assignments? (?:are|is)) (?:coming )?due\b|\bdue (?:dates?|(?:this|next) week)\b/i,
    ],
  ],
  [
    'scores',
    [
      /\bwho(?:['’]?s| is| are) (?:the |my |at the )?(?:lowest|highest|weakest|strongest|best|worst|bottom|top|furthest behind|farthest behind)(?: \d| two| three| five)?\b|\b(?:top|bottom|lowest|highest|best|worst) (?:(?:\d{1,2}|three|five|ten) )?(?:students?|kids|scores?|grades|ones)\b|\b(?:class )?(?:average|avg|median)s?(?: (?:score|grade|percent\w*)s?)?\b|\bmean (?:score|grade)s?\b|\b(?:scores?|scored|grades|results?)\b|\b(?:average|class|his|her|their|final|overall) grade\b|\bhow did (?=.*\b(?:do|go|score|perform)\b)|\bhow (?!much|many|well|often|long|far|old|come)(?:(?:my|the|our|her|his|their) )?\w+(?: all| each)? (?:did|went|scored|performed)\b|\b(?:got|get|earned|made|did) (?:an? |the )?(?=(?:less|more|under|over|below|above|at least|lower|higher|better than \d|worse than \d|best|worst|\d+ ?%|perfect|all|everything|[A-F]\b))|\b(?:pass|fail)(?:ed)?\b|\b(?:do|did|done|perform(?:ed)?) (?:the |so |very |really )?(?:best|worst|well|poorly|badly|great)\b|\b(?:needs? to |has to |have to |should |must )?(?:redo|retake|re-?do|do over)\b/i,
    ],
  ],
  [
    'level',
    [
      /\b(?:below|above|under|over|at least|less than|more than) \d+ ?(?:%|percent)?|\b(?:is|are|['’]s) (?:below|above|secure|on track|ahead|bored)\b|\b(?:failing|passing|master(?:ed|y)|proficient|proficiency|got it down|below|ready (?:for|to)(?: (?:a |more |some )?(?:challenge|enrichment|extension|move on)\w*)?)\b/i,
    ],
  ],
  [
    'help',
    [
      /\b(?:needs?|are|is)?(?: the)?(?: most| some| extra| more)* ?(?:help|support|intervention|attention|reteaching)(?: the most| most)?\b|\b(?:are |is |been |was )?(?:struggl(?:e|es|ed|ing)|stuck|lost|confused|(?:falling )?behind|(?:having |had |has |have |in )?(?:trouble|difficulty|a hard time))(?: the most| most)?\b|\b(?:does|do|did)(?:n['’]?t| not) (?:really )?(?:get|understand|know)\b(?: (?:it|this|that))?|\bshould i (?:pull|help|check in with|work with|meet with|worry about|watch|call)\b|\b(?:pull|worry about|worried about|to watch)\b/i,
    ],
  ],
  [
    'student',
    [
      /\b[Hh]ow(?:['’]s|s| is| has| was| did)? (?=(?:my student )?\p{Lu}\p{L}+)(?!Algebra|Period|Class|Math)|\b[Tt]ell me about (?=\p{Lu})|\b(?:update|info|report|data|notes) (?:on|about|for) (?=\p{Lu}\p{Ll})/u,
    ],
  ],
  [
    'summary',
    [
      /\bhow(?:['’]s|s| is| are| has| have)? (?=.*\b(?:doing|going|coming along|been|progressing)\b)|\bhow is my class\b|\b(?:update|overview|summary|report|snapshot|data) (?:on|of|for)\b/i,
    ],
  ],
];

/** Words beside a measure that belong to the question that it asks. */
export const BESIDE: readonly RegExp[] = [
  /\b(?:doing|going|coming along|getting on|progressing|performing|do|did|go|score|perform)\b(?: (?:on|with|in))?/i,
  /\b(?:get|got|getting|most|mostly) (?:of )?(?:them |it |that |this |my |the |our )?(?:wrong|right|students|kids|class)?\b|\b(?:wrong|incorrect(?:ly)?|miss(?:ed)?|hardest|trouble)\b/i,
  /\b(?:list|show|name|tell|give|find|look up|pull up|see|know|look|check|help me|rank|sort|(?:i )?(?:was )?wonder(?:ing)? if (?:you|we) could|how['’]?s|whos|would you say)\b/i,
  /\b(?:so far|right now|currently|overall|in general|at the moment|now|yet|still|all|everyone|everybody|anyone|anybody|nobody|many|number|percent(?:age)?|math)\b/i,
  /\b(?:students?|kids|kiddos|children|class(?:es)?|graders)\b/i,
  /\b(?:work|home ?work|assignments?|quiz(?:zes)?|tests?|task|exit tickets?|warm[- ]?ups?|work ?sheets?|questions?|problems?)\b/i,
];
export const OF_MEASURE: Readonly<Partial<Record<Measure, RegExp>>> = {
  compare: /\b(?:doing |did )?(?:better|worse|best|higher|lower)\b/gi,
  weakest: new RegExp(
    `\\b(?:is |are |where |having )*(?:the |a )?(?:most )?${HARD}(?: (?:on|in|at|with))?(?: (?:the )?most)?\\b|\\b${N}\\b`,
    'gi',
  ),
  help: /\b(?:first|right away|most|extra|needs?|(?:for |in )?(?:a |my )?small[- ]groups?|today|tomorrow)\b/gi,
  groups:
    /\b(?:by (?:need|skill|level|score|what they need)|(?:by )?who needs (?:the same )?(?:skills?|help|things?)|suggest|just|then|probably|maybe|about|(?:\w+ )?review|rotations?|centers?|stations?|small[- ]group|reteach(?:ing)?|today|tomorrow|based on(?: how (?:they|everyone) did(?: with| on)?)?)\b/gi,
  common: /\b(?:most common|common|shows?|have|make|making|made|has|the most)\b/gi,
};
