import { areas } from '@lemma/contract';
import { expect, it } from 'vitest';
import places from '../../places.json';
import { placesOf } from './area-frame.tsx';

it('tells the release tool of every address that the navigation leads to', () => {
  expect(places).toEqual(Object.fromEntries(areas.map((area) => [area, placesOf(area)])));
});
