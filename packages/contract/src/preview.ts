import { z } from 'zod';
import { isAreaName } from './area-list.ts';
import { makeToken, splitToken } from './link-token.ts';
import { versionSchema } from './release.ts';
import { isSignature } from './signature.ts';

const DAY_MS = 86_400_000;
/** Characters of the name of who created a link. */
const LONGEST_NAME = 100;

/** The longest validity of a link, in milliseconds: two weeks, so that a whole department can look. */
export const LONGEST_PREVIEW_MS = 14 * DAY_MS;

/** The content of a link to a published version that is not served: whoever opens it sees that version, for some days. */
export const previewSchema = z.object({
  area: z.string().refine(isAreaName),
  version: versionSchema,
  /** Milliseconds since 1970. */
  until: z.number().int(),
  /** Who created the link. */
  by: z.string().max(LONGEST_NAME),
});
export type Preview = z.infer<typeof previewSchema>;

/** A signature of one purpose is worth nothing for another: releases are signed with the same key. */
const PURPOSE = 'lemma preview 1\n';

/** The token of a link, signed with a key of the area's team. */
export const signPreview = async (preview: Preview, privateKey: string): Promise<string> =>
  makeToken(previewSchema.parse(preview), PURPOSE, privateKey);

/**
 * The content of a token that one of the area's keys signed; `expired` if its time is over, `invalid` for every other
 * text. Never throws.
 */
export async function readPreview(
  token: string,
  keysOf: (area: string) => readonly string[],
  now: number,
): Promise<Preview | 'expired' | 'invalid'> {
  try {
    const { signed, signature, content } = splitToken(token, PURPOSE);
    const preview = previewSchema.parse(content);
    const isKnown = keysOf(preview.area).map((key) => isSignature(signature, signed, key));
    if (!(await Promise.all(isKnown)).includes(true) || preview.until > now + LONGEST_PREVIEW_MS) return 'invalid';
    return preview.until > now ? preview : 'expired';
  } catch {
    return 'invalid';
  }
}
