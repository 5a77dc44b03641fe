import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

/**
 * The addresses of the environment, written into the shell's page when it is staged or deployed, not when it is built.
 */
export const environmentSchema = z.object({
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    appId: z.string().optional(),
  }),
  /** Set on a local machine only. Hosts without a protocol: `127.0.0.1:9099`. */
  emulators: z.object({ auth: z.string(), firestore: z.string(), functions: z.string() }).optional(),
  /**
   * The areas: of the known ones the address of each one's own site, without a slash at the end; of every other an entry
   * as in area-list.ts. `areasOf` reads them: one wrong entry must not keep the other areas from opening.
   */
  areas: z.object({ teacher: address, parent: address, student: address }).catchall(z.unknown()),
  /**
   * The public keys of each known area's team. A release is opened only with a signature of one of them; several are
   * valid at once while a key is exchanged.
   */
  releaseKeys: z.record(z.string(), z.array(z.string())).optional(),
  firestore: z
    .object({
      /** Bytes; at least 1048576 (specification, section 9). */
      cacheSizeBytes: z.number().optional(),
      /** Seconds, 5 to 30. */
      longPollingTimeoutSeconds: z.number().optional(),
    })
    .optional(),
  /** The OpenID Connect providers with which staff can sign in, as the functions know them, each with its button's name. */
  schoolProviders: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /**
   * False: nobody signs in with Google, and pages demand the integrity of every script, which Google's have not (see
   * shell-headers.ts).
   */
  googleSignIn: z.boolean().optional(),
  /**
   * Firebase App Check with reCAPTCHA Enterprise, for schools that set it up: the site's key; and a debug token for
   * browsers of tests.
   */
  appCheck: z.object({ siteKey: z.string(), debugToken: z.string().optional() }).optional(),
  functionsRegion: z.string().default('us-central1'),
  /** The public key that verifies links for developing on this shell; see override.ts. */
  overrideKey: z.string().optional(),
});
export type Environment = z.infer<typeof environmentSchema>;
