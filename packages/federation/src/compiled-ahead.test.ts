import { expect, it } from 'vitest';
import { COMPILED_AHEAD, compiledAhead } from './compiled-ahead.ts';

it('has what a page calls at once compiled ahead, and not the clients of Firebase', () => {
  const at = (...paths: string[]) => ({ moduleIds: paths.map((path) => `/repository/${path}`) });
  expect(compiledAhead(at('shell/src/app/app.tsx', 'node_modules/react-dom/index.js'))).toBe(COMPILED_AHEAD);
  expect(compiledAhead(at('shared-auth/src/store.ts', 'node_modules/@firebase/firestore/index.js'))).toBe('');
});
