import { z } from 'zod';
import { idSchema } from '../base/index.ts';

/** Seconds that a spoken comment may last. */
export const LONGEST_VOICE_SECONDS = 60;
/** Bytes of its recording at most: several times what a minute of speech takes. */
export const LARGEST_VOICE_BYTES = 2_000_000;
/** What browsers record, by content. */
export const voiceTypes = ['audio/webm', 'audio/mp4'] as const;
const voiceTypeSchema = z.enum(voiceTypes);
export type VoiceType = z.infer<typeof voiceTypeSchema>;
export const isVoiceType = (type: string): type is VoiceType => voiceTypes.some((one) => one === type);

/** The recording of a comment. Who may read the comment may hear it, and nobody else. */
export const voiceSchema = z.object({
  fileId: idSchema,
  type: voiceTypeSchema,
  /** As the recorder counted them: not every recording says itself how long it is. */
  seconds: z.number().int().min(1).max(LONGEST_VOICE_SECONDS),
});
export type Voice = z.infer<typeof voiceSchema>;

/** A recording that was sent, on its way into a comment. */
export const chosenVoiceSchema = voiceSchema.omit({ type: true });
export type ChosenVoice = z.infer<typeof chosenVoiceSchema>;

/** The words of a comment that is spoken alone: what letters, tables and readers of an older release show. */
export const VOICE_ALONE = 'Voice message';
