/**
 * A page as a device keeps it, to be drawn at the next visit before any script of the application is there: the shell keeps it
 * (shell/src/stored), the page's first lines draw it (packages/federation, `draw-stored.ts`).
 */
export type StoredPage = {
  /** Whose it is. */
  readonly uid: string;
  /** The build of the shell that showed it. */
  readonly build: string;
  readonly storedAt: number;
  /** The width of the window, on which it depends what a page consists of. */
  readonly width: number;
  /** The person's own language, as it was stored on this device; null for none. */
  readonly language: string | null;
  readonly title: string;
  /** The attributes of `<html>`: language, direction, appearance. */
  readonly html: Readonly<Record<string, string>>;
  readonly sheets: readonly {
    readonly href: string;
    readonly integrity: string;
    readonly crossOrigin: string | null;
  }[];
  /** The values of `class`, which attributes name by their place. */
  readonly classes: readonly string[];
  readonly tree: StoredNode;
};

/** Text, or an element: its name after its language (`svg path`; none for HTML), its attributes, and what is in it. */
export type StoredNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...inside: StoredNode[]];

/** What a page's first lines may draw: nothing that runs, loads, sends or leads to another site. */
export type StoredRules = {
  readonly elements: readonly string[];
  /** A pattern of the names of attributes. */
  readonly attributes: string;
  /** What does nothing without scripts, so nobody can press it or type into it. */
  readonly idle: string;
  readonly mostAgeMs: number;
  /** After that the page is shown as it is: it says itself that it takes long. */
  readonly patienceMs: number;
  /** Milliseconds after which the application starts, if what was kept is not painted by then. */
  readonly startsMs: number;
  /** Milliseconds for which what was kept stays after the heading, while parts of the page are still loading. */
  readonly partsMs: number;
};

/** In the storage of the device, before the address. */
export const STORED_KEY = 'lemma.page ';
/** Four days: from Friday to Monday, and not for ever. */
export const STORED_FOR_MS = 4 * 86_400_000;

const HTML =
  'a abbr article aside b bdi br button caption code dd details div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i input kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q rp rt ruby s search section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul wbr';
const SVG =
  'svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text title tspan use';
const MATH =
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics';

const each = (names: string, language = ''): readonly string[] => names.split(' ').map((name) => language + name);

export const storedRules: StoredRules = {
  elements: [...each(HTML), ...each(SVG, 'svg '), ...each(MATH, 'math ')],
  attributes:
    '(?:aria|data)-[\\w-]+|class|style|id|role|lang|dir|translate|title|for|headers|scope|(?:col|row)?span|type|placeholder|checked|selected|disabled|open|hidden|value|min|max|rows|cols|size|datetime|href|xmlns|x|y|d|[xyr][12]?|c[xy]|f[xy]|d[xy]|r[xy]|width|height|viewBox|points|offset|fill(?:-[a-z]+)?|stroke(?:-[a-z]+)?|stop-[a-z]+|opacity|transform(?:-origin)?|preserveAspectRatio|vector-effect|clip-path|clip-rule|mask|marker-[a-z]+|marker(?:Units|Width|Height)|ref[XY]|orient|(?:gradient|pattern|clipPath|mask)(?:Units|Transform|ContentUnits)|text-anchor|dominant-baseline|font-[a-z]+|letter-spacing|paint-order|pathLength|focusable|display|displaystyle|mathvariant|accent|stretchy|separator|form|notation|linethickness|columnalign|rowspacing|columnspacing|l?space|rspace|lspace',
  idle: 'button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=combobox], [role=slider]',
  mostAgeMs: STORED_FOR_MS,
  patienceMs: 8000,
  startsMs: 1000,
  partsMs: 4000,
};
