import { classNames } from '../styles/class-names.ts'

/** A grey shape of what is coming; give it that size. It holds its place at once and shows itself after 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-wait rounded-md bg-line', className ?? 'h-5')} />
}

/** Around the skeletons of one part of a page: says once that it is loading. */
export function Loading({ label = 'Loading…', children }: { label?: string; children?: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}
