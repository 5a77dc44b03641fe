import type { AssignmentItem } from '@lemma/school/assignment';

/** What a title can be made from: one skill by its name, several by what they have in common. */
export type TitleMatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'skill'; readonly name: string }
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'mixed' };

type Named = { readonly code: string; readonly name: string; readonly domain: string };

/** What the questions are about, for the title of an assignment that has none yet. */
export function titleMatter(items: readonly AssignmentItem[], skills: readonly Named[]): TitleMatter {
  const codes = [...new Set(items.map(({ skill }) => skill))];
  const known = codes.flatMap((code) => skills.find((skill) => skill.code === code) ?? []);
  const [first] = known;
  if (codes.length === 0 || first === undefined) return { kind: 'none' };
  if (codes.length === 1) return { kind: 'skill', name: first.name };
  const isOne = known.length === codes.length && known.every(({ domain }) => domain === first.domain);
  return isOne ? { kind: 'domain', domain: first.domain } : { kind: 'mixed' };
}
