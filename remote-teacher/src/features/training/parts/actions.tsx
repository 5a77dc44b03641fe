import { useNavigate } from '@lemma/router';
import { Button, csvFileName, Menu, toCsv } from '@lemma/ui';
import { useState } from 'react';
import { noteExport } from '#shared/files/note-export.ts';
import { saveText } from '#shared/files/save-text.ts';
import { useSaveNoted } from '#shared/files/use-save-noted.ts';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useStartInterview } from '../commands.ts';
import { RemoveDialog } from './remove-interview.tsx';
import type { ResultProps } from './result-props.ts';

type Move = ResultProps['interview']['turns'][number]['move'];

const csvOf = ({ interview, result }: ResultProps, head: readonly string[], moveName: (move: Move) => string): string =>
  toCsv(
    head,
    interview.turns.map(({ text, formula, asked, reply, move, evidence, open }, at) => [
      ...[at + 1, [text, formula].filter(Boolean).join(' '), (asked ?? '').replaceAll('`', '')],
      ...[reply.text.replaceAll('`', ''), moveName(move), evidence, open ? 1 : 0],
      ...[result.turns[at]?.bits, result.turns[at]?.bestBits],
    ]),
  );

/** Print, download, interview again, delete. */
export function Actions({ interview, result }: ResultProps) {
  const t = useTrainingText('results');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const start = useStartInterview();
  const again = () =>
    start.mutate(
      {
        scenarioId: interview.scenarioId,
        limits: interview.limits,
        from: { interviewId: interview.id, turns: 0 },
      },
      { onSuccess: ({ id }) => navigate(paths.interview({ interviewId: id })) },
    );
  const head = [
    ...[t('turn'), t('columns.teacher'), t('columns.problem'), t('columns.student'), t('columns.move')],
    ...[t('columns.evidence'), t('columns.open'), t('columns.bits'), t('columns.best')],
  ];
  const { studentId } = interview.student;
  const save = useSaveNoted();
  const fileOf = () => ({
    name: csvFileName([t('csvFile'), interview.student.name]),
    text: csvOf({ interview, result }, head, (move) => t(`moves.${move}`)),
  });
  return (
    <>
      <Menu
        trigger={<Button>⋯</Button>}
        items={[
          {
            label: t('csv'),
            onSelect: () => {
              // The student of a practice is made up.
              if (studentId === undefined) saveText({ ...fileOf(), holds: 'no-child' });
              else
                save.mutate({
                  what: 'answers',
                  note: () => noteExport(undefined, [studentId], 'answers'),
                  make: fileOf,
                });
            },
          },
          { label: t('remove'), danger: true, separated: true, onSelect: () => setAsking(true) },
        ]}
      />
      <Button onClick={() => window.print()}>{t('print')}</Button>
      {interview.kind === 'practice' && (
        <Button kind="primary" pending={start.isPending} onClick={again}>
          {t('again', { name: interview.student.name })}
        </Button>
      )}
      <RemoveDialog
        interviewId={interview.id}
        open={asking}
        onOpenChange={setAsking}
        onRemoved={() => navigate(paths.training())}
      />
    </>
  );
}
