/**
 * The integrity of a file whose name ends with the SHA-256 of its contents: `page-<43 characters>.js`. So whoever names such a
 * file vouches for it. The build copies this function into pages as text, so it uses nothing from outside.
 */
export function integrityIn(path: string): string | undefined {
  const hash = /-([\w-]{43})\.\w+$/.exec(path)?.[1];
  return hash && `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

/**
 * With what a list of an area's files begins: a module whose value is JSON, so that it is checked like any script, and read
 * where it must not run (packages/federation, `linked.ts`).
 */
export const LIST_HEAD = 'export default ';
