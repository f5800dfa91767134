import { ContourArt } from '#platform/ui/contour-art.tsx'

/** While it is being found out who is here; shows itself only where that takes long. */
export function Splash() {
  return (
    <div className="grid min-h-dvh animate-wait place-items-center">
      <div role="status" className="relative grid place-items-center text-ink-soft">
        <ContourArt className="w-48 text-line-strong" />
        <span className="mt-4">Loading…</span>
      </div>
    </div>
  )
}
