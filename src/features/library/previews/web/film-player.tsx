import { type SyntheticEvent, useRef } from 'react'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import type { ResourceDetail } from '../../resources/resources.contract.ts'
import { usePreviewLinks } from './use-preview-links.ts'

type OnFilm = SyntheticEvent<HTMLVideoElement>
/** The position of a film when its link expired. */
type Place = { at: number; wasPlaying: boolean }

/** Plays in place, with captions. A link that expires during playback is replaced, and the film resumes where it was. */
export function FilmPlayer({ resource }: { resource: ResourceDetail }) {
  const { links, error, ask } = usePreviewLinks(resource.id)
  const place = useRef<Place | null>(null)

  const renew = ({ currentTarget: film }: OnFilm) => {
    // A second failure without any playback in between is not an expired link.
    if (place.current) return
    place.current = { at: film.currentTime, wasPlaying: !film.paused }
    ask()
  }
  const goOn = ({ currentTarget: film }: OnFilm) => {
    if (!place.current) return
    film.currentTime = place.current.at
    if (place.current.wasPlaying) film.play().catch(() => {})
  }
  const forget = () => {
    place.current = null
  }

  if (error) return <LoadFailure level={3} title="The video didn’t load" error={error} onRetry={ask} />
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions stand below as soon as their link is there */}
      <video
        controls
        preload="metadata"
        className="aspect-video w-full rounded-lg bg-sunken"
        aria-label={resource.title}
        src={links?.film ?? undefined}
        poster={links?.pages[0]}
        onError={renew}
        onLoadedMetadata={goOn}
        onPlaying={forget}
      >
        {links?.captions && <track default kind="captions" src={links.captions} srcLang="en" label="English" />}
      </video>
      {resource.transcript && (
        <details className="mt-3 border-b border-line pb-3">
          <summary className="min-h-11 py-2 font-semibold">Transcript</summary>
          <p className="whitespace-pre-line">{resource.transcript}</p>
        </details>
      )}
    </figure>
  )
}
