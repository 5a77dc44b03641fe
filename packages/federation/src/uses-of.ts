import { parseAst } from 'vite';
import { allLent, lentNames } from './shared-names.ts';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
/** A name of this module for an export of a package of which only some are lent; `*` is all of them. */
type Borrowed = { readonly from: string; readonly name: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The name or text of an identifier, a literal, or a template without parts to fill in. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'TemplateLiteral') {
    const [first, ...more] = nodesIn(node.quasis);
    return more.length > 0 ? undefined : String(Reflect.get(Object(first?.value), 'cooked'));
  }
  const text = node.type === 'Literal' ? node.value : node.name;
  return typeof text === 'string' ? text : undefined;
}

/** The package that a node names, if only some of its exports are lent. */
const lentPackage = (node: unknown): string | undefined => {
  const name = isNode(node) && node.type !== 'Identifier' ? textOf(node) : undefined;
  return name !== undefined && name in lentNames ? name : undefined;
};

const isTypeOnly = (node: Node): boolean => node.importKind === 'type' || node.exportKind === 'type';

/** Wrappers of TypeScript around a value; everything else of TypeScript is erased. */
const AROUND_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];

const DECLARES = /^(?:VariableDeclarator|Function|Arrow|CatchClause|Class)/;

/** The children of a node that are values: no types, no names of properties. */
function valuesIn(node: Node): readonly Node[] {
  if (node.type.startsWith('TS'))
    return AROUND_VALUES.includes(node.type) && isNode(node.expression) ? [node.expression] : [];
  const skipped = node.computed === true ? [] : [node.type === 'Property' ? 'key' : 'property'];
  return Object.entries(node).flatMap(([name, value]) => {
    if (skipped.includes(name)) return [];
    return isNode(value) ? [value] : nodesIn(value);
  });
}

class Uses {
  readonly found = new Set<string>();
  readonly #borrowed = new Map<string, Borrowed>();
  /** Names that something else in the module has too, such as a parameter. */
  readonly #ambiguous = new Set<string>();

  #use(name: string, from: string): void {
    this.found.add(`${name} of ${from}`);
  }

  #member({ from, name }: Borrowed, member: string | undefined): void {
    if (name === '*') this.#use(member ?? '*', from);
    else this.#use(member === undefined ? name : `${name}.${member}`, from);
  }

  #borrow(node: Node): void {
    const from = lentPackage(node.source);
    if (from === undefined || isTypeOnly(node)) return;
    for (const specifier of nodesIn(node.specifiers)) {
      const local = textOf(specifier.local);
      if (isTypeOnly(specifier) || local === undefined) continue;
      const named = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : undefined;
      const name = specifier.type === 'ImportNamespaceSpecifier' ? '*' : (named ?? 'default');
      if (name === '*' || Array.isArray(lentNames[from]?.[name])) this.#borrowed.set(local, { from, name });
      else this.#use(name, from);
    }
  }

  /** Values that are passed on or taken as a whole, so that their further use cannot be traced. */
  #whole(node: Node): void {
    const isRequire = node.type === 'CallExpression' && textOf(node.callee) === 'require';
    const [asked] = isRequire ? nodesIn(node.arguments) : [node.source];
    const from = lentPackage(asked);
    if (from === undefined || isTypeOnly(node)) return;
    if (node.type !== 'ExportNamedDeclaration') this.#use('*', from);
    else
      for (const specifier of nodesIn(node.specifiers))
        if (!isTypeOnly(specifier)) this.#use(textOf(specifier.local) ?? '*', from);
  }

  declare(node: Node): void {
    if (node.type === 'ImportDeclaration') this.#borrow(node);
    else if (DECLARES.test(node.type))
      for (const name of namesIn([node.id, node.params, node.param])) this.#ambiguous.add(name);
    for (const child of valuesIn(node)) this.declare(child);
  }

  read(node: Node): void {
    const own = (each: unknown): Borrowed | undefined => this.#borrowed.get(textOf(each) ?? '');
    if (node.type === 'ImportDeclaration') return;
    if (['CallExpression', 'ImportExpression', 'ExportAllDeclaration', 'ExportNamedDeclaration'].includes(node.type))
      this.#whole(node);
    const isMember = node.type === 'MemberExpression' || node.type === 'JSXMemberExpression';
    const of = isMember ? own(node.object) : undefined;
    if (of !== undefined) {
      const isKnown = node.computed !== true || lentLiteral(node.property);
      this.#member(of, isKnown ? textOf(node.property) : undefined);
      if (node.computed === true && isNode(node.property)) this.read(node.property);
      return;
    }
    const taken =
      node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern' ? node.id : undefined;
    const from = taken && own(node.init);
    if (taken && from) {
      for (const property of nodesIn(taken.properties))
        this.#member(from, property.computed === true ? undefined : textOf(property.key));
      return;
    }
    const whole = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? own(node) : undefined;
    if (whole !== undefined && !this.#ambiguous.has(textOf(node) ?? '')) this.#member(whole, undefined);
    for (const child of valuesIn(node)) this.read(child);
  }
}

const lentLiteral = (node: unknown): boolean =>
  isNode(node) && node.type !== 'Identifier' && textOf(node) !== undefined;

/** The names that patterns bind. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  if (value.type === 'Identifier') return [textOf(value) ?? ''];
  return [value.properties, value.elements, value.value, value.argument, value.left].flatMap(namesIn);
}

const langOf = (id: string): 'js' | 'jsx' | 'ts' | 'tsx' => {
  const [, kind = 'tsx'] = /[.][cm]?([jt]sx?)$/.exec(id) ?? [];
  if (kind === 'js' || kind === 'jsx' || kind === 'ts') return kind;
  return 'tsx';
};

/**
 * What a module uses of the packages of which only some exports are lent, as `name of package` or `name.member of
 * package`, however it imports them. A package that it takes as a whole, so that its use cannot be traced, is `* of
 * package`.
 */
export function usesOf(code: string, id = ''): readonly string[] {
  if (!Object.keys(lentNames).some((from) => code.includes(from))) return [];
  const program = parseAst(code, { lang: langOf(id) });
  const uses = new Uses();
  if (!isNode(program)) return [];
  uses.declare(program);
  uses.read(program);
  return [...uses.found];
}

const isLentByName = new Set(allLent);

/** The uses of a module that no shell lends. */
export const notLent = (code: string, id = ''): readonly string[] =>
  usesOf(code, id).filter((use) => !isLentByName.has(use));
