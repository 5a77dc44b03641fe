import { useEffect, useState } from 'react';
import { useText } from '../text/catalogue.ts';

/** Milliseconds of waiting after which the page says that it takes long: nobody should wonder for three seconds. */
export const PATIENCE = 2500;

/** Says, when it has taken long, that it takes long. Stands inside the `role="status"` of what is waited for. */
export function StillLoading() {
  const t = useText('states');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <p className="mb-4 text-muted">{t('slow')}</p> : null;
}
