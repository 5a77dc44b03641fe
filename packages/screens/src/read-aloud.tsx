import { parse } from '@lemma/math/check';
import { toSpeech } from '@lemma/math/render';
import { Button, getLocale } from '@lemma/ui';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from './text/texts.ts';

/** A question as it is spoken: what stands in backticks is mathematics and is said in words. */
export function spoken(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, (_, written: string) => {
    const read = parse(written);
    return read.ok ? toSpeech(read.tree) : written;
  });
}

/** Reads a question aloud with the voice of the device. */
export function ReadAloud({ text }: { readonly text: string }) {
  const t = useText('item');
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (typeof window.speechSynthesis === 'undefined') return null;
  const toggle = () => {
    window.speechSynthesis.cancel();
    setSpeaking(!speaking);
    if (speaking) return;
    const said = new SpeechSynthesisUtterance(spoken(text));
    said.lang = getLocale();
    said.onend = () => setSpeaking(false);
    said.onerror = () => setSpeaking(false);
    window.speechSynthesis.speak(said);
  };
  const Icon = speaking ? Square : Volume2;
  return (
    <Button kind="quiet" className="self-start" icon={<Icon aria-hidden="true" className="size-5" />} onClick={toggle}>
      {speaking ? t('stopReading') : t('readAloud')}
    </Button>
  );
}
