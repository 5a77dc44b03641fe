/**
 * How skills cover a code. `full`: skills of the code or of its parts; `near`: skills of the code that it is part of;
 * `none`.
 */
export type CodeCover<S> = { readonly kind: 'full' | 'near' | 'none'; readonly skills: readonly S[] };

/** The standard that a code is a part of: `3.NF.A.2` of `3.NF.A.2b`; any other code itself. */
export const parentOf = (code: string): string => code.replace(/[a-e]$/, '');

/** Whether a code is this one or part of it: `5.NF.A` contains `5.NF.A.1`, `3.NF.A.2` contains `3.NF.A.2b`. */
const isUnder = (code: string, top: string): boolean =>
  code === top || (code.startsWith(top) && /^[.a-e]/.test(code.slice(top.length)));

/** The skills that cover a Common Core code, from any list of skills that name their standards. */
export function coverOfCode<S extends { readonly standards: readonly string[] }>(
  code: string,
  skills: readonly S[],
): CodeCover<S> {
  const under = (top: string): S[] => skills.filter(({ standards }) => standards.some((each) => isUnder(each, top)));
  const own = under(code);
  if (own.length > 0) return { kind: 'full', skills: own };
  const near = parentOf(code) === code ? [] : under(parentOf(code));
  return near.length > 0 ? { kind: 'near', skills: near } : { kind: 'none', skills: [] };
}
