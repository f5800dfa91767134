import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ContourArt } from '#platform/ui/contour-art.tsx'
import type { FrontPageTexts } from '../front-page.content.ts'

export function Closing({ title, text, button }: FrontPageTexts['closing']) {
  return (
    <section aria-labelledby="join-title" className="relative overflow-hidden border-t border-line bg-valley-soft">
      <ContourArt className="absolute -right-16 -bottom-40 max-sm:hidden w-144 stroke-[0.6] text-valley/70" />
      <div className="relative mx-auto w-full max-w-page px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="join-title" className="max-w-md text-3xl">
          {title}
        </h2>
        <p className="mt-4 max-w-md text-lg">{text}</p>
        <LinkButton size="lg" href="/api/login" className="mt-7">
          {button}
        </LinkButton>
      </div>
    </section>
  )
}
