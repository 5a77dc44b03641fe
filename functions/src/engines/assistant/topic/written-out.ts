import { skills } from '@lemma/math';
import { saidOf } from '@lemma/math/said';
import { findStandard } from '@lemma/plans';
import { isAround, lettersApart } from '@lemma/plans/topics';
import { isEnglish } from '../words/is-english.ts';

/** Abbreviations that teachers type, and the words for which they stand. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  // Dictated: sounds of thinking, and marks that were spoken.
  [/\b(?:u+h*m+|u+h+|erm+|hmm+)\b,? ?/gi, ''],
  [/^(?:ok(?:ay)? so|so um|alright so|ok(?:ay)?,|well,) (?=\w)/i, ''],
  [/\s+period(?=(?:\s+(?:thanks|thank you|please))?\W*$)/i, '.'],
  [/\bexit tix\b/gi, 'exit ticket'],
  [/\bteh\b/g, 'the'],
  [/\bhwo\b/gi, 'how'],
  [/\bcna\b/gi, 'can'],
  [/\b(?:wht|waht|wat)\b/gi, 'what'],
  [/\bshrter\b/gi, 'shorter'],
  [/\barent\b/gi, "aren't"],
  [/\btaht\b/gi, 'that'],
  [/\bmins\b/gi, 'minutes'],
  [/\bu\b(?=[,?!. ]|$)(?! ?[-+*/=^])(?<!\d u)(?<=\b(?:can|could|would|will|do|if|thank|did|are) u)/gi, 'you'],
  // "Is 2(x + 5) the same as 2x + 5?" is what somebody says.
  [
    /^\W*(?:is|are) ([-\d(][^?,;.]{0,40}?) (?:the same as|equal to|equivalent to|equals?) ([-\d(a-z][^?,;]{0,40}?)\?/i,
    'A student says $1 = $2.',
  ],
  [/\bi ment\b/gi, 'i meant'],
  [/\braedy\b/gi, 'ready'],
  [/\bans(?= keys?\b)/gi, 'answer'],
  [/(?<=\bkeys? )sep\b/gi, 'separate'],
  [/\bvars\b/gi, 'variables'],
  [/\bprop\b\.? (?=fracs?\b|fractions?\b)/gi, 'proper '],
  [/\bprop\b\.? rel\w*\b\.?/gi, 'proportional relationships'],
  [/\bdenoms?\b\.?/gi, 'denominators'],
  [/\bsubtr?\b\.(?= |,|$)|\bsubtr\b/gi, 'subtraction'],
  [/\bstd(s?)\b\.?/gi, 'standard$1'],
  [/\bSs\b/g, 'students'],
  [/\bsm\.? (?=groups?\b|grps?\b)/gi, 'small '],
  [/\bfns?\b\.?/gi, 'functions'],
  [/\blin\.? (?=functions?\b|equations?\b|eqns?\b|fns?\b)/gi, 'linear '],
  [/\bincl\b\.?/gi, 'including'],
  [/\bnos\b\.?/gi, 'numbers'],
  [/\b(factor) compl\b\.?:?/gi, '$1 completely'],
  [/\bparens\b/gi, 'parentheses'],
  [/(?<=\d ?(?:min\w*|questions?|problems?|qs)\.? )ea\b\.?/gi, 'each'],
  [/\bthm\b\.?/gi, 'theorem'],
  [/\bpythag\b\.?/gi, 'Pythagorean'],
  [/\b(dif|diff)\. (?=numbers?|nos)/gi, 'different '],
  [/\bmisc(?:on)?\b\.?(?=\?)/gi, 'misconception'],
  [/\bLP\b(?=[,:;] )/g, 'lesson plan'],
  [/\bSP (?=version)/g, 'Spanish '],
  [/\bmc\b(?=,| with\b| \(|$|\.| questions?| items?)(?!:)/gi, 'multiple choice'],
  [/\bq ?#?(\d{1,2})\b(?! ?(?:questions?|problems?))/gi, 'question $1'],
  [/\bcenters? ?[x×] ?(\d)\b/gi, '$1 centers'],
  [/\bpred\b\.?/gi, 'predict'],
  [/\bminu?tu?e?s\b(?<!minutes|minus)/gi, 'minutes'],
  [/\b(?:yuo|yu)\b/g, 'you'],
  [/\bmak\b/g, 'make'],
  [/\badn\b/g, 'and'],
  [/\bhav\b/g, 'have'],
  [/\bdont\b/gi, "don't"],
  [/\barnt\b/gi, "aren't"],
  [/\bgrp(s?)\b/gi, 'group$1'],
  [/\bints?\b(?= only|\W*$|[,;.])/gi, 'integers'],
  [/\bsped\b/gi, 'special education'],
  [/\bsol['’]?n(s?)\b/gi, 'solution$1'],
  [/\bsys(?= of\b)/gi, 'systems'],
  [/\bWP(s?)\b/g, 'word problem$1'],
  [/\bLP\b(?= (?:gr|for|on|grade|\d))/g, 'lesson plan'],
  [/\bET\b(?=,| (?:on|for|\d))/g, 'exit ticket'],
  [/\bDN\b(?= (?:for|on|gr)\b)/g, 'do-now'],
  [/\bdiv(?= (?:word|story|problems?|facts?)\b)/gi, 'division'],
  [/(?<!theorem of )\b(?<!\bthe )pythagoras\b(?! theorem)/gi, 'the Pythagorean theorem'],
  // "×7 and ×8" are tables.
  [/(?<!\d ?)[x×](\d{1,2}),? (?:and|&) [x×](\d{1,2})\b/gi, '$1s and $2s multiplication facts'],
  [/\s*=\s*(?:\?+|_+)\s*$/g, ''],
  // Lines of work that stand in one line, and a dash before what is asked of it.
  [/(?<=[\d\p{L})]) {2,}(?=[-(\d\p{L}][^=\n]{0,30}=)/giu, '\n'],
  [/(?<=[\d)]) ?[-–—] (?=(?:why|what|how|where|can|is)\b)/gi, '. '],
  [/\b(add\w*(?:,? (?:and|&|or) subtract\w*)?|subtract\w*) (?:up )?to (?=(?:20|50|100|1,?000)\b)/gi, '$1 within '],
  [/\b(within|up to) five\b/gi, '$1 5'],
  [/\b(within|up to) ten\b/gi, '$1 10'],
  [/\b(within|up to) twenty\b/gi, '$1 20'],
  [/\b(within|up to) (?:a|one) hundred\b/gi, '$1 100'],
  [/\b(within|up to) (?:a|one) thousand\b/gi, '$1 1,000'],
  // The number before the square of a quadratic.
  [/\b(?:with |where )?a ?(?:>|≠|!=|is not|isn['’]?t|not) ?1\b(?! ?\d)/gi, 'with a leading coefficient'],
  [/\bhole (?=numbers?\b)/gi, 'whole '],
  [/\bdiv(?:ided)? by\b/gi, 'divided by'],
  [/\by ?= ?m ?x ?\+ ?b\b(?: form\b)?/gi, 'slope-intercept form'],
  [/\bnumberline/gi, 'number line'],
  [/\btkts?\b/gi, 'ticket'],
  [/\bhw\b/gi, 'homework'],
  [/(?<=\d)\s+div\s+(?=\d)/gi, ' ÷ '],
  [/\bver\b\.?/gi, 'version'],
  [/\b(less|more|greater|bigger|smaller|larger|fewer) then\b/gi, '$1 than'],
  [/\b(?:alg|algebra) ?1\b/gi, 'Algebra 1'],
  [/\bcoeffs?\b/gi, 'coefficient'],
  [/\bneg\b/gi, 'negative'],
  [/\bboletos? de salida\b/gi, 'exit ticket in Spanish'],
  [/\bcalentamientos?\b/gi, 'warm-up in Spanish'],
  [/\b(\d+|tres|cuatro|cinco|seis|ocho|diez) (?:preguntas|problemas|ejercicios)\b/gi, '$1 questions in Spanish'],
  [/\bcartas? (?:para|a) (?:las? )?(?:familias?|padres|casa)\b/gi, 'letter home in Spanish'],
  [/\bplan(?:es)? de (?:clase|lecci[oó]n)\b/gi, 'lesson plan'],
  [/\b(\d+) ?q(?:['’]?s)?\b/gi, '$1 questions'],
  [/\bq['’]s\b/gi, 'questions'],
  [/\bword probs?\b/gi, 'word problems'],
  [/\b(a|an|one|1|each) (word |story )?problems\b/gi, '$1 $2problem'],
  [/\bprobs\b/gi, 'problems'],
  // Alone it may be a problem or a probability.
  [
    /\bprob\b\.?(?=[^.;\n]*\b(?:simple|compound|events?|outcomes?|dice|die|coins?|spinners?|marbles?|cards|chance|likel\w+)\b)/gi,
    'probability',
  ],
  [
    /(?<=\b(?:word|story|this|that|the|an?|each|every|one|two|last|first|\d+|challenge|bonus|practice) )prob\b\.?/gi,
    'problem',
  ],
  [/\bmult(?= (?:facts?|tables?|problems?|by|\d))/gi, 'multiplication'],
  [/\bmult\b\.?/gi, 'multiplication'],
  [/\b(?:order of )ops\b/gi, 'order of operations'],
  [/\bgr\.? ?(?=\d)/gi, 'grade '],
  [/\b(\d)(st|nd|rd|th) gr\b/gi, '$1$2 grade'],
  [/\brn\b/gi, 'right now'],
  [/(?:^|(?<=\s))n(?= (?:then|also|what|how|why|now|make|give|can)\b)/gi, 'and'],
  [/\babt\b/gi, 'about'],
  [/\bstats\b/gi, 'statistics'],
  [/\bwhats\b/gi, "what's"],
  [/\bhows\b/gi, "how's"],
  [/\bwhos\b/gi, "who's"],
  [/\bthru\b/gi, 'through'],
  [/\bch?k\b(?= (?:this|it|my|the|his|her))/gi, 'check'],

  [/\b([ap])\.m\b\.?/gi, '$1m'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/in\b/gi, 'within'],
  [/\bw\/ ?/gi, 'with '],
  [/\bw (?=\p{L}{2,})/giu, 'with '],
  [/\bbtwn\b/gi, 'between'],
  [/\b(?:pls|plz|thx|ty)\b/gi, 'please'],
  [/\bvocab\b/gi, 'vocabulary'],
  [/\b(?:eqns?|eqs)\b/gi, 'equations'],
  [/\bfracs?\b/gi, 'fractions'],
  [/\bperim\b/gi, 'perimeter'],
  [/\btmrws\b/gi, 'tomorrow'],
  [/\b(?:tmrw|tmr|tomorow)\b/gi, 'tomorrow'],
  [/\bmis?s?con[cs]?[ei]p?t?i?on(s?)\b/gi, 'misconception$1'],
  [/\bst[au]nd[ae]rds\b/gi, 'standards'],
  [/\bwere (?=(?:start|do|learn|work|begin|teach|study|cover|finish)\w*ing\b)/gi, 'we are '],
];

/** Words of requests, which misspelled ones are corrected to. Names of skills are corrected where topics are searched. */
const REQUESTS =
  `student students class lesson lessons problem problems question questions ticket tickets exit quiz worksheet worksheets standard
  standards mistake mistakes misconception misconceptions vocabulary activity activities homework example examples weather explain
  explanation answer answers multiple practice difference equation equations fraction fractions decimal decimals negative
  misunderstanding because parents letter weakest struggling group groups compare project rubric which should would could about
  reteach algebra adding subtracting multiplying dividing divide multiply subtract please remainder word words write make give plan
  help need needs systems system soccer basketball tickets concert check solve simplify factor convert round steps table tomorrow grade graders centers missing assignment assignments parallelograms minutes
  minute calculator calculators reword rephrase rewording dinosaur dinosaurs baseball football animals puppies kittens
  penguins horses unicorns dragons pirates robots rockets planets spiders turtles sharks dolphins monkeys elephants butterflies
  cupcakes cookies sandwiches halloween thanksgiving friendly mention absences shorter`.split(/\s+/);

let known: readonly string[] | undefined;
/** Words of requests and of what skills are called by, which misspelled ones are corrected to. */
function vocabulary(): readonly string[] {
  if (known) return known;
  const called = skills.flatMap(({ code, name }) =>
    [name, ...saidOf(code)].flatMap((each) => each.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  );
  known = [...new Set([...REQUESTS, ...called])];
  return known;
}

/** A word as it was meant. English words stay as they are, even if they resemble a word of mathematics. */
function respelt(word: string): string {
  if (isEnglish(word) || vocabulary().includes(word)) return word;
  const most = word.length >= 9 ? 2 : 1;
  const letters = [...word].toSorted().join('');
  const isTurned = (each: string): boolean => each.length === word.length && [...each].toSorted().join('') === letters;
  // The nearest one: letters that changed their places are no other letters.
  let [best, least] = [word, most + 1];
  for (const each of vocabulary()) {
    if (each[0] !== word[0]) continue;
    const apart = isTurned(each) ? 0 : lettersApart(word, each);
    if (apart < least) [best, least] = [each, apart];
  }
  return best;
}

/** Completes the code of a standard that lacks the letter of its cluster, such as `4.NF.4c`, if only one standard fits. */
const fullCode = (short: string, grade: string, domain: string, rest: string): string =>
  ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((cluster) => {
    const found = findStandard(`${grade}.${domain}.${cluster}.${rest}`);
    return found ? [found.code] : [];
  })[0] ?? short;

/** Codes of high school as they are typed: "A.REI.B.4", "REI.4", "a-sse.2". Undefined where no standard fits. */
function highCode(
  typed: string,
  category: string | undefined,
  domain: string,
  cluster: string | undefined,
  rest: string,
): string {
  const all = ['A', 'F', 'N', 'S', 'G'].filter((each) => category === undefined || each === category.toUpperCase());
  const clusters = cluster === undefined ? ['A', 'B', 'C', 'D', 'E'] : [cluster.toUpperCase()];
  return (
    all.flatMap((first) =>
      clusters.flatMap(
        (each) => findStandard(`${first}-${domain.toUpperCase()}.${each}.${rest.toLowerCase()}`)?.code ?? [],
      ),
    )[0] ?? typed
  );
}
const HIGH_CODE = /\b(?:([afnsg])[.-])?(sse|apr|ced|rei|if|bf|le|q|rn|id)\.(?:([a-e])\.)?(\d{1,2}[a-e]?)\b/gi;

/** The typed text with abbreviations written out and misspelled words corrected; names and mathematics stay as typed. */
export const writtenOut = (typed: string): string =>
  SHORT.reduce((text, [said, meant]) => text.replace(said, meant), typed)
    .replace(/\b(\d|k)\.([a-z]{1,3})\.(\d+[a-d]?)\b/gi, fullCode)
    .replace(HIGH_CODE, highCode)
    .replace(/(?<![\p{L}'’])\p{Ll}{4,}(?![\p{L}'’])/gu, (word) => (isAround(word) ? word : respelt(word)));
