import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutEval } from './no-eval.ts';

it("tells zod's own settings, and no other module, to make no functions out of text", () => {
  const id = fileURLToPath(import.meta.resolve('zod')).replace(/index[.]c?js$/, 'v4/core/core.js');
  const code = readFileSync(id, 'utf8');
  expect(code).toContain('export const globalConfig');
  expect(withoutEval(id, code)).toContain('globalConfig.jitless = true');
  expect(withoutEval('/app/src/core.js', code)).toBeUndefined();
});
