/** A text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its first letter in lower case. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text as a part of a regular expression that is like this text only. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
