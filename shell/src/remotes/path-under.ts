import { type Area, areaPaths } from '@lemma/contract';

/** A path of the page relative to an area, without a slash at its ends; undefined where it is not under it. */
export function pathUnder(area: Area, path: string): string | undefined {
  const at = areaPaths[area];
  if (path !== at && !path.startsWith(`${at}/`)) return undefined;
  return path.slice(at.length + 1).replace(/\/$/, '');
}
