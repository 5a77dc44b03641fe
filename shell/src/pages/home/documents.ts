/**
 * Documents of the repository that the home page links to, by their path there. The build has them as pages at
 * `/documents/NAME.html`, or as text at `/documents/NAME.txt` (packages/federation, `public-documents.ts`), so that every
 * site has those of its own version.
 */
export const documents = {
  license: 'LICENSE',
  data: 'docs/data-model.md',
  rules: 'firestore.rules',
  signIn: 'docs/decisions/0048-who-signs-in-by-what.md',
  deletion: 'docs/decisions/0030-a-deletion-is-one-call.md',
  retention: 'docs/decisions/0040-what-expires-goes-at-night.md',
  model: 'docs/decisions/0026-a-model-is-a-guest.md',
  security: 'SECURITY.md',
  access: 'docs/accessibility.md',
  trial: 'docs/for-principals.md',
  running: 'docs/running.md',
  newcomer: 'docs/benchmarks/newcomer.md',
} as const;

export type DocumentId = keyof typeof documents;
