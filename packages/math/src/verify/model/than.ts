import { timesOf } from '../concepts/weighed-amounts.ts';
import { type Amount, judged, type Law, type Line, type Scene, toldBefore } from '../laws/scene.ts';
import { atPart, atWords, matchedIn } from '../phrases/matched.ts';
import { measureOf } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

const NOTHING = /[?~]|\b(?:suppose|instead|whether|not|n't)\b/;
const GREATER = 'more|longer|heavier|taller|farther|further|wider|deeper|bigger|greater|larger|older|higher';
const LESS = 'less|shorter|lighter|narrower|smaller|younger|lower|fewer';

const THAN_ONE = new RegExp(
  `(#\\d+)(?: [a-z]+){0,3}?,? (?:so |and |which |that )?(?:it|that|this|he|she|they|which|the [a-z]+)?(?:'s| is| was| holds| weighs| measures| costs| takes| lasts| are| has)? ?(?:a (?:bit|little) |just |much )?(${GREATER}|${LESS}) than (?:an?|one) ([a-z]+)(?= ?[.,;!]|$| because| since)`,
  'g',
);
/** "Our bottle holds 750 milliliters, so it holds less than a liter." */
const thanOneLaw: Law = (scene) =>
  matchedIn(scene, THAN_ONE, NOTHING).flatMap((found): Finding[] => {
    const own = found.amount(1);
    const unit = measureOf(found.words[3] ?? '', 1, true);
    if (!own || !unit || own.kind !== unit.dimension || own.base === unit.factor) return [];
    return atWords(found, own.base > unit.factor === new RegExp(`^(?:${GREATER})$`).test(found.words[2] ?? ''));
  });

const FARTHEST = new RegExp(
  `\\b(?:so )?(?:my |the |his |her |our )([a-z]+) (?:jumps?|jumped|ran|runs|walked|walks|threw|throws|is|was|swam|drove|rode|weighs|lasts|lasted|holds|read|took|takes|slept|sleeps) (?:the )?(?:(${GREATER})|(${LESS}))(?: time| far)?(?= ?[.,;!]|$| than (?:my|the|his|her|our) )`,
  'g',
);
/** "My son can jump 4 feet and my daughter 50 inches. So my daughter jumps farther." */
const fartherLaw: Law = (scene) =>
  matchedIn(scene, FARTHEST, NOTHING).flatMap((found): Finding[] => {
    const number = scene.lines.indexOf(found.line);
    const told = scene.amounts.filter((one) => one.sentence < number || one.before.length < found.at);
    const owned = (one: Amount): string | undefined =>
      /\b(?:my|the|his|her|our) ([a-z]+)(?: [a-z]+){1,3} (?:about )?$/.exec(one.before)?.[1];
    const [a, b, more] = told.filter(({ kind }) => kind !== 'num');
    if (!a || !b || more || a.kind !== b.kind || a.base === b.base) return [];
    const names = [owned(a), owned(b)];
    const at = names.indexOf(found.words[1] ?? '');
    if (names[0] === names[1] || at < 0) return [];
    const isLarger = at === 0 ? a.base > b.base : b.base > a.base;
    return atWords(found, isLarger === (found.words[2] !== ''));
  });

type Offer = { readonly name: string; readonly price: Amount };
/** "The 12-pack", "the small can": the mark of a number, or a word, and what is offered. */
const OFFER = 'the (?:#(\\d+)|([a-z]+))[- ][a-z]+';
const SUBJECT = new RegExp(`^ ?(?:so |and |but )?${OFFER}\\b`);
const UNIT_PRICE = /^ (?:each|apiece|per [a-z]+|an? (?!week|day|month|year)[a-z]+|for each|a piece)\b/;

/** What one of something costs in each offer: the last price for one in the sentence of the offer. */
function offersIn({ lines, reading }: Scene): Offer[] {
  return lines.flatMap((line: Line) =>
    line.pattern.split(/ (?:and|while|but) (?=the )/).flatMap((part): Offer[] => {
      const [, mark, word] = SUBJECT.exec(part) ?? [];
      const name = mark === undefined ? word : `${reading.quantities[Number(mark)]?.value}`;
      const price = line.amounts.findLast(
        ({ kind, tail, quantity }) =>
          kind === 'usd^1' && UNIT_PRICE.test(tail) && part.includes(`#${reading.quantities.indexOf(quantity)}`),
      );
      return name && price ? [{ name, price }] : [];
    }),
  );
}

const BETTER = new RegExp(
  `\\b${OFFER}(?: [a-z]+)? is (?:the )?(?:(?:better|best) (?:buy|deal|value|bargain|choice)|(cheaper|more expensive|the cheapest)(?: per [a-z]+| for each [a-z]+)?)`,
  'g',
);
/** "The 12-pack is 50 cents each and the 20-pack is 40 cents each, so the 20-pack is the better buy." */
const betterLaw: Law = (scene) => {
  const offers = offersIn(scene);
  const names = new Set(offers.map(({ name }) => name));
  const last = [...names].map((name) => offers.findLast((one) => one.name === name));
  const [a, b, more] = last;
  if (!a || !b || more || a.price.base === b.price.base) return [];
  const cheap = a.price.base < b.price.base ? a.name : b.name;
  return matchedIn(scene, BETTER, NOTHING).flatMap((found): Finding[] => {
    const mark = found.words[1];
    const name = mark ? `${scene.reading.quantities[Number(mark)]?.value}` : (found.words[2] ?? '');
    const wants = found.words[3] === 'more expensive' ? name !== cheap : name === cheap;
    return names.has(name) ? atPart(scene, found.line, found.at, (found.words[0] ?? '').length, wants) : [];
  });
};

const LEFT_OVER =
  /(#\d+) [a-z]+ [a-z]+,? (?:then )?(?:everybody|everyone|each(?: [a-z]+| of them)?|they each|each one) (?:gets?|got|has|would get|receives) (#\d+)(?: [a-z]+)?,? (?:and|with) (?:there (?:are|is|would be|were) )?(#\d+) (?:[a-z]+ )?(?:left over|left|remaining|extra)/g;
/** "We have 36 cookies. If 5 kids come, everybody gets 7 and there is 1 left over." */
const leftOverLaw: Law = (scene) =>
  matchedIn(scene, LEFT_OVER, /[?~]|\bnot\b/).flatMap((found) => {
    const [count, each, said] = [1, 2, 3].map(found.amount);
    const wholes = count
      ? toldBefore(scene.amounts, count).filter(({ kind, label }) => kind === 'num' && label.length > 0)
      : [];
    const values = wholes.map(({ base }) => base - (count?.base ?? 0) * (each?.base ?? 0)).filter((rest) => rest >= 0);
    return said?.kind === 'num' && values.length > 0 ? judged(said, values) : [];
  });

const TIMES_THAT =
  /\b(twice|double|triple|half(?: of)?|three times) (?:that|it|as much|as many)(?: again)?,? (?:or |is |which is |so |that's |that is |, )?(#\d+)(?= ?[.,;!]|$)/g;
/** "The 10th term is 31. The 20th term is twice that, 62": what is said by itself holds, if it is what was meant. */
const timesThatLaw: Law = (scene) =>
  matchedIn(scene, TIMES_THAT, NOTHING).flatMap((found) => {
    const said = found.amount(2);
    const by = timesOf((found.words[1] ?? '').replace(' of', ''));
    const own = said ? toldBefore(scene.amounts, said).filter(({ kind }) => kind === said.kind) : [];
    return said && by !== undefined && own.length > 0
      ? judged(said, own.map(({ base }) => base * by).toReversed())
      : [];
  });

const MIXED = /(#\d+) of ([a-z]+) (?:and|with|for every|to every|to) (#\d+) of ([a-z]+)/g;
const PART_OF = /\b(?:the )?([a-z]+) (?:is|makes up|are) (?:about )?(#\d+) of (?:the|this|our|all the|every) ([a-z]+)/g;
/** "1 cup of syrup and 4 cups of water. So syrup is one fifth of the lemonade." */
const mixtureLaw: Law = (scene) => {
  const [mixed] = matchedIn(scene, MIXED, NOTHING);
  const [a, b] = [mixed?.amount(1), mixed?.amount(3)];
  const names = [mixed?.words[2], mixed?.words[4]];
  if (!a || !b || a.kind === 'num' || a.kind !== b.kind) return [];
  return matchedIn(scene, PART_OF, NOTHING).flatMap((found) => {
    const said = found.amount(2);
    const at = names.indexOf(found.words[1]);
    const isPart = said !== undefined && said.kind === 'num' && said.base < 1 && !names.includes(found.words[3]);
    return isPart && at >= 0 ? judged(said, [(at === 0 ? a.base : b.base) / (a.base + b.base)]) : [];
  });
};

export const THAN_LAWS: readonly Law[] = [thanOneLaw, fartherLaw, betterLaw, leftOverLaw, timesThatLaw, mixtureLaw];
