import { LONGEST_VOICE_SECONDS } from '@lemma/school/files';
import { SECOND } from '@lemma/school/time';
import { useEffect, useRef, useState } from 'react';

/** Why recording failed; a key of the text catalogue. */
export type RecorderFault = 'denied' | 'none' | 'busy' | 'silent';
type RecorderState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'going' | 'paused'; readonly elapsed: number }
  | { readonly kind: 'failed'; readonly fault: RecorderFault };

/** The formats that play on most devices come first: older tablets cannot play WebM. */
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'];
/** Sufficient for speech: one minute is a quarter of a megabyte. */
const BITS_A_SECOND = 32_000;
/** Milliseconds between two updates of the clock. */
const LOOK_EVERY_MS = 200;

function faultOf(error: unknown): RecorderFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** Measures the recorded time without pauses. */
function createClock() {
  let before = 0;
  let since: number | undefined;
  const elapsed = () => before + (since === undefined ? 0 : performance.now() - since);
  return {
    elapsed,
    run() {
      since ??= performance.now();
    },
    hold() {
      before = elapsed();
      since = undefined;
    },
  };
}

type Take = {
  readonly recorder: MediaRecorder;
  readonly clock: ReturnType<typeof createClock>;
  readonly close: () => void;
};

/** Opens the microphone and records until its recorder is stopped; passes the result to `onEnd`. */
async function open(onEnd: (blob: Blob, seconds: number) => void): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const options = { audioBitsPerSecond: BITS_A_SECOND, ...(mimeType !== undefined && { mimeType }) };
  const recorder = new MediaRecorder(stream, options);
  const clock = createClock();
  const pieces: Blob[] = [];
  // Also turns off the browser's microphone indicator.
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    clock.hold();
    close();
    const seconds = Math.min(LONGEST_VOICE_SECONDS, Math.max(1, Math.round(clock.elapsed() / 1000)));
    onEnd(new Blob(pieces, { type: recorder.mimeType }), seconds);
  };
  recorder.start();
  clock.run();
  return { recorder, clock, close };
}

type Callbacks = { readonly onGoing: () => void; readonly onRecorded: (blob: Blob, seconds: number) => void };

/** Records a comment of at most one minute. Leaving the screen turns the microphone off and drops the recording. */
export function useRecorder(callbacks: Callbacks) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const take = useRef<Take>(undefined);
  const isLeft = useRef(false);
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      take.current?.close();
      take.current = undefined;
    };
  }, []);
  const isGoing = state.kind === 'going';
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => {
      const elapsed = take.current?.clock.elapsed() ?? 0;
      if (elapsed >= LONGEST_VOICE_SECONDS * SECOND) take.current?.recorder.stop();
      else setState((now) => (now.kind === 'going' ? { ...now, elapsed } : now));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isGoing]);

  const start = async () => {
    if (navigator.mediaDevices === undefined || typeof MediaRecorder === 'undefined') {
      setState({ kind: 'failed', fault: 'silent' });
      return;
    }
    setState({ kind: 'asking' });
    try {
      const made = await open((blob, seconds) => {
        if (isLeft.current) return;
        setState({ kind: 'idle' });
        latest.current.onRecorded(blob, seconds);
      });
      take.current = made;
      if (isLeft.current) return made.close();
      setState({ kind: 'going', elapsed: 0 });
      latest.current.onGoing();
    } catch (error) {
      setState({ kind: 'failed', fault: faultOf(error) });
    }
  };
  const hold = () => {
    if (!take.current) return;
    const { recorder, clock } = take.current;
    if (recorder.state === 'recording') {
      recorder.pause();
      clock.hold();
    } else {
      recorder.resume();
      clock.run();
    }
    setState({ kind: recorder.state === 'recording' ? 'going' : 'paused', elapsed: clock.elapsed() });
  };
  const stop = () => take.current?.recorder.stop();
  return { state, start, hold, stop };
}
