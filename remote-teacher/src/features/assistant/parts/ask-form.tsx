import { LONGEST_QUESTION } from '@lemma/school/assistant';
import { Button, TextArea } from '@lemma/ui';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';

type AskFormProps = { readonly working: boolean; readonly onAsk: (text: string) => void; readonly onStop: () => void };

/** The question field. Enter sends, Shift+Enter starts a new line; while an answer is arriving, the button stops it. */
export function AskForm({ working, onAsk, onStop }: AskFormProps) {
  const t = useAssistantText('assistant');
  const [text, setText] = useState('');
  const isTooLong = text.length > LONGEST_QUESTION;
  const send = () => {
    if (text.trim() === '' || working || isTooLong) return;
    onAsk(text.trim());
    setText('');
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={handleSubmit}
      className="sticky bottom-0 flex max-md:bottom-14 items-end gap-3 border-t border-line bg-paper py-4"
      data-print="hide"
      data-bottom-field=""
    >
      <div className="min-w-0 grow">
        <TextArea
          label={t('ask')}
          rows={2}
          lang="en"
          value={text}
          placeholder={t('placeholder')}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKey}
          {...(isTooLong && { error: t('tooLong', { most: LONGEST_QUESTION }) })}
        />
      </div>
      {working ? (
        <Button onClick={onStop}>{t('stop')}</Button>
      ) : (
        <Button type="submit" kind="primary">
          {t('send')}
        </Button>
      )}
    </form>
  );
}
