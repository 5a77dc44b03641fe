import { expect, test } from './journey.ts';
import { changedFrom, writes } from './looks/looks-in.ts';
import { sampleScreens } from './looks/screens.ts';

test('the screens by which one knows the product look as before', async ({ browser }) => {
  if (writes) test.setTimeout(600_000);
  const changed = await changedFrom(browser, 'sample.json', sampleScreens);
  expect(changed, 'if this is wanted: LEMMA_LOOKS=write npm run soak -- looks').toEqual([]);
});
