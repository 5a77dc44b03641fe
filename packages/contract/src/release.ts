import { z } from 'zod';
import { areas } from './areas.ts';

/** A version is the start of the hash over all its files: the same files are the same version on every machine. */
export const versionSchema = z.string().regex(/^[0-9a-f]{12}$/);

const buildSchema = z.object({
  /** When it was published, ISO 8601. */
  publishedAt: z.iso.datetime(),
  contractVersion: z.number().int(),
  /** The federation manifest, relative to the site: `v/<version>/mf-manifest.json`. */
  manifest: z.string(),
  /** Shared packages that the build expects of the shell, with their ranges. */
  requires: z.record(z.string(), z.string()),
  /** Every file of the version, relative to the site, with its subresource integrity. */
  files: z.record(z.string(), z.string().regex(/^sha384-/)),
});

/** `release.json` of an area's site: what is served now and what can be gone back to. Never cached long. */
export const releaseSchema = z.object({
  schema: z.literal(1),
  area: z.enum(areas),
  current: versionSchema,
  /** The version tried when the current one fails. */
  previous: versionSchema.optional(),
  canary: z.object({ version: versionSchema, share: z.number().min(0).max(1) }).optional(),
  builds: z.record(versionSchema, buildSchema),
});
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseBuild = z.infer<typeof buildSchema>;
