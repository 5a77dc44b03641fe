import { stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';
import { type Denoted, denoted, PLACE } from './denoted.ts';
import { skipNouns, type Token, tokensOf } from './tokens.ts';

/** Where a statement may begin: at a clause, or behind words that introduce one. */
const BEGINS =
  /(?:^|[.,;:!?("“] ?|\b(?:so|then|that|because|since|know|knows|means|but|if|when|first|next|now|see|remember|think|find|thus|also|and|add|you|we|i|to|by|had|has|have|get|gets|got|draw|drew|make|made|he|she|they) (?:the |a |an )?)$/;
/** Words that state what the number before them is. */
const STATES =
  /^(?: together| altogether| in all| away| out)?(?:,? (?:which|and that|that|so that|so it|this|it|and it)?(?:'s| ?\bis| ?\bare| ?\bwas| ?\bwere| ?equals?| ?makes?| ?made| ?gives?| ?gave| ?leaves?| ?comes? to| ?must be| ?should be| ?will be| ?would be| ?has to be| ?becomes?)|,? (?:and |so |then |to )?(?:you|we|i|she|he|they|it)(?:'d|'ll)? (?:will |can )?(?:get|gets|got|have|has|had|find|land on|end up with|are at|reach)|,? (?:and )?(?:to get|get|to make|for a total of|giving|making|leaving|gives you|gives us|gets you|gets us|leaves you with|brings you to|and gets|and got|and has|and makes))(?: also| just| only| exactly| still| about| roughly| nearly| almost| equal to| the same as| a total of)* #(\d+)/;
/** The result of what is done, told by the next words: "… move the point one place to the right. That gives 32." */
const TELLS_LATER =
  /^(?:[^#@~.?!]|#\d+ place)*[.,;] (?:that|this|it|you|we|so you|the (?:answer|result|product|sum|difference|quotient)) (?:gives?|get|gets|makes?|is|equals|comes to|have)(?: us| you)?(?: about)? #(\d+)/;
const OF_CLASS = /^(?: (?:in|on|at|from|who|that|for) (?:[a-z'-]+ ){0,4}[a-z'-]+)(?=,? [a-z'])/;
/** What may not stand behind a number that is said. */
const GOES_ON =
  /^(?: ?(?:[#~×*/^²³π]| ?[-+−] ?#)| (?:[a-z]+ )?(?:times|more|less|fewer|plus|minus|over)\b| (?:per|out of|divided|multiplied|squared|cubed|remainder|r|with|and a|dozen|below)\b| and #\d+(?: (?:[a-z]+s|left)\b)?| of (?!the\b|them\b|it\b|those\b|these\b)| ?, ?#|-)/;
const DENIES = /[?]|\b(?:not|isn't|aren't|doesn't|don't|can't|never|suppose|imagine|instead|whether|estimate)\b/;

/** Whether the words before "and" already state something, so that a new statement begins behind it. */
function isFresh(before: string): boolean {
  if (!/\b(?:and|,) $/.test(before)) return true;
  const clause = before.split(/[.;:!?]/).at(-1) ?? '';
  return (
    !clause.includes('#') || /#\d+[^#]* (?:is|are|was|makes?|equals?|gives?|leaves?|get|have) [^#]*#\d+/.test(clause)
  );
}

/** "6 tens and 2 ones": the rest of a number that is told by its places. */
function placesBehind(tokens: readonly Token[], at: number): Token | undefined {
  const [own, and, more] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isPlace = (token: Token | undefined): boolean => PLACE.test(token?.quantity?.text ?? '');
  return and?.text === 'and' && isPlace(own) && isPlace(more) ? more : undefined;
}

function compared(token: Token, own: Denoted, before: string, rest = 0): boolean | undefined {
  const said = token.quantity;
  if (!said) return undefined;
  if (said.measure && own.measure && said.measure.dimension !== own.measure.dimension) return undefined;
  const isAbout = /(?:about|roughly|nearly|almost|around|approximately) $/.test(before);
  const value = said.measure && own.measure ? (own.value * own.measure.factor) / said.measure.factor : own.value;
  return stands(said.value + rest, said.places, value, isAbout);
}

/**
 * Statements whose one side is a number that words denote, and whose other side is a number: "3/4 of the 28 students,
 * that's 21", "78 and 5 more is 83".
 */
export function phraseFindings({ reading, said }: Paragraph): Finding[] {
  const { pattern, places } = reading;
  const tokens = tokensOf(reading);
  const byPlace = new Map(tokens.map((token, index) => [token.at, index]));
  let behind = 0;
  return tokens.flatMap((token, index): Finding[] => {
    if (token.at < behind) return [];
    const own = denoted(tokens, index, 0);
    if (!own?.made || own.next <= index) return [];
    const before = pattern.slice(Math.max(0, token.at - 120), token.at);
    const isVerb = /^(?:add|subtract|tak|multipl|divid|split|shar)/.test(token.text);
    if (!(isVerb || BEGINS.test(before)) || !isFresh(before)) return [];
    const last = tokens[own.next - 1];
    const nouns = tokens[skipNouns(tokens, own.next) - 1];
    for (const end of new Set([last?.end ?? 0, nouns?.end ?? 0])) {
      const rest = pattern.slice(end);
      const aside = OF_CLASS.exec(rest)?.[0] ?? '';
      for (const skip of new Set(['', aside])) {
        const found =
          STATES.exec(rest.slice(skip.length)) ?? (isVerb ? TELLS_LATER.exec(rest.slice(skip.length)) : null);
        if (!found) continue;
        const at = end + skip.length + found[0].lastIndexOf('#');
        const number = tokens[byPlace.get(at) ?? -1];
        const more = placesBehind(tokens, byPlace.get(at) ?? -1);
        if (!number?.quantity || GOES_ON.test(pattern.slice((more ?? number).end))) continue;
        const line = said.findLast(({ offset }) => offset <= token.at);
        if (!line || DENIES.test(line.pattern)) return [];
        const holds = compared(number, own, pattern.slice(0, number.at), more?.quantity?.value);
        if (holds === undefined) return [];
        behind = number.at;
        const value = `${Number(own.value.toPrecision(9))}`;
        const finding = { start: places[token.at] ?? 0, end: (more?.quantity ?? number.quantity).end, holds };
        return [holds ? finding : { ...finding, value }];
      }
    }
    return [];
  });
}
