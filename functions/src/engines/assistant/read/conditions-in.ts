import type { Condition, ConditionRule } from '@lemma/school/assistant';

type Rule = { readonly rule: ConditionRule; readonly asked: RegExp };

/** What denies the thing behind it: "no", "nothing with", "don't use". */
const NO = String.raw`\b(?:no|without|not|avoid(?:ing)?|nothing (?:with|that (?:has|is))|none with|skip(?:ping)?|leave out|(?:don['’]?t|do not|please don['’]?t) (?:use|include|want|have|give|put|do))(?: any| the)?`;
const no = (things: string): RegExp => new RegExp(`${NO} ${things}`);

/** What problems are asked to keep to, beside their topic. A number in the phrase belongs to it. */
const RULES: readonly Rule[] = [
  {
    rule: 'whole-answers',
    asked:
      /\b(?:(?:with |all |the )?(?:answers?|solutions?|results?)(?: (?:are|as|is|should|must|be|to|all|only|that|come|out|have|in|being))* (?:whole(?: numbers?)?|integers?|nice|even)|(?:with )?(?:whole[- ]number|integer|nice) (?:answers?|solutions?|results?)|(?:that )?(?:come|comes|work) out (?:even|whole|nice(?:ly)?|evenly))\b(?: numbers?)?/,
  },
  {
    rule: 'whole-numbers',
    asked:
      /\b(?:only|just|use|using) (?:whole numbers|integers)(?: only| please)?\b|\b(?:whole numbers|integers) only\b/,
  },
  { rule: 'no-decimals', asked: no(String.raw`decimals?\b(?: answers?| numbers?)?`) },
  { rule: 'no-fractions', asked: no(String.raw`fractions?\b(?: answers?)?`) },
  {
    rule: 'no-negatives',
    asked: new RegExp(
      String.raw`${NO} negatives?\b(?: numbers?| answers?| integers?)?|\b(?:only positives?|positives? only|positive numbers only|only positive (?:numbers|integers))\b`,
    ),
  },
  {
    rule: 'negatives',
    asked:
      /\b(?:with|include|including|use|using|some|involving|that have) (?:some )?negatives?\b(?: (?:numbers?|coefficients?|constants?|integers?|answers?|solutions?))?|\bnegative (?:coefficients?|constants?)\b/,
  },
  { rule: 'no-exponents', asked: no(String.raw`(?:exponents?|powers?)\b`) },
  {
    rule: 'no-parentheses',
    asked: /\b(?:no|without|not|avoid|nothing with)(?: any)? (?:parenthes[ei]s|brackets|grouping symbols)\b/,
  },
  { rule: 'no-remainders', asked: no(String.raw`remainders?\b`) },
  {
    rule: 'no-stories',
    asked:
      /\b(?:no|without|not|avoid|don't (?:make|use|include|want))(?: any| as)? (?:word|story|real[- ]?(?:life|world)|context\w*) (?:problems?|questions?|ones)\b|\b(?:no|without)(?: any)? (?:stories|context)\b|\b(?:just|only|bare) (?:the )?(?:numbers|naked numbers|computation|calculations?)\b(?! (?:up|under|to|from|with))/,
  },
  {
    rule: 'denominators',
    asked:
      /\b(?:with |only |using )?denominators? (?:are |of )?(?:only )?(?:up to|under|less than|at most|no (?:bigger|larger|more|higher|greater) than|below|through|within) (\d+)\b/,
  },
  {
    rule: 'numbers',
    asked:
      /\b(?:with |only |using |keep )?(?:the |all )?numbers? (?:are |that are )?(?:only )?(?:up to|under|less than|at most|no (?:bigger|larger|more|higher|greater) than|below|smaller than|within) (\d[\d,]*)\b|\b(?:nothing|no numbers?) (?:over|above|bigger than|larger than|greater than) (\d[\d,]*)\b/,
  },
  {
    rule: 'factors',
    asked:
      /\b(?:facts?|tables?|times)(?: (?:for|of|with|using))?(?: the)?:? ((?:[x×]?\d{1,2}(?:['’]?s)?(?:,? and |, ?|,? ?& ?|\/|\+| )?){1,8})(?!\d)(?! ?(?:problems?|questions?|items?|min|of them|\w*-?digit|mult|div|[×x*÷]))|\b(?:my |the )?((?:\d{1,2}['’]?s(?:,? and |, ?|,? ?& ?| )?){1,6}) (?:times tables?|facts|multiplication)/,
  },
  {
    rule: 'picture',
    asked:
      /\b(?:one|1|each|all|both)? ?(?:of them )?(?:(?:with|has|have|having|include|including|needs?|uses?|using|through|by drawing)(?: an?| the)?|on (?:an?|the))(?: open| simple)? (?:pictures?|(?:double )?number lines?|diagrams?|drawings?|models?|(?:area|bar|strip|tape|fraction|set|box) (?:models?|diagrams?)|graphs?|arrays?|visuals?|images?|figures?|(?:five|ten)[- ]frames?|number bonds?|base[- ](?:ten|10) blocks?|(?:fraction|algebra|pattern) (?:bars|strips|tiles|circles|blocks)|counters|(?:ratio |data )?tables?|grids?|venn diagrams?)\b/,
  },
  // "Two-digit by one-digit" is the name of a skill, not a size that all numbers have.
  {
    rule: 'digits',
    asked:
      /^(?!.*digits?\b.*\bdigits?\b).*?(?<!\bby (?:an? )?)\b((?:[1-6]|one|two|three|four|five|six)[- ]digit)(?: (?:whole )?numbers?)?\b(?! by\b)/s,
  },
  {
    rule: 'place',
    asked:
      /\b(?:to (?:the )?(?:nearest |closest )?|(?:for )?(?:the )?(?:nearest|closest) )(tens|hundreds|thousands|tenths|hundredths|thousandths|ten|hundred|thousand|tenth|hundredth|thousandth|whole number)\b(?: place)?(?!,? (?:and|or|,))/,
  },
];
/** Conditions whose words name the topic as well. */
const OF_TOPIC: ReadonlySet<ConditionRule> = new Set([
  ...(['digits', 'place', 'operation', 'digits-of', 'regroups', 'remainder', 'unlike', 'minutes'] as const),
]);

const OPERATION = /\b(add(?:ing|ition)|subtract(?:ing|ion)?|multipl(?:y|ying|ication)|divi(?:de|ding|sion))\b/g;

/** The one operation that a request names; none where it names several. */
function operationIn(text: string): Condition[] {
  const found = [...text.matchAll(OPERATION)].flatMap(([word]) => word);
  const [said] = found;
  return said !== undefined && new Set(found.map((word) => word.slice(0, 3))).size === 1
    ? [{ rule: 'operation', said }]
    : [];
}
const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((each) => Number(each.replaceAll(',', '')));

/** What problems have to keep to, as far as a request says it in a way that is known. */
export function conditionsIn(text: string): Condition[] {
  const known = RULES.flatMap(({ rule, asked }) => {
    const found = asked.exec(text);
    if (found === null) return [];
    const [all, ...groups] = found;
    const group = groups.find((each) => each !== undefined) ?? '';
    const said = rule === 'digits' ? group : all;
    const spelled = COUNTED.findIndex((word) => group.startsWith(word)) + 1;
    const numbers = rule === 'digits' && spelled > 0 ? [spelled] : numbersIn(group);
    if (rule === 'factors' && numbers.length === 0) return [];
    return [{ rule, said: said.trim().slice(0, 80), ...(numbers.length > 0 && { numbers: numbers.slice(0, 12) }) }];
  });
  return [...known, ...operationIn(text)];
}

/** A request without what its problems have to keep to: that is no topic. */
export const withoutConditions = (text: string, conditions: readonly Condition[]): string =>
  conditions.reduce(
    (rest, { said, rule, not }) =>
      OF_TOPIC.has(rule) && !(rule === 'operation' && not)
        ? rest
        : rest.replace(said, rule === 'factors' ? (/\b(?:facts?|tables?)\b/.exec(said)?.[0] ?? ' ') : ' '),
    text,
  );
