import { AppError } from '@lemma/contract';
import type { ModelState } from '@lemma/school/settings';
import { SECOND } from '@lemma/school/time';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';

/** The most seconds that a model may take to answer, and the most repetitions. */
const LONGEST_WAIT_SECONDS = 120;
const MOST_RETRIES = 5;

/** The environment variables that configure a model; without them there is none. */
const settingsSchema = z
  .object({
    LEMMA_MODEL: z.enum(['builtin', 'openai-compatible', 'gemini']).default('builtin'),
    LEMMA_MODEL_NAME: z.string().min(1).optional(),
    LEMMA_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
    LEMMA_MODEL_KEY: z.string().min(1).optional(),
    LEMMA_MODEL_SECONDS: z.coerce.number().int().min(1).max(LONGEST_WAIT_SECONDS).default(20),
    LEMMA_MODEL_RETRIES: z.coerce.number().int().min(0).max(MOST_RETRIES).default(2),
    LEMMA_MODEL_CALLS_A_DAY: z.coerce.number().int().min(0).default(200),
    LEMMA_MODEL_TOKENS_A_DAY: z.coerce.number().int().min(0).default(200_000),
    LEMMA_MODEL_SCHOOL_TOKENS_A_DAY: z.coerce.number().int().min(0).default(4_000_000),
  })
  .refine(({ LEMMA_MODEL, LEMMA_MODEL_NAME }) => LEMMA_MODEL === 'builtin' || LEMMA_MODEL_NAME !== undefined, {
    path: ['LEMMA_MODEL_NAME'],
    error: 'is needed beside LEMMA_MODEL',
  })
  .refine(({ LEMMA_MODEL, LEMMA_MODEL_URL }) => LEMMA_MODEL !== 'openai-compatible' || LEMMA_MODEL_URL !== undefined, {
    path: ['LEMMA_MODEL_URL'],
    error: 'is needed for an OpenAI-compatible endpoint',
  })
  .refine(({ LEMMA_MODEL, LEMMA_MODEL_KEY }) => LEMMA_MODEL !== 'gemini' || LEMMA_MODEL_KEY !== undefined, {
    path: ['LEMMA_MODEL_KEY'],
    error: 'is needed for Gemini',
  });

export type Provider = {
  readonly kind: 'openai-compatible' | 'gemini';
  readonly name: string;
  readonly url: string | undefined;
  readonly key: string | undefined;
};
export type ModelConfig = {
  /** Left out: there is no model, and the built-in engine does everything. */
  readonly provider?: Provider;
  /** Milliseconds for one answer, including all retries. */
  readonly timeoutMs: number;
  readonly retries: number;
  readonly callsADay: number;
  readonly tokensADay: number;
  /** Of all people together: accounts are free, tokens are not. */
  readonly schoolTokensADay: number;
};

/**
 * The configuration of the model. @throws AppError `unknown` that names the missing variable, so that a half-configured
 * model does not go unnoticed.
 */
export function modelConfig(environment: Record<string, string | undefined> = process.env): ModelConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(set);
  if (!parsed.success) {
    const why = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
    throw new AppError('unknown', `model settings: ${why}`);
  }
  const { LEMMA_MODEL: kind, LEMMA_MODEL_NAME: name = '', ...rest } = parsed.data;
  return {
    ...(kind !== 'builtin' && { provider: { kind, name, url: rest.LEMMA_MODEL_URL, key: rest.LEMMA_MODEL_KEY } }),
    timeoutMs: rest.LEMMA_MODEL_SECONDS * SECOND,
    retries: rest.LEMMA_MODEL_RETRIES,
    callsADay: rest.LEMMA_MODEL_CALLS_A_DAY,
    tokensADay: rest.LEMMA_MODEL_TOKENS_A_DAY,
    schoolTokensADay: rest.LEMMA_MODEL_SCHOOL_TOKENS_A_DAY,
  };
}

/** Whether a model is configured; `broken` if its settings contradict each other. */
export function stateOfModel(environment: Record<string, string | undefined> = process.env): ModelState {
  try {
    return modelConfig(environment).provider === undefined ? 'none' : 'ready';
  } catch (error) {
    logger.error(String(error));
    return 'broken';
  }
}
