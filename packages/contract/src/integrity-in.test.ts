import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { integrityIn } from './integrity-in.ts';

it.each(['a', 'b', 'c', 'd'])('reads the integrity of a file from its name, as browsers compare it: %s', (contents) => {
  const hash = createHash('sha256').update(contents);
  const [name, integrity] = [hash.copy().digest('base64url'), hash.digest('base64')];
  expect(integrityIn(`https://area.example/v/assets/page-${name}.js`)).toBe(`sha256-${integrity}`);
});

it.each(['v/assets/page-AbCd1234.js', 'v/a/remoteEntry.js', `page-${'a'.repeat(42)}.js`, `page-${'a'.repeat(44)}.js`])(
  'finds none in other names: %s',
  (path) => expect(integrityIn(path)).toBeUndefined(),
);
