import { z } from 'zod';

type Value = { readonly [kind: string]: unknown };
const fieldsSchema = z.object({ fields: z.record(z.string(), z.record(z.string(), z.unknown())).optional() });
const valuesSchema = z.object({ values: z.array(z.record(z.string(), z.unknown())).optional() });

function plainValue(value: Value): unknown {
  const [kind = 'nullValue', content] = Object.entries(value)[0] ?? [];
  if (kind === 'integerValue') return Number(content);
  if (kind === 'nullValue') return null;
  if (kind === 'mapValue') return plainFields(content);
  if (kind === 'arrayValue') return (valuesSchema.parse(content).values ?? []).map(plainValue);
  return content;
}

/** The fields of a document from Firestore's REST interface as plain JSON. Timestamps stay text. */
export function plainFields(document: unknown): Record<string, unknown> {
  const { fields = {} } = fieldsSchema.parse(document);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}
