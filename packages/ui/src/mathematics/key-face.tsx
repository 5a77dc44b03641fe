import type { Key } from './keypad-keys.ts';

const Box = ({ className = 'size-2.5' }: { readonly className?: string }) => (
  <span className={`inline-block rounded-[2px] border border-dashed border-current ${className}`} />
);

const Stack = () => (
  <span className="inline-flex flex-col items-center gap-0.5">
    <Box className="h-2 w-2.5" />
    <span className="h-px w-4 bg-current" />
    <Box className="h-2 w-2.5" />
  </span>
);

/** The face of a key: keys with places to fill show them as boxes; others show what they type. */
export function KeyFace({ face, name }: Pick<Key, 'face' | 'name'>) {
  switch (name) {
    case 'fraction':
      return <Stack />;
    case 'mixed':
      return (
        <span className="inline-flex items-center gap-1">
          <Box />
          <Stack />
        </span>
      );
    case 'power':
    case 'square':
      return (
        <span className="inline-flex items-start gap-0.5">
          <Box className="mt-1.5 size-2.5" />
          {name === 'square' ? <span className="text-[0.75rem] leading-none">2</span> : <Box className="size-1.5" />}
        </span>
      );
    case 'root':
      return (
        <span className="inline-flex items-center">
          √<Box className="size-2.5 border-t-current" />
        </span>
      );
    default:
      return face;
  }
}
