import { useText } from '../text/texts.ts';

/** For the person who sets Lemma up: which setting is missing or out of bounds. */
export function SetupFault({ message }: { readonly message: string }) {
  const t = useText('fault');
  return (
    <main className="mx-auto max-w-lg px-4 py-16" role="alert">
      <h1 className="text-xl font-semibold">{t('setupTitle')}</h1>
      <p className="mt-3 text-muted">{t('setupBody')}</p>
      <pre className="mt-4 overflow-x-auto border-s-4 border-warm bg-warm-wash p-4 text-sm whitespace-pre-wrap">
        {message}
      </pre>
    </main>
  );
}
