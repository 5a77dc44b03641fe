import { z } from 'zod';
import { isAreaName } from './area-list.ts';
import { integrityIn, LIST_HEAD } from './integrity-in.ts';

/** The first characters of the hash over all files, so that equal files are the same version on every machine. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/);

const paths = z.array(z.string());

/** Whether a file of a build is a script; some bundlers write `.mjs`. */
export const isScript = (path: string): boolean => /[.]m?js$/.test(path);

const buildSchema = z.object({
  /** When it was published, ISO 8601. */
  publishedAt: z.iso.datetime(),
  contractVersion: z.number().int(),
  /** The federation manifest, relative to the site: `v/<version>/mf-manifest.json`. */
  manifest: z.string(),
  /** The script that the shell loads, relative to the site. Builds of a development server have none. */
  entry: z.string().optional(),
  /** The shared packages that the build needs from the shell, with their version ranges. */
  requires: z.record(z.string(), z.string()),
  /** The exports that the build uses of packages of which the shell lends only some: `z.object of zod`. */
  uses: z.array(z.string()).optional(),
  /**
   * The files that each route needs, relative to the site, by the route's pattern in the area (`students/:studentId`,
   * `''` for the index); files under `*` are needed by every route. It only speeds loading up: without it, the files
   * are found one after the other. Of a build with lists, browsers are told those of every route and of the index.
   */
  preload: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * The files of the version, relative to the site, with their subresource integrity. Browsers are not told what the
   * names of a build with lists say themselves (integrity-in.ts).
   */
  files: z.record(z.string(), z.string().regex(/^sha(?:256|384)-/)),
  /** The lists of what is named by its contents, themselves so named: see `readList`. */
  lists: paths.optional(),
  /** The script of each route's page, by its name in the lists. */
  pages: z.record(z.string(), z.string()).optional(),
  /** Scripts that import others: the files that each needs, relative to the site. */
  imports: z.record(z.string(), paths).optional(),
  /** The scripts that load before the first screen, including the entry. */
  first: paths.optional(),
  /**
   * The size of the scripts in bytes, compressed with gzip: those before the first screen, and those that the largest
   * screen adds.
   */
  sizes: z.object({ first: z.number().int(), largestScreen: z.number().int() }).optional(),
  /**
   * Whether the area's pages may run before they are opened, because everything that they borrow from the shell is
   * available once the area is loaded. In builds without this field, a page that runs too early stays broken until the
   * tab is reloaded.
   */
  runsAhead: z.boolean().optional(),
  /** Whether its scripts bring a React of their own. */
  ownReact: z.boolean().optional(),
  /** The route patterns, relative to the area, that this version answers. */
  routes: paths.optional(),
  /** The path for which its links are made, of areas that the environment lists. */
  path: z.string().optional(),
});

export const canarySchema = z.object({
  version: versionSchema,
  /** The share of teaching circles that get the canary, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Classes that get the canary regardless of the share. */
  classes: z.array(z.string()).default([]),
});

/**
 * `release.json` of an area's site: what is served now, and what a rollback can return to. It is cached only briefly.
 */
export const releaseSchema = z.object({
  /** In one of schema 1 all files are listed. A shell that knows no other would run what is not, unchecked. */
  schema: z.literal([1, 2]),
  area: z.string().refine(isAreaName),
  /** Increases with every change. A change based on an older revision is applied again to the newest. */
  revision: z.number().int().default(0),
  current: versionSchema,
  /** The version tried when the current one fails. */
  previous: versionSchema.optional(),
  canary: canarySchema.optional(),
  /** The versions that everybody was served before, newest first: a rollback goes to one of these. */
  served: z.array(versionSchema).optional(),
  /** Versions that were rolled back. A rollback does not return to one of them unless it is promoted by name. */
  withdrawn: z.array(versionSchema).optional(),
  /** A version that the team serves although it was halted after its promotion. */
  despiteHalt: versionSchema.optional(),
  builds: z.record(versionSchema, buildSchema),
  /** When it was signed. Never earlier than that of the revision before: a browser opens none that is older than what it had. */
  issuedAt: z.iso.datetime().optional(),
  /** Of keys of the area's team, over everything else in the release; see signed-release.ts. */
  signatures: z.array(z.string()).optional(),
});
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseBuild = z.infer<typeof buildSchema>;
/** The integrity that a file of a build must have; undefined if nobody vouches for it. */
export const integrityOf = ({ files }: Pick<ReleaseBuild, 'files'>, path: string): string | undefined =>
  files[path] ?? integrityIn(path);

const listSchema = z.record(z.string(), paths);
/** What a list says: by the name of each script that stays, its file, beside the list, and the names that it imports. */
export const readList = (text: string): z.output<typeof listSchema> =>
  listSchema.parse(JSON.parse(text.slice(LIST_HEAD.length)));
export type Canary = z.infer<typeof canarySchema>;

/**
 * The header with which the shell's own service worker answers for `release.json` without a network: the version of the
 * stored release whose files it has. The release itself stays as it was signed.
 */
export const STORED_VERSION = 'lemma-version';
