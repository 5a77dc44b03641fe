import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, csvFileName, Section } from '@lemma/ui';
import { saveText } from '#shared/files/save-text.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { answersCsv, codebookCsv } from '../logic/codebook.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

/** Exports every answer of the class without names, and the descriptions of the columns. */
export function ExportSection({ classroom, skillName, topicName }: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const exporting = useCall('exportAnswers');
  const called = { skill: skillName, idea: (id: string) => topicName({ kind: 'misconception', id }) };
  const download = () => {
    if (exporting.isPending) return;
    exporting.mutate(
      { classId: classroom.id },
      {
        onSuccess: ({ answers }) => {
          const name = csvFileName([classroom.name, t('exportFile')]);
          saveText({ name, text: answersCsv(answers, called), holds: 'noted-by-call' });
          news({ title: t('exported', { count: answers.length }), tone: 'good' });
        },
      },
    );
  };
  const saveCodebook = () => {
    const head = [t('codebookHead.column'), t('codebookHead.meaning')];
    const text = codebookCsv(head, (column) => t(`columns.${column}`));
    saveText({ name: csvFileName([t('codebookFile')]), text, holds: 'no-child' });
  };
  return (
    <Section ruled title={t('export')} lead={t('exportLead')}>
      <div data-print="hide" className="flex flex-wrap gap-3">
        <Button pending={exporting.isPending} onClick={download}>
          {t('exportAnswers')}
        </Button>
        <Button kind="quiet" onClick={saveCodebook}>
          {t('codebook')}
        </Button>
      </div>
    </Section>
  );
}
