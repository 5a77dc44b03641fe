import type { z } from 'zod';

type Kinds = {
  object: z.core.$ZodObject;
  array: z.core.$ZodArray;
  record: z.core.$ZodRecord;
  union: z.core.$ZodUnion;
  enum: z.core.$ZodEnum;
  literal: z.core.$ZodLiteral;
  optional: z.core.$ZodOptional;
  default: z.core.$ZodDefault;
  nullable: z.core.$ZodNullable;
  readonly: z.core.$ZodReadonly;
  pipe: z.core.$ZodPipe;
};
/** Whether a schema is of a kind, whose definition it then has. */
export const isKind = <K extends keyof Kinds>(schema: z.core.$ZodType, kind: K): schema is Kinds[K] =>
  schema._zod.def.type === kind;
