import { type Classroom, type LoginCard, parseRoster, type RosterStudent, type SecretKind } from '@lemma/school';
import { Button, Section, Select, TextArea } from '@lemma/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../../text/texts.ts';
import { useCreateStudents } from '../data/account-commands.ts';
import { RosterPreview } from './roster-preview.tsx';

type AddStudentsProps = {
  readonly classroom: Classroom;
  readonly students: readonly RosterStudent[];
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

const kinds = ['words', 'pictures', 'password', 'badge'] as const satisfies readonly SecretKind[];
const isKind = (value: string): value is SecretKind => kinds.some((kind) => kind === value);

/** Names in, a preview, accounts out. Nothing is made before the preview is confirmed. */
export function AddStudents({ classroom, students, onCards }: AddStudentsProps) {
  const t = useText('accounts');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SecretKind>('words');
  const file = useRef<HTMLInputElement>(null);
  // One id for one list: sending it again after a lost connection makes nobody twice.
  const [request, setRequest] = useState({ text: '', id: '' });
  const create = useCreateStudents();
  const roster = parseRoster(
    text,
    students.map(({ fullName }) => fullName),
  );

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    if (chosen) setText(await chosen.text());
    event.target.value = '';
  };
  const handleCreate = () => {
    const id = request.text === text ? request.id : crypto.randomUUID();
    setRequest({ text, id });
    create.mutate(
      {
        classId: classroom.id,
        requestId: id,
        secretKind: kind,
        students: roster.students.map(({ fullName }) => ({ fullName })),
      },
      {
        onSuccess: ({ cards }) => {
          setText('');
          onCards(cards);
        },
      },
    );
  };

  return (
    <Section title={t('addTitle')} lead={t('addLead')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <TextArea
            label={t('names')}
            hint={t('namesHint')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            rows={10}
            spellCheck={false}
          />
          <div>
            <input
              ref={file}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="sr-only"
              tabIndex={-1}
              aria-label={t('file')}
              onChange={handleFile}
            />
            <Button onClick={() => file.current?.click()}>{t('file')}</Button>
          </div>
        </div>
        <div className="flex flex-col gap-4" aria-live="polite">
          <RosterPreview roster={roster} />
          {roster.students.length > 0 && (
            <>
              <Select
                label={t('kind')}
                hint={t(`kindHints.${kind}`)}
                value={kind}
                onChange={(event) => isKind(event.currentTarget.value) && setKind(event.currentTarget.value)}
                options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              />
              <Button kind="primary" pending={create.isPending} onClick={handleCreate}>
                {t('create', { count: roster.students.length })}
              </Button>
              {create.isPending && <p role="status">{t('creating')}</p>}
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
