import { Play } from 'lucide-react'
import { safeHref } from '#features/program/safe-href.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'

/** A video of this site plays in place; one from elsewhere is a link, since nothing foreign is loaded here. */
export function LessonVideo({ url, title }: { url: string; title: string }) {
  const href = safeHref(url)
  if (!href) return null
  if (href.startsWith('/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said in a lesson's video stands in its text
      <video
        controls
        preload="none"
        src={href}
        aria-label={`Video: ${title}`}
        className="mb-8 aspect-video w-full rounded-lg bg-sunken print:hidden"
      />
    )
  return (
    <LinkButton href={href} rel="noreferrer" variant="secondary" className="mb-8 print:hidden">
      <Play aria-hidden />
      Watch the video on {new URL(href).hostname}
    </LinkButton>
  )
}
