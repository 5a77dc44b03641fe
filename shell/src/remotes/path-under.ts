import { type Area, areaPaths } from '@lemma/contract';

/** A path of the page relative to an area, without slashes at its ends; undefined if it is not in the area. */
export function pathUnder(area: Area, path: string): string | undefined {
  const at = areaPaths[area];
  if (path !== at && !path.startsWith(`${at}/`)) return undefined;
  return path.slice(at.length + 1).replace(/\/$/, '');
}
