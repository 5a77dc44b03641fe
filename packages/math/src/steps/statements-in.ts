import { bare, type Node, parse } from '../check/index.ts';

const WORDS =
  /(?:\b(?:please|solve|the|system|of|equations?|inequalit(?:y|ies)|for|by|with|find|where|if|given|using|and check)\b|\b[a-z]{4,}\b)[\s:]*/gi;

/** An announcement of the task before its formula: "Make h the subject: …". */
const ANNOUNCED = /^[^:=<>≤≥]*[A-Za-z]:\s+/;

/** The equations and inequalities that a question gives: "Solve the system x + y = 6, 3x + 2y = 14". */
export function statementsIn(problem: string): { readonly tree: Node; readonly text: string }[] {
  return problem
    .replace(ANNOUNCED, '')
    .split(/,|;|\band\b|\bfor (?=[A-Za-z]\b)|\b(?:by|with) (?=[a-z]{3})|\n/)
    .map((part) =>
      part
        .replace(WORDS, ' ')
        .trim()
        .replace(/[.?!]$/, ''),
    )
    .flatMap((text) => {
      const read = /[=<>≤≥]/.test(text) ? parse(text, {}) : undefined;
      return read?.ok && bare(read.tree).kind === 'relation' ? [{ tree: bare(read.tree), text }] : [];
    });
}

const VERB = /^(?:what is|find|simplify|evaluate|expand|multiply|calculate|compute|work out|add|subtract|divide)\s+/i;

/** The calculation or expression that a question is about: "Expand (x + 5)^2", "What is 5% of 200?". */
export function expressionIn(problem: string): { readonly tree: Node; readonly isShare: boolean } | undefined {
  const text = problem.replace(VERB, '').replace(/[.?!]\s*$/, '');
  const product = text.replace(/(%|\d)\s+of\s+(?=[$\d])/g, '$1 × ');
  const read = /[A-Za-z]{3}/.test(product) ? undefined : parse(product, {});
  if (!read?.ok || /relation|list|number|logic/.test(bare(read.tree).kind)) return undefined;
  return { tree: read.tree, isShare: product !== text };
}
