import { useText } from './catalogue.ts';

type AndMoreProps = {
  /** How many of a list are not shown. */
  readonly count: number;
};

/** "and 4 more": stands behind every list that shows its beginning alone, so that nobody takes it for the whole. */
export function AndMore({ count }: AndMoreProps) {
  const t = useText('numbers');
  return count > 0 ? <span className="text-sm text-muted">{t('andMore', { count })}</span> : null;
}
