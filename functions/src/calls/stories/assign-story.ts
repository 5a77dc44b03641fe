import { AppError } from '@lemma/contract';
import { type AssignmentItem, LONGEST_TITLE } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { StoryScene } from '@lemma/school/story';
import { WEEK } from '@lemma/school/time';
import { writeAssignment } from '../../domain/assignments/write-assignment.ts';
import { requireOwnStory } from '../../domain/stories/own-story.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

type Story = { readonly scenes: readonly StoryScene[] };

const openings = ({ choice }: StoryScene): string =>
  choice === undefined ? '' : choice.options.map(({ label }, index) => `${'AB'.charAt(index)}: ${label}.`).join(' ');

/** What is read before the scene's own text: the choice that leads to it, with the first of its two ways. */
function before({ scenes }: Story, { id }: StoryScene): string[] {
  const choosing = scenes.find(({ choice }) => choice?.options.some(({ next }) => next === id));
  const at = choosing?.choice?.options.findIndex(({ next }) => next === id) ?? -1;
  if (choosing === undefined) return [];
  const way = `${'AB'.charAt(at)}: ${choosing.choice?.options[at]?.label ?? ''}.`;
  return at === 0 ? [choosing.text, openings(choosing), way] : [way];
}

/**
 * A scene of a story as a question: its text, exactly its numbers, and its replies to each answer. An assignment has no
 * branches, so both ways of a choice are worked out, each with its ending.
 */
const asItem =
  (story: Story) =>
  (scene: StoryScene): AssignmentItem[] => {
    const { id, text, item, branches } = scene;
    if (item === undefined) return [];
    const branch = (on: string) => branches.find((each) => each.on === on);
    const ideas = branches.flatMap(({ idea, text: reply }) => (idea === undefined ? [] : [[idea, reply] as const]));
    const [right, other] = [branch('right'), branch('other')?.text];
    const end = story.scenes.find((each) => each.kind === 'end' && each.id === right?.next);
    const { skill, level, case: caseId, seed, told, prompt, picture } = item;
    return [
      {
        ...{ id, skill, level, case: caseId, seed, story: [...before(story, scene), text].join('\n\n') },
        ...(told && { told: { ...told, prompt, ...(picture && { picture }) } }),
        replies: {
          ...(right && { right: [right.text, end?.text ?? ''].filter((each) => each !== '').join('\n\n') }),
          ...(other !== undefined && { other }),
          ideas: Object.fromEntries(ideas),
        },
        ...{ points: 1, tries: 3, tryPenalty: 0, hints: 'free', variants: false },
      },
    ];
  };

export const assignStory: Handler<typeof calls.assignStory> = async ({ storyId, classId, assignmentId }, caller) => {
  const story = await requireOwnStory(storyId, caller);
  await requireTeacher('teach', classId, caller);
  const items = story.scenes.filter(({ kind }) => kind === 'main').flatMap(asItem(story));
  const before = await documents.assignments.read(assignmentId);
  if (before && before.classId !== classId) throw new AppError('auth/forbidden', assignmentId);
  if (before === undefined || before.state === 'draft')
    await writeAssignment(
      {
        ...{ assignmentId, classId, items, title: story.title.slice(0, LONGEST_TITLE), instructions: '' },
        ...{ openAt: caller.now, dueAt: caller.now + WEEK, parentMayHandIn: true },
      },
      caller,
    );
  return { assignmentId, items: items.length };
};
