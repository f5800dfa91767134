import { ContourArt } from '#platform/ui/contour-art.tsx'

export function Welcome() {
  return (
    // Fills the log including its margins, so that the drawing reaches the edge; grows with its text.
    <div className="relative -m-4 flex min-h-[calc(100%+2rem)] flex-col justify-start overflow-hidden p-4 sm:-m-5 sm:min-h-[calc(100%+2.5rem)] sm:justify-end sm:p-5">
      <ContourArt className="absolute -top-12 -right-16 hidden w-80 text-line sm:block" />
      <div className="relative max-w-md">
        <p className="font-display text-2xl">Welcome. What are you working on?</p>
        <p className="mt-2 text-ink-soft">
          Ask how to do something or what to do next, or tell me where you’re stuck. I know the program, what day you’re
          on and what you’ve completed.
        </p>
      </div>
    </div>
  )
}
