/** Licenses under which a package may be used without a condition on our own sources. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'OFL-1.1'],
]);

/** What a package without a readable license says in its own license file, read by a person. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'deep-freeze': 'CC0-1.0', // "public domain" in its package.json
  fuzzy: 'MIT',
  limiter: 'MIT',
  'url-template': 'BSD-3-Clause', // "BSD" in its package.json
  'valid-url': 'MIT',
};

/**
 * Packages under a license that asks for changes of their own files to be published (MPL-2.0). They are used unchanged, by
 * tools, and no file of theirs is served.
 */
const UNCHANGED_TOOLS: readonly { readonly name: RegExp; readonly why: string }[] = [
  { name: /^(@axe-core\/playwright|axe-core)$/, why: 'looks at pages in tests' },
  { name: /^lightningcss(-|$)/, why: 'writes style sheets during the build' },
];

export type Licensed = {
  readonly name: string;
  readonly license: string | undefined;
  /** The license of the package that asks for this one for a single kind of machine. */
  readonly family?: string | undefined;
};

/** The license as SPDX writes it; the one of the family for a package that was never downloaded here. */
export const licenseOf = ({ name, license, family }: Licensed): string | undefined =>
  READ_BY_HAND[name] ?? license ?? family;

/** Whether an SPDX expression of `AND`, `OR` and parentheses can be met with these licenses. */
function isMet(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const word = (): string => tokens[at]?.toUpperCase() ?? '';
  const one = (): boolean => {
    if (tokens[at] !== '(') {
      at += 1;
      return allowed.has(tokens[at - 1] ?? '');
    }
    at += 1;
    const inside = any();
    at += 1;
    return inside;
  };
  const all = (): boolean => {
    let met = one();
    for (; word() === 'AND'; ) {
      at += 1;
      met = one() && met;
    }
    return met;
  };
  const any = (): boolean => {
    let met = all();
    for (; word() === 'OR'; ) {
      at += 1;
      met = all() || met;
    }
    return met;
  };
  const met = any();
  return met && at === tokens.length;
}

/** Why a package may not be used; undefined if it may. */
export function reasonAgainst(licensed: Licensed): string | undefined {
  const license = licenseOf(licensed);
  if (license === undefined) return `${licensed.name}: no license is known`;
  if (isMet(license, ALLOWED)) return undefined;
  const isTool = UNCHANGED_TOOLS.some(({ name }) => name.test(licensed.name));
  if (isTool && isMet(license, new Set([...ALLOWED, 'MPL-2.0']))) return undefined;
  return `${licensed.name}: ${license} is not among the licenses that we take`;
}
