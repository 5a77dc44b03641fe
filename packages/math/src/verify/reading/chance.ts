import { type Finding, type Match, type Rule, rule, says } from './rule.ts';

const SIDES: ReadonlyMap<string, number> = new Map([
  ['die', 6],
  ['dice', 6],
  ['cube', 6],
  ['spinner', 0],
  ['coin', 2],
]);

function rolled(m: Match): Finding | undefined {
  const faces = m.list(1).length > 0 ? m.list(1) : [m.quantity(2)].flatMap((one) => one ?? []);
  const said = m.quantity(4);
  return SIDES.get(m.word(3)) === 6 && faces.every(({ value }) => value >= 1 && value <= 6)
    ? says(m, said, { value: faces.length / 6 })
    : undefined;
}

const CHANCE = '(?:chance|probability|odds)';

const COUNTED: ReadonlyMap<string, number> = new Map([
  ['even', 3],
  ['odd', 3],
  ['prime', 3],
]);

/** Probabilities of dice, coins, spinners and bags. */
export const CHANCE_RULES: readonly Rule[] = [
  rule(
    `${CHANCE} of [a-z ]+ is Q[^#?!]{0,30}${CHANCE} (?:of no|of not|that it (?:won't|does not|doesn't|will not))[^#.?!]{0,20} Q`,
    (m) => says(m, m.quantity(2), { value: 1 - (m.quantity(1)?.value ?? 0) }),
  ),
  rule(
    `\\b(?:die|dice|cube)\\b[^#?!]{0,60}${CHANCE} of (?:rolling |getting )?an? (even|odd|prime) number[^#.?!]{0,12} IS Q`,
    (m) => says(m, m.quantity(2), { value: (COUNTED.get(m.word(1)) ?? 0) / 6 }),
  ),
  rule(
    `Q equal (?:parts|sections|slices|pieces|sectors)[^#?!]{0,24} Q (?:are|is|of them are|parts are) ([a-z]+)[^#?]{0,60}${CHANCE} of[^#.?!]{0,24} IS Q`,
    (m) => {
      const [all, some] = [m.quantity(1), m.quantity(2)];
      return all && some && m.text.lastIndexOf(m.word(3)) > m.text.indexOf(m.word(3))
        ? says(m, m.quantity(4), { value: some.value / all.value })
        : undefined;
    },
  ),
  rule(
    `${CHANCE} of (?:rolling|getting|landing on) (?:an? )?(?:(#\\d+(?: or an? #\\d+| or #\\d+)+)|Q)[^#.?!]{0,30}?\\b(die|dice|cube)[^#.?!]{0,12} IS Q`,
    rolled,
  ),
  rule(`Q (?:fair )?coins[^?!]{0,80}${CHANCE} of (?:getting )?(?:all |Q )?(?:heads|tails) IS Q`, (m) => {
    const [coins, heads] = [m.quantity(1)?.value ?? 0, m.quantity(2)?.value];
    return heads === undefined || heads === coins ? says(m, m.quantity(3), { value: 0.5 ** coins }) : undefined;
  }),
];
