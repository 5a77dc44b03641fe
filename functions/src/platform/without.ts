/** A record without one of its keys. */
export const withoutKey = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([own]) => own !== key));

/** A document without these fields, whether it has them or not. */
export function withoutFields<T extends object, K extends keyof T>(document: T, fields: readonly K[]): Omit<T, K>;
export function withoutFields(document: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}

/** Of these fields, those that the document has. */
export function onlyFields<T extends object, K extends keyof T>(document: T, fields: readonly K[]): Pick<T, K>;
export function onlyFields(document: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)));
}
