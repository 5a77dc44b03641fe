import { LONGEST_COMMENT } from '@lemma/school/work';
import { useAskBeforeClosing } from '@lemma/screens';
import { ProsePreview, TextArea } from '@lemma/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Draft, isUnsent, type Spoken } from '#shared/logic/draft.ts';
import { useText } from '#shared/text/texts.ts';
import { CommentTools, type Tool } from './comment-tools.tsx';
import { SpokenPart } from './spoken-part.tsx';

type CommentBoxProps = {
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  /** Formulas are between backquotes, as in a teacher's own questions. */
  readonly draft: Draft;
  readonly onDraftChange: (change: (before: Draft) => Draft) => void;
  /** True if the last try to send it failed. */
  readonly hasFailed: boolean;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  readonly onSend: () => void;
};

/** The text with a formula in place of the selection, and the cursor position after the formula. */
function withFormula(text: string, from: number, to: number, formula: string) {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  const piece = `${gap}\`${formula}\`${/^[\s.,;:!?)]/.test(after) ? '' : ' '}`;
  return { text: before + piece + after, caret: before.length + piece.length };
}

/**
 * The editor of a comment: text, formulas with a preview, and a recording. It is not a form element, because the
 * formula field is one. The tools for recording and formulas are loaded when their buttons are pressed.
 */
export function CommentBox({ label, hint, rows = 4, draft, onDraftChange, hasFailed, onSend }: CommentBoxProps) {
  const t = useText('comment');
  const { text, spoken } = draft;
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | undefined>();
  const [tool, setTool] = useState<Tool>();
  useAskBeforeClosing(isUnsent(draft));

  // The cursor can be set only after React has inserted the formula.
  useLayoutEffect(() => {
    if (caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const close = () => {
    setTool(undefined);
    area.current?.focus();
  };
  const insert = (formula: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const next = withFormula(text, from, to, formula);
    onDraftChange((before) => ({ ...before, text: next.text }));
    setCaret(next.caret);
    setTool(undefined);
  };
  const speak = (said: Spoken) => {
    onDraftChange((before) => ({ ...before, spoken: said }));
    if (said.kind !== 'going') setTool(undefined);
  };
  const discard = () => {
    onDraftChange(({ spoken: _gone, ...before }) => before);
    close();
  };

  return (
    <div className="flex w-full flex-col gap-3">
      <TextArea
        ref={area}
        label={label}
        hint={hint}
        rows={rows}
        value={text}
        maxLength={LONGEST_COMMENT}
        error={text.length > LONGEST_COMMENT ? t('tooLong') : undefined}
        onChange={({ currentTarget: { value } }) => onDraftChange((before) => ({ ...before, text: value }))}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSend()}
      />
      <CommentTools
        tool={tool}
        onTool={setTool}
        hasVoice={spoken !== undefined}
        onInsert={insert}
        onSpoken={speak}
        onClose={close}
      />
      {spoken && spoken.kind !== 'going' && tool !== 'voice' && (
        <SpokenPart spoken={spoken} onAgain={() => setTool('voice')} onDiscard={discard} />
      )}
      <ProsePreview text={text} />
      <p role="alert" className="text-sm font-semibold text-warm">
        {hasFailed && t('notSent')}
      </p>
    </div>
  );
}
