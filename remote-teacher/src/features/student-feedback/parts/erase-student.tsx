import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import type { Student } from '@lemma/school/people';
import { isNameTyped, type RightsRequest } from '@lemma/school/privacy';
import { QueryView, useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Dialog, errorSentence, formatNumber, TextField } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { studentQueries } from '../queries.ts';

type EraseStudentProps = {
  readonly uid: string;
  readonly student: Student;
  readonly parentId: string;
  readonly asked: RightsRequest;
  readonly answer: string;
};

/** Deletes a child's data at a parent's request: first shows what there is, then requires the typed name. */
export function EraseStudent({ uid, student, parentId, asked, answer }: EraseStudentProps) {
  const t = useText('erasure');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const erase = useCall('eraseChild', {
    meta: { silent: true },
    onSuccess: async ({ receipt }) => {
      news({ title: t('done'), description: t('receipt', { id: receipt.id }), tone: 'good' });
      await navigate(paths.students({ class: student.classIds[0] }));
      client.removeQueries({ queryKey: studentQueries.student(uid, student.id).queryKey });
    },
  });
  const fault = erase.error ? errorSentence(codeOf(erase.error)) : undefined;
  const confirm = () => {
    const matches = isNameTyped(name, student.fullName);
    setWrong(!matches);
    if (matches && !erase.isPending)
      erase.mutate({ studentId: student.id, parentId, requestId: asked.id, name: name.trim(), answer });
  };
  const error = isWrong ? t('nameWrong', { name: student.fullName }) : fault && `${fault.title}. ${fault.body}`;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => !erase.isPending && setOpen(next)}
        title={t('title', { name: student.fullName })}
        description={t('lead')}
        actions={
          <>
            <Button onClick={() => setOpen(false)} disabled={erase.isPending}>
              {t('keep')}
            </Button>
            <Button kind="danger" pending={erase.isPending} onClick={confirm}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {open && <Preview uid={uid} studentId={student.id} />}
          <p className="measure">{t('rest')}</p>
          <TextField
            label={t('name', { name: student.fullName })}
            value={name}
            error={error}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
      </Dialog>
    </>
  );
}

/** What would be deleted, by kind, with numbers. */
function Preview({ uid, studentId }: { readonly uid: string; readonly studentId: string }) {
  const t = useText('erasure');
  const preview = useQuery(studentQueries.erasurePreview(uid, studentId));
  return (
    <QueryView query={preview}>
      {({ documents, files }) => (
        <ul aria-label={t('what')}>
          {kinds.map((kind) => {
            const count = of[kind].reduce((sum, collection) => sum + (documents[collection] ?? 0), 0);
            return (
              <li key={kind} className="flex justify-between gap-4 border-b border-line py-1">
                <span>{t(`kinds.${kind}`)}</span>
                <span className="figures-tabular">{formatNumber(kind === 'files' ? files : count)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}

const kinds = ['account', 'work', 'files', 'knowledge', 'notes', 'links'] as const;
/** The collections that are shown to people as one kind. */
const of: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  account: ['students', 'users', 'secrets', 'settings'],
  work: ['submissions', 'desks', 'suggestions'],
  files: [],
  knowledge: ['progress', 'evidence', 'practice', 'placements', 'insightMarks'],
  notes: ['notes', 'studentNotes', 'talks', 'interviews'],
  links: ['guardians', 'parentCodes'],
};
