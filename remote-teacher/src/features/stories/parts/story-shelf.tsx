import { EngineText, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { DataTable, formatDate, isoDate, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { readingGrade } from '../logic/reading-grade.ts';
import { storyQueries } from '../queries.ts';

/** The teacher's stories, the newest first. */
export function StoryShelf() {
  const t = useStoryText('story');
  const shelf = useQuery(storyQueries.shelf(useUid()));
  return (
    <Section ruled title={t('mine')}>
      <QueryView query={shelf}>
        {(found) => (
          <DataTable
            phoneCards
            label={t('mine')}
            rows={Object.values(found?.stories ?? {}).toSorted((one, other) => other.createdAt - one.createdAt)}
            getRowId={({ id }) => id}
            rowLink={({ id }) => paths.stories({ story: id })}
            empty={<p className="text-muted">{t('empty')}</p>}
            columns={[
              {
                id: 'title',
                header: t('name'),
                value: ({ title }) => title,
                cell: ({ title }) => <EngineText text={title} />,
              },
              { id: 'standard', header: t('standard'), value: ({ standard }) => standard },
              {
                id: 'level',
                header: t('level'),
                value: ({ readingLevel }) => readingLevel,
                cell: ({ readingLevel }) => readingGrade(readingLevel),
                numeric: true,
                wideOnly: true,
              },
              {
                id: 'made',
                header: t('made'),
                value: ({ createdAt }) => isoDate(createdAt),
                cell: ({ createdAt }) => formatDate(createdAt),
              },
            ]}
          />
        )}
      </QueryView>
    </Section>
  );
}
