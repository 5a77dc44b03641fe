import { isOrderToPoint } from '../reply/form.ts';
import type { TalkReply } from '../talk/talk.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, namedIn, ruleOf, wrongRuleOf } from '../think/named-in.ts';
import { numbersOf } from '../think/rule.ts';
import { reasonedLines, told } from '../think/where-from.ts';
import { countIn, factSaid, factsOf } from './picture-facts.ts';
import { closest, contentOf, shared } from './shared-words.ts';

const OWN = /\b(?:you (?:counted?|used?|chose|picked?|looked|took|meant?|wrote|got|shaded)|your)\b/i;
const SHORT = 150;

/** The line of the work that the words speak of, or else the one that says most. */
function lineAbout(about: TalkCase, wanted: string): string | undefined {
  const lines = reasonedLines(about);
  const [line] = [...closest(lines, (one) => `${one.line} ${one.why}`, wanted), ...lines];
  return line && told(line);
}

/** What the student sees at the place that is asked about. */
function seen(facts: readonly string[], wanted: string): string {
  const near = closest(facts, (fact) => fact, wanted);
  const all = facts.join('. ');
  const shown = near.length > 0 && near.length < 4 ? near : all.length < SHORT ? facts : facts.slice(0, 2);
  return shown.map(factSaid).join(', and ');
}

/** "Point to the 15 on the bar", "Which dots did you count?": what is there, and what the student did with it. */
export function pointsAt({ question, text }: Ask, about: TalkCase): string | undefined {
  const { picture } = about;
  if (picture === undefined) return undefined;
  if (/\bnumber line\b/i.test(question) && /\bgo\b|\bsit\b|\bput\b|\bplace\b/i.test(question)) return undefined;
  const facts = factsOf(picture);
  const named = /\bwhich\b/i.test(question)
    ? namedIn(about.asked).find(({ text: number }) => numbersOf(question).includes(number))
    : undefined;
  const isOwn =
    OWN.test(question) ||
    /\b(?:you|your)\b.*\b(?:count|answer)/i.test(question) ||
    (about.right === false &&
      contentOf(question).some(
        (word) =>
          /^\d/.test(word) &&
          bare(about)
            .split(/[^\d.]+/)
            .includes(word),
      ));
  const isWhich =
    /\b(?:which|what|where|how)\b/i.test(question) &&
    shared(picture.alt, question) > 0 &&
    /\b(?:picture|graph|table|line|bar|bars|plot|dots?|squares?|marks?|points?|shape|drawing|protractor|clock|ruler)\b/i.test(
      question,
    );
  if (!isOrderToPoint(question) && !isWhich) return undefined;
  if (
    /\bhow (?:many|much|did|do|would)\b|\bwhat (?:does|do|did|would|are you|will)\b|\bmean\b/i.test(question) &&
    !isOrderToPoint(question)
  )
    return undefined;
  const rule = wrongRuleOf(about);
  const line = isOwn ? lineAbout(about, question) : undefined;
  return said(
    named === undefined ? undefined : `it says ${small(named.clause)}`,
    `here: ${seen(facts, line !== undefined && shared(line, picture.alt) > 0 ? line : text)}`,
    line ?? rule,
    isOwn ? gotIt(about) : undefined,
  );
}

const COUNTS = /\bhow many ([a-z]+)\b|\bcount (?:up |out )?(?:all )?(?:the |these |those |your )?([a-z]+)\b/gi;

/** "How many squares are in the bottom row?", "Count the corners on the left one": read off the picture. */
export function countsThere({ question, text }: Ask, about: TalkCase): string | undefined {
  const { picture } = about;
  const [found] = [...question.matchAll(COUNTS)];
  const thing = found?.[1] ?? found?.[2];
  if (picture === undefined || thing === undefined || /\bdid you\b|\b(?:more|less|fewer)\b/i.test(question))
    return undefined;
  const facts = factsOf(picture);
  const rows = /from the top: ([\d, ]+)/i.exec(picture.alt)?.[1]?.split(/,\s*/) ?? [];
  if (rows.length > 1 && /\brow\b/i.test(question)) {
    const at = /\bbottom|last\b/i.test(text)
      ? -1
      : /\btop|first\b/i.test(text)
        ? 0
        : /\babove\b/i.test(question)
          ? -2
          : /\bsecond\b/i.test(text)
            ? 1
            : undefined;
    const count = at === undefined ? undefined : rows.at(at);
    return count === undefined ? said(`from the top it is ${rows.join(', ')}`) : said(`${count}`);
  }
  if (
    picture.kind === 'dot-plot' &&
    /\b(?:in all|altogether|all together|total|are there|dots)\b/i.test(question) &&
    !/\d/.test(question)
  )
    return said(
      `there are ${picture.values.length} dots, so ${picture.values.length}`,
      about.right ? undefined : `hm, ${ruleOf(about) ?? gotIt(about)}`,
    );
  const sides = facts.map((fact) => countIn(fact, thing));
  const [left, right] = sides;
  if (/\bleft\b/i.test(text) && /\bright\b/i.test(text) && left !== undefined && right !== undefined)
    return said(`${left} on the left, and ${right} on the right`);
  const side = /\bleft\b|\bfirst\b/i.test(text) ? 0 : /\bright\b|\bsecond\b|\bother\b/i.test(text) ? 1 : undefined;
  const alike = facts.filter((fact) => countIn(fact, thing) !== undefined);
  const fact = side === undefined ? closest(alike, (one) => one, text)[0] : alike[side];
  const count = fact === undefined ? undefined : countIn(fact, thing);
  return count === undefined ? undefined : said(`${count}${count === 1 ? '' : ` ${thing}`}`);
}

const ITS_MEANING = /\bwhat (?:does|do|is|are|would)\b.*\b(?:mean|tell|stand|show|represent|count|for|about)\b/i;

/** "What does one dot mean here?", "What does the height of a bar tell you?" */
export function meansInPicture({ question }: Ask, about: TalkCase): string | undefined {
  const { picture } = about;
  if (picture === undefined || !ITS_MEANING.test(question)) return undefined;
  const label = 'label' in picture ? picture.label : undefined;
  const [, each] =
    /\beach (?:dot|square|picture|block|x) is one of (?:them|the) ?([a-z]+)?|\beach (?:dot|square|block|x) (?:is|stands for) ([^.]+)/i.exec(
      about.asked,
    ) ?? [];
  const named =
    /\bshows the ([a-z ]+?)(?:\.| in )/i.exec(about.asked)?.[1] ?? /\bshows (?:how )?([^.]+)\./i.exec(about.asked)?.[1];
  const whatFor = /\bbottom\b|\balong\b|\bunder\b|\bnumbers? (?:on|below)\b/i.test(question);
  if (picture.kind === 'dot-plot' || picture.kind === 'histogram' || picture.kind === 'bar-chart') {
    const [, of = label] = /\b(?:line|dot) plot of ([^.]+)\.|\bhistogram of ([^.]+)\./i.exec(picture.alt) ?? [];
    if (whatFor)
      return said(
        `the numbers along the bottom are the ${label ?? of ?? 'amounts'}`,
        about.right ? undefined : `I thought ${ruleOf(about) ?? gotIt(about)}`,
      );
    if (/\bdots?\b|\bx\b/i.test(question)) return said(`one dot is ${each ?? `one of the ${named ?? 'things'}`}`);
    const [bin] = picture.kind === 'histogram' ? picture.bins : [];
    if (/\bheight|\btall|\bhigh|\bbars?\b|\bup to\b/i.test(question))
      return said(
        bin === undefined
          ? `how high it goes is how many there are`
          : `how high it goes is how many there are: the first one goes up to ${bin.count}, so ${bin.count} are from ${bin.from} to ${bin.to}`,
        about.right ? undefined : `but I thought ${ruleOf(about) ?? gotIt(about)}`,
      );
  }
  return undefined;
}

/** A drawing of what stands there already: the picture of the problem, drawn once more. */
export function drawsProblem({ question }: Ask, about: TalkCase): TalkReply | undefined {
  const { picture } = about;
  if (picture === undefined || !/\b(?:draw|sketch)\b/i.test(question) || /\banother\b|\bdifferent\b/i.test(question))
    return undefined;
  if (shared(picture.alt, question) === 0 || contentOf(question).some((word) => /^\d/.test(word))) return undefined;
  return {
    kind: 'picture',
    firm: 'all',
    picture,
    text: said(
      `I draw it like there: ${factsOf(picture).map(factSaid).slice(0, 3).join(', and ')}`,
      about.right ? undefined : `I thought ${ruleOf(about) ?? gotIt(about)}`,
    ),
  };
}
