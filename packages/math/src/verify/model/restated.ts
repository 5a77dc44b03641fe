import { type Amount, judged, type Law, type Scene, shares, toldBefore } from '../laws/scene.ts';
import { namesSize } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

const DEFINITE = /\b(?:the|those|these|all|all of the|all the|his|her|their|our|my|your) $/;
/** "The 2014 earthquake" */
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Words that bring in some of them, or others, so that the number may be new. */
const NEW =
  /\b(?:other|another|next|first|last|new|more|remaining|rest|different|any|every|each|if|whether|not|would|instead|half|of all)\b|[?~]/;
const EPSILON = 1e-9;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= EPSILON * Math.max(1, Math.abs(a));

/** Everything that two of the amounts give together. */
function together(amounts: readonly Amount[]): number[] {
  return amounts.flatMap((a, at) =>
    amounts
      .slice(0, at)
      .flatMap((b) => [a.base + b.base, Math.abs(a.base - b.base), a.base * b.base, a.base / b.base, b.base / a.base]),
  );
}

const isSame = (one: Amount, said: Amount): boolean =>
  one.kind === said.kind &&
  one.quantity.form !== 'percent' &&
  one.quantity.form !== 'fraction' &&
  (one.kind === 'num'
    ? one.label.length > 0 && shares(one.label.slice(0, 2), said.label.slice(0, 2))
    : one.quantity.measure?.factor === said.quantity.measure?.factor);

/** Whether one number is another one misremembered: a little more or less. */
const isSlip = (said: number, known: number): boolean => Math.abs(said - known) <= Math.max(1, 0.15 * Math.abs(known));

/** "We bought 36 eggs … so out of the 34 eggs I bought": what is spoken of again has the number that it had. */
const againLaw: Law = (scene: Scene) =>
  scene.lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((said): Finding[] => {
      const isAgain =
        DEFINITE.test(said.lead) &&
        !/^one|^two$/i.test(said.quantity.text) &&
        !/fraction|percent/.test(said.quantity.form) &&
        !namesSize(said.quantity) &&
        !YEAR.test(said.quantity.text);
      if (!isAgain || said.quantity.computed || (said.kind === 'num' && said.label.length === 0)) return [];
      const near = `${said.lead.split(' ').slice(-5).join(' ')}#${said.tail.split(' ').slice(0, 4).join(' ')}`;
      if (NEW.test(/\ball $/.test(said.lead) ? near.replace(/\bif\b/, '') : near) || /[?~]/.test(line.pattern))
        return [];
      const before = toldBefore(scene.amounts, said);
      const known = before.filter((one) => isSame(one, said));
      if (known.length === 0 || known.some(({ base }) => isNear(base, said.base))) return [];
      if (
        before.some(({ base, quantity }) => isNear(base, said.base) || isNear(quantity.value, said.quantity.value)) ||
        together(before).some((value) => isNear(value, said.base))
      )
        return [];
      const meant = known.findLast(({ base }) => isSlip(said.base, base));
      return meant ? judged(said, [meant.base]) : [];
    }),
  );

const SAME =
  /^[^#@~?.;]*?\b(?:is|are|was|were|equals?|lasts?|means?|makes?|that's|it's|or|same as|so (?:i|we|you|he|she|they|it) (?:need|needs|ask|asks|buy|buys|use|uses|order|orders|get|gets|have|has|want|wants)(?: [a-z]+){0,2}(?: for)?)(?: about| only| exactly| just| really| also| the same as| equal to)* $/;
const APART =
  /\b(?:needed|to make|more|less|fewer|than|and|but|each|per|every|plus|minus|left|away|away from|out of|after|before|until|later|stands for|while|not|isn't|if|longer|shorter|from|to go|another)\b/;
const SIZE =
  /^ (?:long|wide|tall|high|deep|thick|across|apart|away|old|more|less|longer|shorter|left|each|per|a|an|on|in|at|from|later)\b/;
const MOST_APART = 40;

/** "A concert of 150 minutes lasts 2 hours 30 minutes": one amount told in two units. */
const unitsLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] =>
    line.amounts.slice(1).flatMap((said, at): Finding[] => {
      const one = line.amounts[at];
      if (!one || one.kind !== said.kind || one.kind === 'num' || /deg|K\^/.test(one.kind)) return [];
      const [a, b] = [one.quantity, said.quantity];
      if (a.measure?.factor === b.measure?.factor || a.computed || b.computed) return [];
      if (!SAME.test(said.lead) || said.lead.length > MOST_APART || APART.test(said.lead) || SIZE.test(said.tail))
        return [];
      const isSubject =
        /(?:^ ?|\b(?:of|for|need|needs|have|the|so|that|then|an?|and|because|means) )$/.test(one.lead) ||
        one.lead === '';
      const isClose = said.base / one.base > 0.5 && said.base / one.base < 2;
      if (
        !isSubject ||
        !isClose ||
        /[?~]|\b(?:half|twice|times|double|quarter|third|map|scale|model|drawing|rate|speed)\b/.test(line.pattern)
      )
        return [];
      return judged(said, [one.base]);
    }),
  );

export const RESTATED_LAWS: readonly Law[] = [againLaw, unitsLaw];
