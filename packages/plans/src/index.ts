export { checkBlocks } from './check/check-blocks.ts';
export { coverOf } from './cover.ts';
export { loreOf, type Term } from './lore/lore.ts';
export type { ClassMisconception, OfficialWording } from './plan/context.ts';
export { drawItem, exampleOf, pictureBeside, problemOfItem } from './plan/items.ts';
export { problemBehind } from './plan/lesson-set.ts';
export { contextOf, makePlan, remakeBlocks, tellBlocks } from './plan/make-plan.ts';
export { findStandard, standards } from './standards/standards.ts';
export { makeStory } from './story/make-story.ts';
