import type { FrontPageTexts } from '../front-page.content.ts'
import { Section } from './section.tsx'

/** The product as a member has it in front of them; loaded once it comes near. */
export function InUse({ title, lead, caption }: FrontPageTexts['inUse']) {
  return (
    <Section id="in-use" title={title} lead={lead}>
      <figure className="mt-10">
        <img
          src="/dashboard.webp"
          width={1120}
          height={840}
          loading="lazy"
          decoding="async"
          alt="A member’s dashboard: today’s lesson first, the 180 days as a scale with a pin at day 41, and the map with the route walked so far."
          className="h-auto w-full rounded-lg border border-line shadow-lift"
        />
        <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>
      </figure>
    </Section>
  )
}
