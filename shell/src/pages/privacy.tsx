import { directionOf, type Locale, PageTitle, useLocale } from '@lemma/ui';
import english from '../../../docs/privacy/families.en.md?raw';
import spanish from '../../../docs/privacy/families.es.md?raw';
import { type Block, noticeBlocks } from './privacy/notice-blocks.ts';
import { PublicPage } from './public-page.tsx';

type Notice = { readonly lang: Locale; readonly text: string };
const inEnglish: Notice = { lang: 'en', text: english };
/** The notice exists in two languages; readers of any other get it in English. */
const notices: Readonly<Record<Locale, Notice>> = { en: inEnglish, es: { lang: 'es', text: spanish }, ar: inEnglish };

function NoticeBlock(block: Block) {
  switch (block.kind) {
    case 'title':
      return <PageTitle>{block.text}</PageTitle>;
    case 'heading':
      return <h2 className="mt-10 text-lg font-semibold">{block.text}</h2>;
    case 'text':
      return <p className="mt-4">{block.text}</p>;
    case 'list':
      return (
        <ul className="mt-4 flex list-disc flex-col gap-2 ps-5">
          {block.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
  }
}

/** What families are told of their child's data: the text of docs/privacy, word for word. */
export function PrivacyPage() {
  const { lang, text } = notices[useLocale()];
  return (
    <PublicPage width="wide">
      <article lang={lang} dir={directionOf(lang)} className="measure mx-auto">
        {noticeBlocks(text).map((block) => (
          <NoticeBlock key={block.kind === 'list' ? block.lines[0] : block.text} {...block} />
        ))}
      </article>
    </PublicPage>
  );
}
