/**
 * The actor that deletions of expired data have in the audit log. The entry's `subject` is the owner of the data or of
 * the class.
 */
export const RETENTION_ACTOR = 'retention';
