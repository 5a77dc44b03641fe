import type { Part } from './parse-pattern.ts';

/** Characters as bits: one for each kind of character that the expression tells apart. */
type Kinds = bigint;

/** A way from one place of the expression to the next. `twice` if there is more than one such way. */
export type Way = { readonly to: number; readonly twice: boolean };
/** An expression as the places at which it reads a character. A state is a place with one kind of character. */
export type Automaton = {
  readonly kindOf: readonly number[];
  /** A character of each kind. */
  readonly letters: readonly string[];
  readonly ways: readonly (readonly Way[])[];
  /** Whether the expression may end after a state, whatever follows. */
  readonly ends: readonly boolean[];
};

type Step = { readonly before: Kinds; readonly after: Kinds; readonly closed: boolean; readonly twice: boolean };
type Frame = {
  /** The ways through without a character. */
  readonly empty: readonly Step[];
  readonly first: readonly (readonly [number, Step])[];
  readonly last: readonly (readonly [number, Step])[];
};

const COMMON = [...'\t\n\r '].concat(
  Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  [...'éÉßñя中²³½√×−–—’“”·≤\u00a0٣'],
);
/** A counted repetition is followed as often as shows whether two of its turns can be confused. */
const MOST_COPIES = 3;
const MOST_STATES = 6000;

export class TooLarge extends Error {}

const setsIn = (part: Part): string[] => {
  if (part.kind === 'set') return [part.source];
  if (part.kind === 'all' || part.kind === 'one') return part.parts.flatMap(setsIn);
  return part.kind === 'repeat' || part.kind === 'look' ? setsIn(part.part) : [];
};

/** The kinds of characters of an expression, each set as bits, and the words' characters. */
function alphabetOf(whole: Part, flags: string) {
  const sources = [...new Set(['\\w', '\\n', ...setsIn(whole)])];
  const modes = flags.replaceAll(/[gyd]/g, '');
  const sets = sources.map((source) => new RegExp(`^(?:${source})$`, modes));
  const written = sources.flatMap((source) => [...source].filter((letter) => letter > '\u007f'));
  const kinds = new Map<string, number>();
  const firsts: string[] = [];
  const bits = sources.map(() => 0n);
  for (const letter of new Set([...COMMON, ...written])) {
    const belongs = sets.map((set) => (set.test(letter) ? '1' : '0')).join('');
    if (kinds.has(belongs)) continue;
    const bit = 1n << BigInt(kinds.size);
    kinds.set(belongs, kinds.size);
    firsts.push(letter);
    for (const [at, digit] of [...belongs].entries()) if (digit === '1') bits[at] = (bits[at] ?? 0n) | bit;
  }
  const of = (source: string): Kinds => bits[sources.indexOf(source)] ?? 0n;
  return { letters: firsts, all: (1n << BigInt(kinds.size)) - 1n, of };
}
type Alphabet = ReturnType<typeof alphabetOf>;

/** The characters of a part that is one character; undefined for any other part. */
function oneCharacter(part: Part, alphabet: Alphabet): Kinds | undefined {
  if (part.kind === 'set') return alphabet.of(part.source);
  if (part.kind === 'one') {
    const each = part.parts.map((one) => oneCharacter(one, alphabet));
    return each.reduce<Kinds | undefined>(
      (sum, kinds) => (sum === undefined || kinds === undefined ? undefined : sum | kinds),
      0n,
    );
  }
  if (part.kind === 'all' && part.parts.length === 1 && part.parts[0]) return oneCharacter(part.parts[0], alphabet);
  return part.kind === 'repeat' && part.least === 1 && part.most === 1 ? oneCharacter(part.part, alphabet) : undefined;
}

const joined = (one: Step, other: Step): Step => ({
  before: one.before & other.before,
  after: one.after & other.after,
  closed: one.closed || other.closed,
  twice: one.twice || other.twice,
});

/** An expression as an automaton (Glushkov 1961), with what edges and looks at one character ask of its ways. */
export function automatonOf(whole: Part, flags: string): Automaton {
  const alphabet = alphabetOf(whole, flags);
  const free: Step = { before: alphabet.all, after: alphabet.all, closed: false, twice: false };
  const places: Kinds[] = [];
  const steps: (readonly [number, number, Step])[] = [];
  const word = alphabet.of('\\w');

  const link = (one: Frame['last'], other: Frame['first']): void => {
    for (const [from, out] of one) for (const [to, into] of other) steps.push([from, to, joined(out, into)]);
    if (steps.length > 400_000) throw new TooLarge();
  };
  const through = (frame: Frame['first'], empty: readonly Step[]): Frame['first'] =>
    frame.flatMap(([place, step]) => empty.map((each) => [place, joined(step, each)] as const));
  const after = (one: Frame, other: Frame): Frame => {
    link(one.last, other.first);
    return {
      empty: merged(one.empty.flatMap((a) => other.empty.map((b) => joined(a, b)))),
      first: [...one.first, ...through(other.first, one.empty)],
      last: [...other.last, ...through(one.last, other.empty)],
    };
  };
  const nothing: Frame = { empty: [free], first: [], last: [] };
  const edge = (...empty: Step[]): Frame => ({ empty, first: [], last: [] });
  const edgeOf = (sign: '^' | '$' | '\\b' | '\\B'): Frame => {
    const no = alphabet.all & ~word;
    if (sign === '\\b')
      return edge(
        { ...free, before: word, after: no, closed: true },
        { ...free, before: no, after: word, closed: true },
      );
    if (sign === '\\B')
      return edge(
        { ...free, before: word, after: word, closed: true },
        { ...free, before: no, after: no, closed: true },
      );
    const line = flags.includes('m') ? alphabet.of('\\n') : 0n;
    return edge(sign === '^' ? { ...free, before: line } : { ...free, after: line, closed: true });
  };
  const lookOf = (part: Extract<Part, { kind: 'look' }>): Frame => {
    const kinds = oneCharacter(part.part, alphabet);
    const closed = !part.isBehind;
    if (kinds === undefined) return edge({ ...free, closed });
    const asked = part.isNegative ? alphabet.all & ~kinds : kinds;
    return edge({ ...free, ...(part.isBehind ? { before: asked } : { after: asked, closed }) });
  };
  const repeatOf = ({ part, least, most }: Extract<Part, { kind: 'repeat' }>): Frame => {
    if (most === 0) return nothing;
    const isEndless = most === Number.POSITIVE_INFINITY;
    const needed = Math.min(least, MOST_COPIES);
    // What may follow more than is needed: each further turn only after the one before it.
    let frame = nothing;
    const more = isEndless ? (least === 0 ? 1 : 0) : Math.min(most - least, MOST_COPIES);
    for (let turn = 0; turn < more; turn += 1) {
      const one = frameOf(part);
      if (isEndless) link(one.last, one.first);
      // A turn that finds nothing ends the repetition.
      frame = { ...after({ ...one, empty: [] }, frame), empty: [free] };
    }
    for (let turn = 0; turn < needed; turn += 1) {
      const one = frameOf(part);
      if (isEndless && turn === 0) link(one.last, one.first);
      frame = after(one, frame);
    }
    return frame;
  };
  const frameOf = (part: Part): Frame => {
    switch (part.kind) {
      case 'set': {
        const place = places.push(alphabet.of(part.source)) - 1;
        return { empty: [], first: [[place, free]], last: [[place, free]] };
      }
      case 'all':
        return part.parts.reduce<Frame>((frame, one) => after(frame, frameOf(one)), nothing);
      case 'one': {
        const each = part.parts.map(frameOf);
        return {
          empty: merged(each.flatMap(({ empty }) => empty)),
          first: each.flatMap(({ first }) => first),
          last: each.flatMap(({ last }) => last),
        };
      }
      case 'repeat':
        return repeatOf(part);
      case 'look':
        return lookOf(part);
      case 'edge':
        return edgeOf(part.sign);
    }
  };

  return withKinds(frameOf(whole), places, steps, alphabet.letters);
}

const meet = (one: Step, other: Step): boolean => (one.before & other.before) > 0n && (one.after & other.after) > 0n;

/** Ways without a character that can both be gone at one place are each a way that can be gone twice. */
function merged(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, at) => {
    const equal = (other: Step): boolean =>
      other.before === step.before && other.after === step.after && other.closed === step.closed;
    if (steps.slice(0, at).some(equal)) return [];
    return [{ ...step, twice: step.twice || steps.some((other, place) => place !== at && meet(step, other)) }];
  });
}

function withKinds(
  { last }: Frame,
  places: readonly Kinds[],
  steps: readonly (readonly [number, number, Step])[],
  letters: readonly string[],
): Automaton {
  const size = letters.length;
  const states = places.map((kinds) =>
    Array.from({ length: size }, (_, kind) => kind).filter((kind) => (kinds >> BigInt(kind)) & 1n),
  );
  const ids = new Map<number, number>();
  const kindOf: number[] = [];
  for (const [place, own] of states.entries())
    for (const kind of own) ids.set(place * size + kind, kindOf.push(kind) - 1);
  if (kindOf.length > MOST_STATES) throw new TooLarge();
  const ways = kindOf.map(() => new Map<number, boolean>());
  for (const [from, to, { before, after, twice }] of steps)
    for (const one of states[from] ?? [])
      if ((before >> BigInt(one)) & 1n)
        for (const other of states[to] ?? [])
          if ((after >> BigInt(other)) & 1n) {
            const [a, b] = [ids.get(from * size + one) ?? 0, ids.get(to * size + other) ?? 0];
            ways[a]?.set(b, twice || ways[a].has(b));
          }
  const ends = kindOf.map(() => false);
  for (const [place, { before, closed }] of last)
    for (const kind of states[place] ?? [])
      if (!closed && (before >> BigInt(kind)) & 1n) ends[ids.get(place * size + kind) ?? 0] = true;
  return { kindOf, letters, ends, ways: ways.map((own) => [...own].map(([to, twice]) => ({ to, twice }))) };
}
