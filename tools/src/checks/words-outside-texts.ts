import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What is shown or spoken as it stands: attributes of elements and fields of what screens are given. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|lead|hint|header|heading|description|body|message|caption|summary|says)$/;
/** Two letters in a row; one may be a unit or a variable. */
const WORD = /\p{L}{2}/u;
/** The beginning of a sentence. */
const SENTENCE = /^\p{Lu}\p{Ll}*,? \p{Ll}{2}/u;

/** The texts that an expression may be: literals, templates, and those in both branches of a choice. */
function textsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'JSXExpressionContainer') return textsIn(value.expression);
  if (value.type === 'ConditionalExpression') return [...textsIn(value.consequent), ...textsIn(value.alternate)];
  if (value.type === 'LogicalExpression') return [...textsIn(value.left), ...textsIn(value.right)];
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return [];
  return value.quasis.flatMap(({ value: part }) => part.cooked);
}

const nameOf = (key: unknown): string =>
  isNode(key) ? String(key.type === 'Literal' ? key.value : (key.name ?? '')) : '';

/** The words of one node that a person would read or hear. */
function wordsOf(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return textsIn({ type: 'Literal', start: 0, value: node.value });
    case 'JSXElement':
    case 'JSXFragment':
      return Array.isArray(node.children)
        ? node.children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? textsIn(child) : []))
        : [];
    case 'JSXAttribute':
      return SPOKEN.test(nameOf(node.name)) ? textsIn(node.value) : [];
    case 'Property':
      return SPOKEN.test(nameOf(node.key)) ? textsIn(node.value).filter((text) => /\s|^\p{Lu}/u.test(text)) : [];
    case 'Literal':
    case 'TemplateLiteral':
      return textsIn(node).filter((text) => SENTENCE.test(text));
    default:
      return [];
  }
}

/** What developers read: errors, and the names of modules. */
const notShown = ({ type, callee }: Node): boolean =>
  type === 'ThrowStatement' ||
  type === 'ImportDeclaration' ||
  (type === 'NewExpression' && /Error$/.test(nameOf(callee)));
const isClassName = (node: Node): boolean =>
  node.type === 'JSXAttribute' && /(?:^c|C)lassName$|^(?:where|d|style)$/.test(nameOf(node.name));
/** Arguments of what joins names of classes. */
const joinsClasses = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && /^(?:cx|tv|cva)$/.test(nameOf(callee));

/** Words in a source file that are shown or spoken and come from no catalog, with their lines. */
export function wordsOutsideTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node) || notShown(node) || isClassName(node) || joinsClasses(node)) return;
    for (const text of wordsOf(node))
      if (WORD.test(text)) found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${text.trim()}`);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return [...new Set(found)];
}
