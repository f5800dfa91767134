import { classNames } from './styles/class-names.ts'

/** The mark: a peak under the half circle of 180 degrees. Decoration: the name stands beside it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 3 32 32" className={classNames('shrink-0', className)}>
      <path
        d="M3 25.5a13 13 0 0 1 26 0"
        fill="none"
        strokeWidth="2.8"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path d="M7.2 27 14 14.6l4 6.6 2.2-3.2 5 9z" fill="currentColor" />
    </svg>
  )
}
