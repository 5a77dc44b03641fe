/** `[field, operator, value]` */
export type Condition = readonly [string, '==' | 'array-contains' | 'in' | '>=' | '<=', unknown];

/** The most documents that a query finds, unless it says otherwise. */
export const MOST_FOUND = 200;
