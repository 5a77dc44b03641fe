import type { ReactNode } from 'react';
import { type DocumentId, documents } from './documents.ts';
import { useText } from './text/texts.ts';

const questions = [
  { ask: 'whoAsk', answer: 'who', link: 'whoLink', document: 'rules' },
  { ask: 'signInAsk', answer: 'signInText', link: 'signInLink', document: 'signIn' },
  { ask: 'deleteAsk', answer: 'delete', link: 'deleteLink', document: 'deletion' },
  { ask: 'keepAsk', answer: 'keep', link: 'keepLink', document: 'retention' },
  { ask: 'modelAsk', answer: 'model', link: 'modelLink', document: 'model' },
  { ask: 'holeAsk', answer: 'hole', link: 'holeLink', document: 'security' },
  { ask: 'accessAsk', answer: 'access', link: 'accessLink', document: 'access' },
  { ask: 'trialAsk', answer: 'trial', link: 'trialLink', document: 'trial' },
] as const;

/** What it costs, where data lives, and what a district asks, each with the document that says more. */
export function PlainAnswers() {
  const t = useText('plain');
  return (
    <section aria-labelledby="plain" className="mt-24 border-t border-line pt-12">
      <h2 id="plain" className="text-xl font-semibold tracking-tight">
        {t('title')}
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {(['cost', 'data'] as const).map((each) => (
          <div key={each}>
            <h3 className="text-lg font-semibold">{t(`${each}Title`)}</h3>
            <p className="measure mt-2 text-muted">{t(`${each}Body`)}</p>
            <More document={each === 'cost' ? 'license' : 'data'}>{t(`${each}Link`)}</More>
          </div>
        ))}
      </div>
      <h3 className="mt-12 text-lg font-semibold">{t('districtTitle')}</h3>
      <dl className="mt-4 grid gap-x-16 md:grid-cols-2">
        {questions.map(({ ask, answer, link, document }) => (
          <div key={ask} className="border-t border-line py-5">
            <dt className="font-semibold">{t(ask)}</dt>
            <dd className="measure mt-1 text-muted">
              {t(answer)}
              <More document={document}>{t(link)}</More>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{t('documents')}</p>
    </section>
  );
}

/** A link to a document, as a file beside the pages: neither the router nor the application knows it. */
const More = ({ document, children }: { readonly document: DocumentId; readonly children: ReactNode }) => (
  <a
    href={`/documents/${fileOf(document)}`}
    hrefLang="en"
    className="mt-1 flex min-h-11 w-fit items-center text-accent underline decoration-1 underline-offset-3 hover:text-accent-strong hover:decoration-2 md:min-h-8"
  >
    {children}
  </a>
);

const fileOf = (document: DocumentId): string => {
  const path = documents[document];
  const name = path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return `${name}.${path.endsWith('.md') ? 'html' : 'txt'}`.toLowerCase();
};
