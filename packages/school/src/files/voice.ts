import { z } from 'zod';
import { idSchema } from '../base/index.ts';

/** The most seconds of a spoken comment. */
export const LONGEST_VOICE_SECONDS = 60;
/** The most bytes of a recording: several times what a minute of speech needs. */
export const LARGEST_VOICE_BYTES = 2_000_000;
/** The formats in which browsers record. */
export const voiceTypes = ['audio/webm', 'audio/mp4'] as const;
const voiceTypeSchema = z.enum(voiceTypes);
export type VoiceType = z.infer<typeof voiceTypeSchema>;
export const isVoiceType = (type: string): type is VoiceType => voiceTypes.some((one) => one === type);

/** The recording of a comment. Only those who may read the comment may hear it. */
export const voiceSchema = z.object({
  fileId: idSchema,
  type: voiceTypeSchema,
  /** The length as the recorder measured it, because not every recording states it. */
  seconds: z.number().int().min(1).max(LONGEST_VOICE_SECONDS),
});
export type Voice = z.infer<typeof voiceSchema>;

/** An uploaded recording that is to become part of a comment. */
export const chosenVoiceSchema = voiceSchema.omit({ type: true });
export type ChosenVoice = z.infer<typeof chosenVoiceSchema>;

/** The text of a comment that has only a recording, for letters, tables and readers of an earlier release. */
export const VOICE_ALONE = 'Voice message';
