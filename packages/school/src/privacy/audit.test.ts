import { expect, it } from 'vitest';
import { auditActions, isAuditAction } from './audit.ts';

it('contains every action once, and no other name', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length);
  expect(auditActions.every(isAuditAction)).toBe(true);
  expect(isAuditAction('toString')).toBe(false);
});
