import { z } from 'zod';
import { areas } from './areas.ts';

/** A version is the start of the hash over all its files: the same files are the same version on every machine. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/);

const paths = z.array(z.string());

const buildSchema = z.object({
  /** When it was published, ISO 8601. */
  publishedAt: z.iso.datetime(),
  contractVersion: z.number().int(),
  /** The federation manifest, relative to the site: `v/<version>/mf-manifest.json`. */
  manifest: z.string(),
  /** The script that the shell opens, relative to the site. Builds of a development server have none. */
  entry: z.string().optional(),
  /** Shared packages that the build expects of the shell, with their ranges. */
  requires: z.record(z.string(), z.string()),
  /** What it uses of the packages that the shell lends by name: `z.object of zod`. */
  uses: z.array(z.string()).optional(),
  /**
   * Which files each route needs, relative to the site, by the route's pattern under the area (`students/:studentId`, `''`
   * for the index); those under `*` are needed by every route. A hint: without it the files are found one by one.
   */
  preload: z.record(z.string(), z.array(z.string())).optional(),
  /** Every file of the version, relative to the site, with its subresource integrity. */
  files: z.record(z.string(), z.string().regex(/^sha384-/)),
  /** Scripts that import others before they run: what each needs, relative to the site. */
  imports: z.record(z.string(), paths).optional(),
  /** The scripts that are there before the first screen, the entry among them. */
  first: paths.optional(),
  /** Bytes of scripts, gzipped: until the first screen, and of the largest screen beside that. */
  sizes: z.object({ first: z.number().int(), largestScreen: z.number().int() }).optional(),
  /** What the area allows itself, as `sizes`. */
  budget: z.object({ first: z.number().int(), largestScreen: z.number().int() }).optional(),
  /**
   * Whether its pages may be run before they are opened: what they borrow of the shell is there once the area is. Builds of before
   * borrow as they go, and a page of theirs that runs too soon stays broken for the tab.
   */
  runsAhead: z.boolean().optional(),
  /** The addresses below the area that this version answers, as route patterns. */
  routes: paths.optional(),
});

const canarySchema = z.object({
  version: versionSchema,
  /** Of the teaching circles, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Classes that take part whatever the share. */
  classes: z.array(z.string()).default([]),
});

/** `release.json` of an area's site: what is served now and what can be gone back to. Never cached long. */
export const releaseSchema = z.object({
  schema: z.literal(1),
  area: z.enum(areas),
  /** One more with every change: a change that was made from an older one is made anew. */
  revision: z.number().int().default(0),
  current: versionSchema,
  /** The version tried when the current one fails. */
  previous: versionSchema.optional(),
  canary: canarySchema.optional(),
  /** The versions that everybody was served before, newest first: a rollback goes to one of these. */
  served: z.array(versionSchema).optional(),
  /** Versions that were rolled back. A rollback does not return to one of them unless it is promoted by name. */
  withdrawn: z.array(versionSchema).optional(),
  builds: z.record(versionSchema, buildSchema),
});
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseBuild = z.infer<typeof buildSchema>;
export type Canary = z.infer<typeof canarySchema>;
