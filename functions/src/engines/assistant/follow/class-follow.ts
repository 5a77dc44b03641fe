import { spokenOf } from '../class/class-data.ts';
import { topicIn } from '../learned/topic-in.ts';
import { readTopic } from '../topic/topic.ts';
import type { ClassWish, Memo } from '../wish/wish.ts';
import { type Follow, wish } from './follow.ts';

const WHO = /\bwho (?:are|is|were)\b|\bnames?\b|^(?:and|but) who\b/i;

/** Asks for the students behind the standard that stands first above. */
export const WHO_OF_IT =
  /\b(?:who|which (?:of my )?(?:students|kids|ones))\b[^.?!]*\b(?:it|that|this|(?:the )?(?:first|weakest|lowest|top|hardest|worst|that)(?: one| standard| skill)?)\W*$/i;
/** Asks for the groups above in another number or size. */
export const GROUPS_AGAIN = /\b(?:groups?|teams)\b|\bin each\b/i;
const OF_CLASS = /\b(?:grade|period|block|hour) \d\b|\b\d(?:st|nd|rd|th) (?:grade|period|hour)\b/i;

/** A question about a class asked again: of another class or student, on a topic, or by name. */
export function classFollow(
  typed: string,
  made: ClassWish,
  { standard }: Memo,
  classNames: readonly string[],
): Follow | undefined {
  const asked = made.text.replace(/[?.!]+$/, '');
  if (standard !== undefined && made.question === 'weakest' && WHO_OF_IT.test(typed)) {
    const own =
      classNames.find((name) => asked.toLowerCase().includes(name.toLowerCase())) ?? OF_CLASS.exec(asked)?.[0];
    return wish({
      kind: 'class',
      question: 'struggling',
      text: `Who needs help with ${standard}${own ? ` in ${own}` : ''}?`,
    });
  }
  if (made.question === 'groups' && GROUPS_AGAIN.test(typed)) {
    const topic = topicIn(asked);
    return wish({ ...made, text: `${typed.replace(/[?.!\s]+$/, '')}${topic === undefined ? '' : ` for ${topic}`}` });
  }
  const other = classNames.find((name) => typed.toLowerCase().includes(name.toLowerCase())) ?? spokenOf(typed)[0]?.said;
  if (other !== undefined) {
    const known = [...classNames, ...spokenOf(asked).map(({ said }) => said)];
    const rest = known.reduce((text, name) => text.replaceAll(name, ' '), asked);
    return wish({ ...made, text: `${rest} ${other}?` });
  }
  const student = made.question === 'student' ? made.text : '';
  const name = /(?:^|\s)(\p{Lu}\p{L}+)/u.exec(student.replace(/^(?:How|Has|Is|Did|Tell|What|Show)\S*/, ''))?.[1];
  if (/\bgroups?\b|\bput them (?:in|into)\b/i.test(typed) && made.question !== 'groups' && made.question !== 'student')
    return wish({ ...made, question: 'groups', text: `${asked}, in groups. ${typed}` });
  if (/\bwhat (?:would|should|do|could) (?:you|i|we) (?:do|teach|plan|work on)\b/i.test(typed))
    return wish({ ...made, question: 'next', text: `${asked} What should I teach next?` });
  const about = /^(?:and |ok |now )*(?:(?:what|how) about|and|in|for|on) (.+?)[?.!]*$/i.exec(typed)?.[1];
  if (about !== undefined && /^\p{Lu}/u.test(about))
    return wish({ ...made, text: `How is ${about} doing?`, question: 'student' });
  const topic = about ?? topicIn(typed);
  if (topic !== undefined && readTopic(topic).kind === 'found')
    return wish({
      ...made,
      text: name === undefined ? `${asked.replace(/\bon .*$/i, '')} on ${topic}?` : `How is ${name} doing on ${topic}?`,
    });
  return WHO.test(typed) ? wish(made) : undefined;
}
