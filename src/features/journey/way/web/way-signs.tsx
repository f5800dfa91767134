import { classNames } from '#platform/ui/styles/class-names.ts'

/** The member, 16 px across, wherever the way is drawn. */
export function YouDot({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block size-4 rounded-full border-3 border-paper bg-ink shadow-[0_0_0_4px_color-mix(in_oklab,var(--color-accent)_30%,transparent)]',
        className,
      )}
    />
  )
}

/** The program day, a pin 20 px across whose point is at the foot. */
export function TodayPin({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-11 -28 22 29" className={classNames('h-[26px] w-5', className)}>
      <path
        d="M0 0-7.5-12A9 9 0 1 1 7.5-12Z"
        className="fill-accent stroke-paper stroke-[1.6]"
        strokeLinejoin="round"
      />
      <circle cy="-17" r="3.4" className="fill-paper" />
    </svg>
  )
}
