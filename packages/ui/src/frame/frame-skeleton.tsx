import { cx } from '../lib/cx.ts';
import { PageSkeleton, Skeleton } from '../states/skeleton.tsx';
import type { Area } from './area-frame.tsx';
import { Brand } from './brand.tsx';

/** The shape of the frame before its content is known. Nothing moves when the real frame replaces it. */
export function FrameSkeleton({ area }: { readonly area: Area }) {
  const railed = area === 'teacher';
  return (
    <div data-area={area} className={cx('flex min-h-dvh flex-col', railed && 'md:flex-row')}>
      {railed && (
        <div aria-hidden="true" className="hidden h-dvh w-56 shrink-0 flex-col border-e border-line px-3 pt-3 md:flex">
          <div className="px-2">
            <Brand to="/" />
          </div>
          <div className="mt-5 flex flex-col gap-5 px-2">
            {['w-24', 'w-28', 'w-20', 'w-32', 'w-23', 'w-27'].map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        </div>
      )}
      <div aria-hidden="true" className={cx('border-b border-line', railed && 'md:hidden')}>
        <div className={cx('flex h-14 items-center px-4', !railed && 'mx-auto max-w-xl md:h-16 md:px-6')}>
          <Brand to="/" />
        </div>
      </div>
      <main
        id="main"
        className={cx(
          'mx-auto w-full flex-1 px-4 pt-6 pb-28 md:pt-8',
          railed ? 'max-w-page md:px-10' : 'max-w-xl md:px-6',
        )}
      >
        <PageSkeleton stats={railed ? 4 : 0} rows={railed ? 8 : 3} />
      </main>
      <div aria-hidden="true" className="fixed inset-x-0 bottom-0 h-14 border-t border-line bg-sheet md:hidden" />
    </div>
  );
}
