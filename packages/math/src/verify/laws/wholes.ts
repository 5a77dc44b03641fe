import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { type Amount, earlierThan, goesOn, isPercent, judged, type Law, shares } from './scene.ts';

const TAKEN =
  /\b(?:ate|eats?|gave|gives?|giving|used|uses?|using|sold|sells?|lost|loses?|spent|spends?|took|takes?|drank|drinks?|broke|breaks?|popped|shared|shares?|handed out|passed out|donated|mailed|threw|colored|shaded|shades?|read|reads|ran|walked|rode|drove|cut(?: off)?|poured|painted|planted)(?: (?:away|out|off|up|back))? (?:only |just |another |about )?$/;
const LEFT_BEHIND =
  /^ (?:[a-z]+ ){0,2}?(?:left(?: over)?|remain(?:s|ing)?|uneaten|unshaded|to go|more to go|unused|unsold)\b/;
const PAIRED = /(?:^|, | and | then |; )[a-z]+(?: [a-z]+)? $/;

/** "A pizza had 10 slices. Ben ate 3 and Ana ate 4, which leaves 3 slices." */
const leftLaw: Law = (scene) => {
  const [whole, ...rest] = scene.amounts;
  const said = rest.at(-1);
  const parts = rest.slice(0, -1);
  if (!whole || !said || parts.length === 0 || parts.length > 4) return [];
  const text = scene.lines.map(({ pattern }) => pattern).join(' ');
  if (
    /[?~]|\b(?:each|every|per|apiece|more than|fewer than|less than|half|twice|times|another|bought|buys?|found|finds?|added|adds|returned|back|if|got|gets|percent)\b/.test(
      text,
    )
  )
    return [];
  const isLeft =
    LEFT_BEHIND.test(said.tail) ||
    /\b(?:leaves|leaving|left with|leaves (?:her|him|them|us|me|you)(?: with)?) (?:only |just )?$/.test(said.before);
  if (!isLeft) return [];
  const isSame = (one: Amount): boolean =>
    one.kind === whole.kind && !isPercent(one) && one.quantity.form !== 'fraction';
  if (![whole, said, ...parts].every(isSame)) return [];
  if (!parts.every((one, at) => TAKEN.test(one.lead) || (at > 0 && PAIRED.test(one.lead)))) return [];
  if (!parts.some((one) => TAKEN.test(one.lead))) return [];
  const labels = parts.filter(({ label }) => label.length > 0 && whole.kind === 'num');
  if (
    labels.some(
      ({ label }) =>
        whole.label.length > 0 && !shares(label, whole.label) && !/^(?:of|and|to|in|for)?$/.test(label[0] ?? ''),
    )
  )
    return [];
  if (said.label.length > 0 && whole.label.length > 0 && whole.kind === 'num' && !shares(said.label, whole.label))
    return [];
  return judged(said, [whole.base - parts.reduce((sum, { base }) => sum + base, 0)]);
};

const CUT =
  /\b(?:cut(?:s|ting)?|divid(?:e[sd]?|ing)|split(?:s|ting)?|saw(?:s|ed|ing)?|pour(?:s|ed|ing)?|slic(?:e[sd]?|ing)|fill(?:s|ed|ing)?|separat\w+)\b/;
const PIECE =
  /\b(pieces?|parts?|strips?|sections?|lengths?|servings?|glasses|cups|bottles?|bags?|segments|slices|jars|portions?)(?: that are| which are| each| of| holding| that hold| measuring|,? each)? $/;
const PIECES =
  /^ (?:such |equal |full |whole )?(?:pieces?|parts?|strips?|sections?|lengths?|servings?|glasses|bottles|bags|segments|slices|jars|portions?)\b/;

/** "A roll of ribbon is 45 feet long. Cutting it into pieces 9 inches long makes 60 pieces." */
const cutLaw: Law = (scene) =>
  scene.lines.flatMap((line, number): Finding[] => {
    if (!CUT.test(line.pattern) || /[?~]|\b(?:waste[sd]?|left over|each way|percent)\b/.test(line.pattern)) return [];
    const near = [...line.amounts, ...(scene.lines[number + 1]?.amounts ?? [])];
    const piece = line.amounts.find(
      (one) =>
        one.kind !== 'num' &&
        (PIECE.test(one.lead) ||
          /^(?:[ -][a-z]+)? (?:pieces|parts|strips|sections|servings|glasses|bottles|lengths)\b/.test(one.tail)),
    );
    const said = near.find((one) => one.kind === 'num' && PIECES.test(one.tail) && !one.quantity.computed);
    if (!piece || !said) return [];
    const wholes = scene.amounts.filter(
      ({ kind, quantity }) => kind === piece.kind && quantity.end <= piece.quantity.start,
    );
    const counts = wholes.map(({ base }) => base / piece.base).filter((count) => count > 1);
    return counts.length === 0
      ? []
      : judged(
          said,
          counts.toReversed().flatMap((count) => [count, ...(Number.isInteger(count) ? [] : [Math.floor(count)])]),
          said,
        );
  });

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double[sd]?|doubling|twice as (?:long|big|large|wide))\b/, 2],
  [/\b(?:triple[sd]?|tripling|three times as (?:long|big|large))\b/, 3],
  [/\b(?:halve[sd]?|halving|cut in half|half as (?:long|big|large))\b/, 0.5],
  [/\bquadruple[sd]?\b/, 4],
];
const EVERY =
  /\b(?:every|each|all(?: of)?(?: its| the)?|both|its|the) (?:edges?|sides?|dimensions?|lengths?|side lengths?|legs|measurements?|radius|diameter)\b/;
const POWERS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:volume|holds?|capacity|cubes|cubic)\b/, 3],
  [/\b(?:area|surface|square)\b/, 2],
  [/\b(?:perimeter|circumference|hypotenuse|diagonal|length)\b/, 1],
];

/** "The box holds 60 cubes. If every edge is doubled, it holds 480." */
const scaledLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] => {
    const factor = FACTORS.find(([pattern]) => pattern.test(line.pattern))?.[1];
    const said = line.amounts.at(-1);
    if (
      factor === undefined ||
      !said ||
      line.amounts.length > 1 ||
      !EVERY.test(line.pattern) ||
      /[?~]/.test(line.pattern)
    )
      return [];
    if (
      /\b(?:only|one side|the (?:length|width|height) (?:is|alone))\b/.test(line.pattern) ||
      /^ times\b/.test(said.tail)
    )
      return [];
    const power = POWERS.find(([pattern]) =>
      pattern.test(`${said.before.split(/, | and /).at(-1)} ${said.tail} ${said.quantity.text}`),
    )?.[1];
    if (power === undefined) return [];
    const word = POWERS.find(([, each]) => each === power)?.[0];
    const before = scene.amounts.filter(
      (one) =>
        one.sentence < said.sentence &&
        one.kind === said.kind &&
        /\b(?:is|was|has|have|holds?|of|about|equals|measures?) $/.test(one.lead) &&
        word?.test(`${one.before.split(/, | and /).at(-1)} ${one.tail} ${one.quantity.text}`) === true,
    );
    const [known, more] = before;
    return known && !more ? judged(said, [known.base * factor ** power]) : [];
  });

const DIMENSIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['area', ['m^2']],
  ['surface area', ['m^2']],
  ['volume', ['m^3']],
  ['perimeter', ['m^1']],
  ['circumference', ['m^1']],
]);
const MEASURED =
  /\b(surface area|area|volume|perimeter|circumference)(?: of (?:(?!whose|with|that|which|where)[a-z]+ ?){0,5})? (?:is|was|equals|would be|must be|comes to|becomes) (?:about |only |just |exactly |then |also )?$/;

/** "Its area is 28 cm": an area in a unit of length. */
const dimensionLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    /[?]|\b(?:numerically|twice|times)\b/.test(pattern)
      ? []
      : amounts.flatMap((one): Finding[] => {
          const name = MEASURED.exec(one.lead)?.[1];
          if (
            name === undefined ||
            !/^m\^[123]$/.test(one.kind) ||
            /^ (?:by|times|long|wide|high|tall|more|less)\b/.test(one.tail)
          )
            return [];
          const fits = DIMENSIONS.get(name)?.includes(one.kind) ?? true;
          return fits ? [] : [{ start: one.quantity.start, end: one.quantity.end, holds: false }];
        }),
  );

const RATIOS: readonly (readonly [RegExp, number])[] = [
  [/\btwice as (?:old|tall|long|heavy|many|much|large|big|far|high|wide|deep|fast) as\b/, 2],
  [/\bhalf as (?:old|tall|long|heavy|many|much|large|big|far|high|wide|deep|fast) as\b/, 0.5],
];

/** "Lina will be 16 and her brother 10, and she will still be twice as old as he is." */
const twiceLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] => {
    const [a, b] = line.amounts.slice(-2);
    if (!a || !b || a.kind !== b.kind || /[?]|\b(?:not|no longer|isn't|if|never)\b/.test(line.pattern)) return [];
    const claim = b.behind;
    const ratio = RATIOS.find(([pattern]) => pattern.test(claim))?.[1];
    if (ratio === undefined || !/^,? (?:and|so|which|that|still)\b/.test(claim) || !/ and /.test(a.behind)) return [];
    const holds = [a.base / b.base, b.base / a.base].some((value) => Math.abs(value - ratio) < 1e-9);
    return [{ start: a.quantity.start, end: b.quantity.end + claim.replace(/\W+$/, '').length, holds }];
  });

const DIE =
  /\b(?:number cube|die|dice)\b|\b(?:numbered|labeled|labelled|marked)(?: from)? (?:with )?#\d+ (?:to|through|-) #\d+/;
const ROLL = /\b(?:roll(?:s|ing|ed)?|getting|landing on|gets?|chance|probability)\b/;
const EVENTS: readonly (readonly [RegExp, (n: number, k: number) => boolean])[] = [
  [/\b(?:greater|more|higher|larger|bigger) than #K\b/, (n, k) => n > k],
  [/\b(?:less|fewer|smaller|lower) than #K\b/, (n, k) => n < k],
  [/\bat least #K\b|#K or (?:more|higher|greater)\b/, (n, k) => n >= k],
  [/\bat most #K\b|#K or (?:less|lower|fewer)\b/, (n, k) => n <= k],
  [/\bmultiple of #K\b/, (n, k) => n % k === 0],
  [/\bfactor of #K\b/, (n, k) => k % n === 0],
  [/\bnot (?:rolling |getting )?(?:an? )?#K\b/, (n, k) => n !== k],
];
const NAMED: readonly (readonly [RegExp, (n: number) => boolean])[] = [
  [/\beven\b/, (n) => n % 2 === 0],
  [/\bodd\b/, (n) => n % 2 === 1],
  [/\bprime\b/, (n) => n > 1 && ![2, 3, 5, 7].some((d) => d < n && n % d === 0)],
];

/** The numbers from one amount to the next. */
function range(first: Amount, last: Amount | undefined): readonly number[] {
  const [from, to] = [first.quantity.value, last?.quantity.value ?? 0];
  return Number.isInteger(from) && Number.isInteger(to) && to > from && to - from < 100
    ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
    : [];
}

/** "On a fair number cube the probability of a number greater than 4 is 1/3." */
const dieLaw: Law = (scene) => {
  const text = scene.lines.map(({ pattern }) => pattern).join(' ');
  if (!DIE.test(text) || /\b(?:two|dice|pair|twice|both|sum|sided|times|coin|without|green|red|blue)\b/.test(text))
    return [];
  const numbered = scene.amounts.find(({ lead }) =>
    /\b(?:numbered|labeled|labelled|marked)(?: from)?(?: with)? $/.test(lead),
  );
  const last = numbered && scene.amounts[scene.amounts.indexOf(numbered) + 1];
  const faces = numbered ? range(numbered, last) : [1, 2, 3, 4, 5, 6];
  if (faces.length === 0) return [];
  return scene.lines.flatMap((line): Finding[] => {
    const said = line.amounts.at(-1);
    if (!said || !/fraction|percent/.test(said.quantity.form) || /[?~]/.test(line.pattern) || !ROLL.test(line.pattern))
      return [];
    if (!/\b(?:is|of|as|equals|be) (?:just |only |also |still )?$/.test(said.lead)) return [];
    const event = line.amounts.at(-2);
    const clause = said.before.split(/(?:probability|chance)/).at(-1) ?? '';
    const marked = clause.replace(/#\d+/g, '#K');
    const test = event && EVENTS.find(([pattern]) => pattern.test(marked))?.[1];
    const named = NAMED.filter(([pattern]) => pattern.test(clause));
    const [one, more] = named;
    const count = (marked.match(/#K/g) ?? []).length;
    if (test && count === 1 && named.length === 0 && faces.length > 0)
      return judged(said, [faces.filter((n) => test(n, event.quantity.value)).length / faces.length]);
    const either = /#(\d+) or (?:an? )?#(\d+)/.exec(clause);
    if (either && count === 2 && named.length === 0) {
      const two = [1, 2].map((at) => scene.reading.quantities[Number(either[at])]?.value);
      return judged(said, [faces.filter((n) => two.includes(n)).length / faces.length]);
    }
    return one && !more && count === 0 && !/\b(?:not|or|and)\b/.test(clause)
      ? judged(said, [faces.filter(one[1]).length / faces.length])
      : [];
  });
};

/** "15 cartons of markers with 12 in each carton": how many there are in all. */
const groupsLaw: Law = (scene) => {
  const [a, b, said] = scene.amounts;
  if (!a || !b || !said || a.kind !== 'num' || b.kind !== 'num' || a.sentence !== b.sentence) return [];
  const group =
    /\bin (?:each|every|an?|one) ([a-z]+)\b/.exec(b.behind)?.[1] ??
    /\b(?:each|every) ([a-z]+) (?:has|holds|contains|with|of)/.exec(b.lead)?.[1];
  const isEach = /^ (?:[a-z]+ )?(?:each|apiece|in each)\b/.test(b.tail);
  if (group === undefined ? !isEach : !a.label.includes(nameOf(group).what)) return [];
  const line = scene.lines[said.sentence];
  if (
    !line ||
    /[?~]|\b(?:left|more|less|fewer|each|every|gave|sold|used|half|other|another|broke|empty|but|except)\b/.test(
      said.sentence === b.sentence ? said.lead + said.tail : line.pattern,
    )
  )
    return [];
  const isAll = /\b(?:altogether|in all|in total|total|so(?! far)|that's|that is|which is|makes?|there are)\b/.test(
    `${said.lead} ${said.tail}`,
  );
  const fits = said.kind === 'num' && (said.label.length === 0 || b.label.length === 0 || shares(said.label, b.label));
  return isAll && fits && goesOn(said.lead, earlierThan(scene, said.sentence + 1))
    ? judged(said, [a.base * b.base])
    : [];
};

export const WHOLE_LAWS: readonly Law[] = [leftLaw, cutLaw, scaledLaw, dimensionLaw, twiceLaw, dieLaw, groupsLaw];
