/** A seal with a check: a result that a coach confirmed. Without a label it is decoration. */
export function ProvedGlyph({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      <path
        d="M12 1.5l2.7 2 3.3-.2 1 3.2 2.8 1.9-1.1 3.1 1.1 3.1-2.8 1.9-1 3.2-3.3-.2-2.7 2-2.7-2-3.3.2-1-3.2L2.2 14.6 3.3 11.5 2.2 8.4 5 6.5l1-3.2 3.3.2z"
        className="fill-success stroke-paper stroke-[1.2]"
        strokeLinejoin="round"
      />
      <path
        d="M7.8 11.7l2.9 2.9 5.5-6"
        className="fill-none stroke-paper stroke-[2.2]"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
