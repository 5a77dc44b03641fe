import { type Amount, isMoney, type Law, type Scene, wordsOf } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { close, has, isDenied, isFraction, isInteger, isOpen, numberOf, saidAt, weighed } from './weighed-amounts.ts';

const HOLDS =
  /(?:^|[ ,])(?:each|every|an?|one) ([a-z]+) (?:can |will |could )?(?:seats?|holds?|carr(?:y|ies)|fits?|takes?|has (?:room|space|seats) for)(?: only| exactly| up to| just)? $/;
const PER = /^ (?:[a-z]+ ){0,2}(?:per|in each|to an?|in an?|for each|on each|at each) ([a-z]+)\b/;
const REQUIRED =
  /\b(?:enough|needs?|needed|must|have to|has to|required|requires?|takes|orders?|rents?|will carry|to carry)\b/;

/** "215 campers, each van holds 9, so 23 vans will be enough": what is left over needs a group of its own. */
const enoughLaw: Law = (scene) => {
  const size = scene.amounts.find(
    (one) => isInteger(one) && one.quantity.value > 1 && (HOLDS.test(one.before) || PER.test(one.tail)),
  );
  const group = size && (HOLDS.exec(size.before)?.[1] ?? PER.exec(size.tail)?.[1]);
  if (!size || group === undefined) return [];
  const name = nameOf(group).what;
  const isGroup = (one: Amount): boolean => one.label.includes(name);
  const [all, more] = scene.amounts.filter(
    (one) =>
      isInteger(one) &&
      one.sentence <= size.sentence + 1 &&
      one !== size &&
      !isGroup(one) &&
      one.quantity.value > size.quantity.value &&
      one.quantity.start < size.quantity.end + 80 &&
      !one.quantity.computed,
  );
  if (!all || (more && more.quantity.start < size.quantity.start)) return [];
  const [whole, by] = [all.quantity.value, size.quantity.value];
  if (whole % by === 0) return [];
  return scene.amounts.flatMap((said): Finding[] => {
    const line = scene.lines[said.sentence];
    if (!line || !isGroup(said) || said === all || said === size || !isInteger(said) || isDenied(line)) return [];
    const words = `${said.lead} ${said.tail}`;
    if (!REQUIRED.test(words) || /\b(?:full|fills?|filled|more|another|extra)\b/.test(words)) return [];
    const right = Math.ceil(whole / by);
    return said.quantity.value === right || said.quantity.value === right - 1
      ? weighed(said, [right], [right - 1])
      : [];
  });
};

const HALF = /\b(more than|less than|fewer than|exactly) (?:a |one )?(half|third|quarter) (?:of |the )/i;
const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const SMALL = new Set(
  'the of a an in on to and or by for with at was were is are had has have who that they them their class group people students children half more less than all these those one it her his there from our we'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|e)$/, '');
const wordsIn = (text: string): string[] =>
  (text.match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.has(word)).map(stem);

/** "Of 24 students 11 rode the bus. More than half of the class rode the bus." */
const halfLaw: Law = ({ amounts, lines }) =>
  lines.flatMap((line, number): Finding[] => {
    const found = HALF.exec(line.text);
    if (!found || isOpen(line)) return [];
    const counts = amounts.filter(
      (one) =>
        isInteger(one) &&
        one.sentence <= number &&
        one.quantity.start < line.start + found.index + (one.sentence === number ? 0 : 1e9),
    );
    const whole = counts.toSorted((a, b) => b.quantity.value - a.quantity.value)[0];
    const claim = new Set(wordsIn(line.text.slice(found.index).toLowerCase()));
    const total = new Set(wordsIn(whole?.tail.split(/[,.;]/)[0] ?? ''));
    const parts = counts.filter(
      (one) =>
        one !== whole &&
        wordsIn(one.tail.split(/[,.;]| and /)[0] ?? '').some((word) => claim.has(word) && !total.has(word)),
    );
    const [part, more] = parts;
    if (!whole || !part || more || whole.sentence > part.sentence) return [];
    const gap = part.quantity.value / whole.quantity.value - (SHARES[(found[2] ?? '').toLowerCase()] ?? 0.5);
    const word = (found[1] ?? '').toLowerCase();
    const holds = word === 'exactly' ? close(gap, 0) : word === 'more than' ? gap > 1e-9 : gap < -1e-9;
    return saidAt(line, found, holds);
  });

const BUY = /\b(?:better|best) (?:buy|deal|value|bargain)\b|\b(?:cheaper|costs less) (?:per|by the|an|for each) [a-z]+/;

type Package = { readonly size: Amount; readonly price: number };

/** The packages of a text with their prices: "the 12-ounce box is $3.00". */
const packagesIn = ({ lines }: Scene): Package[] =>
  lines.flatMap(({ amounts }) =>
    amounts.flatMap((size, at): Package[] => {
      const next = amounts[at + 1];
      const isSized = size.kind !== 'num' && !isMoney(size) && /^[\d.,/]+-[a-z]/i.test(size.quantity.text);
      return isSized && next && isMoney(next) && next.base >= 0.5 && !/^ (?:an?|per|each) /.test(next.tail)
        ? [{ size, price: next.base }]
        : [];
    }),
  );

/** "The 12-ounce box is the better buy", though the other one costs less an ounce. */
const betterBuyLaw: Law = (scene) => {
  const packages = packagesIn(scene);
  const [a, b, more] = packages;
  if (!a || !b || more || a.size.kind !== b.size.kind || close(a.size.base, b.size.base)) return [];
  const best = a.price / a.size.base < b.price / b.size.base ? a : b;
  return scene.lines.flatMap((line): Finding[] => {
    const found = BUY.exec(line.pattern);
    if (!found || isOpen(line) || /\b(?:which|whether|unless|only if)\b/.test(line.pattern)) return [];
    const before = line.amounts.filter(
      (one) => one.before.length < found.index && packages.some(({ size }) => has(one, [size.base])),
    );
    const [named, other] = before;
    const word = /\b(?:the|a) (bigger|larger|smaller|small|large|big)(?:er)? [a-z]+/.exec(
      line.pattern.slice(0, found.index),
    )?.[1];
    if (other || (named === undefined) === (word === undefined)) return [];
    const isBig = best.size.base === Math.max(a.size.base, b.size.base);
    const holds = named ? has(named, [best.size.base]) : isBig === /^(?:big|larg)/.test(word ?? '');
    const end = named?.quantity.end ?? line.start + line.text.length;
    return [{ start: named?.quantity.start ?? line.start, end, holds }];
  });
};

const TAGGED = /(\d[\d,]*(?:\.\d+)?)(?! ?(?:more|fewer|less|%))[^.;,\d]{0,40}? (?:on|in|for|by|from) ([A-Z][a-z]+)\b/g;
const NAMED =
  /\b([A-Z][a-z]+) (?:has|had|read|sold|ran|scored|picked|collected|made|baked|walked|saved|caught|earned|got|is|weighs|jumped|swam|counted) (\d[\d,]*(?:\.\d+)?)(?! ?(?:more|fewer|less|times|%))/g;
const THAN =
  /\b([A-Z][a-z]+)\b[^.?]*?\b(\d[\d,]*(?:\.\d+)?) (?:[a-z]+ )?(?:more|fewer|less|higher|lower|longer|taller|heavier|farther)\b[^.?\d]*? than (?:on |in |for |from |by )?([A-Z][a-z]+)\b/;

/** "34 cookies on Monday, 27 on Tuesday and 41 on Wednesday. On Wednesday we sold 16 more than on Tuesday." */
const taggedLaw: Law = ({ lines, amounts }) => {
  const known = new Map<string, number[]>();
  for (const { text } of lines) {
    if (THAN.test(text) || /\?/.test(text)) continue;
    const found = [...text.matchAll(TAGGED)].map(([, value, tag = '']) => ({ value, tag }));
    const owned = [...text.matchAll(NAMED)].map(([, tag = '', value]) => ({ value, tag }));
    for (const { value, tag } of [...found, ...owned]) known.set(tag, [...(known.get(tag) ?? []), numberOf(value)]);
  }
  return lines.flatMap((line): Finding[] => {
    const found = THAN.exec(line.text);
    const [one, other] = [known.get(found?.[1] ?? ''), known.get(found?.[3] ?? '')];
    if (!found || one?.length !== 1 || other?.length !== 1 || isDenied(line)) return [];
    const said = line.amounts.find(({ quantity }) => close(quantity.value, numberOf(found[2])));
    const gap = Math.abs((one[0] ?? 0) - (other[0] ?? 0));
    return said && amounts.length < 12
      ? weighed(said, [gap * (said.quantity.measure?.factor ?? 1)], [(one[0] ?? 0) + (other[0] ?? 0)])
      : [];
  });
};

const GAIN =
  /\b(?:got|gets?|bought|buys?|found|finds?|receive[sd]?|added?|adds|won|collects?|collected|picks?|picked|made|gained?|gains|arrived?|joins?|joined|donated to it)(?: [a-z]+){0,2} $/;
const LOSS =
  /\b(?:gave|gives?|lost|loses?|sold|sells?|ate|eats|used|uses|spent|spends?|threw|donates?|donated|mailed|broke|traded|left|checked out|lent)(?: [a-z]+){0,3} $/;
const LOSS_BEHIND =
  /^ (?:[a-z]+ ){0,2}(?:are|were|is|was|get|got) (?:checked out|sold|eaten|given away|used|lost|taken|borrowed|broken|mailed|thrown out|picked|removed)\b/;
const NOW = /\b(?:now|left|still|in all|altogether|remain|remaining)\b/;

/** "There were 210 books. After 48 are checked out, there are 172 still on the shelves." */
const stockLaw: Law = (scene) => {
  const words = wordsOf(scene);
  const said = scene.amounts.findLast(
    (one) => isInteger(one) && NOW.test(`${one.lead} ${one.tail}`) && !one.quantity.computed,
  );
  const line = said && scene.lines[said.sentence];
  if (
    !said ||
    !line ||
    isDenied(line) ||
    said.quantity.value < 10 ||
    /\b(?:percent|average|times|twice|half)\b/.test(words)
  )
    return [];
  const before = scene.amounts.slice(0, scene.amounts.indexOf(said));
  const sign = (one: Amount): number =>
    LOSS_BEHIND.test(one.tail) || LOSS.test(one.lead) ? -1 : GAIN.test(one.lead) ? 1 : 0;
  const steps = before.filter((one) => isInteger(one) && sign(one) !== 0);
  const [firstStep] = steps;
  const start = before.slice(0, before.indexOf(firstStep ?? said)).findLast(isInteger);
  const isAll = before.slice(before.indexOf(start ?? said) + 1).every((one) => steps.includes(one));
  if (!start || !firstStep || !isAll || start.quantity.value < 10 || /^ [a-z]* ?(?:each|per|apiece)\b/.test(start.tail))
    return [];
  const end = steps.reduce((sum, one) => sum + sign(one) * one.base, start.base);
  const slips = [
    steps.reduce((sum, one) => sum + one.base, start.base),
    steps.reduce((sum, one) => sum - one.base, start.base),
  ];
  return weighed(
    said,
    [end],
    slips.filter((slip) => slip !== end && slip > 0),
  );
};

const CHOOSE =
  /\b(?:one of each|choos\w+|pick\w*|with one|each [a-z]+ (?:with|has)|a different|combin\w+|wear|pair\w*|outfits?)\b/;
const CHOICES =
  /^ (?:different |possible |such )?(?:[a-z]+ )?(?:outfits?|combinations|choices|meals|sandwiches|sundaes|pairings|lunches|ways|possibilities|pizzas|cones|dinners|codes|pairs|smoothies|salads)\b/;

/** "There are 4 shirts and 3 pairs of shorts. Rosa can make 7 different outfits." */
const choiceLaw: Law = (scene) => {
  const words = scene.lines.map(({ text }) => text.toLowerCase()).join(' ');
  const said = scene.amounts.find(
    (one) => isInteger(one) && CHOICES.test(one.tail) && !/^ (?:choices|kinds|pairs) (?:of|for)\b/.test(one.tail),
  );
  const given = scene.amounts.slice(0, said ? scene.amounts.indexOf(said) : 0).filter((one) => !has(one, [1]));
  const line = said && scene.lines[said.sentence];
  if (!said || !line || !CHOOSE.test(words) || given.length < 2 || given.length > 3 || !given.every(isInteger))
    return [];
  if (/\?|\b(?:if|more|left|without|cannot|can't|same)\b/.test(line.pattern)) return [];
  const product = given.reduce((all, one) => all * one.quantity.value, 1);
  return weighed(said, [product], [given.reduce((all, one) => all + one.quantity.value, 0)]);
};

const REST = /\b(?:left|leaves?|leaving|remain\w*|rest|for everyone else|unshaded|uneaten|still|to go|to read)\b/;
const TAKEN =
  /\b(?:ate|eats?|read|reads|reading|used|uses|spent|spends?|drank|drinks?|shaded|painted|planted|walked|gave|gives?|eaten|finished|colored|poured|mowed)\b/;

/** "After reading 2/5 of her book, 2/5 of it is left": the parts of a whole make one. */
const remainingPartLaw: Law = ({ amounts, lines }) => {
  const fractions = amounts.filter(isFraction);
  const said = fractions.at(-1);
  const parts = fractions.slice(0, -1);
  const line = said && lines[said.sentence];
  if (!said || !line || parts.length === 0 || parts.length > 3 || fractions.length < amounts.length) return [];
  const words = lines.map(({ pattern }) => pattern).join(' ');
  if (
    isDenied(line) ||
    /\b(?:of (?:the |what (?:was|is) )(?:rest|remaining|left)|half|more|times|each|cup|cups|then)\b/.test(words)
  )
    return [];
  const clause = `${said.lead} ${said.tail}`;
  if (!REST.test(clause) || !TAKEN.test(words) || !parts.every((one) => /^ of\b/.test(one.tail))) return [];
  const used = parts.reduce((sum, one) => sum + one.quantity.value, 0);
  return used < 1 ? weighed(said, [1 - used], [used, ...parts.map((one) => one.quantity.value)]) : [];
};

const OF_REST =
  /^ (?:of )?(?:what (?:was|is|were|remained)(?: left)?|the (?:rest|remaining|remainder)|that (?:was|is) left)\b/;

/** "1/3 of it on a book and half of what was left on a game: in all she spent 5/6." */
const restOfRestLaw: Law = ({ amounts, lines }) => {
  const second = amounts.find((one) => isFraction(one) && OF_REST.test(one.tail));
  const at = second ? amounts.indexOf(second) : -1;
  const first = amounts.slice(0, Math.max(at, 0)).findLast(isFraction);
  if (!first || !second || amounts.filter((one) => isFraction(one) && OF_REST.test(one.tail)).length > 1) return [];
  const [p, q] = [first.quantity.value, second.quantity.value];
  const left = (1 - p) * (1 - q);
  const whole = amounts.slice(0, at).find((one) => !isFraction(one) && one.quantity.start < first.quantity.end + 60);
  return amounts.slice(at + 1).flatMap((said): Finding[] => {
    const line = lines[said.sentence];
    const isSame = isFraction(said) || (whole !== undefined && said.kind === whole.kind);
    if (!line || isDenied(line) || !isSame) return [];
    const scale = isFraction(said) ? 1 : (whole?.base ?? 1);
    const all = [left, 1 - left, 1 - p, p, (1 - p) * q].map((value) => value * scale);
    const isLeft = /\b(?:left|remain)/.test(`${said.lead} ${said.tail}`);
    const right = isLeft ? [left * scale] : [(1 - left) * scale];
    if (has(said, all)) return weighed(said, [said.base], []);
    return weighed(said, right, [(p + q) * scale, (1 - p - q) * scale]);
  });
};

export const GROUP_CONCEPTS: readonly Law[] = [
  enoughLaw,
  halfLaw,
  betterBuyLaw,
  taggedLaw,
  stockLaw,
  choiceLaw,
  remainingPartLaw,
  restOfRestLaw,
];
