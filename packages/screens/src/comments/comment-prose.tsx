import { Prose } from '@lemma/ui';

/** The words of a comment with its mathematics, in a module of their own. */
export const CommentProse = ({ text }: { readonly text: string }) => <Prose text={text} />;
