import { IS_SOAK } from '../../soak/part-of.ts';

/**
 * The number of problems per level with which a skill is tested: enough to find obvious faults; a thousand in `npm run
 * soak -w @lemma/math`.
 */
export const SEEDS = IS_SOAK ? 1000 : 12;
