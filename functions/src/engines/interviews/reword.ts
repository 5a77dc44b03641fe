import { sameMathematics, type TurnRecord } from '@lemma/interview';
import { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import { askModel, type Question, type Reply } from '../models/ask-model.ts';
import { modelConfig } from '../models/config.ts';
import { wantsModel } from '../models/wants-model.ts';

/** What a model is told of a reply: nothing that the teacher typed, and nothing of the hidden state. */
export type Said = { readonly reply: string; readonly temperament: string };
/** Rephrases a reply; undefined where the built-in words are used. */
export type Reword = (said: Said) => Promise<string | undefined>;

/** The most characters of a reply in other words. */
const LONGEST_REPLY = 1200;
const schema = z.object({ text: z.string().max(LONGEST_REPLY) });
const TASK = [
  'A school child of the given temperament answered its teacher with the given reply. Say the reply again as this child would say it',
  'aloud: a few hesitations or asides, short sentences, the words of a child. Keep every formula between backticks exactly as it is,',
  'each once and in the same order. Add no number, no calculation, no reason and no judgement, and take none away: whether the child is',
  'right is not yours to say. Keep the words for what is done to numbers (add, take, top, larger and so on). Answer with the text alone.',
].join(' ');

type Ask = (question: Question<z.infer<typeof schema>>) => Promise<Reply<z.infer<typeof schema>>>;

/** Rephrases with the configured model. Its words are used only if they still contain the mathematics of the reply. */
export const rewordWith =
  (ask: Ask, { uid, now }: Pick<Caller, 'uid' | 'now'>): Reword =>
  async ({ reply, temperament }) => {
    const data = { reply, temperament };
    const answer = await ask({ uid, now, task: TASK, data, names: [], schema, maxTokens: 400 });
    if (answer.kind !== 'answered') return undefined;
    const text = answer.value.text.replace(/\s+/g, ' ').trim();
    return sameMathematics(reply, text) ? text : undefined;
  };

/**
 * How this caller's replies are rephrased. Undefined without a model; for a teacher who switched it off, it never
 * rephrases.
 */
export const rewordFor = (caller: Caller): Reword | undefined =>
  modelConfig().provider === undefined
    ? undefined
    : async (said) => ((await wantsModel(caller.uid, 'interviews')) ? rewordWith(askModel, caller)(said) : undefined);

/** The same turn in other words; the mathematics, the drawing and the pause stay. */
export const inWords = (record: TurnRecord, text: string): TurnRecord => ({
  ...record,
  reply: { ...record.reply, text },
});
