/**
 * Words around a topic that other readers use: what to make, for which course, with which material. In another request the
 * same words may be the topic.
 */
const AROUND: readonly RegExp[] = [
  /\b(?:pre-?)?algebra (?:1|2|one|two|i{1,2})\b|\bpre-?algebra\b|\bgeometry (?:class|course|honors)\b|\balg ?[12]\b/g,
  /\b(?:kindergarten(?:ers?)?|kinder)\b/g,
  /\b(?:obsess\w*|crazy about|loves?)\b/g,
  /\btrue[- ]?(?:or|\/|and)?[- ]?false\b|\bt\/f\b|\bmultiple[- ]choice\b/g,
  /\b(?:anchor charts?|vocabulary(?: (?:list|words|cards))?|word walls?|rubrics?|project|small[- ]groups?(?: activit(?:y|ies))?|group activit(?:y|ies)|stations?|centers?|games?|card sorts?|number talks?|parent (?:letter|note|e-?mail)|newsletter|paragraph|blurb)\b/g,
  /\b(?:with|using|use|have|has|on|w\/) (?:the |their |our |my |some |only )?(?:mini )?(?:whiteboards?|manipulatives|counters|base[- ](?:ten|10) blocks|fraction (?:strips|tiles|bars|circles)|algebra tiles|pattern blocks|unifix cubes|linking cubes|snap cubes|chromebooks?|ipads?|tablets|laptops|desmos|calculators?|graph paper|color(?:ed)? tiles|two[- ]color counters|dice|cards|a deck of cards|thermometers?)\b/g,
  /\b(?:totals? |in all )?(?:less than|under|below|up to|at most) \$\d+(?:\.\d+)?\b|\b(?:total(?:s|ing)?) (?=of|less|under|up)/g,
  /\b(?:no|without(?: an?)?) (?:calculators?|prep|technology|tech|copies|printing)\b/g,
  /\b(?:below|on|at|above)[- ](?:grade|level)(?: level)?\b|\b(?:below|on),? (?:on|and)?,? ?(?:and )?above\b|\b(?:tiers?|tiered|levels?|versions?)\b/g,
  /\bmulti[- ]?step(?= (?:problem|question|word|task))/g,
  /\badds? up(?: to)?\b|\badding up to\b/g,
  /\bmixed (?:in|up|together|throughout)\b/g,
  /\bteam(?:s|work)?\b|\bpartners?\b|\bpairs\b(?! of)/g,
  /\b(?:being|been|were|was|they are|they're|we're|we are|you are|i'm|i am)\b/g,
];

/** The words of a request without those around its topic. */
export const aroundTopic = (text: string): string => AROUND.reduce((rest, each) => rest.replace(each, ' '), text);
