import { posix } from 'node:path';
import type { Layout } from './layout.ts';

/** The federation manifest, in the build and on the site. */
export const MANIFEST = 'mf-manifest.json';

type Json = { readonly [name: string]: unknown };
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The lists of files below a value, each path changed; of other values nothing. */
function withPaths(value: unknown, change: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? change(each) : each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPaths(each, change)]));
}

/**
 * The manifest with the places that its files have on the site, so that any federation runtime and the developer tools
 * of it can open the area by it. The build writes it for a folder of its own, but versions share their files. Entries
 * for files that were not built are left out, and the version is the one that is published.
 */
export function trueManifest(built: unknown, version: string, files: ReadonlySet<string>, layout: Layout): string {
  const folder = posix.dirname(layout(MANIFEST));
  const place = (path: string): string => (files.has(path) ? posix.relative(folder, layout(path)) : path);
  const assets = (each: unknown): unknown =>
    isRecord(each) ? { ...each, assets: withPaths(each.assets, place) } : each;
  const manifest = recordOf(built);
  const { ssrRemoteEntry, remoteEntry, buildInfo, ...metaData } = recordOf(manifest.metaData);
  const pathOf = (entry: Json): string => `${entry.path ?? ''}${entry.name ?? ''}`;
  const entryAt = (entry: unknown): Json => {
    const at = place(pathOf(recordOf(entry)));
    const inFolder = posix.dirname(at);
    return { ...recordOf(entry), path: inFolder === '.' ? '' : `${inFolder}/`, name: posix.basename(at) };
  };
  const hasServer = files.has(pathOf(recordOf(ssrRemoteEntry)));
  return JSON.stringify({
    ...manifest,
    metaData: {
      ...metaData,
      buildInfo: { ...recordOf(buildInfo), buildVersion: version },
      remoteEntry: entryAt(remoteEntry),
      ...(hasServer ? { ssrRemoteEntry: entryAt(ssrRemoteEntry) } : {}),
    },
    shared: listOf(manifest.shared).map(assets),
    exposes: listOf(manifest.exposes).map(assets),
  });
}
