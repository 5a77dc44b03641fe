import { expect, it } from 'vitest';
import { packageOf, weightsOf } from './weights.ts';

it.each([
  ['/a/node_modules/react-dom/client.js', 'react-dom'],
  ['/a/node_modules/@firebase/auth/dist/index.js?v=1', '@firebase/auth'],
  ['/a/node_modules/one/node_modules/two/index.js', 'two'],
  ['/wt/shell/packages/ui/src/actions/button.tsx', 'packages/ui'],
  ['/wt/shell/shell/src/main.tsx', 'shell'],
  ['\0rolldown/runtime.js', '(bundler)'],
])('counts %s to %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});

it('adds up what each script holds of each package', () => {
  const modules = {
    '/a/node_modules/react/index.js': { renderedLength: 3 },
    '/a/node_modules/react/jsx.js': { renderedLength: 4 },
    '/a/shell/src/main.tsx': { renderedLength: 5 },
  };
  expect(weightsOf({ 'a.js': { type: 'chunk', modules }, 'a.css': { type: 'asset' } })).toEqual({
    'a.js': { react: 7, shell: 5 },
  });
});
