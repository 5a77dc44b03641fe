import { isScript, type ReleaseBuild } from '@lemma/contract';

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/** The scripts that the page at `path`, relative to the area, needs in addition to those of every page. */
export const filesOfRoute = (build: Pick<ReleaseBuild, 'preload'> | undefined, path: string): readonly string[] =>
  Object.entries(build?.preload ?? {})
    .flatMap(([pattern, files]) => (pattern !== '*' && fits(pattern, path) ? files : []))
    .filter(isScript);
