import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds between two camera frames that are read. */
const LOOK_EVERY_MS = 200;
const WIDTH_PIXELS = 640;

/**
 * Shows the camera in `video` while it is on, and reports the first code that it reads. The camera is turned off when
 * the page is left.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, on: boolean, onCode: (text: string) => void) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!on) return;
    let stream: MediaStream | undefined;
    let looking: number | undefined;
    let ended = false;
    const begin = async () => {
      const { readCode } = await import('./read-code.ts');
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      stream = opened;
      const view = video.current;
      if (ended || !view) return stop();
      view.srcObject = opened;
      await view.play();
      looking = window.setInterval(() => {
        const text = readCode(view, WIDTH_PIXELS);
        if (text === undefined) return;
        window.clearInterval(looking);
        onCode(text);
      }, LOOK_EVERY_MS);
    };
    const stop = () => {
      window.clearInterval(looking);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => {
      stop();
      if (!ended) setFailed(true);
    });
    return () => {
      ended = true;
      stop();
    };
  }, [on, onCode, video]);
  return failed;
}
