/**
 * The keys of a record, in the order written. Only for literals, because other records may have more keys than their
 * type says.
 */
export const keysOf = <K extends string>(record: { readonly [key in K]?: unknown }): K[] => Object.keys(record) as K[];
