import { bibliography } from '../misconceptions/bibliography.ts';
import type { Source } from '../types.ts';
import { anchor, inline } from './markdown.ts';

/** The page with the literature, in the folder of the misconceptions. */
const PAGE = 'README.md';

const keyOf = new Map<Source, string>(Object.entries(bibliography).map(([key, source]) => [source, key]));
const short = (source: Source): string => /^.*?\b(?:18|19|20)\d\d[a-z]?\b/.exec(source)?.[0] ?? source;

export const countOfSources = keyOf.size;

/** "[Kieran 1992](README.md#kieran-1992)", from a page whose path to that folder is `folder`. */
export const cite = (source: Source, folder = ''): string =>
  `[${inline(short(source))}](${folder}${PAGE}#${keyOf.get(source) ?? ''})`;

/** The literature, one line per work. */
export const literature = [...keyOf].map(([source, key]) => `- ${anchor(key)}${inline(source)}`);
