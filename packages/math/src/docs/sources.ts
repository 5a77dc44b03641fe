import type { Source } from '../types.ts';
import { anchor, inline } from './markdown.ts';

/** Numbers sources in alphabetical order, so that a page can cite them in short and list them once. */
export function bibliography(sources: readonly Source[]) {
  const ordered = [...new Set(sources)].sort((one, other) => (one < other ? -1 : 1));
  const places = new Map(ordered.map((source, index) => [source, `source-${index + 1}`]));
  const short = (source: Source): string => /^.*?\b(?:18|19|20)\d\d[a-z]?\b/.exec(source)?.[0] ?? source;
  return {
    size: ordered.length,
    /** "[Kieran 1992](#source-12)". */
    cite: (source: Source, page = ''): string => `[${inline(short(source))}](${page}#${places.get(source) ?? ''})`,
    list: ordered.map((source) => `- ${anchor(places.get(source) ?? '')}${inline(source)}`),
  };
}
