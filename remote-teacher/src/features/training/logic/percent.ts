import { getLocale, numberTag } from '@lemma/ui';

/** A share that is no sample of answers, so that it is a percentage however few there were: "62%". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(numberTag(getLocale()), { style: 'percent', maximumFractionDigits: 0 }).format(share);
