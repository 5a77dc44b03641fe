/** Stored on this device until a student signs in again. It tells that a session was ended, and not whose. */
const KEY = 'lemma.ended';

/** Remembers that a student's session ended without the student's doing: by a new card, or by the teacher. */
export function rememberEnded(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the sign-in page opens without the explanation.
  }
}

/** Whether a student's session was ended on this device and nobody has signed in as a student since. */
export function hasEnded(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetEnded(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
