/** A record without one of its keys. */
export const withoutKey = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([own]) => own !== key));

/** A document without these of its fields, whatever it has of them. */
export function withoutFields<T extends object, K extends keyof T>(document: T, fields: readonly K[]): Omit<T, K>;
export function withoutFields(document: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}

/** These fields of a document, those of them that it has. */
export function onlyFields<T extends object, K extends keyof T>(document: T, fields: readonly K[]): Pick<T, K>;
export function onlyFields(document: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)));
}
