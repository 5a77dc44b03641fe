/** The keys of a record, in the order written. For records that hold no other keys than their type says: literals. */
export const keysOf = <K extends string>(record: { readonly [key in K]?: unknown }): K[] => Object.keys(record) as K[];
