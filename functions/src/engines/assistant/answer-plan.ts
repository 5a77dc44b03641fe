import { AppError } from '@lemma/contract';
import { findStandard } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { draftPlan } from '../../domain/plans/draft-plan.ts';
import { documents } from '../../platform/documents.ts';
import type { Asked } from './answer.ts';
import { askWhich } from './ask-which.ts';
import { readTopic } from './topic.ts';
import type { Wish } from './wish.ts';

const say = (text: string): ChatPart => ({ kind: 'text', text, claim: 'idea' });

/** Makes a plan in the teacher's library: under the turn's own id, so that the same question twice makes one. */
export async function answerPlan(
  { topic, minutes }: Extract<Wish, { kind: 'plan' }>,
  { classId, turnId, caller }: Asked,
  emit: (part: ChatPart) => void,
): Promise<ChatPart[]> {
  const parts: ChatPart[] = [];
  const add = (...more: ChatPart[]) => {
    parts.push(...more);
    for (const part of more) emit(part);
  };
  const reading = readTopic(topic);
  const found = reading.kind === 'found' ? reading.topic : undefined;
  const standard = found?.standard === undefined ? undefined : findStandard(found.standard);
  if (found === undefined || standard === undefined) {
    const near = reading.kind === 'unsure' ? reading.near : [];
    add(...askWhich('the lesson', near, (what) => `Plan a ${minutes}-minute lesson on ${what}`));
    return parts;
  }
  if (found.skills.length === 0) {
    add(
      say(
        `${standard.code}: ${standard.text}. Lemma has no problems for this standard, so it can’t make and check a plan for it.`,
      ),
    );
    return parts;
  }
  add(say(`A ${minutes}-minute lesson on ${standard.code}: ${standard.text}.`));
  const planId = `chat-${turnId}`;
  const [only] = found.skills.length === 1 ? found.skills : [];
  const request = {
    standard: standard.code,
    minutes,
    model: 'explore' as const,
    needs: [],
    ...(only && { focus: only.code }),
    ...(classId !== undefined && { classId }),
  };
  await draftPlan({ planId, request }, caller);
  const plan = await documents.plans.read(planId);
  if (plan === undefined) throw new AppError('data/not-found', planId);
  const rowsOf = (kind: string) => plan.blocks.find((block) => block.kind === kind)?.rows ?? [];
  const [goal] = rowsOf('goal');
  const ideas = rowsOf('misconceptions');
  if (goal) add(say(`Goal: ${goal.text || goal.title}`));
  if (ideas.length > 0) {
    const list = ideas.map(({ title, seen }) => ({
      text: title,
      ...(seen && { note: `${seen.students} of your students show it` }),
    }));
    add(say('What students may think:'), { kind: 'list', rows: list });
  }
  const phases = rowsOf('phases').map(({ title, minutes: length }) => ({
    text: title,
    ...(length !== undefined && { note: `${length} min` }),
  }));
  if (phases.length > 0) add(say('The lesson:'), { kind: 'list', rows: phases });
  add(
    say(
      `${rowsOf('problems').length} problems and an exit ticket stand in it. ${plan.check.right} of ${plan.check.checked} answers and calculations hold; sentences in words are for you to read.`,
    ),
    {
      kind: 'links',
      links: [{ label: `Open “${plan.title}”`, target: { page: 'plan', planId } }],
    },
  );
  return parts;
}
