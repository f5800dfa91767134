import { ContourArt } from '#platform/ui/contour-art.tsx'

export function Welcome() {
  return (
    <div className="relative flex h-full flex-col justify-start overflow-hidden sm:min-h-56 sm:justify-end">
      <ContourArt className="absolute -top-12 -right-16 hidden w-80 text-line sm:block" />
      <div className="relative max-w-md">
        <p className="font-display text-2xl">Welcome. What are you working on?</p>
        <p className="mt-2 text-ink-soft">
          Ask how to do something, what comes next, or describe where you are stuck. I know the program, your day in it
          and what you have completed.
        </p>
      </div>
    </div>
  )
}
