import { VOICE_ALONE } from '@lemma/school/files';
import { type Note, type NoteAudience, noteAudiences } from '@lemma/school/notes';
import type { Student } from '@lemma/school/people';
import { CommentBody, QueryView, useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { Button, formatDateTime, RadioGroup, Section, Status } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maySend, NO_DRAFT, written } from '#shared/logic/draft.ts';
import { Acts, useMayTeach } from '#shared/parts/acting.tsx';
import { CommentBox } from '#shared/parts/comments/comment-box.tsx';
import { Phrases, withPhrase } from '#shared/parts/phrases.tsx';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { studentQueries } from '../queries.ts';

type NotesProps = { readonly uid: string; readonly student: Student };

const tones = { student: 'active', parents: 'waiting', teachers: 'neutral' } as const;
const MOST_PHRASES = 6;
const LONGEST_PHRASE = 80;

/** Earlier notes that are short enough to be reused, the newest first. */
const phrasesOf = (notes: readonly Note[]): string[] =>
  [...new Set(notes.toReversed().map(({ text }) => text))]
    .filter((text) => text.length <= LONGEST_PHRASE && text !== VOICE_ALONE)
    .slice(0, MOST_PHRASES);

/** Comments on the student in general: for the student, for the parents only, or for teachers only. */
export function Notes({ uid, student }: NotesProps) {
  const t = useFeedbackText('notes');
  const mayTeach = useMayTeach();
  const notes = useQuery(studentQueries.notes(uid, student.id));
  if (!mayTeach && (notes.data?.notes ?? []).length === 0) return null;
  return (
    <Section ruled title={t('title')} lead={t('lead')}>
      <QueryView query={notes}>
        {(data) => (
          <>
            <ul className="flex flex-col">
              {(data?.notes ?? []).toReversed().map((note) => (
                <NoteLine key={note.id} studentId={student.id} note={note} />
              ))}
            </ul>
            <Acts>
              <NewNote studentId={student.id} phrases={phrasesOf(data?.notes ?? [])} />
            </Acts>
          </>
        )}
      </QueryView>
    </Section>
  );
}

function NoteLine({ studentId, note }: { readonly studentId: string; readonly note: Note }) {
  const t = useFeedbackText('notes');
  const remove = useCall('removeNote');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div>
        <CommentBody comment={note} />
        <p className="text-sm text-muted">
          <Status tone={tones[note.audience]}>{t(`audiences.${note.audience}`)}</Status> · {note.byName} ·{' '}
          {formatDateTime(note.at)}
          {note.readAt !== undefined && ` · ${t('readAt', { at: formatDateTime(note.readAt) })}`}
        </p>
      </div>
      <Acts>
        <Button
          size="small"
          kind="quiet"
          pending={remove.isPending}
          onClick={() => remove.mutate({ studentId, noteId: note.id })}
        >
          {t('remove')}
        </Button>
      </Acts>
    </li>
  );
}

function NewNote({ studentId, phrases }: { readonly studentId: string; readonly phrases: readonly string[] }) {
  const t = useFeedbackText('notes');
  const [draft, setDraft] = useState(NO_DRAFT);
  const [audience, setAudience] = useState<NoteAudience>('student');
  // The id is created before sending, so that a repeated request writes one note.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const write = useCommand(async () => call('writeNote', { studentId, noteId, audience, ...(await written(draft)) }));
  const send = () => {
    if (!maySend(draft) || write.isPending) return;
    write.mutate(undefined, {
      onSuccess: () => {
        setDraft((now) => (now === draft ? NO_DRAFT : now));
        setNoteId(crypto.randomUUID());
      },
    });
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <CommentBox label={t('new')} draft={draft} onDraftChange={setDraft} hasFailed={write.isError} onSend={send} />
      <Phrases text={draft.text} onPick={(phrase) => setDraft((now) => withPhrase(now, phrase))} others={phrases} />
      <RadioGroup
        label={t('audience')}
        value={audience}
        onValueChange={(value) => setAudience(noteAudiences.find((one) => one === value) ?? 'teachers')}
        options={noteAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
      <Button kind="primary" pending={write.isPending} aria-disabled={!maySend(draft)} onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
}
