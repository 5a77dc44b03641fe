/**
 * The name in the audit log of the job that deletes expired data. The entry's `subject` is the owner of the data, or
 * the owner of the class.
 */
export const RETENTION_ACTOR = 'retention';
