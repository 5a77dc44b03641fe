import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KEY_LENGTH, CLASS_CODE_ALPHABET, classCodeParts, classCodeSchema, wholeCode } from './class-code.ts';

const text = (length: number) =>
  fc.string({ unit: fc.constantFrom(...CLASS_CODE_ALPHABET), minLength: length, maxLength: length });
const code = fc.oneof(text(6), text(8));

describe('classCodeSchema', () => {
  it.each(['', 'ACDEF', 'ACDEFGH', 'ACDEFGHJK', 'ACDEFGHJKMNPQR', 'ACDEF0', '__proto__'])('refuses %o', (typed) => {
    expect(classCodeSchema.safeParse(typed).success).toBe(false);
  });
  it('takes small letters, spaces and hyphens', () => {
    expect(classCodeSchema.parse(' acde-fghj-kmnpq ')).toBe('ACDEFGHJKMNPQ');
  });
});

it('tells the code of the class from the key of the card', () => {
  fc.assert(
    fc.property(code, fc.option(text(CARD_KEY_LENGTH), { nil: undefined }), (classCode, cardKey) => {
      expect(classCodeParts(classCodeSchema.parse(wholeCode(classCode, cardKey)))).toEqual({ classCode, cardKey });
    }),
  );
});
