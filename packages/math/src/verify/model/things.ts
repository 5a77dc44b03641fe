import { judged, type Law } from '../laws/scene.ts';
import { atPart, atWords, matchedIn } from '../phrases/matched.ts';
import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';
import { solidParts } from '../relations/facts.ts';
import { FLAT, singularPart } from '../topic/figures.ts';

type Parts = Readonly<Record<string, number>>;
const flat = (sides: number): Parts => ({ side: sides, corner: sides, angle: sides, vertex: sides });
const solid = (name: string): Parts => ({ ...solidParts(name), corner: solidParts(name).vertex });
const SOLIDS = [
  'rectangular prism',
  'triangular prism',
  'pentagonal prism',
  'hexagonal prism',
  'square pyramid',
  'triangular pyramid',
  'tetrahedron',
  'cube',
];

/** How many parts the things of a classroom have. */
const THINGS: ReadonlyMap<string, Parts> = new Map([
  ...[...FLAT].map(([name, sides]) => [name, flat(sides)] as const),
  ...SOLIDS.map((name) => [name, solid(name)] as const),
  ['number cube', solid('cube')],
  ['stop sign', flat(8)],
]);
const NAMES = [...THINGS.keys()].sort((a, b) => b.length - a.length).join('|');

const HAS = new RegExp(
  `\\b(${NAMES})s?(?: always| all| only| each| also)? (?:(?:has|have|with) )?(?:exactly |only |got )?(#\\d+)((?: (?:straight|flat))? (sides?|corners?|angles?|vertices|faces?|edges?)\\b)?(?= ?[.,;!]|$| and\\b| while\\b| but\\b)`,
  'g',
);

/** "Hexagons have 6 sides and octagons have 8": the part that was named goes on. */
const partsLaw: Law = (scene) => {
  let [line, part]: [unknown, string | undefined] = [undefined, undefined];
  return matchedIn(
    scene,
    HAS,
    /[?~]|\b(?:not|isn't|never|each of|made of|stack|glued?|both|together|total|without|cut)\b/,
  ).flatMap((found): Finding[] => {
    const said = found.amount(2);
    if (found.line !== line) part = undefined;
    line = found.line;
    part = found.words[4] ? singularPart(found.words[4]) : part;
    const value = part === undefined ? undefined : THINGS.get(found.words[1] ?? '')?.[part];
    return said?.kind === 'num' && value !== undefined ? judged(said, [value]) : [];
  });
};

const CALLED = new RegExp(
  `\\b(?:shape|polygon|figure)s? (?:with|that has|that have|having) (#\\d+) (?:equal |straight )?(?:sides|angles|corners|vertices)(?: and (?:#\\d+) (?:equal |straight |right )?(?:sides|angles|corners|vertices))?,? (?:is|are|must be|has to be|is known as)(?: always)?(?: called| named)? (?:an? )?(${[...POLYGONS.keys()].join('|')})s?\\b`,
  'g',
);
/** "A shape with five sides and five corners is called a pentagon." */
const calledLaw: Law = (scene) =>
  matchedIn(scene, CALLED).flatMap((found) => {
    const count = found.amount(1);
    return count ? atWords(found, POLYGONS.get(found.words[2] ?? '') === count.base) : [];
  });

const DIE_FACE =
  /\b(?:number cube|die|dice) (?:has|have) (no|an?|#\d+) faces? (?:with|showing|that shows?) (?:an? )?(#\d+)/g;
/** "A number cube has no face with a 7." */
const dieLaw: Law = (scene) =>
  matchedIn(scene, DIE_FACE, /[?]|\b(?:sided|two)\b/).flatMap((found) => {
    const shown = found.amount(2);
    const has = found.words[1] !== 'no';
    return shown?.kind === 'num' ? atWords(found, shown.base >= 1 && shown.base <= 6 === has) : [];
  });

const PERPENDICULAR =
  /\b(?:slopes of (?:#\d+ )?perpendicular lines|perpendicular slopes)[^#.;]{0,30}\b(?:multiply to|(?:have a )?product (?:of|is)|is always|equals?) (#\d+)/g;
const PARALLEL = /\bparallel lines (?:always )?have (?:the )?(same|opposite|different|equal) slopes?\b/g;
const PERPENDICULAR_LINES = /\bperpendicular lines (?:always )?have (?:the )?(same|equal) slopes?\b/g;
/** "The slopes of perpendicular lines multiply to −1." */
const slopesLaw: Law = (scene) => [
  ...matchedIn(scene, PERPENDICULAR).flatMap((found) => {
    const said = found.amount(1);
    return said?.kind === 'num' ? judged(said, [-1]) : [];
  }),
  ...matchedIn(scene, PARALLEL).flatMap((found) => atWords(found, /same|equal/.test(found.words[1] ?? ''))),
  ...matchedIn(scene, PERPENDICULAR_LINES).flatMap((found) => atWords(found, false)),
];

const LINE_SIDE = /(#\d+)(?: is| lies| sits| goes| comes)?(?: farther)? to the (left|right) of (#\d+)/g;
/** "−2 is to the left of −1 on the number line." */
const sideLaw: Law = (scene) =>
  /\bnumber line\b/.test(scene.reading.pattern)
    ? matchedIn(scene, LINE_SIDE).flatMap((found) => {
        const [a, b] = [found.amount(1), found.amount(3)];
        const isPlain =
          a && b && a.kind === b.kind && a.base !== b.base && !/\b(?:units?|steps?|places?)$/.test(a.tail);
        return isPlain ? atWords(found, a.base < b.base === (found.words[2] === 'left')) : [];
      })
    : [];

const PARITY =
  /\b(?:the )?(?:(sum|product|difference) of )?(?:(?:if|when) (?:you|we) (add|multiply|subtract) )?(?:an? |any )?(?:(two|#\d+|three|all) )?(odd|even)(?: numbers?)?(?: (plus|and|times|minus) (?:an? |another |any )?(odd|even)(?: numbers?)?| numbers)?(?:, like [^a-z]*(?:and )?[^a-z]*,?|,)? ?(?:the )?(?:sum|answer|result|product|difference|you|we|it|that)?(?: always| will)? ?(?:is|are|be|get|makes?|gives?|equals?)(?: always)?(?: an?)? (odd|even)\b/g;
const isOdd = (word: string | undefined): boolean => word === 'odd';
/** "The sum of two odd numbers is even." */
const parityLaw: Law = (scene) =>
  matchedIn(scene, PARITY).flatMap((found): Finding[] => {
    const [, noun, verb, count, first, join, second, result] = found.words;
    const quantity = found.amount(3);
    const isPair = second !== undefined && second !== '';
    if (!isPair && count !== 'two' && quantity?.base !== 2) return [];
    if (!isPair && !noun && !verb) return [];
    const [a, b] = [isOdd(first), isPair ? isOdd(second) : isOdd(first)];
    const isProduct = noun === 'product' || verb === 'multiply' || join === 'times';
    if (isPair && join === 'and' && !noun && !verb) return [];
    return atWords(found, isOdd(result) === (isProduct ? a && b : a !== b));
  });

const NEED_UP = /(#\d+) rounds? (up|down) to (#\d+)/g;
/** "47 rounds up to 50." */
const upLaw: Law = (scene) =>
  matchedIn(scene, NEED_UP).flatMap((found): Finding[] => {
    const [a, b] = [found.amount(1), found.amount(3)];
    if (!a || !b || a.kind !== b.kind) return [];
    const holds = found.words[2] === 'up' ? b.base > a.base : b.base < a.base;
    return holds ? [] : atPart(scene, found.line, found.at, found.words[0]?.length ?? 0, false);
  });

const ANGLE =
  /\bangles? (?:that (?:is|are|measures?) )?(?:of )?(?:exactly )?(smaller|less|larger|greater|bigger|more|wider|narrower)? ?(?:than )?(#\d+)(?: and (?:smaller|less) than (#\d+))? (?:is|are)(?: called)?(?: an?)? (acute|right|obtuse|straight)\b/g;
/** "An angle smaller than 90° is called acute." */
const angleLaw: Law = (scene) =>
  matchedIn(scene, ANGLE).flatMap((found): Finding[] => {
    const [, way, , to, name] = found.words;
    const bound = found.amount(2)?.quantity.value;
    if (bound !== 90 || to) return [];
    const wanted = !way ? 'right' : /smaller|less|narrower/.test(way) ? 'acute' : 'obtuse';
    return atWords(found, name === wanted);
  });

export const THING_LAWS: readonly Law[] = [angleLaw, partsLaw, calledLaw, dieLaw, slopesLaw, sideLaw, parityLaw, upLaw];
