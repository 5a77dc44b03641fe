import { isUnder, type ListedArea } from '@lemma/contract';

/** A path of the page relative to an area, without slashes at its ends; undefined if it is not in the area. */
export function pathUnder({ path: at }: Pick<ListedArea, 'path'>, path: string): string | undefined {
  if (!isUnder(path, at)) return undefined;
  return path.slice(at.length + 1).replace(/\/$/, '');
}
