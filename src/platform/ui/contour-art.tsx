/** A hill in five contour lines: the quiet drawing behind states and headers. Its color is the text's. */
export function ContourArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 240 180" fill="none" stroke="currentColor" strokeWidth="1.5" className={className}>
      <path d="M8 118C2 78 34 34 82 22s108-8 134 30 20 84-22 104-96 22-130 8S12 148 8 118Z" />
      <path d="M34 114c-4-32 20-64 58-74s82-4 102 24 12 60-18 76-74 18-100 8-40-14-42-34Z" />
      <path d="M62 110c-2-24 14-44 42-52s58-2 70 18 6 40-16 52-52 14-70 6-25-10-26-24Z" />
      <path d="M92 104c0-16 10-26 28-30s34 0 38 12-4 24-18 30-48 6-48-12Z" />
      <path d="M114 100c0-8 6-13 14-14s16 2 16 8-6 11-14 13-16-1-16-7Z" />
    </svg>
  )
}
