import { Button, FieldError, ProsePreview, TextArea } from '@lemma/ui';
import { Sigma } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/texts.ts';
import { useLoaded } from './use-loaded.ts';

type CommentBoxProps = {
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  /** Mathematics in it stands between backticks, as in questions of one's own. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Ctrl or Cmd with Enter. */
  readonly onSend: () => void;
};

const LONGEST = 2000;

/** What the text is with a formula in place of what is selected, and where the cursor stands behind it. */
function withFormula(text: string, from: number, to: number, formula: string) {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  const piece = `${gap}\`${formula}\`${/^[\s.,;:!?)]/.test(after) ? '' : ' '}`;
  return { text: before + piece + after, caret: before.length + piece.length };
}

/** Where a comment is written: words, with formulas among them and a preview of both. It is no form, as the formula field is one. */
export function CommentBox({ label, hint, rows = 4, text, onTextChange, onSend }: CommentBoxProps) {
  const t = useText('comment');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | undefined>();
  const [isWriting, setIsWriting] = useState(false);
  const { loaded, ask } = useLoaded(async () => (await import('./formula-panel.tsx')).FormulaPanel);

  // The cursor goes behind the formula only once React has put it there.
  useLayoutEffect(() => {
    if (caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const insert = (formula: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const next = withFormula(text, from, to, formula);
    onTextChange(next.text);
    setCaret(next.caret);
    setIsWriting(false);
  };
  const close = () => {
    setIsWriting(false);
    area.current?.focus();
  };

  return (
    <div className="flex w-full flex-col gap-3">
      <TextArea
        ref={area}
        label={label}
        hint={hint}
        rows={rows}
        value={text}
        maxLength={LONGEST}
        error={text.length > LONGEST ? t('tooLong') : undefined}
        onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSend()}
      />
      {isWriting && loaded.kind === 'here' ? (
        <loaded.Part onInsert={insert} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Sigma aria-hidden="true" className="size-4" />}
            pending={loaded.kind === 'loading'}
            onClick={() => {
              setIsWriting(true);
              ask();
            }}
          >
            {t('formula')}
          </Button>
        </div>
      )}
      {loaded.kind === 'failed' && <FieldError id={`${id}-failed`}>{t('partFailed')}</FieldError>}
      <ProsePreview text={text} />
    </div>
  );
}
