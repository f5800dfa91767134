import { FlaskConical } from 'lucide-react'
import { classNames } from '#platform/ui/styles/class-names.ts'

/** Stands on every screen of the test provider. */
export function TestNotice({ className }: { className?: string }) {
  return (
    <p
      className={classNames(
        'flex max-w-lg items-start gap-2.5 rounded-md border border-info bg-info-soft px-4 py-3 text-sm',
        className,
      )}
    >
      <FlaskConical aria-hidden className="mt-0.5 size-4.5 shrink-0 text-info" />
      <span>
        <strong>Test payments.</strong> This installation uses its built-in test provider: no money moves, and only test
        cards work.
      </span>
    </p>
  )
}
