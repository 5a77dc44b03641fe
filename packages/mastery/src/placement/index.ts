export { pathFor } from './path.ts';
export {
  GRADES_ABOVE,
  GRADES_BELOW,
  knowledgeIn,
  type PlacedSkill,
  type Placement,
  placementAfter,
  priorPlacement,
  skillsAround,
  type World,
} from './prior-placement.ts';
export { isPlaced, likelyLevel, nextPlaced, PLACEMENT_QUESTIONS, sureness } from './question.ts';
