import { type Area, type AreaRole, areaPaths, isUnder, type KnownArea, knownAreas } from './areas.ts';

/** A text in the languages of its readers; without a language, the English one is shown. */
export type Words = { readonly en: string; readonly es?: string; readonly ar?: string };

/** A link in an area's navigation. */
export type Place = {
  /** The route, relative to the area; `''` is its first page. */
  readonly to: string;
  readonly name: Words;
  /** One of the shell's icons; without it, or with one that this shell does not have, a plain one. */
  readonly icon?: string;
  /** The name of the group that starts here. */
  readonly group?: Words;
};

/** What the environment lists of an area beside its address and keys: what its team writes into its `area.json`. */
export type AreaFacts = {
  /** Where it hangs in the shell's routes: `/coach`. */
  readonly path: string;
  /** The role whose area it is. It opens the area to nobody else, and gives no right: rules and functions do. */
  readonly role: AreaRole;
  readonly name: Words;
  readonly nav: readonly Place[];
};

/** An area as the environment lists it. */
export type AreaEntry = AreaFacts & {
  /** The area's own site, without a slash at the end. */
  readonly address: string;
  /** The public keys of its team. */
  readonly keys: readonly string[];
};

/** An area that a shell opens. The known ones have their names and links in the shell. */
export type ListedArea = Pick<AreaEntry, 'path' | 'role' | 'address' | 'keys'> & {
  readonly area: Area;
  readonly added?: Pick<AreaEntry, 'name' | 'nav'>;
};

export type AreaList = {
  readonly areas: readonly ListedArea[];
  /** Why an entry is not opened, a sentence each. The other areas are. */
  readonly refused: readonly string[];
};

/** The parts of an environment that list areas. */
export type AreaSource = {
  readonly areas: Readonly<Record<string, unknown>>;
  readonly releaseKeys?: Readonly<Record<string, readonly string[]>> | undefined;
};

const MOST_AREAS = 40;
const MOST_PLACES = 24;
const MOST_KEYS = 8;
/** Characters of a text in the navigation. */
const LONGEST_WORDS = 40;

/** First parts of paths that the shell and its site use themselves: an area there would stand in for a page of theirs. */
const reserved = [
  'assets',
  'auth',
  'auth-success',
  'forgot-password',
  'override',
  'preview',
  'sample',
  'sign-in',
  'sign-up',
  'student-login',
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS;

const isWords = (value: unknown): value is Words =>
  isRecord(value) && isShort(value.en) && [value.es, value.ar].every((words) => words === undefined || isShort(words));

const isRoute = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(value);

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  isRoute(value.to) &&
  isWords(value.name) &&
  (value.icon === undefined || isShort(value.icon)) &&
  (value.group === undefined || isWords(value.group));

const isNav = (value: unknown): value is readonly Place[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_PLACES &&
  value.every(isPlace) &&
  new Set(value.map(({ to }) => to)).size === value.length;

const isKey = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{40,400}$/.test(value);
const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_KEYS && value.every(isKey);

/** Whether a name may be an area's: also what the functions accept that count its loads. */
export const isAreaName = (name: string): boolean => /^[a-z][a-z0-9-]{1,30}$/.test(name) && name !== 'shell';

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_WORDS && /^(?:\/[a-z0-9-]+)+$/.test(value);

const isRole = (value: unknown): value is AreaRole => knownAreas.some((role) => role === value);

/** Whether a value is the address of a site: no path of its own, no slash at the end, no name or password. */
export const isSiteAddress = (value: unknown): value is string => {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin === value;
};

/** Why these are not the facts of an area; undefined if they are. */
function factsReason(value: Readonly<Record<string, unknown>>): string | undefined {
  if (!isPath(value.path)) return 'its path has to be like /coach: lower case, no slash at the end';
  if (reserved.includes(value.path.split('/')[1] ?? '')) return `${value.path} is a page of the shell`;
  if (!isRole(value.role)) return `its role has to be one of ${knownAreas.join(', ')}`;
  if (!isWords(value.name)) return `its name has to be a text in English ("en"), of at most ${LONGEST_WORDS} letters`;
  if (!isNav(value.nav)) return 'its nav has to list its links, each once, with "to" and a "name" in English ("en")';
  return undefined;
}

const isFacts = (value: unknown): value is AreaFacts => isRecord(value) && factsReason(value) === undefined;

/** What a team's `area.json` says of its area, or why it says nothing that a shell could list. */
export function readAreaFacts(value: unknown): AreaFacts | string {
  if (!isFacts(value)) return isRecord(value) ? (factsReason(value) ?? '') : 'it has to be an object';
  const { path, role, name, nav } = value;
  return { path, role, name, nav };
}

function entryReason(value: unknown, before: readonly ListedArea[]): string | undefined {
  if (!isRecord(value)) return 'it has to be an object with address, path, role, name, nav and keys';
  if (!isSiteAddress(value.address)) return 'its address has to be like https://coach.example, without a path';
  if (before.some(({ address }) => address === value.address)) return `another area has the address ${value.address}`;
  const reason = factsReason(value);
  if (reason !== undefined) return reason;
  const path = String(value.path);
  const other = before.find((each) => isUnder(path, each.path) || isUnder(each.path, path));
  if (other !== undefined) return `its path ${path} and ${other.path} of ${other.area} are one below the other`;
  return isKeys(value.keys) ? undefined : "its keys have to list a public key of its team's";
}

const isEntry = (value: unknown, before: readonly ListedArea[]): value is AreaEntry =>
  entryReason(value, before) === undefined;

function knownArea(area: KnownArea, { areas, releaseKeys = {} }: AreaSource): ListedArea {
  const [path, given] = [areaPaths[area], areas[area]];
  return { area, path, role: area, address: typeof given === 'string' ? given : '', keys: releaseKeys[area] ?? [] };
}

/**
 * The areas that an environment lists. An entry that is not complete, or that would stand in for a page of the shell or
 * of another area, is refused, and the others open.
 */
export function areasOf(source: AreaSource): AreaList {
  const areas: ListedArea[] = knownAreas.map((area) => knownArea(area, source));
  const refused: string[] = [];
  for (const [area, value] of Object.entries(source.areas)) {
    if (knownAreas.some((known) => known === area)) continue;
    const say = (why: string) => refused.push(`The area "${area.slice(0, LONGEST_WORDS)}" is not opened: ${why}.`);
    if (!isAreaName(area)) say('its name has to be lower-case letters, digits and dashes, 2 to 31');
    else if (areas.length >= MOST_AREAS) say(`there are ${MOST_AREAS} already`);
    else if (isEntry(value, areas)) {
      const { path, role, address, keys, name, nav } = value;
      areas.push({ area, path, role, address, keys, added: { name, nav } });
    } else say(entryReason(value, areas) ?? 'it is not complete');
  }
  return { areas, refused };
}

/** The area of this name, if the environment lists it. */
export const listedArea = (source: AreaSource, name: Area): ListedArea | undefined =>
  areasOf(source).areas.find(({ area }) => area === name);

/** The area whose routes hold this path of the page, or undefined for a public page. */
export const areaOfPath = (areas: readonly ListedArea[], path: string): ListedArea | undefined =>
  areas.find((each) => isUnder(path, each.path));
