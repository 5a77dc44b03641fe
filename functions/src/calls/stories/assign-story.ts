import { AppError } from '@lemma/contract';
import { type AssignmentItem, LONGEST_TITLE } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { StoryScene } from '@lemma/school/story';
import { WEEK } from '@lemma/school/time';
import { writeAssignment } from '../../domain/assignments/write-assignment.ts';
import { requireOwnStory } from '../../domain/stories/own-story.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * A scene of a story as a question: its text before the problem, exactly its numbers, and its replies to each answer.
 */
function asItem({ id, text, item, branches }: StoryScene): AssignmentItem[] {
  if (item === undefined) return [];
  const said = (on: string) => branches.find((branch) => branch.on === on)?.text;
  const ideas = branches.flatMap(({ idea, text: reply }) => (idea === undefined ? [] : [[idea, reply] as const]));
  const [right, other] = [said('right'), said('other')];
  const { skill, level, case: caseId, seed } = item;
  return [
    {
      ...{ id, skill, level, case: caseId, seed, story: text },
      replies: {
        ...(right !== undefined && { right }),
        ...(other !== undefined && { other }),
        ideas: Object.fromEntries(ideas),
      },
      ...{ points: 1, tries: 3, tryPenalty: 0, hints: 'free', variants: false },
    },
  ];
}

export const assignStory: Handler<typeof calls.assignStory> = async ({ storyId, classId, assignmentId }, caller) => {
  const story = await requireOwnStory(storyId, caller);
  const items = story.scenes.filter(({ kind }) => kind === 'main').flatMap(asItem);
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
