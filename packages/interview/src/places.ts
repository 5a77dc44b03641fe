/** The places of a number before the point, from the right. */
export const PLACES: readonly string[] = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
];

/** The places behind the point, from the left. */
export const PLACES_BEHIND: readonly string[] = ['tenths', 'hundredths', 'thousandths'];
