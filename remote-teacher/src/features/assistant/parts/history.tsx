import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { formatRelative, Section, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { chatQueries } from '../queries.ts';

/** All conversations of the teacher, the newest first. */
export function History({ open }: { readonly open: string | null }) {
  const t = useAssistantText('assistant');
  const shelf = useQuery(chatQueries.shelf(useUid()));
  return (
    <Section ruled title={t('history')}>
      <QueryView query={shelf}>
        {(found) => {
          const chats = Object.values(found?.chats ?? {}).toSorted((one, other) => other.updatedAt - one.updatedAt);
          if (chats.length === 0) return <p className="text-muted">{t('noHistory')}</p>;
          return (
            <ul className="flex flex-col">
              {chats.map(({ id, title, turns, updatedAt }) => (
                <li key={id} className="border-b border-line last:border-b-0">
                  <TextLink
                    to={paths.assistant({ chat: id })}
                    className="target flex flex-wrap items-center gap-x-4 py-2"
                    aria-current={id === open ? 'page' : undefined}
                  >
                    <span className="min-w-0 grow break-words">{title}</span>
                    <span className="text-sm text-muted">
                      {t('turns', { count: turns })}, {formatRelative(updatedAt)}
                    </span>
                  </TextLink>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Section>
  );
}
