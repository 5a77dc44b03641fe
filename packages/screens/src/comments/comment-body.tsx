import { Prose } from '@lemma/ui';

/** What somebody wrote about work or about a student, with its mathematics. Wherever a comment is shown, it is shown by this. */
export function CommentBody({ text }: { readonly text: string }) {
  return (
    <p className="measure whitespace-pre-wrap">
      <Prose text={text} />
    </p>
  );
}
