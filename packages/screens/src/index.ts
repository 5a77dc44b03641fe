export { AccessList } from './access/access-list.tsx';
export { Accommodations } from './access/accommodations.tsx';
export { useAccessProfile } from './access/use-access-profile.ts';
export { AnswerInput } from './answer-input.tsx';
export { CommentBody } from './comments/comment-body.tsx';
export { clock, VoicePlayer } from './comments/voice-player.tsx';
export { EngineText } from './engine-text.tsx';
export { GivenAnswer, wordsOf } from './given-answer.tsx';
export { InEnglish } from './in-english.tsx';
export { InPageLanguage } from './in-page-language.tsx';
export { bringInSight } from './in-sight.ts';
export { ItemView, type ItemViewProps, type Onward, type Unreadable } from './item-view.tsx';
export { NO_LINES, type Written } from './lines/written.ts';
export { WrittenView } from './lines/written-view.tsx';
export { PaperField, PlacedDrawing } from './placed-drawing.tsx';
export { Placed } from './placement/placed.tsx';
export { PlacementInvitation } from './placement/placement-invitation.tsx';
export { PlacementTalk } from './placement/placement-talk.tsx';
export { StartingPath } from './placement/starting-path.tsx';
export { BackupButton } from './privacy/backup-button.tsx';
export { WhoLooked } from './privacy/who-looked.tsx';
export { type SkillLine, skillLines } from './progress/skill-lines.ts';
export { allOf } from './queries/all-of.ts';
export { callQuery } from './queries/call-query.ts';
export {
  boardQuery,
  classesQuery,
  deskQuery,
  modelState,
  ownSettings,
  rosterQuery,
  skillsQuery,
} from './queries/common-queries.ts';
export { liveDocument } from './queries/live-document.ts';
export { partsQuery } from './queries/parts-query.ts';
export { useCall } from './queries/use-call.ts';
export { type Refreshes, useCommand } from './queries/use-command.ts';
export { QueryView, type QueryViewProps } from './query-view.tsx';
export { ReadAloud, ReadQuestion } from './read-aloud.tsx';
export { routesOf } from './screen.tsx';
export { StudentLanguage } from './student-language.tsx';
export { useAccessText } from './text/use-access-text.ts';
export { useLanguageText } from './text/use-language-text.ts';
export { Unsaved } from './unsaved.tsx';
export { PageQuestions } from './upload/page-questions.tsx';
export { useAfterPaint } from './use-after-paint.ts';
export { useAskBeforeClosing } from './use-ask-before-closing.ts';
export { type MathWords, useMathWords } from './use-math-words.ts';
export { useOnline } from './use-online.ts';
export { useTakenOverFocus } from './use-taken-over-focus.ts';
export { WorkStanding } from './work-standing.tsx';
