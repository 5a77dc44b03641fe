import { DEGREES, type Quantity } from './quantity.ts';
import { type Expected, type Finding, type Match, type Rule, rule, says } from './rule.ts';

/** The last quantity of a scene, which follows from the ones before it. */
const last =
  (value: (...given: number[]) => number, like?: (given: readonly Quantity[]) => Expected['measure']) =>
  (m: Match): Finding | undefined => {
    const all = m.groups.slice(1).flatMap((group, at) => (/^\d+$/.test(group ?? '') ? (m.quantity(at + 1) ?? []) : []));
    const [said, given] = [all.at(-1), all.slice(0, -1)];
    if (!said || given.some(({ form }) => form === 'percent')) return undefined;
    const result = value(...given.map((one) => one.value));
    return says(m, said, { value: result, measure: like?.(given) });
  };

const LONG = '(?:log|rope|ribbon|string|board|stick|pipe|wire|tape|plank|loaf|thread|cord|hose)';
const PIECES = '(?:equal |even )?(?:pieces|parts|lengths|sections|slices)';
const ROW = '(?:posts|trees|poles|lamps|lights|flags|plants|bushes|cones|markers)';
const MANY = '(?:friends|people|students|children|players|guests|teams|kids|members)';

/** What follows from a scene that most people picture: pieces and cuts, posts and gaps, everyone with everyone. */
export const SCENE_RULES: readonly Rule[] = [
  rule(
    `\\b${LONG}\\b[^#?!]{0,30} into Q ${PIECES}[^#?!]{0,60} Q (?:cuts|times)\\b`,
    last((pieces) => pieces - 1),
  ),
  rule(
    `\\b${LONG}\\b[^#?!]{0,40} Q (?:times|cuts)[^#?!]{0,40} Q ${PIECES}`,
    last((cuts) => cuts + 1),
  ),
  rule(
    `every Q[^#?!]{0,20} (?:along|of|on|beside)[^#?!]{0,16} Q[^#?!]{0,80}(?:at each end|at both ends|at either end)[^#?!]{0,40} Q ${ROW}`,
    last((gap, whole) => whole / gap + 1),
  ),
  rule(
    `Q ${MANY}[^#?!]{0,60}(?:each other|every other|one another|all the others)[^#?!]{0,60} Q (?:handshakes|games|matches|hugs)`,
    last((many) => (many * (many - 1)) / 2),
  ),
  rule(
    'right angle and an?(?:other)? angle of Q[^#?!]{0,40}(?:third|other|last|remaining) (?:angle|one) (?:is|measures|must be|has)[^#?!]{0,8} Q',
    last(
      (angle) => 90 - angle,
      () => DEGREES,
    ),
  ),
  rule(
    '(?:sides?|edges?) of (?:a|the|this) cube (?:is|are|measures?) Q[^#?!]{0,40}volume (?:is|of)[^#?!]{0,8} Q',
    last(
      (side) => side ** 3,
      ([side]) =>
        side?.measure && { dimension: side.measure.dimension.replace('^1', '^3'), factor: side.measure.factor ** 3 },
    ),
  ),
  rule(
    "Q equal (?:parts|sections|slices|sectors)[^#?!]{0,24} Q (?:of them )?(?:are|is) ([a-z]+)\\.[^#?!]{0,40}(?:chance|probability)[^#?!]{0,30}(?:not|isn't|other than) \\3,? is Q",
    last((all, some) => 1 - some / all),
  ),
  rule(
    'Q rows (?:with|of) Q (?:seats|chairs)[^#?!]{0,60} Q (?:people|students|passengers|children|guests|seats are taken)[^#?!]{0,40} Q (?:of the )?(?:seats|chairs) (?:are|stay|remain|will be) (?:free|empty|left|open|unused)',
    last((rows, seats, taken) => rows * seats - taken),
  ),
];
