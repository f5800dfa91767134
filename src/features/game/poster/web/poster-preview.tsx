import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { PosterPicture } from './poster-picture.tsx'
import { posterLabel, usePoster } from './use-poster.ts'

/** The poster as it is without a number on it. */
export function PosterPreview() {
  const { poster, error, retry } = usePoster(none)
  if (error) return <LoadFailure level={3} title="Your poster didn’t load" error={error} onRetry={retry} />
  if (!poster) return <Skeleton className="aspect-[1200/630] rounded-none" />
  return <PosterPicture poster={poster} format="wide" label={posterLabel(poster)} className="shadow-float" />
}

const none: readonly string[] = []
