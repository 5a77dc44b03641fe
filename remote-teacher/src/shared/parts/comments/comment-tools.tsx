import { Button, FieldError } from '@lemma/ui';
import { Mic, Sigma } from 'lucide-react';
import { useId } from 'react';
import type { Spoken } from '#shared/logic/draft.ts';
import { useText } from '#shared/text/texts.ts';
import { useLoaded } from './use-loaded.ts';

export type Tool = 'formula' | 'voice' | undefined;

type CommentToolsProps = {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly hasVoice: boolean;
  readonly onInsert: (formula: string) => void;
  readonly onSpoken: (spoken: Spoken) => void;
  readonly onClose: () => void;
};

/** The two buttons below a comment, or the requested tool once it is loaded. */
export function CommentTools({ tool, onTool, hasVoice, onInsert, onSpoken, onClose }: CommentToolsProps) {
  const t = useText('comment');
  const id = useId();
  const forget = () => onTool(undefined);
  const formula = useLoaded(async () => (await import('./formula-panel.tsx')).FormulaPanel, tool === 'formula', forget);
  const voice = useLoaded(async () => (await import('./voice-recorder.tsx')).VoiceRecorder, tool === 'voice', forget);
  if (tool === 'formula' && formula.kind === 'here') return <formula.Part onInsert={onInsert} onClose={onClose} />;
  if (tool === 'voice' && voice.kind === 'here') return <voice.Part onSpoken={onSpoken} onClose={onClose} />;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Sigma aria-hidden="true" className="size-4" />}
          pending={tool === 'formula'}
          onClick={() => onTool('formula')}
        >
          {t('formula')}
        </Button>
        {(!hasVoice || tool === 'voice') && (
          <Button
            size="small"
            icon={<Mic aria-hidden="true" className="size-4" />}
            pending={tool === 'voice'}
            onClick={() => onTool('voice')}
          >
            {t('speak')}
          </Button>
        )}
      </div>
      {(formula.kind === 'failed' || voice.kind === 'failed') && (
        <FieldError id={`${id}-failed`}>{t('partFailed')}</FieldError>
      )}
    </>
  );
}
