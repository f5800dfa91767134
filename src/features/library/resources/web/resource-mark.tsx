import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Resource } from '../resources.contract.ts'

type Format = Resource['format']

/** A page with a folded corner, drawn with what the format holds: cells, lines, a chart or a film frame. */
export function ResourceMark({ format, className }: { format: Format; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 48"
      className={classNames('w-10 shrink-0 fill-none stroke-current', hues[format], className)}
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M3 3h24l10 10v32H3Z" className="fill-sheet" />
      <path d="M27 3v10h10" />
      <path d={marks[format]} strokeWidth="1.4" />
    </svg>
  )
}

const hues: Record<Format, string> = {
  xlsx: 'text-valley',
  docx: 'text-summit',
  pdf: 'text-accent',
  mp4: 'text-ridge',
}

const marks: Record<Format, string> = {
  xlsx: 'M9 21h22v17H9ZM9 26.7h22M9 32.3h22M17 21v17M24 21v17',
  docx: 'M9 21h22M9 26h22M9 31h22M9 36h13',
  pdf: 'M9 38h22M12 38v-7M18 38V27M24 38v-4M30 38V23M9 19h11',
  mp4: 'M9 21h22v17H9ZM17.5 25.5v8l7-4Z',
}
