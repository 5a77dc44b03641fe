const STOP =
  /[.!?;:,]| (?:with|using|for|that|where|and|in|on|grade|gr|answers?|key|please|pls|so|make|the|but|only|whose|is|are|was|were|has|have|had|to|at|my|plus|maybe|perhaps|too|about|instead|this|thanks|now|within|using|adding|subtracting|multiplying|dividing|comparing|rounding)\b/i;
const NOT_A_THEME =
  /\b(?:fractions?|decimals?|percents?|percentages?|ratios?|rates?|integers?|numbers?|equations?|expressions?|add\w*|subtract\w*|multipl\w*|divi\w*|area|perimeter|volume|slope|mean|median|mode|range|angles?|money|coins?|time|graphs?|geometry|algebra|math|factor\w*|quadratic\w*|functions?|inequalit\w*|exponents?|powers?|place|round\w*|compar\w*|order\w*|measure\w*|proportion\w*|probability|statistics|data|triangles?|circles?|linear|systems?|theorem|pythag\w*|roots?|remainders?|percent off|it|them|this|these|those|that|real|class|test|quiz|topic|chapter|unit|standard|word|story|problems?|equal|discounts?|tax|tips?|sales|interest|unlike|like|negative|positive|one|two|three|four|\d+|something|anything|things?|lesson|students?|kids|parents?|[k1-8]\.[a-z]+\.[a-z].*|facts|tables?|shapes?|polygons?|lengths?|weights?|mass|units?|distances?|elapsed|patterns?|rules?|arrays?|digits?|hundreds?|tens?|values?|variables?|distribut\w*|simplif\w*|evaluat\w*|polynomials?|squares?|transformations?|solv\w*|find\w*|compute|computing|estimat\w*|temperature|scale|similar\w*|scientific|notation|radicals?|number|keys?|answers?|solutions?|steps?|(?:un)?known\w*|missing|blanks?|start|result|change|place|position|sentences?|(?:un)?like|grades?|levels?|words?|pictures?|models?|drawings?|diagrams?|visuals?|choices?|parts?)\b/i;
const CUES: readonly RegExp[] = [
  /\ban? (\p{L}{3,20}) themes?\b/iu,
  /\b(?:on|about|into|loves?|(?:reading|studying)(?! about))\s+(?:an? |the )?(\p{L}[\p{L}' -]{2,40}?),? (?:so|and|please|maybe|can you|could you) (?:please )?use (?:that|it|them)\b/iu,
  /\b(?:about|for|on|during) (?:an? |the |our |my )?((?:field |road |class )?trip to (?:the )?\p{L}+)/iu,
  /\b(?:theme(?:d)?(?: is|:| of)?|interest(?:ed)? (?:is|in)|(?<!['’]d )\bloves?|likes|(?:they|kids|students|who|boys|girls) (?:all |really |just )?like|into|obsessed with|fans? of)\s+(\p{L}[\p{L}' -]{2,40})/iu,
  /\b(\p{L}[\p{L}' ]{2,24})[- ](?:themed?|based)\b/iu,
  /\b(?:do it|redo (?:it|them|these)|make (?:it|them|these)|set|change (?:it|them)|rewrite (?:it|them)|again)\s+(?:with|about|in|to|using|at)\s+(?:an? |the )?(\p{L}[\p{L}' -]{2,40})/iu,
  /\bmake (?:it|them|these|that one)\s+(?:an? )((?!(?:quiz|test|game|story|word|warm|worksheet|little|bit|lot|multiple|true|short|long)\b)\p{L}{3,}(?: (?!(?:instead|please|one|problem|version)\b)\p{L}{3,})?)(?=$|[.!,]| instead| please)/iu,
  /\b(?:stories|story|situations?|scenario|word problems?)\b[^.]*?\b(?:about|set (?:in|at|around)|around|featuring|involving)\s+(?:an? |the |my |our )?(\p{L}[\p{L}' -]{2,40})/iu,
  /\b(?:problems?|questions?|ones)\b[^.]*?\b(?:about|set (?:in|at|around)|around|featuring|involving)\s+(?:an? |the |my |our )?(\p{L}[\p{L}' -]{2,40})/iu,
  /\b(?:about|set (?:in|at|around)|around|featuring)\s+(?:an? |the |my |our )?(\p{L}[\p{L}' -]{2,40})/iu,
  // What they are told with is a thing that can be counted: "story problems with dinosaurs", not "with the unknown in the middle".
  /\b(?:stories|story|situations?|scenario|word problems?)\b[^.]*?\b(?:using|with|on)\s+(?:an? |the |my |our )?(\p{L}{2,20}s)(?=\s*(?:$|[.,!?;)]|(?:and|for|in|on|please|that|where)\b))/iu,
];

/** "About what we did" tells no thing that stories can be about. */
const CLAUSE = /^(?:what|how|why|where|when|who|which|whether|if)\b/i;

/** "4 baking problems about ratios": the first is the theme, the second the topic. */
const BEFORE =
  /\b(?:\d+|some|a few|three|four|five|six|eight|ten) ([a-z]+) (?:word |story )?(?:problems|questions|stories) (?:about|on|for|with|using)\b/i;
/** What problems are like, and not what they are about. */
const MANNER =
  /^(?:hard\w*|eas\w+|simple|quick|short|long|good|nice|new|more|word|story|practice|review|challeng\w*|multi\w*|mixed|different|basic|extra|real|math|open|rich|independent|homework|quiz|exit|warm\w*|similar|harder|tricky|two|one|three|mental|bonus|sample|daily|spiral|\w+ing)$/i;

/** What somebody says that a story is not to be about, before or behind it: "one about ladders is forbidden". */
const FORBIDS_BEFORE =
  /\b(?:no|not|n['’]t|without|never|nothing|anything but|avoid|except|instead of|rather than|besides|skip|stop|(?:sick|tired) of)\b[^.;!?\n]*$/i;
const FORBIDS_BEHIND =
  /^[^.;!?\n]{0,24}?\b(?:(?:is|are|was|were|be) (?:(?:all|also|strictly) )?(?:forbidden|banned|prohibited|taken|done|over|out|off(?:[- ]limits)?|not)|isn['’]t|aren['’]t|(?:not|no longer) (?:allowed|wanted|ok(?:ay)?))\b/i;
/** Words that are no thing that a story can tell of: how much, how, which way. */
const NO_THING =
  /(?:^|\s)(?:only|just|also|even|too|again|all|each|both|same|other|another|more|less|most|forbidden|allowed|direction|approach|way|part|kind|sort|type|level|version|format|style|difficulty|answer|mistake|misconception|\p{L}+ly)$/iu;
/** Whether a name was given to somebody or something: it is whose story it is, and no thing that one tells of. */
const isGivenName = (typed: string, words: string): boolean =>
  new RegExp(`\\b(?:named|called|names? (?:is|are|of)) ${words}\\b`, 'i').test(typed);

const NAMED =
  /\b(?:an? |the |my |two )?(?:girl|boy|kid|student|child|teacher|man|woman|person|family|friend|character)s?,? (?:named|called|whose name is) (\p{Lu}?\p{L}+)/iu;
/** "Zoe and her 3 cats" is about cats. */
const OWNED = /\b(?:named|called) \p{L}+ (?:and|with) (?:her|his|their) (?:\d+ )?(\p{L}+)/iu;

/**
 * What word problems should be about, apart from the mathematics: "soccer" in "word problems about soccer using
 * multiplication".
 */
export function themeIn(written: string): string | undefined {
  const owned = OWNED.exec(written)?.[1];
  if (owned !== undefined && !NOT_A_THEME.test(owned)) return owned.toLowerCase();
  const typed = written.replace(NAMED, ' ');
  if (
    !/\b(?:problems?|questions?|stor(?:y|ies)|scenario|situation|do it|redo|make (?:it|them)|context|exit|warm|quiz|change|rewrite|themed?)\b/i.test(
      typed,
    )
  )
    return undefined;
  const before = BEFORE.exec(typed)?.[1]?.toLowerCase();
  if (
    before !== undefined &&
    (/^(?:baking|cooking|shopping|camping|skating|hiking|gaming)$/.test(before) || !MANNER.test(before)) &&
    !NOT_A_THEME.test(before)
  )
    return before;
  for (const cue of CUES) {
    for (const match of typed.matchAll(new RegExp(cue, `${cue.flags.replace('g', '')}g`))) {
      const { 0: all, 1: found = '', index } = match;
      // "about writing 7/8 as a decimal": what is done with a number is no theme.
      if (!STOP.test(found) && /^\d/.test(typed.slice(index + all.length))) continue;
      const words = (/trip to /i.test(found) ? found : (found.split(STOP)[0] ?? '')).trim();
      const [from, to] = [index + all.indexOf(found), index + all.indexOf(found) + words.length];
      const isForbidden = FORBIDS_BEFORE.test(typed.slice(0, from)) || FORBIDS_BEHIND.test(typed.slice(to));
      const isThing = !NOT_A_THEME.test(words) && !CLAUSE.test(words) && !NO_THING.test(words);
      if (words.length > 2 && isThing && words.split(' ').length <= 4 && !isForbidden && !isGivenName(written, words))
        return words.toLowerCase();
    }
  }
  return undefined;
}
