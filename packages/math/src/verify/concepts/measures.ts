import type { Law } from '../laws/scene.ts';
import { PLACE_VALUES } from '../number-words.ts';
import { measureOf } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { has, isDenied, numberOf, weighed } from './weighed-amounts.ts';

const POWER_OF_UNIT =
  /\b(?:an?|one|each|every|1) (square|cubic) ([a-z]+) (?:is|equals|has|holds|contains|makes?|must be|would be)(?: [a-z]+){0,2} $/;

/** "A yard is 3 feet, so a cubic yard is 9 cubic feet." */
const unitPowerLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    /\?/.test(pattern)
      ? []
      : amounts.flatMap((said): Finding[] => {
          const found = POWER_OF_UNIT.exec(said.lead);
          const power = found?.[1] === 'square' ? 2 : 3;
          const unit = found && measureOf((found[2] ?? '').replace(/s$/, ''), power);
          if (!unit || said.kind !== unit.dimension) return [];
          const linear = unit.factor ** (1 / power) / (said.quantity.measure?.factor ?? 1) ** (1 / power);
          const own = said.quantity.measure?.factor ?? 1;
          return weighed(
            said,
            [unit.factor],
            [linear * own, 2 * linear * own, power * linear * own, linear ** 2 * own],
          );
        }),
  );

/** "It covers 54 square feet, so it is 18 square yards": divided once where the unit has to be divided twice. */
const squareUnitLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const power = said.kind === 'm^2' ? 2 : said.kind === 'm^3' ? 3 : 0;
    const line = lines[said.sentence];
    if (power === 0 || !line || isDenied(line) || said.quantity.computed) return [];
    if (/^one\b/i.test(said.quantity.text)) return [];
    const before = amounts.slice(0, at).filter((one) => one.kind === said.kind);
    if (
      before.length === 0 ||
      has(
        said,
        before.map(({ base }) => base),
      )
    )
      return [];
    const factor = said.quantity.measure?.factor ?? 1;
    const slips = before.flatMap(({ base, quantity }) => {
      const ratio = ((quantity.measure?.factor ?? 1) / factor) ** (1 / power);
      return Math.abs(ratio - 1) < 1e-9 ? [] : [{ base, slip: quantity.value * ratio * factor }];
    });
    const slip = slips.find((one) => has(said, [one.slip]));
    return slip ? weighed(said, [slip.base], [slip.slip]) : [];
  });

const PARTS = /^(\d+) [a-z]+,? (?:and )?(\d+) [a-z]+$/i;

/** "2.5 hours is 2 hours and 50 minutes": the decimals are read as the smaller unit. */
const decimalUnitLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((one, at): Finding[] => {
    const next = amounts[at + 1];
    if (!next || next.kind !== one.kind || one.kind === 'num' || next.sentence - one.sentence > 1) return [];
    const [plain, made] = PARTS.test(next.quantity.text) ? [one, next] : [next, one];
    const parts = PARTS.exec(made.quantity.text);
    const decimals = /^\$?(\d+)\.(\d+)/.exec(plain.quantity.text);
    const line = lines[next.sentence];
    if (!parts || !decimals || !line || isDenied(line) || decimals[1] !== parts[1]) return [];
    const [small, digits] = [numberOf(parts[2]), decimals[2] ?? ''];
    const isRead = small === Number(digits) || small === Number(digits.padEnd(2, '0'));
    if (!isRead && !has(next, [one.base])) return [];
    return weighed(next, [one.base], isRead ? [next.base] : []);
  });

const SAME =
  /^,? (?:(?:and |so |but )?(?:that|this|it|which)(?:'s| is| makes| equals)|is|are|or|equals)(?: (?:therefore|then|only|just|exactly|also|really))* $/;

/** "A 6-centimeter nail is 0.6 meter long": the point was moved to the wrong place. */
const movedPointLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const before = amounts[at - 1];
    const line = lines[said.sentence];
    if (!before || before.kind !== said.kind || said.kind === 'num' || !line || isDenied(line)) return [];
    if (before.sentence !== said.sentence || said.quantity.measure?.factor === before.quantity.measure?.factor)
      return [];
    const between = said.lead;
    const isNamed = /^ [a-z]+(?: [a-z]+)? (?:is|holds|weighs|measures|contains|was)(?: only| just| exactly)* $/.test(
      between,
    );
    const hasSize = /^[\d.,/]+-[a-z]/i.test(before.quantity.text);
    if (!SAME.test(between) && !(isNamed && hasSize)) return [];
    return weighed(said, [before.base], []);
  });

/** "24 hundreds, so it's 24,000." */
const placeUnitLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const before = amounts[at - 1];
    const unit = /^(\d[\d,]*) (tens|hundreds|thousands|tenths|hundredths|thousandths)$/.exec(
      before?.quantity.text ?? '',
    );
    const line = lines[said.sentence];
    if (!before || !unit || !line || isDenied(line) || said.kind !== 'num' || said.sentence !== before.sentence)
      return [];
    if (
      !/^,? (?:so|or|which is|that is|is|and so|that's|so that's|making|equals)(?: (?:it's|it is|just|simply|the same as|the answer is))* $/.test(
        said.lead,
      )
    )
      return [];
    const value = numberOf(unit[1]) * (PLACE_VALUES.get(unit[2] ?? '') ?? 1);
    return /^ (?:tens|hundreds|thousands|tenths|times)\b/.test(said.tail) ? [] : weighed(said, [value], []);
  });

export const MEASURE_CONCEPTS: readonly Law[] = [
  unitPowerLaw,
  squareUnitLaw,
  decimalUnitLaw,
  movedPointLaw,
  placeUnitLaw,
];
