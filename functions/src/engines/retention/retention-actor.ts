/** Who stands in the log as the one who deleted what had expired. `subject` is whose it was, or who leads the class. */
export const RETENTION_ACTOR = 'retention';
