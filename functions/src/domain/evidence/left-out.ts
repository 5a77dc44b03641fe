import { logger } from 'firebase-functions/v2';

/** Documents that a fold cannot read. It continues without them, so that one document never stops a class. */
export type LeftOut = { readonly paths: ReadonlySet<string>; readonly leaveOut: (path: string) => void };

export function leavingOut(): LeftOut {
  const paths = new Set<string>();
  return { paths, leaveOut: (path) => void paths.add(path) };
}

/** Logs how many documents were left out, once per pass, with ids only. An alert can be set on the message. */
export function reportLeftOut({ paths }: LeftOut, what: string): void {
  if (paths.size > 0)
    logger.error('left out of insight: cannot be read', { what, count: paths.size, paths: [...paths] });
}
