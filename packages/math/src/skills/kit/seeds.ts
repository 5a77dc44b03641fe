/**
 * The number of problems per level with which a skill is tested: enough to find obvious faults; a thousand in `npm run
 * soak -w @lemma/math`.
 */
export const SEEDS = process.env.LEMMA_SOAK === undefined ? 25 : 1000;
