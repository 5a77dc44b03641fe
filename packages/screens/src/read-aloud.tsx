import { Button, getLocale } from '@lemma/ui';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AloudQuestion, questionAloud, spoken } from './spoken.ts';
import { useText } from './text/texts.ts';

type ReadAloudProps = {
  /** Mathematics in it stands in backticks. */
  readonly text: string;
  /** What the button says; otherwise as a student sees it. */
  readonly label?: string | undefined;
  /** When reading begins. */
  readonly onRead?: (() => void) | undefined;
};

/** Reads a text aloud with the voice of the device; nothing where the browser has no speech. */
export function ReadAloud({ text, label, onRead }: ReadAloudProps) {
  const t = useText('item');
  const [speaking, setSpeaking] = useState(false);
  // The end of one that was stopped may be told when the next one has begun.
  const current = useRef<SpeechSynthesisUtterance | undefined>(undefined);
  useEffect(
    () => () => {
      // Another question may be the one that is being read.
      if (current.current) window.speechSynthesis.cancel();
    },
    [],
  );
  if (typeof window.speechSynthesis === 'undefined') return null;
  const toggle = () => {
    current.current = undefined;
    window.speechSynthesis.cancel();
    setSpeaking(!speaking);
    if (speaking) return;
    const said = new SpeechSynthesisUtterance(spoken(text));
    said.lang = getLocale();
    const over = () => {
      if (current.current !== said) return;
      current.current = undefined;
      setSpeaking(false);
    };
    said.onend = over;
    said.onerror = over;
    current.current = said;
    window.speechSynthesis.speak(said);
    onRead?.();
  };
  const Icon = speaking ? Square : Volume2;
  return (
    <Button kind="quiet" className="self-start" icon={<Icon aria-hidden="true" className="size-5" />} onClick={toggle}>
      {speaking ? t('stopReading') : (label ?? t('readAloud'))}
    </Button>
  );
}

type ReadQuestionProps = Omit<ReadAloudProps, 'text'> & { readonly question: AloudQuestion };

/** Reads a whole question aloud: its text, its mathematics and the answers to choose from. */
export function ReadQuestion({ question, ...rest }: ReadQuestionProps) {
  const t = useText('item');
  return <ReadAloud text={questionAloud(question, t('choose'))} {...rest} />;
}
