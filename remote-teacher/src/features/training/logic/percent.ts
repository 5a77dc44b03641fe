import { getLocale, numberTag } from '@lemma/ui';

/** A share that is not a sample of answers, so that it is shown as a percentage however small its base: "62%". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(numberTag(getLocale()), { style: 'percent', maximumFractionDigits: 0 }).format(share);
