import { codeOf } from '@lemma/contract';
import { useEffect, useRef, useState } from 'react';

/** Why a recording cannot be played; a key of the texts. */
export type SoundFault = 'gone' | 'offline' | 'cannotPlay' | 'failed';

function faultOf(error: unknown): SoundFault {
  const code = codeOf(error);
  if (code === 'network/offline' || code === 'network/timeout') return 'offline';
  return code === 'auth/forbidden' || code === 'data/not-found' ? 'gone' : 'failed';
}

/**
 * Plays one recording, which is fetched when first played. `at` is in seconds. The audio element is not on the page, so
 * that the player looks the same on every device.
 */
export function useSound(load: () => Promise<Blob>) {
  const [state, setState] = useState<'quiet' | 'loading' | 'playing'>('quiet');
  const [fault, setFault] = useState<SoundFault | undefined>();
  const [at, setAt] = useState(0);
  const audio = useRef<HTMLAudioElement>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = undefined;
    };
  }, []);

  const made = async (): Promise<HTMLAudioElement | undefined> => {
    if (audio.current) return audio.current;
    const blob = await load();
    if (isLeft.current) return undefined;
    const element = new Audio(URL.createObjectURL(blob));
    element.ontimeupdate = () => setAt(element.currentTime);
    element.onpause = () => setState('quiet');
    element.onplay = () => setState('playing');
    element.onended = () => setAt(0);
    element.onerror = () => {
      setState('quiet');
      setFault('cannotPlay');
    };
    audio.current = element;
    return element;
  };
  const play = async () => {
    setFault(undefined);
    setState('loading');
    try {
      const element = await made();
      // A phone may require another press if fetching took long; that is no error.
      await element?.play().catch(() => setState('quiet'));
    } catch (error) {
      setState('quiet');
      setFault(faultOf(error));
    }
  };
  const toggle = () => {
    if (state === 'playing') audio.current?.pause();
    else if (state === 'quiet') void play();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  };
  return { state, fault, at, isThere: audio.current !== undefined, toggle, seek };
}
