import { VOICE_ALONE, type Voice } from '@lemma/school/files';
import { downloadFile } from '@lemma/shared-auth';
import { hasMath } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { VoicePlayer } from './voice-player.tsx';

// What reads mathematics is loaded with the first comment that has any.
const CommentProse = lazy(async () => ({ default: (await import('./comment-prose.tsx')).CommentProse }));

type CommentBodyProps = { readonly comment: { readonly text: string; readonly voice?: Voice | undefined } };

/**
 * A comment on work or on a student, written or spoken, with its mathematics. Every screen shows comments with this
 * component.
 */
export function CommentBody({ comment: { text, voice } }: CommentBodyProps) {
  const isSpokenAlone = voice !== undefined && text === VOICE_ALONE;
  return (
    <div className="flex flex-col gap-2">
      {!isSpokenAlone && (
        /* In another language than the page, a text has its period at the other end. */
        <p dir="auto" className="measure whitespace-pre-wrap">
          {hasMath(text) ? (
            <Suspense fallback={text}>
              <CommentProse text={text} />
            </Suspense>
          ) : (
            text
          )}
        </p>
      )}
      {voice && <VoicePlayer key={voice.fileId} seconds={voice.seconds} load={() => downloadFile(voice.fileId)} />}
    </div>
  );
}
