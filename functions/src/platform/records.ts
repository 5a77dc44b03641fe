import { idSchema, lineSchema } from '@lemma/school/base';
import { invitationSchema, LONGEST_STUDENT_NAME } from '@lemma/school/class';
import { fileTypeSchema } from '@lemma/school/files';
import { MOST_CLASSES_OF_ONE, secretKindSchema } from '@lemma/school/people';
import {
  faultGroupSchema,
  MOST_FAULT_GROUPS,
  servedHealthSchema,
  signCountsSchema,
  signSchema,
  vitalCountsSchema,
} from '@lemma/school/release';
import { agreementCountSchema } from '@lemma/school/results';
import { RECOVERY_CODES } from '@lemma/school/sign-in';
import { type FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/** When the database's expiry policy on `deleteAt` deletes the document. */
const expiring = { deleteAt: z.instanceof(Timestamp).optional() };

/** secrets/{studentId}: only functions may read it. Bytes are base64url. */
export const secretRecordSchema = z.object({
  /** How the student proves who they are. */
  kind: secretKindSchema,
  /** 16 random bytes. */
  salt: z.string(),
  /** Hash of secret and salt. */
  hash: z.string(),
  /** The way in which it was hashed; older records do not say. */
  hashing: z.enum(['scrypt-1', 'scrypt-5']).default('scrypt-1'),
  /** Hashes of the devices on which this student has signed in: wrong tries elsewhere do not hold these up. */
  devices: z.array(z.string()),
  /** When the secret was made. Milliseconds since 1970. */
  updatedAt: z.number().int(),
  /** Part of the keys under which wrong secrets are counted: raising it starts the count again. */
  round: z.number().int().default(0),
});
export type SecretRecord = z.infer<typeof secretRecordSchema>;

/** The most former names of a child that are stored; the oldest go first. */
export const MOST_FORMER_NAMES = 50;

/**
 * formerNames/{studentId}: what a child was called before. Nobody reads it: the deletion of the child removes these names
 * from texts of others too.
 */
export const formerNamesSchema = z.object({
  studentId: idSchema,
  /** In full, the oldest first. */
  names: z.array(lineSchema(LONGEST_STUDENT_NAME)).max(MOST_FORMER_NAMES),
});

/** classCodes/{CODE}. */
export const classCodeRecordSchema = z.object({
  classId: z.string(),
  /** When the code stops working. Milliseconds since 1970. */
  expiresAt: z.number().int(),
});

/** parentCodes/{hash of the code}. */
export const parentCodeRecordSchema = z.object({
  ...expiring,
  studentId: z.string(),
  /** The teacher who made it. */
  createdBy: z.string(),
  /** When the code stops working. Milliseconds since 1970. */
  expiresAt: z.number().int(),
  /** The parent who used the code. Left out: not used yet. */
  usedBy: z.string().optional(),
});
export type ParentCodeRecord = z.infer<typeof parentCodeRecordSchema>;

/** throttles/{hash}: a token bucket, the secrets tried at one account, or a count of an hour. */
export const bucketRecordSchema = z.object({
  ...expiring,
  /** How many tries are left. A fraction, because they come back with time. */
  tokens: z.number(),
  /** When `tokens` was computed. Milliseconds since 1970. */
  at: z.number().int(),
});
/** A secret that was tried, and not taken back by a correct one. */
const trySchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number().int(),
  /** Hash of the account and the device. */
  device: z.string(),
});
export const guessRecordSchema = z.object({
  ...expiring,
  /** The secrets tried within the last hour: on devices that the account knows, on others, and with the card's key. */
  tries: z.object({ known: z.array(trySchema), strangers: z.array(trySchema), card: z.array(trySchema) }),
});
export type GuessRecord = z.infer<typeof guessRecordSchema>;
export const countRecordSchema = z.object({
  ...expiring,
  /** How often it happened within an hour of the clock. */
  count: z.number().int(),
});
export const quotaRecordSchema = z.object({
  /** The total size of all files that the person has stored. */
  bytes: z.number().int(),
  /** The number of these files. */
  files: z.number().int(),
});

/** requests/{hash}: the encrypted answer of a request that must not be carried out twice. */
export const requestRecordSchema = z.object({
  ...expiring,
  /** The answer, encrypted with the request's id, which only the caller has. */
  sealed: z.string(),
  /** After this time a repeated request is refused. Milliseconds since 1970. */
  endsAt: z.number().int(),
});

/**
 * The comment that a recording belongs to; `loose` before the comment is sent. A comment for everybody with the same
 * answer (`forAll`) belongs to the assignment, any other to the student.
 */
const voicePlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loose') }),
  z.object({ kind: z.literal('work'), commentId: z.string(), assignmentId: z.string(), forAll: z.boolean() }),
  z.object({ kind: z.literal('note'), commentId: z.string(), studentIds: z.array(z.string()) }),
]);
export type VoicePlace = z.infer<typeof voicePlaceSchema>;

/** files/{fileId}: who owns the file and which work it was turned in with. */
export const fileRecordSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** The file's name on the device that sent it. */
  name: z.string(),
  /** The type that its bytes show, whatever its name says. */
  type: fileTypeSchema,
  /** Bytes. */
  size: z.number().int(),
  /** When all of it had arrived. Milliseconds since 1970. */
  at: z.number().int(),
  /** Pages of a PDF; 1 for everything else, and for files stored before pages were counted. */
  pages: z.number().int().default(1),
  /** The work that it was turned in with. */
  handedIn: z.array(z.object({ submissionId: z.string(), studentId: z.string(), classId: z.string() })),
  /** Only for a recording: the comment that it belongs to. */
  voice: voicePlaceSchema.optional(),
});
export type FileRecord = z.infer<typeof fileRecordSchema>;

/**
 * uploads/{hash of person and digest}: how much of a file has arrived. Part n is in the file store under `<id>-<n>`.
 */
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

/** modelBudgets/{uid}_{day}: how much a person has used the model on one day, UTC. */
export const modelBudgetSchema = z.object({
  ...expiring,
  uid: z.string(),
  /** The day, UTC: `2026-11-22`. */
  day: z.string(),
  /** Questions that were sent to the model. */
  calls: z.number().int(),
  /** Tokens of questions and answers. */
  tokens: z.number().int(),
});

/**
 * suggestions/{hash of teacher, assignment, question and student}: which lines of a rubric a model would give. It
 * stores positions in the answer, never its words; `key` is a hash of all that the model was told.
 */
export const suggestionRecordSchema = z.object({
  ...expiring,
  id: z.string(),
  uid: z.string(),
  assignmentId: z.string(),
  itemId: z.string(),
  studentId: z.string(),
  /** Hash of all that the model was told: the same question is not sent twice. */
  key: z.string(),
  /** The suggested lines of the rubric, each with the position in the answer that supports it, in characters. */
  lines: z.array(z.object({ id: z.string(), from: z.number().int(), to: z.number().int() })),
  /** The number of lines in the reply that the rubric does not contain, or whose quotation is not in the answer. */
  dropped: z.number().int(),
  /** The name of the model. */
  by: z.string(),
  /** All lines that were shown as suggested, including the computed ones. */
  suggested: z.array(z.string()),
  /** All lines that the rubric had at that time. */
  rubric: z.array(z.string()),
  /** The lines that the teacher gave. `blind`: before the suggestion was shown. */
  decision: z.object({ given: z.array(z.string()), blind: z.boolean() }).optional(),
});
export type SuggestionRecord = z.infer<typeof suggestionRecordSchema>;

/**
 * suggestionTallies/{uid or hash of uid and question}: on how many answers a suggestion was shown, and on how many the
 * teacher agreed.
 */
export const suggestionTallySchema = agreementCountSchema.extend({ uid: z.string() });

/**
 * releaseHealth/{area}_{version}: how often a version was loaded, how often it failed, with what faults, and how fast it
 * was. Everything in it is bounded: 18 kB at the most.
 */
export const releaseHealthSchema = z.object({
  /** Pages that loaded it while it was on trial. */
  loads: z.number().int(),
  /** Pages in which it failed to start. */
  failed: z.number().int(),
  /** When the trial was stopped because it failed too often. Milliseconds since 1970. */
  haltedAt: z.number().int().optional(),
  /** What its tabs reported, also after the trial; nothing in it is of a person. */
  faults: z.array(faultGroupSchema).max(MOST_FAULT_GROUPS).optional(),
  /** Loads since everybody is served it, counted by sample. */
  served: servedHealthSchema.optional(),
  /** What its tabs measured, by sample, in buckets. */
  vitals: vitalCountsSchema.optional(),
  /** Of each device that opened it for the second time, whether it was slow: all that were, and others by sample. */
  again: signCountsSchema.optional(),
  /** By which sign it was halted for being slower than another version. */
  slowerIn: signSchema.optional(),
});

/**
 * releaseTabs/{hash of area, version and person}: the tabs that were counted, and whether they failed; of area, version
 * and class, without tabs: that a failed load of the class was counted.
 */
export const releaseTabsSchema = z.object({
  ...expiring,
  /** For each tab: whether the version failed in it. */
  tabs: z.record(z.string(), z.boolean()),
  /** The tabs whose vitals were counted. */
  measured: z.array(idSchema).optional(),
  /** Whether a tab of the person was compared with those of another version. */
  again: z.boolean().optional(),
});

/**
 * mail/{id}: one e-mail to be sent. The fields are those of Firebase's extension "Trigger Email"
 * (firestore-send-email), which adds `delivery` when it sends it.
 */
export const mailRecordSchema = z.object({
  ...expiring,
  /** E-mail addresses. */
  to: z.array(z.string()),
  /** Headers of the e-mail, such as the one to unsubscribe. */
  headers: z.record(z.string(), z.string()),
  /** The e-mail itself. */
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

/** invitations/{hash of class and address}. */
export const invitationRecordSchema = invitationSchema.extend(expiring);

/** signingKeys/{purpose}: a random key, base64url. */
export const signingKeySchema = z.object({
  /** 18 random bytes, base64url. */
  key: z.string(),
});

/** The most tries to write one copy. */
export const MOST_TRIES = 20;

/** What was written of a copy that is stored in pieces; every piece is in it before it is stored. */
export const piecesSchema = z.object({
  /** The tries to write it, each under an id of its own, and how many pieces each wrote at most. */
  tries: z.array(z.object({ id: idSchema, pieces: z.number().int() })).max(MOST_TRIES),
  /** The try that is whole. Left out: none is yet. */
  whole: idSchema.optional(),
});
export type Pieces = z.infer<typeof piecesSchema>;

/**
 * erased/{id of the erasure}: the key of an encrypted copy of what was deleted, which is stored as the file
 * `erased-<id>`, or in pieces that begin so. It names no child. Without this document nobody can read the copy.
 */
export const erasedRecordSchema = z.object({
  /** 18 random bytes, base64url. */
  key: z.string(),
  /** The copy of a class. Left out: that of a child. */
  ofClass: z
    .object({
      name: z.string(),
      /** Who owned the class. */
      leaderId: z.string(),
      /** The name of the teacher who deleted it; empty if its time was over. */
      byName: z.string(),
      pieces: piecesSchema,
      /** When somebody asked to restore it. Left out: nobody has. */
      restoringAt: z.number().int().optional(),
    })
    .optional(),
  /** The classes that the child was in, or the class. */
  classIds: z.array(idSchema).max(2 * MOST_CLASSES_OF_ONE),
  /** The teacher who confirmed the deletion, or `retention`. */
  by: z.string(),
  /** After this time the copy is deleted. Milliseconds since 1970. */
  until: z.number().int(),
  /** Documents of others from which the child was removed so far. */
  changed: z.number().int().default(0),
  /** True: the copy of a child has all that was written until the account was closed. */
  isWhole: z.boolean().optional(),
  /** When a restore of the child began, where nobody had the child's id. Left out: none has. */
  returningAt: z.number().int().optional(),
});
export type ErasedRecord = z.infer<typeof erasedRecordSchema>;

/**
 * schoolBackups/{id}: a backup of the school that an operator asked for. It is stored for a day in pieces as the files
 * `school-<id>-…`, which nobody can read without this document.
 */
export const schoolBackupRecordSchema = z.object({
  id: idSchema,
  /** Who asked for it, with the name at the time. */
  by: z.string(),
  byName: z.string(),
  /** When it was asked for. Milliseconds since 1970. */
  at: z.number().int(),
  /** When it is deleted. */
  until: z.number().int(),
  /** 18 random bytes, base64url. */
  key: z.string(),
  pieces: piecesSchema,
  /** How many of its lines are written. */
  done: z.number().int(),
  /** About how many there will be. */
  of: z.number().int(),
  /** A link that downloads it once: the hash of its token, who asked for it, and until when it works. */
  link: z.object({ hash: z.string(), by: z.string(), until: z.number().int() }).optional(),
});
export type SchoolBackupRecord = z.infer<typeof schoolBackupRecordSchema>;

/** secondFactors/{uid}: only functions may read it. Milliseconds since 1970. */
export const secondFactorSchema = z.object({
  uid: z.string(),
  /** The secret that the person's app shares, encrypted. Left out before it is turned on. */
  secret: z.string().optional(),
  /** Since when it is on. */
  since: z.number().int().optional(),
  /** A secret that is being set up, encrypted, and until when it can be turned on. */
  begun: z.object({ secret: z.string(), until: z.number().int() }).optional(),
  /** The latest 30 seconds of which a code was accepted, counted since 1970: no code works twice. */
  lastStep: z.number().int().default(0),
  /** Hashes of the recovery codes that are left, with the salt of all of them. Bytes are base64url. */
  recovery: z.object({ salt: z.string(), hashes: z.array(z.string()).max(RECOVERY_CODES) }).optional(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** schoolAccounts/{hash of the provider and the person's id there}: whose account it is. */
export const schoolAccountSchema = z.object({
  uid: z.string(),
  /** The provider, by its id in the configuration. */
  provider: z.string(),
});

/** audit/{id}: what was done to whose data. It contains only ids, because it is stored longer than names are. */
export const auditRecordSchema = z.object({
  /** One of `auditActions`; other versions may write names that are not in the list. */
  action: z.string(),
  /** Who did it, by id; `retention` for data that expired. */
  by: z.string(),
  classId: z.string().optional(),
  /** The students it concerned, unless they were deleted. */
  studentIds: z.array(z.string()).optional(),
  /** The adult it concerned. */
  subject: z.string().optional(),
  /** How many students it concerned, where they were deleted and their ids are gone. */
  count: z.number().int().optional(),
  /** The server's time at the write. */
  at: z.custom<Timestamp | FieldValue>((value) => value instanceof Timestamp),
});

/**
 * interviewSecrets/{interviewId}: only functions may read it. Its content is one text, because no query looks inside.
 */
export const interviewSecretSchema = z.object({
  teacherId: z.string(),
  /** The state of the simulated student and what was said, as JSON. */
  state: z.string(),
});
