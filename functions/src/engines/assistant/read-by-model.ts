import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { askModel } from '../models/ask-model.ts';
import { modelConfig } from '../models/config.ts';
import { mayTell } from '../models/may-tell.ts';
import { wantsModel } from '../models/wants-model.ts';
import { classesOf } from './server-school.ts';
import type { Wish } from './wish/wish.ts';

/** The most characters of a model's answer. */
const LONGEST = { topic: 200, advice: 2000 } as const;
/** What a model may make of a question: only wishes that read or compute. It cannot create, change or send anything. */
const readingSchema = z.object({
  wish: z.enum(['explain', 'items', 'missing', 'common', 'struggling', 'next', 'due', 'summary', 'advice', 'none']),
  /** The mathematics that the question is about, in a few words. */
  topic: z.string().max(LONGEST.topic),
  /** For advice: two to six sentences for the teacher. */
  advice: z.string().max(LONGEST.advice),
});
type Reading = z.infer<typeof readingSchema>;

const TASK = [
  'A mathematics teacher typed the text "question" to a classroom assistant that did not understand its wording. Say what the teacher wants:',
  'explain (a misconception), items (problems to solve), missing (who has not turned in their work), common (the most common misconception),',
  'struggling (who needs help), next (what to teach next), due (what is due), summary (how the class is doing),',
  'advice (a question about teaching mathematics that needs no data of the class: answer it in "advice"), none (anything else).',
  'Never make up facts about the class or its students.',
].join(' ');

const topicWish = ({ wish, topic }: Reading, text: string): Exclude<Wish, { kind: 'unknown' }> | undefined => {
  if (wish === 'explain') return { kind: 'explain', topic };
  if (wish === 'items') return { kind: 'sheet', use: 'practice', topic, count: 5, form: 'open', keyApart: false };
  return wish === 'advice' || wish === 'none' ? undefined : { kind: 'class', question: wish, text };
};

/**
 * The caller is needed to find all students of this teacher: their names are replaced before a text is sent, or the
 * text is not sent.
 */
type Asked = { readonly text: string; readonly caller: Caller };

async function allStudents(asked: Asked): Promise<RosterStudent[]> {
  const classes = await classesOf(asked.caller);
  const rosters = await Promise.all(classes.map(({ id }) => documents.rosters.read(id)));
  return rosters.flatMap((roster) => Object.values(roster?.students ?? {}));
}

export type ModelReading = {
  readonly by: string;
  readonly lead: ChatPart[];
  readonly wish?: Exclude<Wish, { kind: 'unknown' }>;
};

/** Asks the configured model what a question means that the grammar could not read; undefined without a model. */
export async function readByModel(asked: Asked): Promise<ModelReading | undefined> {
  if (modelConfig().provider === undefined) return undefined;
  const { uid, now } = asked.caller;
  if (!(await wantsModel(uid, 'assistant'))) return undefined;
  const students = await allStudents(asked);
  if (!mayTell(asked.text, students)) return undefined;
  const known = students.map(({ fullName }) => fullName);
  const reply = await askModel({
    uid,
    now,
    task: TASK,
    data: { question: asked.text },
    names: known,
    schema: readingSchema,
  });
  if (reply.kind === 'unanswered' || reply.value.wish === 'none') return undefined;
  const { by, value } = reply;
  if (value.wish === 'advice') return { by, lead: [{ kind: 'text', text: value.advice, claim: 'fact' }] };
  const wish = topicWish(value, asked.text);
  return { by, lead: [], ...(wish && { wish }) };
}
