import { namedSentence } from './named.ts';

export const judgementTexts = {
  judgement: {
    verdicts: { confirmed: 'confirmed', dismissed: 'dismissed', resolved: 'resolved' },
    verdictDo: { confirmed: 'Confirm', dismissed: 'Dismiss', resolved: 'Resolved' },
    verdictOf: '{verdict}: {idea}',
    verdictBy: '{verdict} by {name}, {date}',
    verdictUndo: 'Undo',
    verdictUndoOf: 'Undo the word on: {idea}',
    named: namedSentence,
    namedGroups: 'Ideas that are named',
    alikeGroups: 'Looks like an idea, in this assignment only',
    alikeToo: 'Looks like it here, not named for {count, number} more: {names}',
    setAside: '{count, plural, one {# idea is dismissed or resolved} other {# ideas are dismissed or resolved}}',
    levelSet: 'Set the level',
    levelSetOf: 'Set the level of: {skill}',
    levelTitle: 'Your own level',
    levelBody:
      'It stands in place of the computed one: in your lists, statistics and groups, and, as set by the teacher, for the student and the family. Your reason is for teachers only. It is logged.',
    levelReason: 'Reason',
    levelSave: 'Save the level',
    levelBack: 'Back to the computed one',
    levelBy: '{name}, {date}: {reason}',
    levelSetBy: '{level}, set by a teacher',
    levelComputed: 'computed: {level}',
    cancel: 'Cancel',
  },
} as const;
