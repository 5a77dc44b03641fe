export { AnswerInput } from './answer-input.tsx';
export { ItemView, type ItemViewProps, type Unreadable } from './item-view.tsx';
export { type SkillLine, skillLines } from './progress/skill-lines.ts';
export { QueryView, type QueryViewProps } from './query-view.tsx';
export { ReadAloud, ReadQuestion } from './read-aloud.tsx';
export { screen } from './screen.tsx';
export { PageQuestions } from './upload/page-questions.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
export { useOnline } from './use-online.ts';
