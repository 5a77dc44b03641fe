import type { LanguageModel } from 'ai';
import type { Provider } from './config.ts';

/** The longest reply, in bytes: what an endpoint sends is held in memory. */
const LONGEST_REPLY = 1_000_000;

function bounded(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = LONGEST_REPLY;
  return body.pipeThrough(
    new TransformStream({
      transform(part: Uint8Array<ArrayBuffer>, controller) {
        left -= part.byteLength;
        if (left < 0) controller.error(new Error('The reply of the model is too long.'));
        else controller.enqueue(part);
      },
    }),
  );
}

/** A redirect would carry the question, and the key, to an address that nobody configured. */
const withoutRedirects: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  return body === null ? response : new Response(bounded(body), { status, statusText, headers });
};

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
