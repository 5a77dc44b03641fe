type Words = { readonly title: string; readonly body: string };
type Texts = { readonly offline: Words; readonly empty: Words; readonly retry: string };

const texts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    offline: {
      title: 'You are offline',
      body: 'This page needs a connection. Nothing you did is lost: what waits on this device is sent when you are back online.',
    },
    empty: {
      title: 'This page did not come',
      body: 'We keep asking for it. Nothing you did is lost: what waits on this device is sent later.',
    },
    retry: 'Try again',
  },
  es: {
    offline: {
      title: 'Sin conexión',
      body: 'Esta página necesita conexión. No se pierde nada de lo que hiciste: lo que espera en este dispositivo se envía cuando vuelva la conexión.',
    },
    empty: {
      title: 'Esta página no llegó',
      body: 'Seguimos pidiéndola. No se pierde nada de lo que hiciste: lo que espera en este dispositivo se envía más tarde.',
    },
    retry: 'Intentar de nuevo',
  },
};

const STYLE = `:root{color-scheme:light dark;background:light-dark(#faf8f3,#141716);color:light-dark(#1b1b18,#ecebe5)}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:1.5rem;display:flex;flex-direction:column;justify-content:center;align-items:center;text-align:center;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.75rem;line-height:1.2}p{max-width:34rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;border-radius:.375rem;background:light-dark(#0d5a5c,#72c9c1);color:light-dark(#fff,#0b1e1d);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid currentcolor;outline-offset:2px}`;

/** Loads the page anew once it comes with something in it: a script of the page, where the worker's types do not hold. */
const UNTIL_IT_COMES = `const again = () => setTimeout(ask, 5000)
const ask = () => fetch(location.href, { cache: 'no-store' })
  .then(async (reply) => reply.ok && (await reply.text()) !== '' ? location.reload() : again())
  .catch(again)
again()`;

/**
 * The page that is shown if a page cannot be fetched and was never stored, instead of the browser's own. It is part of
 * the worker, so that it is available as soon as the worker is, before anything is stored. `language` is the browser's. A
 * page that came empty is asked for until it does not.
 */
export function offlinePage(language: string, cameEmpty: boolean): Response {
  const lang = language.startsWith('es') ? 'es' : 'en';
  const { retry, offline, empty } = texts[lang];
  const { title, body } = cameEmpty ? empty : offline;
  const then = cameEmpty ? UNTIL_IT_COMES : `addEventListener('online', () => location.reload())`;
  const page = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Lemma</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${body}</p><p><a href="">${retry}</a></p></main>
<script>${then}</script></body>
</html>`;
  // Status 503, as from an unavailable server, so that nothing caches it.
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
