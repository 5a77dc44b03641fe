import { invitationSchema } from '@lemma/school/class';
import { fileTypeSchema } from '@lemma/school/files';
import { secretKindSchema } from '@lemma/school/people';
import { agreementCountSchema } from '@lemma/school/results';
import { type FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/** When the database deletes a document by itself, by its policy on `deleteAt`. */
const expiring = { deleteAt: z.instanceof(Timestamp).optional() };

/** secrets/{studentId}: nobody but functions. Bytes are base64url. */
export const secretRecordSchema = z.object({
  /** How the student proves who they are. */
  kind: secretKindSchema,
  /** 16 bytes. */
  salt: z.string(),
  /** Of secret and salt. */
  hash: z.string(),
  /** Hashes of the devices that this student has signed in on: a stranger's wrong tries don't keep these out. */
  devices: z.array(z.string()),
  /** When the secret was made. Milliseconds since 1970. */
  updatedAt: z.number().int(),
  /** Part of the keys that wrong secrets are counted under: one more, and counting begins anew. */
  round: z.number().int().default(0),
});
export type SecretRecord = z.infer<typeof secretRecordSchema>;

/** classCodes/{CODE}. */
export const classCodeRecordSchema = z.object({
  classId: z.string(),
  /** From then on it opens nothing. Milliseconds since 1970. */
  expiresAt: z.number().int(),
});

/** parentCodes/{hash of the code}. */
export const parentCodeRecordSchema = z.object({
  ...expiring,
  studentId: z.string(),
  /** The teacher who made it. */
  createdBy: z.string(),
  /** From then on it opens nothing. Milliseconds since 1970. */
  expiresAt: z.number().int(),
  /** The parent it linked. Left out: not used yet. */
  usedBy: z.string().optional(),
});

/** throttles/{hash}: a bucket of tokens, or a row of wrong tries. */
export const bucketRecordSchema = z.object({
  ...expiring,
  /** How many tries are left, in parts too: they come back with time. */
  tokens: z.number(),
  /** When they were counted. Milliseconds since 1970. */
  at: z.number().int(),
});
export const waitRecordSchema = z.object({
  ...expiring,
  /** Wrong tries since they were last forgotten. */
  wrong: z.number().int(),
  /** Until then no try is looked at. Milliseconds since 1970. */
  until: z.number().int(),
  /** How many waits there have been. */
  turns: z.number().int().default(0),
});
export const quotaRecordSchema = z.object({
  /** Of all files that the person has stored. */
  bytes: z.number().int(),
  /** How many they are. */
  files: z.number().int(),
});

/** requests/{hash}: the sealed answer of a request that must not be done twice. */
export const requestRecordSchema = z.object({
  ...expiring,
  /** The answer, readable with the key that the caller alone has. */
  sealed: z.string(),
  /** From then on the request would be done anew. Milliseconds since 1970. */
  endsAt: z.number().int(),
});

/**
 * Which comment a recording belongs to; `loose` before the comment is written. One for all who answered alike (`forAll`) belongs to
 * their assignment, others to the child.
 */
const voicePlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loose') }),
  z.object({ kind: z.literal('work'), commentId: z.string(), assignmentId: z.string(), forAll: z.boolean() }),
  z.object({ kind: z.literal('note'), commentId: z.string(), studentIds: z.array(z.string()) }),
]);
export type VoicePlace = z.infer<typeof voicePlaceSchema>;

/** files/{fileId}: whose it is and which work it was handed in with. */
export const fileRecordSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** As on the device it came from. */
  name: z.string(),
  /** As its bytes say, not its name. */
  type: fileTypeSchema,
  /** Bytes. */
  size: z.number().int(),
  /** When it was whole. Milliseconds since 1970. */
  at: z.number().int(),
  /** Pages of a PDF; 1 for everything else, and for what was kept before pages were counted. */
  pages: z.number().int().default(1),
  /** The work it was handed in with. */
  handedIn: z.array(z.object({ submissionId: z.string(), studentId: z.string(), classId: z.string() })),
  /** Of a recording. */
  voice: voicePlaceSchema.optional(),
});
export type FileRecord = z.infer<typeof fileRecordSchema>;

/** uploads/{hash of person and digest}: how much of a file has arrived. Part n lies in the store under `<id>-<n>`. */
export const uploadRecordSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** Bytes of the whole file. */
  size: z.number().int(),
  /** Bytes of each part, in order. */
  parts: z.array(z.number().int()),
  /** When the last part arrived. Milliseconds since 1970. */
  at: z.number().int(),
});
export type UploadRecord = z.infer<typeof uploadRecordSchema>;

/** modelBudgets/{uid}_{day}: what a person has had of the model in one day, UTC. */
export const modelBudgetSchema = z.object({
  ...expiring,
  uid: z.string(),
  /** The day, UTC: `2026-11-22`. */
  day: z.string(),
  /** Questions that went to the model. */
  calls: z.number().int(),
  /** Of questions and answers. */
  tokens: z.number().int(),
});

/**
 * suggestions/{hash of teacher, assignment, question and student}: which lines of a rubric a model would give. Of the answer it keeps
 * places, no words; `key` is a hash of all that the model was told.
 */
export const suggestionRecordSchema = z.object({
  ...expiring,
  id: z.string(),
  uid: z.string(),
  assignmentId: z.string(),
  itemId: z.string(),
  studentId: z.string(),
  /** Hash of all that the model was told: the same is not asked again. */
  key: z.string(),
  /** Lines of the rubric, each with the place in the answer that speaks for it, in characters. */
  lines: z.array(z.object({ id: z.string(), from: z.number().int(), to: z.number().int() })),
  /** Lines of the reply that were none of the rubric's, or whose reason does not stand in the answer. */
  dropped: z.number().int(),
  /** The model. */
  by: z.string(),
  /** All lines that were shown as suggested, the computed ones too, and all of the rubric. */
  suggested: z.array(z.string()),
  /** All lines of the rubric then. */
  rubric: z.array(z.string()),
  /** What the teacher gave. `blind`: before the suggestion was seen. */
  decision: z.object({ given: z.array(z.string()), blind: z.boolean() }).optional(),
});
export type SuggestionRecord = z.infer<typeof suggestionRecordSchema>;

/** suggestionTallies/{uid or hash of uid and question}: on how many answers a suggestion was shown, and agreed with the teacher. */
export const suggestionTallySchema = agreementCountSchema.extend({ uid: z.string() });

/** releaseHealth/{area}_{version}: the loads of a version that is tried out. */
export const releaseHealthSchema = z.object({
  /** Pages that tried it. */
  loads: z.number().int(),
  /** Pages in which it did not come up. */
  failed: z.number().int(),
  /** When it was taken back for failing too often. Milliseconds since 1970. */
  haltedAt: z.number().int().optional(),
});

/** releaseTabs/{hash of area, version and person}: the tabs that were counted, and whether they failed. */
export const releaseTabsSchema = z.object({
  ...expiring,
  /** By tab: whether the version failed in it. */
  tabs: z.record(z.string(), z.boolean()),
});

/**
 * mail/{id}: one e-mail on its way. The fields are those that Firebase's extension "Trigger Email" (firestore-send-email) reads; it
 * adds `delivery` when it takes it up.
 */
export const mailRecordSchema = z.object({
  ...expiring,
  /** Addresses. */
  to: z.array(z.string()),
  /** Of the letter, such as the way to unsubscribe. */
  headers: z.record(z.string(), z.string()),
  /** The letter itself. */
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

/** invitations/{hash of class and address}. */
export const invitationRecordSchema = invitationSchema.extend(expiring);

/** signingKeys/{purpose}: base64url. */
export const signingKeySchema = z.object({
  /** 18 random bytes, base64url. */
  key: z.string(),
});

/** audit/{id}: what was done to whose data. Ids only: the log outlives names. */
export const auditRecordSchema = z.object({
  /** Of `auditActions`; an older or newer version knows other names. */
  action: z.string(),
  /** Who did it, by id; `retention` for what expired. */
  by: z.string(),
  classId: z.string().optional(),
  /** The students it concerned, as far as they are there. */
  studentIds: z.array(z.string()).optional(),
  /** The adult it concerned. */
  subject: z.string().optional(),
  /** How many it concerned, where they are gone and have no ids any more. */
  count: z.number().int().optional(),
  /** The server's time, set as it is written. */
  at: z.custom<Timestamp | FieldValue>((value) => value instanceof Timestamp),
});

/** interviewSecrets/{interviewId}: nobody but functions. One text, since nobody looks for anything inside it. */
export const interviewSecretSchema = z.object({
  teacherId: z.string(),
  /** What the student holds and has said, as JSON. */
  state: z.string(),
});
