import type { CallInput, CallOutput } from '@lemma/school/calls';

/** A reference to an answer, which identifies the question that it was given to. */
export type AskedRef = CallInput<'showAsked'>['asked'][number];
export type Asked = NonNullable<CallOutput<'showAsked'>['questions'][number]>;

const wordsOf = ({ options }: Pick<Asked, 'options'>, response: string): string =>
  options?.find(({ id }) => id === response)?.label ?? response;
/** Text without the marks of mathematics in it, for a file. */
export const plain = (text: string): string => text.replaceAll('`', '');

/** The question as text, for a file; a picture is replaced by its description. */
export const problemText = ({ prompt, math, picture }: Asked): string =>
  plain([prompt, math, picture && `[${picture.alt}]`].filter((part) => part !== undefined).join(' '));
export const givenText = (asked: Asked | null | undefined, response: string): string =>
  plain(asked ? wordsOf(asked, response) : response);
/** Question and answer as text. */
export const exchangeText = (asked: Asked | null | undefined, response: string): string =>
  asked ? `${problemText(asked)} → ${givenText(asked, response)}` : response;
