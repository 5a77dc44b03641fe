export const voiceTexts = {
  voice: {
    listen: 'Listen',
    pause: 'Pause',
    position: 'Place in the recording',
    second: '{at, number} of {of, plural, one {# second} other {# seconds}}',
    printed: 'Voice message, {length}',
    gone: 'This recording is not there any more.',
    offline: 'You need a connection to listen. Press again when you are online.',
    cannotPlay: 'This device cannot play the recording. Try another browser.',
    failed: 'The recording did not come. Press again.',
  },
} as const;
