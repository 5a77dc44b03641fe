import { Button, cx, type Locale, spokenLanguage } from '@lemma/ui';
import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearSpoken, highlightSpoken, speechIn } from './speech-places.ts';
import { type AloudQuestion, choicesAloud, questionAloud, spoken } from './spoken.ts';
import { textIn, useText } from './text/texts.ts';
import { useMathWords } from './use-math-words.ts';

type ReadAloudProps = {
  /** Mathematics in the text stands in backticks. */
  readonly text: string;
  /** The language of the text, which can differ from the page's: a voice reads only its own language. */
  readonly language: Locale;
  /** The text of the button. Default: the text for students. */
  readonly label?: string | undefined;
  /** Called when reading begins. */
  readonly onRead?: (() => void) | undefined;
  /**
   * Where the text is on the page, so that its words are marked as they are read. Parts of `text` that are not there
   * are read after it.
   */
  readonly place?: RefObject<HTMLElement | null> | undefined;
  /** Shows only the icon, for a screen with little space. */
  readonly short?: boolean;
  /** The text is read when it appears, and the button is large. */
  readonly atOnce?: boolean;
};

const LARGE = 'min-h-16 min-w-16 px-5 text-lg';

/** Reads a text aloud with the device's voice; nothing is shown if the browser has no speech. */
export function ReadAloud({ text, language, label, onRead, place, short = false, atOnce = false }: ReadAloudProps) {
  const t = useText('item');
  const [speaking, setSpeaking] = useState(false);
  // The end event of a stopped reading can arrive after the next one has begun.
  const current = useRef<SpeechSynthesisUtterance | undefined>(undefined);
  useEffect(
    () => () => {
      // The current reading may be that of another question.
      if (current.current) window.speechSynthesis.cancel();
      clearSpoken();
    },
    [],
  );
  const stop = () => {
    current.current = undefined;
    window.speechSynthesis.cancel();
    clearSpoken();
    setSpeaking(false);
  };
  const start = () => {
    stop();
    setSpeaking(true);
    const placed = place?.current ? speechIn(place.current) : undefined;
    const said = new SpeechSynthesisUtterance([placed?.text, spoken(text, language)].filter(Boolean).join('. '));
    said.lang = language;
    said.onboundary = ({ charIndex }) => placed && highlightSpoken(placed, charIndex);
    const over = () => {
      if (current.current !== said) return;
      current.current = undefined;
      clearSpoken();
      setSpeaking(false);
    };
    said.onend = over;
    said.onerror = over;
    current.current = said;
    window.speechSynthesis.speak(said);
    onRead?.();
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    // Before anything was pressed on a page, a browser may refuse to speak: the button is there.
    if (atOnce && typeof window.speechSynthesis !== 'undefined') begin();
  }, [atOnce]);
  if (typeof window.speechSynthesis === 'undefined') return null;
  const Icon = speaking ? Square : Volume2;
  const words = speaking ? t('stopReading') : (label ?? t('readAloud'));
  return (
    <Button
      kind={atOnce ? 'primary' : 'quiet'}
      className={cx('self-start', short && 'shrink-0', short && !atOnce && 'docked:-me-2 docked:px-3', atOnce && LARGE)}
      icon={<Icon aria-hidden="true" className={atOnce ? 'size-8' : 'size-5'} />}
      onClick={speaking ? stop : start}
    >
      <span className={short ? 'max-sm:sr-only @max-md:sr-only' : ''}>{words}</span>
    </Button>
  );
}

type ReadQuestionProps = Omit<ReadAloudProps, 'text' | 'language'> & { readonly question: AloudQuestion };

/**
 * Reads a whole question aloud: its text, its mathematics and the options, in Spanish where the question is known in
 * Spanish. What there is in English alone is read by an English voice.
 */
export function ReadQuestion({ question, place, ...rest }: ReadQuestionProps) {
  const { task } = useMathWords();
  const { text: prompt, lang } = task(question.prompt);
  const choose = textIn('item', lang)('choose');
  const option = (label: string) => (lang === 'en' ? label : task(label).text);
  // What is on the page has its mathematics in words of one language.
  const shown = lang === spokenLanguage() ? place : undefined;
  const whole = { ...question, prompt };
  const text = shown === undefined ? questionAloud(whole, choose, option) : choicesAloud(question, choose, option);
  return <ReadAloud text={text} language={lang} place={shown} {...rest} />;
}
