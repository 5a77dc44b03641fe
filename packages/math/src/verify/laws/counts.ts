import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { type Amount, earlierThan, goesOn, isPercent, judged, type Law, shares } from './scene.ts';

const isCount = ({ kind, quantity: { value, form } }: Amount): boolean =>
  kind === 'num' && form !== 'percent' && Number.isInteger(value) && value >= 0;

const CONTAINER =
  '(boxes|bags|groups|packs|packets|teams|rows|tables|vans|buses|cars|shelves|piles|stacks|bundles|crates|cartons|trays|baskets|plates|pages|jars|envelopes|sets|cups|bins|boats|tents|rooms)';
const PACKED =
  /\b(?:pack(?:s|ed|ing)?|put(?:s|ting)?|divid(?:es?|ed|ing)|split(?:s|ting)?|arrang(?:es?|ed|ing)|sort(?:s|ed|ing)?|group(?:s|ed|ing)?|place[sd]?|seat(?:s|ed)?|shar(?:es?|ed|ing)|bag(?:s|ged)|load(?:s|ed)?|need|needs)\b/;
/** "into boxes of 8", "each table seats 6". */
const GROUPED = new RegExp(`\\b(?:in|into|onto|on) ${CONTAINER} (?:of|with|that hold|holding|for) $`);
const SEATS =
  /(?:^|[ ,])(?:each|every|an?|one) ([a-z]+) (?:can |will |could )?(?:seats?|holds?|carr(?:y|ies)|fits?|has room for) (?:only |exactly |up to |just )?$/;
const REST = /^ (?:[a-z]+ )?(?:(?:is|are|was|were) )?(?:left(?: over)?|remaining|remain|remains|over|extra)\b/;

/** The whole, the size of a group, and how a group is called. */
type Division = { readonly all: Amount; readonly by: Amount; readonly group: string };

function divisionIn(amounts: readonly Amount[], words: string): Division | undefined {
  const [a, b] = amounts;
  const group = GROUPED.exec(b?.before ?? '')?.[1] ?? SEATS.exec(b?.before ?? '')?.[1];
  if (!a || !b || group === undefined || !isCount(a) || !isCount(b) || b.quantity.value < 2) return undefined;
  const isPacked = PACKED.test(words) || SEATS.test(b.before);
  return isPacked && a.quantity.value > b.quantity.value ? { all: a, by: b, group } : undefined;
}

/** "We packed 100 cookies into boxes of 8. We filled 12 boxes and had 4 cookies left." */
const remainderLaw: Law = (scene) => {
  const { lines } = scene;
  const [a, b] = scene.amounts;
  const division = divisionIn(scene.amounts, lines.map(({ pattern }) => pattern).join(' '));
  if (!division || !a || !b || b.sentence - a.sentence > 1) return [];
  const [whole, size] = [a.quantity.value, b.quantity.value];
  const [quotient, rest] = [Math.floor(whole / size), whole % size];
  const after = scene.amounts.slice(2);
  if (after.some((one) => !isCount(one))) return [];
  return after.flatMap((one): Finding[] => {
    const line = lines[one.sentence];
    if (!line || /[?~]|\b(?:more|another|each|every|if)\b/.test(line.pattern) || one.sentence - b.sentence > 1)
      return [];
    const isRest =
      REST.test(one.tail) ||
      /\b(?:remainder (?:of|is)|left (?:with|over)|leaves|leaving) (?:just |only )?$/.test(one.before);
    if (isRest) return judged(one, [rest]);
    const isGroup = one.label.length === 1 && nameOf(division.group).what === one.label[0];
    return isGroup ? judged(one, rest === 0 ? [quotient] : [quotient, quotient + 1]) : [];
  });
};

const TOGETHER =
  /\b(?:altogether|in all|in total|total|together|both|combined|sum|(?:in|over) the #\d+|all together)\b/;
const APART =
  /\b(?:left|more|less|fewer|than|each|every|per|average|half|twice|times|of (?:them|these|those|the)|gave|gives?|lost|loses?|spent|ate|eats?|used|sold|took|away|back|before|same|share|if|another|from|to|by|for|off|out|difference|rest|needs?|wants?|goal|total|also|too|double|triple|as many|as much|for (?:#\d+|both) (?:people|of us|persons))\b/;

/** "Lia ran 2 1/2 miles on Monday and 1 3/4 miles on Tuesday. In the two days she ran 4 1/4 miles." */
const togetherLaw: Law = (scene) =>
  scene.lines.flatMap((line, number): Finding[] => {
    const given = scene.lines[number - 1];
    if (!given || !TOGETHER.test(line.pattern) || /[?~]/.test(line.pattern + given.pattern)) return [];
    const parts = given.amounts;
    const others = scene.lines.slice(0, number - 1).flatMap(({ amounts }) => amounts);
    const [first] = parts;
    const own = line.amounts.filter((one) => one.kind === first?.kind && !isDays(one));
    const [said, more] = own;
    if (!first || parts.length < 2 || !said || more || others.length > 0 || / times\b/.test(said.tail)) return [];
    if (parts.some((one) => one.kind !== first.kind || isPercent(one)) || isPercent(said)) return [];
    if (
      first.kind === 'num' &&
      !parts.every((one) => one === first || shares(one.label, first.label) || one.label.length === 0)
    )
      return [];
    if (first.kind === 'num' && said.label.length > 0 && first.label.length > 0 && !shares(said.label, first.label))
      return [];
    if (
      APART.test(given.pattern) ||
      /#\d+ (?:squared|cubed|is|are|makes?|equals?|which)\b/.test(given.pattern) ||
      /\b(?:have|has) #\d+ [a-z]+ and [a-z]+ (?:have|has) #/.test(given.pattern) ||
      /\b(?:left|more|less|fewer|than|each|per|average|half|needs?|if|not|other|for #\d+)\b/.test(line.pattern)
    )
      return [];
    if (!/ and |, /.test(given.pattern)) return [];
    if (
      !goesOn(
        said.before.replace(/\bmonday|tuesday|weekend\b/g, ''),
        `${earlierThan(scene, number)} total sum distance length weight combined`,
      )
    )
      return [];
    return judged(said, [parts.reduce((sum, { base }) => sum + base, 0)]);
  });
const isDays = ({ quantity, before }: Amount): boolean =>
  /\b(?:in|over|on|for|of) (?:the |these |those |all |both )*$/.test(before) && quantity.form === 'words';

const OUTCOMES = /^(?: [a-z]+){0,3} (?:outcomes?|possibilities|results|combinations|equal (?:parts|sections|slices))\b/;

/** "36 equally likely outcomes. Six of them give a sum of 7. The probability is 6/36." */
const chanceLaw: Law = ({ lines, amounts }) => {
  const all = amounts.find(({ behind }) => OUTCOMES.test(behind));
  const parts = amounts.filter((one) =>
    /^ (?:[a-z]+ )?of (?:them|these|those|the (?:outcomes|sections|parts))\b/.test(one.tail),
  );
  const [part, more] = parts;
  if (!all || !part || more || !isCount(all) || !isCount(part)) return [];
  return lines.flatMap((line): Finding[] => {
    if (
      !/\b(?:probability|chance)\b/.test(line.pattern) ||
      /[?~]|\b(?:not|no|other|never|greater|less|complement)\b/.test(line.pattern)
    )
      return [];
    const said = line.amounts.findLast(
      ({ quantity }) => /fraction|percent/.test(quantity.form) || (quantity.form === 'decimal' && quantity.value < 1),
    );
    if (
      !said ||
      said.quantity.start < part.quantity.end ||
      !/\b(?:is|of|as|equals|be|or) (?:about |then |just )?$/.test(said.before)
    )
      return [];
    return judged(said, [part.quantity.value / all.quantity.value]);
  });
};

const RULES: readonly (readonly [RegExp, (a: number, b: number, k: number) => boolean])[] = [
  [/\bsum(?: of [^#.,;]*)? (?:is|of|equals|are|to) $|\badd (?:up )?to $/, (a, b, k) => a + b === k],
  [/\bdifference(?: of [^#.,;]*)? (?:is|of|equals) $|\bdiffer by $/, (a, b, k) => Math.abs(a - b) === k],
  [/\bproduct(?: of [^#.,;]*)? (?:is|of|equals) $|\bmultiply to $/, (a, b, k) => a * b === k],
  [/\bquotient(?: of [^#.,;]*)? (?:is|of|equals) $/, (a, b, k) => a === b * k || b === a * k],
];

/** "The sum of two numbers is 20 and their difference is 4. The numbers are 12 and 8." */
const twoNumbersLaw: Law = ({ lines, amounts }) => {
  const told = amounts.flatMap((one) =>
    RULES.flatMap(([pattern, test]) => (pattern.test(one.lead) ? [{ one, test }] : [])),
  );
  if (told.length < 2 || told.some(({ one }) => one.sentence > 1)) return [];
  return lines.flatMap((line): Finding[] => {
    const found =
      /\b(?:numbers|they|two|ages|sides|shares|pair)(?: we (?:want|need))?(?: are| must be| have to be|:| is) #(\d+) and #(\d+)(?!\d)[^#]*$/.exec(
        line.pattern,
      );
    const [a, b] = line.amounts.slice(-2);
    if (!found || !a || !b || /[?]|\b(?:not|can't|cannot)\b/.test(line.pattern)) return [];
    const holds = told.every(({ one, test }) => test(a.quantity.value, b.quantity.value, one.quantity.value));
    return [{ start: a.quantity.start, end: b.quantity.end, holds }];
  });
};

export const COUNT_LAWS: readonly Law[] = [remainderLaw, togetherLaw, chanceLaw, twoNumbersLaw];
