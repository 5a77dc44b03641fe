import { areasOf, type Environment, listedArea } from '@lemma/contract';
import { textsLoaded } from '@lemma/ui';
import { createRoot } from 'react-dom/client';
import type { AreaLink } from './area-link.ts';
import { findOverride } from './override.ts';
import { OverrideBanner } from './override-banner.tsx';
import { findPreview } from './preview.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { PreviewRefused } from './preview-refused.tsx';

/**
 * What the signed link changes that this tab was opened with, while it is valid; undefined if there is none. 'leaving'
 * if this page is not the application: another one comes, or a sentence in it says why the link is refused.
 */
export async function followLink(
  environment: Environment,
  into: HTMLElement,
): Promise<AreaLink | 'leaving' | undefined> {
  const preview = await findPreview(areasOf(environment).areas);
  if (preview === undefined) {
    const override = await findOverride(environment.overrideKey);
    if (override === undefined || override === 'leaving') return override;
    const { area, address } = override;
    return { area, site: { address, isDevelopment: true, keys: undefined }, banner: <OverrideBanner {...override} /> };
  }
  await textsLoaded();
  if ('refused' in preview) {
    createRoot(into).render(<PreviewRefused {...preview} />);
    return 'leaving';
  }
  const { area, opened } = preview;
  const listed = listedArea(environment, area);
  return { area, site: { preview: opened }, banner: listed && <PreviewBanner {...preview} listed={listed} /> };
}
