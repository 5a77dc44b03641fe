import { useNavigate } from '@lemma/router';
import { news } from '@lemma/toast';
import { Button, shorten } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { useDraftFor } from '../commands.ts';
import type { Topic } from '../logic/topics.ts';
import { GroupButton } from './group-button.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';

/** What a teacher can create from a topic: a group of students, and an assignment for practice. */
export function TopicActions({
  uid,
  classroom,
  students,
  topic,
  topicName,
}: SharedAnalysis & { readonly topic: Topic }) {
  const t = useAnalysisText('analysis');
  const navigate = useNavigate();
  const draft = useDraftFor(classroom.id);
  const name = topicName(topic);
  const make = () => {
    if (draft.isPending) return;
    draft.mutate(
      { topic, title: shorten(t('draftTitle', { name }), 80) },
      {
        onSuccess: async (assignmentId) => {
          news({ title: t('draftMade'), tone: 'good' });
          await navigate(paths.assignments({ class: classroom.id, edit: assignmentId }));
        },
      },
    );
  };
  return (
    <div data-print="hide" className="flex flex-wrap gap-3">
      <Button size="small" pending={draft.isPending} aria-label={t('makeAssignmentFor', { name })} onClick={make}>
        {t('makeAssignment')}
      </Button>
      <GroupButton uid={uid} classroom={classroom} students={students} topic={topic} name={name} />
    </div>
  );
}
