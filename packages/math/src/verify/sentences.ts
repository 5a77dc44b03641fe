/** One sentence of a text, by its positions. */
export type Sentence = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly paragraph: number;
};

const END = /[.?!](?=["”’)\]*_]*(?:\s|$))|\n+|;(?=\s)/g;
/** Abbreviations whose period does not end a sentence. */
const SHORTENED = /\b(?:e\.g|i\.e|vs|approx|Mr|Mrs|Ms|Dr|No|Fig|Eq|etc)$/;

/** The sentences of a text. A line break ends a sentence, an empty line ends a paragraph. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let [start, paragraph] = [0, 0];
  for (const { index, 0: mark } of text.matchAll(END)) {
    if (mark === '.' && SHORTENED.test(text.slice(Math.max(0, index - 8), index))) continue;
    // "at 8 p.m. in New York": the sentence goes on.
    if (
      mark === '.' &&
      /\b[ap]\.m$/i.test(text.slice(Math.max(0, index - 4), index)) &&
      /^\. [a-z]/.test(text.slice(index, index + 3))
    )
      continue;
    const end = index + mark.length;
    sentences.push({ start, end, text: text.slice(start, end), paragraph });
    if (/\n\s*\n/.test(text.slice(index, end + 2))) paragraph += 1;
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length, text: text.slice(start), paragraph });
  return sentences;
}

const MISTAKEN =
  /\b(?:wrong(?:ly)?|incorrect(?:ly)?|mistak(?:e|es|en|enly)|errors?|erroneous(?:ly)?|misconceptions?|misread(?:s|ing)?|instead of|rather than|not (?:true|right|correct)|isn['’]t (?:true|right|correct)|false|untrue|claims?|claimed|thinks|think that|thought|believes?|(?:might|may|could|would) (?:say|write|think|answer|get|give|claim|compute|calculate)|(?:some|many|most|several|lots of) (?:[a-z]+[- ])?(?:students|children|pupils|learners|people|kids|classmates|graders)(?! (?:still |already |now |often |will |can |soon )*(?:hesitate|know|learn|like|love|enjoy|remember|recall|master|practice|notice)\b)|a (?:student|child|pupil) who|answered with|(?<!(?:don['’]t|never|not|to) )forgets?|forgot|forgetting|confus(?:es?|ed|ing)|slips?|buggy|faulty|is no solution|needs? (?:fixing|a fix|correcting|correction|another look|work|to be (?:fixed|corrected|changed))|needs a second look|oops|not quite|off by|look again|try again|that should (?:be|have been)|fix (?:this|it|that))\b|✗|❌/i;
const ASKED_TO_SOLVE =
  /\b(?:solve|solving|find|equations?|unknown|solutions?|roots?|zeros|zero of|for what|for which|determine|graph|line|intersect\w*)\b/i;
const CHECKED = /\b(?:check|checks|checking|substitut\w*|verif\w*|plug\w*|solution|satisf\w*|because|since)\b/i;
const SAYS_ALWAYS =
  /^(?!.*\b(?:not|never|n['’]t|if|whether|only)\b).*\b(?:(?:is|are) (?:always )?true|holds?|works?) for (?:every|all|any)\b|^(?!.*\b(?:not|never|n['’]t|if|whether)\b).*\bis (?:an identity|always true)\b/is;
const FOR_EVERY = /\b(?:for (?:every|all|any)|always|identity)\b/i;
const FOR_ALL =
  /\b(?:for (?:every|all|any)|always|identity|expand\w*|simplif\w*|distribut\w*|factor(?:s|ed|ing|ise|ize|ised|ized)?|like terms|combin\w*|equivalent|same as|rewrit\w*|multiply(?:ing)? out)\b/i;

/** Words after which a text says what is true. */
const TURN = /\b(?:but|however|actually|in fact|correctly|the correct|the right|really|should)\b/gi;

/** The clause around a position: what comes before a "but" is not said about what comes after. */
export function clauseAt(sentence: Sentence, place: number): string {
  let [from, to] = [0, sentence.text.length];
  for (const { index } of sentence.text.matchAll(TURN)) {
    if (sentence.start + index <= place) from = index;
    else to = Math.min(to, index);
  }
  return sentence.text.slice(from, to);
}

/** The next sentence says that it was a mistake: "She forgot to double the 3". */
const TAKEN_BACK =
  /^\W*(?:(?:he|she|they|this|that|it|the student)\b[^.?!=]{0,40}\b(?:forgot|lost|missed|skipped|dropped|left out|ignored|overlooked|misread|reversed|swapped|can(?:not|'t|’t)|never|should(?: be| have| read)?|mistake|wrong|error|incorrect|mixed up|false|isn['’]t|not right|not true|impossible)|(?:check|count|look|try|think) again|not quite|let's fix)\b/i;

/** "Ben is mistaken." "What went wrong?" "Find the mistake." */
const TAKEN_BACK_BY_NAME =
  /^\W*(?:(?:[A-Z][a-z]+|[Hh]e|[Ss]he|[Tt]hey) (?:is|was|are|were) (?:mistaken|wrong|incorrect|confused|not right)\b|(?:What|Where|Why|How)\b[^.?!]{0,40}\b(?:wrong|mistake|error|mixed up|forg[eo]t|misunderst\w+)\b|(?:Find|Spot|Explain|Describe|Correct|Fix|Name)\b[^.?!]{0,30}\b(?:mistake|error|wrong|slip)\b)/;

/** A later sentence corrects what somebody wrote. */
const SET_RIGHT =
  /\b(?:(?:his|her|their) (?:version|mistake|error|slip)|(?:the )?(?:true|right|correct|actual) (?:value|answer|result|one|sum|product)|(?:he|she|they) (?:really |actually )?meant)\b/i;

/** "Who is correct?" "Was she right or wrong?" */
const ASKED_WHO =
  /\b(?:(?:who|which (?:one|student|of them)) (?:is|was) (?:right|correct|wrong)|(?:is|was|are|were) (?:he|she|they|[A-Z][a-z]+) (?:right|correct|wrong))\b[^.!?]*\?/i;

/** Somebody's words. A student without a name appears in such texts to be wrong. */
const ATTRIBUTED = /\b(?:says?|said|writes?|wrote|answer(?:s|ed)|got|gets?|put)\b/i;
/** A person of whose work or words a sentence tells, by name or not. */
const PERSON =
  /\b(?:he|she|they|his|her|their|some(?:one|body)|one of (?:you|them|us))\b|\b[A-Z][a-z]+['’]s\b|(?<=[a-z0-9,"”] )[A-Z][a-z]{2,}\b|^\W*(?!It\b|This\b|That\b|Each\b|Here\b|What\b)[A-Z][a-z]+ (?:[a-z]+ed|wrote|says?|said|put|got|writes|thinks|thought|took|made|drew|found|has|had) /;
const SOME_STUDENT =
  /\b(?:some|one|many|most|a few|several|any|none) of (?:you|them|us)\b[^.?!]{0,20}\b(?:says?|said|writes?|wrote|answers?|answered|got|gets?|put|had)\b|\b(?:some(?:one|body)|people|everyone)\b[^.?!]{0,12}\b(?:says?|said|writes?|wrote|answers?|answered|put)\b|\b(?:an?|one|another|some|the) (?:student|child|pupil|kid|classmate|learner)s?\b[^.?!]{0,20}\b(?:says?|said|writes?|wrote|answers?|answered|got|gets?|put)\b/i;

/** What somebody wrote, with a "but" behind it. */
const WRITTEN_BUT =
  /\b(?:says?|said|writes?|wrote|claims?|claimed|thinks?|thought)\b[^.?!]*[,;] (?:but|however|yet)\b/i;
/** "They are not!" */
const DENIED_AT_ONCE = /^\W*(?:they|it|that|this|these|those) (?:is|are|was|were|does|do|did)(?: not|n['’]t)\s*[.!]/i;

/** What the surrounding words say about a statement. */
export const cues = {
  isMistaken: (text: string): boolean => MISTAKEN.test(text),
  /** Whether the clause quotes somebody, and the sentence or the next one calls it a mistake. */
  isQuoted: (clause: string, sentence: string): boolean =>
    SOME_STUDENT.test(clause) || (ATTRIBUTED.test(clause) && (MISTAKEN.test(sentence) || WRITTEN_BUT.test(sentence))),
  takesBack: (next: string): boolean =>
    TAKEN_BACK.test(next) || TAKEN_BACK_BY_NAME.test(next) || DENIED_AT_ONCE.test(next),
  /** Whether somebody's words or work are told. */
  isAttributed: (sentence: string): boolean => ATTRIBUTED.test(sentence) || PERSON.test(sentence),
  /** Whether the next sentences correct somebody's words. */
  isSetRight: (sentence: string, next: string): boolean => ATTRIBUTED.test(sentence) && SET_RIGHT.test(next),
  /** Whether the next sentences ask who is right. */
  asksWho: (next: string): boolean => ASKED_WHO.test(next),
  /** "Determine whether x = 5 is a solution": a task, which states nothing. */
  isAsked: (sentence: string): boolean =>
    /^\W*(?:determine|decide|check|tell|find out|state|explain|justify|show|ask(?: students)?)\b[^.?!]{0,40}?\b(?:whether|if|why|which)\b|\b(?:I|we|teacher) ask(?:ed)?\b[^.?!]{0,20}\b(?:whether|if|why|which)\b|^\W*(?:translate|true or false)\b/i.test(
      sentence,
    ),
  /** "Find the area of a triangle whose base is 11 inches": all that is said is given, as no result follows. */
  isTask: (sentence: string): boolean =>
    /^[\s\d.()]*(?:find|evaluate|approximate|determine|write|convert|translate|calculate|graph|sketch)\b(?!.*(?::|\bto get\b|\band (?:we |you )?get\b|\bgives?\b|\bwhich is\b|\bso\b|\bbecause\b|\bthat['’]s\b|\bit['’]s\b|\bhere\b))/is.test(
      sentence,
    ),
  isDenied: (sentence: string): boolean =>
    /\b(?:is|are|was|does|do|did)(?:n['’]t| not)\b[^.?!]{0,24}\b(?:solutions?|roots?|satisf\w*|true|work|hold|make|result|check)\b/i.test(
      sentence,
    ),
  hasNoSolution: (text: string): boolean =>
    /\b(?:no solutions?|never (?:be )?true|never happen|impossible|how many solutions|contradict\w*)\b/i.test(text),
  asksToSolve: (text: string): boolean => ASKED_TO_SOLVE.test(text),
  isChecked: (text: string): boolean => CHECKED.test(text),
  isForAll: (text: string): boolean => FOR_ALL.test(text),
  saysAlways: (text: string): boolean => SAYS_ALWAYS.test(text),
  isForEvery: (text: string): boolean => FOR_EVERY.test(text),
};

const CONCLUDES =
  /\b(?:so|then|therefore|thus|hence|means|because|since|altogether|in all|which is|which makes|that['’]s|that is|this is|it['’]s)\b/i;
const ASKS_AMOUNT =
  /^\W*(?:how (?:many|much|far|long|old|tall|fast|big|large)\b.*\?|what (?:is|was|are|were|will)\b.*\?|find\b.*)\W*$/is;

/** Whether a sentence belongs to a problem that is only set: nothing is told behind the question or the task. */
export function isGivenIn(sentences: readonly Sentence[], sentence: Sentence): boolean {
  const last = sentences.findLast(({ paragraph, text }) => paragraph === sentence.paragraph && /\w/.test(text));
  const isSet = last !== undefined && last !== sentence && ASKS_AMOUNT.test(last.text);
  return isSet && !CONCLUDES.test(sentence.text);
}

const STEP =
  /\b(?:so|then|thus|therefore|hence|gives?|giving|gets?|becomes?|means|simplif\w*|subtract\w*|add(?:s|ing)?|divid\w*|multipl\w*|combin\w*|both sides|isolat\w*|which is|that is|leaves|left with|rewrite|implies|distribut\w*|expand\w*|collect\w*)\b|⇒|→|∴|⟹|\\implies|\\Rightarrow|\\\\|->|=>/i;
const FRESH =
  /\b(?:solve|another|next|try|find|problem|question|exercise|example|check|similarly|second|also|other)\b/i;
const ONLY_PUNCTUATION = /^[\s$\\[\]()&*>.,:;`-]*$/;
const MOST_BETWEEN = 160;

/** Whether the text between two statements makes the second a step from the first. */
export const isStep = (between: string): boolean =>
  between.length <= MOST_BETWEEN &&
  !FRESH.test(between) &&
  !/\n\s*\n/.test(between) &&
  (STEP.test(between) || (between.includes('\n') && ONLY_PUNCTUATION.test(between)));

const GIVEN = /\b(?:let|suppose|assume|given|where|say)\s+(?:that\s+)?\$?$/i;
const FOR_NOW =
  /\b(?:if|when|for|try|trying|substitut\w*|put|putting|take|taking|with|using|setting|set|at)\s+(?:that\s+|in\s+)?\$?$/i;

/** How a value is introduced: for the whole paragraph, for the sentence, or as a result. */
export function bindingBefore(before: string): 'given' | 'for-now' | 'found' {
  const near = before.slice(-24);
  return GIVEN.test(near) ? 'given' : FOR_NOW.test(near) ? 'for-now' : 'found';
}
