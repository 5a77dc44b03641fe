import { instantSchema } from '@lemma/school/base';
import { z } from 'zod';

const MOST_WORDS = 8;

const union = (options: readonly z.core.$ZodType[]): string => [...new Set(options.map(shapeOf))].join(' or ');

function numbered(schema: z.core.$ZodNumber): string {
  const { minimum, maximum } = schema._zod.bag;
  const bounded = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER;
  return bounded ? `number, ${minimum ?? '…'} to ${maximum}` : 'number';
}

/** The possible values of a field, in words. */
export function shapeOf(schema: z.core.$ZodType): string {
  if (schema === instantSchema) return 'ms since 1970';
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return shapeOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodReadonly) return shapeOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodNullable) return `${shapeOf(schema._zod.def.innerType)} or null`;
  if (schema instanceof z.core.$ZodPipe) return shapeOf(schema._zod.def.out);
  if (schema instanceof z.core.$ZodArray) return `list of ${shapeOf(schema._zod.def.element)}`;
  if (schema instanceof z.core.$ZodRecord) return `map to ${shapeOf(schema._zod.def.valueType)}`;
  if (schema instanceof z.core.$ZodObject) return `{ ${Object.keys(schema._zod.def.shape).join(', ')} }`;
  if (schema instanceof z.core.$ZodUnion) return union(schema._zod.def.options);
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values.map(String).join(', ');
  if (schema instanceof z.core.$ZodEnum) {
    const words = Object.values(schema._zod.def.entries).map(String);
    return words.length > MOST_WORDS ? `one of ${words.length} words` : words.join(', ');
  }
  if (schema instanceof z.core.$ZodNumber) return numbered(schema);
  if (schema instanceof z.core.$ZodString) return 'text';
  if (schema instanceof z.core.$ZodBoolean) return 'true or false';
  return 'timestamp';
}
