/** Problems a level that a skill is tried over: enough to see a fault at once; a thousand in `npm run soak -w @lemma/math`. */
export const SEEDS = process.env.LEMMA_SOAK === undefined ? 120 : 1000;
