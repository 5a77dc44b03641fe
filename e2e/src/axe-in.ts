import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * Axe for one page. It examines the page itself only: with frames, axe would load a second page after each examination
 * to join their results, which takes more than twice as long, and our pages have no frames. Of what is right it tells one
 * example of each rule: naming all of it takes as long as examining it.
 */
export const axeIn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
