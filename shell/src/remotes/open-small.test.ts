import { expect, it } from 'vitest';
import { openSmall } from './open-small.ts';

const container = `data:text/javascript,
  let lent;
  export const init = async (scope) => { [lent] = Object.values(scope.react); };
  export const get = async (name) => () => ({ remote: name + ' with ' + lent.lib() });`;

it('gives a container what the shell lends, and opens its entry', async () => {
  const lent = { react: { version: '19.3.1', lib: () => 'the one React' } };
  expect(await openSmall(container, lent)).toEqual({ remote: './entry with the one React' });
});
