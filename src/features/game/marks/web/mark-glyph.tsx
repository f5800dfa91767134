import type { MarkKind } from '../marks.rules.ts'

type MarkGlyphProps = { kind: MarkKind; label?: string; className?: string }

/** A founder's mark in ink on a drop of paper. Without a label it is decoration. */
export function MarkGlyph({ kind, label, className }: MarkGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      <circle cx="12" cy="12" r="11" className="fill-paper/85" />
      <path
        d={shapes[kind]}
        className="fill-none stroke-ink stroke-[1.7]"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const shapes: Record<MarkKind, string> = {
  // Two lines of talk in a bubble.
  'first-conversation': 'M5 7.5h14v8h-7l-3.5 3v-3H5zM8.5 10.5h7M8.5 12.8h4.5',
  // A coin.
  'first-sale': 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 9v6M9.8 10.6 12 9l2.2 1.6',
  // A door that is shut.
  'first-refusal': 'M8 19V5h8v14M5.5 19h13M13.6 12.2h.2M10.4 8h3.2',
  // An arrow that comes back.
  'first-return': 'M17.5 12a5.5 5.5 0 1 1-2-4.2M17.6 5.2v3.2h-3.2',
  // A page that goes from hand to hand.
  'first-handover': 'M5 16.5h5l4-2.5M14 7.5h5M16.5 5l2.5 2.5-2.5 2.5M5 13.5l4-3h3.5',
  // The sun over the horizon.
  'day-off': 'M5 16.5h14M8 16.5a4 4 0 0 1 8 0M12 7v2.2M6.6 9.6l1.5 1.5M17.4 9.6l-1.5 1.5M8.5 19.3h7',
}
