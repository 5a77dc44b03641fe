import type { Explained } from '../judge/explain.ts';
import { numberOf } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';
import type { WishOf } from '../wish/wish.ts';

/** A child as it was typed: a name with a score, or under a level. */
type Typed = { readonly name: string; readonly rank: number; readonly note: string };

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?(?!\p{L}))?`;
const SCORED = new RegExp(
  `(?<![\\p{L}])(${NAME})\\s*[:=–-]?\\s*(\\d{1,3}(?:\\.\\d)?)(?:\\s*\\/\\s*\\d+|\\s*%)?(?![\\d\\p{L}])`,
  'gu',
);
const LEVELLED =
  /\b(high|top|strong|advanced|above|middle|mid|medium|average|on[- ]level|low|lower|struggling|below)\w*\s*[:=–-]\s*([^.;\n]+)/giu;
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:high|top|strong|adv|above)/i, 3],
  [/^(?:mid|med|aver|on)/i, 2],
  [/^(?:low|strugg|below)/i, 1],
];
const NO_NAME =
  /^(?:Grade|Period|Exit|Quiz|Test|Score|Scores|Small|Make|Put|Unit|Lesson|Group|Groups|Level|Tier|I|We|The|My|Out|Topic)$/;

/** The children that a text lists with what they can do; fewer than four are no class. */
export function typedClass(text: string): Typed[] {
  const levelled = [...text.matchAll(LEVELLED)].flatMap(([, level = '', names = '']) => {
    const rank = RANKS.find(([said]) => said.test(level))?.[1] ?? 2;
    return (names.match(new RegExp(NAME, 'gu')) ?? []).map((name) => ({ name, rank, note: level.toLowerCase() }));
  });
  if (levelled.length > 3) return levelled;
  const scored = [...text.matchAll(SCORED)].flatMap(([, name = '', score = '']) =>
    NO_NAME.test(name) ? [] : [{ name, rank: Number(score), note: score }],
  );
  return scored.length > 3 ? scored : [];
}

const APART = new RegExp(
  `(${NAME}) (?:and|&) (${NAME}) (?:can['’]?t|cannot|can not|shouldn['’]?t|should not|must not|don['’]?t|do not|never|not)\\b|(?:separate|split up|keep apart|don['’]?t put|do not put) (${NAME}) (?:and|&|from|with) (${NAME})|(${NAME}) (?:not|never|away from|can['’]?t be|cannot be) (?:with|near )?(${NAME})`,
  'gu',
);
const apartIn = (text: string): (readonly [string, string])[] =>
  [...text.matchAll(APART)].flatMap(([, a, b, c, d, e, f]) => {
    const pair = [a ?? c ?? e, b ?? d ?? f];
    return pair[0] !== undefined && pair[1] !== undefined ? [[pair[0], pair[1]] as const] : [];
  });

const SIZE = /\b(?:groups?|teams?|tables?) of (\d+|two|three|four|five|six)\b/i;
const COUNT = /\b(\d+|two|three|four|five|six) (?:\w+ )?(?:groups|teams|grps)\b/i;

function countOf(text: string, all: number): number {
  const size = SIZE.exec(text)?.[1];
  const count = COUNT.exec(text)?.[1];
  if (count !== undefined) return Math.max(1, Math.min(all, numberOf(count.toLowerCase())));
  return Math.max(1, Math.ceil(all / (size === undefined ? 4 : numberOf(size.toLowerCase()))));
}

const BY_NEED =
  /\b(?:by need|by level|similar|same level|homogeneous|ability|alike|by score|differentiat\w*|small groups?)\b/i;
const MIXED = /\b(?:mixed|heterogeneous|balanced|different levels|mix(?:ing)? (?:of )?levels)\b/i;

/** Groups in which levels are mixed: in turn and back again, so that each has about as much of all. */
function mixed(children: readonly Typed[], count: number): Typed[][] {
  const groups: Typed[][] = Array.from({ length: count }, () => []);
  children.forEach((child, at) => {
    const round = Math.floor(at / count);
    const place = round % 2 === 0 ? at % count : count - 1 - (at % count);
    groups[place]?.push(child);
  });
  return groups;
}
const alike = (children: readonly Typed[], count: number): Typed[][] => {
  const sizes = Array.from(
    { length: count },
    (_, at) => Math.floor(children.length / count) + (at < children.length % count ? 1 : 0),
  );
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return children.slice(from - size, from);
  });
};

/** Swaps children until nobody sits with whom they must not; the ones nearest in level change places. */
function parted(
  groups: readonly Typed[][],
  apart: readonly (readonly [string, string])[],
): { readonly groups: Typed[][]; readonly isKept: boolean } {
  const next = groups.map((group) => [...group]);
  const clash = (group: readonly Typed[]): boolean =>
    apart.some((pair) => pair.every((name) => group.some((child) => child.name === name)));
  for (const [at, group] of next.entries()) {
    if (!clash(group)) continue;
    const pair = apart.find((each) => each.every((name) => group.some((child) => child.name === name)));
    const mover = group.find(({ name }) => name === pair?.[0]);
    const swaps = next.flatMap((other, place) => (place === at ? [] : other.map((child) => ({ other, child }))));
    const best = swaps
      .toSorted(
        (one, two) => Math.abs(one.child.rank - (mover?.rank ?? 0)) - Math.abs(two.child.rank - (mover?.rank ?? 0)),
      )
      .find(({ other, child }) => {
        if (mover === undefined) return false;
        const [mine, theirs] = [
          group.map((each) => (each === mover ? child : each)),
          other.map((each) => (each === child ? mover : each)),
        ];
        return !clash(mine) && !clash(theirs);
      });
    if (mover === undefined || best === undefined) continue;
    group[group.indexOf(mover)] = best.child;
    best.other[best.other.indexOf(best.child)] = mover;
  }
  return { groups: next, isKept: !next.some(clash) };
}

const DOES = [
  'With you: one problem together with objects or a drawing, then one alone while you watch; ask “How do you know?”',
  'In pairs: three problems like the ones of the lesson; partners compare answers and explain the ones that differ.',
  'On their own: a harder problem, then make up one with an answer key and a wrong answer that somebody might give.',
] as const;

/** Groups of the children whose levels were typed; undefined where none are. */
export function typedGroups(wish: WishOf<'class'>): Explained | undefined {
  const children = typedClass(wish.text).toSorted((one, other) => other.rank - one.rank);
  if (children.length === 0) return undefined;
  const count = countOf(wish.text, children.length);
  const isMixed = MIXED.test(wish.text) || !BY_NEED.test(wish.text);
  const apart = apartIn(wish.text);
  const { groups, isKept } = parted(isMixed ? mixed(children, count) : alike(children, count), apart);
  const rows = groups.map((group, at) => {
    const does = isMixed ? '' : ` ${DOES[Math.max(0, 2 - Math.round((at * 2) / Math.max(1, count - 1)))] ?? ''}`;
    return {
      text: `Group ${at + 1}: ${group.map(({ name, note }) => `${name} (${note})`).join(', ')}`,
      ...(does === '' ? {} : { note: does.trim() }),
    };
  });
  const pairs = apart.map(([one, other]) => `${one} and ${other}`).join(', ');
  return {
    parts: [
      say(
        `${children.length} students in ${count} groups, ${isMixed ? 'with mixed levels' : 'by need, from the levels that you typed'}:`,
      ),
      list(rows),
      ...(pairs === ''
        ? []
        : [
            say(
              isKept ? `${pairs} are in different groups.` : `I found no way to keep ${pairs} apart with these groups.`,
            ),
          ]),
    ],
    memo: { wish },
  };
}
