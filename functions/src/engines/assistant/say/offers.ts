import { topicIn } from '../learned/topic-in.ts';

/** Requests of each kind in words that are understood; `about` is a topic. */
const PHRASES: Record<string, (about: string) => string> = {
  plan: (about) => `Plan a 45-minute lesson on ${about}`,
  'sheet.exit ticket': (about) => `Exit ticket on ${about}, 3 questions`,
  'sheet.warm-up': (about) => `Warm-up on ${about}, 4 questions`,
  'sheet.quiz': (about) => `Quiz on ${about}, 8 questions`,
  'sheet.practice': (about) => `Make 6 problems on ${about}`,
  'sheet.homework': (about) => `Homework on ${about}, 6 problems`,
  'sheet.extension': (about) => `Extension for early finishers on ${about}`,
  'sheet.word problems': (about) => `Make 4 word problems on ${about}`,
  letter: (about) => `Write a short letter home about ${about}`,
  'piece.hook': (about) => `A hook for a lesson on ${about}`,
  'piece.discussion': (about) => `Discussion questions on ${about}`,
  'piece.supports': (about) => `Supports for English learners on ${about}`,
  'piece.rich-task': (about) => `A rich task on ${about}`,
  'piece.number-talk': (about) => `Number talk on ${about}`,
  'piece.differentiate': (about) => `Three levels of problems on ${about}`,
  'piece.before': (about) => `What comes before ${about}?`,
  'piece.worked': (about) => `A worked example of ${about}`,
  'piece.explain-topic': (about) => `A worked example of ${about}`,
  'piece.vocabulary': (about) => `Vocabulary list for ${about}`,
  'piece.chart': (about) => `Anchor chart for ${about}`,
  'piece.activity': (about) => `A small group activity on ${about}`,
  'piece.rubric': (about) => `A rubric for ${about}`,
  'piece.errors': (about) => `What mistakes do students make on ${about}?`,
};
const CLASS_PHRASES: Record<string, string> = {
  'class.missing': 'Who hasn’t turned in their work?',
  'class.common': 'Which misconceptions does my class show?',
  'class.struggling': 'Who needs help?',
  'class.next': 'What should I teach next?',
  'class.due': 'What is due this week?',
  'class.summary': 'How is my class doing?',
  'class.results': 'How did the last assignment go?',
  'class.weakest': 'Which standard is my class weakest on?',
  'class.groups': 'Make groups of 4',
  'class.pairs': 'Pair up the students, strong with weak',
  'class.missed': 'Which question did most students get wrong on the last assignment?',
};

/** Requests that may have been meant, for kinds that a text may be of. */
export function offersFor(kinds: readonly string[], text: string): string[] {
  const about = topicIn(text);
  return kinds.flatMap((kind) => {
    const phrase = PHRASES[kind];
    return CLASS_PHRASES[kind] ?? (phrase && about !== undefined ? phrase(about) : []);
  });
}
