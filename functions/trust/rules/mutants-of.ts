import { callersOf } from './calls.ts';
import { type Part, parseCondition } from './parse-condition.ts';

/** The rules with one change. `name` says where and what, and stays when other rules change. */
export type Mutant = {
  readonly name: string;
  /** The collections that the change can matter to: the one whose rule it is, or all whose rules call the function. */
  readonly collections: ReadonlySet<string>;
  readonly text: string;
};

type Place = Pick<Mutant, 'collections'> & { readonly where: string };
type Change = { readonly start: number; readonly end: number; readonly by: string; readonly what: string };

const VERBS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** Functions that may stand for each other, because they take the same. */
const ALIKE: readonly (readonly string[])[] = [
  ['isUser', 'isOwner', 'teaches', 'teachesStudent', 'isStudentHere', 'isGuardianOf'],
  ['cameByCard', 'cameAsAdult', 'isAdultHere'],
];
const FLIPS: Readonly<Record<string, readonly string[]>> = {
  ...{ '==': ['!='], '!=': ['=='], '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<'], '>=': ['>', '<='] },
};

const isLogical = ({ kind }: Part): boolean => kind === '&&' || kind === '||' || kind === '!';
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** Changes of a chain: each operand left out, and the other operator. */
function ofChain(text: string, part: Part): Change[] {
  const { kind, start, end, parts } = part;
  const cut = (one: Part) => text.slice(one.start, one.end);
  const left = parts.map((gone, index) => ({
    ...{ start, end, what: `without ${short(cut(gone))} (${index})` },
    by: `(${parts
      .filter((one) => one !== gone)
      .map(cut)
      .join(` ${kind} `)})`,
  }));
  const other = kind === '&&' ? '||' : '&&';
  const by = `(${parts.map((one) => `(${cut(one)})`).join(` ${other} `)})`;
  return [...left, { start, end, by, what: `${other} for ${kind} in ${short(cut(part))}` }];
}

/** Changes of a single condition: always, never, the opposite. */
function ofLeaf(text: string, { start, end }: Part): Change[] {
  const own = text.slice(start, end);
  return ['true', 'false', `!(${own})`].map((by) => ({
    start,
    end,
    by,
    what: `${by === 'true' || by === 'false' ? by : 'not'} for ${short(own)}`,
  }));
}

function ofValue(text: string, part: Part): Change[] {
  const { kind, start, end, parts, name = '', at = 0 } = part;
  const own = text.slice(start, end);
  if (kind === 'compare')
    return (FLIPS[name] ?? []).map((by) => ({
      start: at,
      end: at + name.length,
      by,
      what: `${by} for ${name} in ${short(own)}`,
    }));
  if (kind === 'list')
    return parts.map((gone) => ({
      ...{ start, end, what: `without ${text.slice(gone.start, gone.end)} in ${short(own)}` },
      by: `[${parts
        .filter((one) => one !== gone)
        .map((one) => text.slice(one.start, one.end))
        .join(', ')}]`,
    }));
  if (kind === 'number')
    return [Number(own) + 1, Number(own) - 1]
      .filter((by) => by >= 0)
      .map((by) => ({
        start,
        end,
        by: `${by}`,
        what: `${by} for ${own} at ${short(text.slice(start - 20, end + 10))}`,
      }));
  if (kind === 'text') return ofText(text, start, end);
  if (kind === 'sum') return ofSum(text, part);
  return kind === 'call' ? ofCall(text, part) : [];
}

function ofText(text: string, start: number, end: number): Change[] {
  const own = text.slice(start, end);
  const bound = /\{0,(\d+)\}/.exec(own)?.[1];
  const by =
    bound === undefined
      ? [`'${own.slice(1, -1)}x'`]
      : [1, -1].map((step) => own.replace(bound, `${Number(bound) + step}`));
  return by.map((one) => ({
    start,
    end,
    by: one,
    what: `${one} for ${own} at ${short(text.slice(start - 20, end + 10))}`,
  }));
}

/** Changes of a sum: each sign another one. */
const ofSum = (text: string, { start, end, signs = [] }: Part): Change[] =>
  signs.map((sign) => {
    const by = sign.text === '+' ? '-' : '+';
    const what = `${by} for ${sign.text} in ${short(text.slice(start, end))} (${sign.start - start})`;
    return { start: sign.start, end: sign.start + sign.text.length, by, what };
  });

function ofCall(text: string, { start, end, parts, name = '' }: Part): Change[] {
  const own = text.slice(start, end);
  const [called] = parts;
  const others = ALIKE.find((names) => names.includes(name))?.filter((one) => one !== name) ?? [];
  const changes = others.map((by) => ({ start, end: start + name.length, by, what: `${by} for ${short(own)}` }));
  const [, , missing] = parts;
  if (name === 'get' && missing !== undefined) {
    const by = text.slice(missing.start, missing.end);
    return [{ start, end, by, what: `${short(by)} for ${short(own)}` }];
  }
  if (name !== 'hasOnly' || called === undefined) return changes;
  return ['hasAny', 'hasAll'].map((by) => ({
    start: called.end - name.length,
    end: called.end,
    by,
    what: `${by} for hasOnly in ${short(own)}`,
  }));
}

/** Every change of a condition; `isCondition`: the part is itself true or false. */
function changesOf(text: string, part: Part, isCondition: boolean): Change[] {
  const logical = isLogical(part);
  const own = part.kind === '&&' || part.kind === '||' ? ofChain(text, part) : ofValue(text, part);
  const leaf = isCondition && !logical ? ofLeaf(text, part) : [];
  const negation =
    part.kind === '!' && part.parts[0]
      ? [
          {
            start: part.start,
            end: part.end,
            by: text.slice(part.parts[0].start, part.parts[0].end),
            what: `without ! in ${short(text.slice(part.start, part.end))}`,
          },
        ]
      : [];
  return [...own, ...leaf, ...negation, ...part.parts.flatMap((one) => changesOf(text, one, isCondition && logical))];
}

/** The verbs of a rule: each left out, each other one added. */
function changesOfVerbs(verbs: readonly string[], start: number, end: number): Change[] {
  const changed = [
    ...verbs
      .filter(() => verbs.length > 1)
      .map((gone) => ({ by: verbs.filter((one) => one !== gone), what: `not ${gone}` })),
    ...VERBS.filter((verb) => !verbs.includes(verb)).map((more) => ({ by: [...verbs, more], what: `${more} too` })),
  ];
  return changed.map(({ by, what }) => ({ start, end, by: by.join(', '), what: `${what} for ${verbs.join(', ')}` }));
}

const BLOCKS = /match \/(\w+)\/\{|function (\w+)\(/g;

/** Where in the rules something stands: its function, or its collection. */
function placeOf(text: string, at: number): Place {
  const before = [...text.slice(0, at).matchAll(BLOCKS)].at(-1);
  const [, collection, named = ''] = before ?? [];
  return collection === undefined
    ? { where: `${named}()`, collections: callersOf(text, named) }
    : { where: collection, collections: new Set([collection]) };
}

/** Changes of the path of a document, from its collection on: each part of it another one. */
function changesOfPath(text: string, start: number, end: number): Change[] {
  const own = text.slice(start, end);
  const from = own.indexOf(DOCUMENTS) + DOCUMENTS.length;
  return [...own.slice(from).matchAll(PATH_PARTS)].flatMap((part) => {
    const [whole, expression] = part;
    const at = start + from + part.index;
    const other = { start: at, end: at + whole.length, by: 'x', what: `x for ${whole} in ${short(own)}` };
    if (expression === undefined) return [other];
    const inner = at + whole.indexOf(expression);
    return [other, ...changesOf(text, parseCondition(text, inner, inner + expression.length), false)];
  });
}

const DOCUMENTS = '/documents/';
const PATH_PARTS = /\$\(([^)]+)\)|\w+/g;
const ALLOWS = /allow ([a-z, ]+): if ([^;]+);/g;
const RETURNS = /return ([^;]+);/g;
const LETS = /let \w+ = ([^;]+);/g;

/** The rules with each single change that this tool knows. */
export function mutantsOf(text: string): Mutant[] {
  const mutant = ({ start, end, by, what }: Change): Mutant => {
    const { where, collections } = placeOf(text, start);
    return { name: `${where}: ${what}`, collections, text: text.slice(0, start) + by + text.slice(end) };
  };
  const bare = text.replaceAll(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const placesOf = (kind: RegExp) =>
    [...bare.matchAll(kind)].map((found) => {
      const own = found.at(-1) ?? '';
      const start = found.index + found[0].lastIndexOf(own);
      return { own, start, end: start + own.length };
    });
  const conditions = [...placesOf(ALLOWS), ...placesOf(RETURNS)].flatMap(({ start, end }) =>
    changesOf(bare, parseCondition(bare, start, end), true),
  );
  const values = placesOf(LETS).flatMap(({ own, start, end }) =>
    own.startsWith('/') ? changesOfPath(bare, start, end) : changesOf(bare, parseCondition(bare, start, end), false),
  );
  const verbs = [...bare.matchAll(ALLOWS)].flatMap(({ index, 1: list = '' }) =>
    changesOfVerbs(list.split(', '), index + 'allow '.length, index + 'allow '.length + list.length),
  );
  const all = [...conditions, ...values, ...verbs].map(mutant);
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
