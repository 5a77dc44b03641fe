import type { LanguageModel } from 'ai';
import type { Provider } from './config.ts';

/** Loads the SDK with the first question, so that nothing of it is loaded without a model. */
export async function languageModel({ kind, name, url, key }: Provider): Promise<LanguageModel> {
  if (kind === 'gemini') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: key ?? '', ...(url !== undefined && { baseURL: url }) })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: url ?? '',
    includeUsage: true,
    ...(key !== undefined && { apiKey: key }),
  })(name);
}
