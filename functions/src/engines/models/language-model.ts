import type { LanguageModel } from 'ai';
import type { Provider } from './config.ts';

/** A redirect would carry the question, and the key, to an address that nobody configured. */
const withoutRedirects: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

/** Loads the SDK with the first question, so that nothing of it is loaded without a model. */
export async function languageModel({ kind, name, url, key }: Provider): Promise<LanguageModel> {
  if (kind === 'gemini') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: key ?? '', fetch: withoutRedirects, ...(url !== undefined && { baseURL: url }) })(
      name,
    );
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: url ?? '',
    includeUsage: true,
    fetch: withoutRedirects,
    ...(key !== undefined && { apiKey: key }),
  })(name);
}
