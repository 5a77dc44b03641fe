import { expect, it } from 'vitest';
import { openSmall } from './open-small.ts';

const container = `data:text/javascript,
  let lent;
  let late;
  export const init = async (scope) => {
    [lent] = Object.values(scope.react);
    const [zod] = Object.values(scope.zod);
    late = (await zod.get())() + (zod.loaded ? ', loaded' : '');
  };
  export const get = async (name) => () => ({ remote: name + ' with ' + lent.lib() + ' and ' + late });`;

it('gives a container what the shell lends, and opens its entry', async () => {
  const lent = {
    react: { version: '19.3.1', lib: () => 'the one React' },
    zod: { version: '4.6.7', get: async () => () => 'zod when asked for' },
  };
  expect(await openSmall(container, lent)).toEqual({ remote: './entry with the one React and zod when asked for' });
});
