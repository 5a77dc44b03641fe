export {
  type Called,
  phraseRanker,
  type RankedSkill,
  type Ranker,
  type Ranking,
  stemsOfTopic,
} from './phrase-ranker.ts';
export {
  type Findable,
  type Meeting,
  respell,
  searchTopics,
  type TopicIndex,
  type TopicSearch,
  topicIndex,
} from './search-topics.ts';
export { asSkillsSay, isAround, isSame, lettersApart, spokenIn, stemOf, wordsIn } from './words.ts';
