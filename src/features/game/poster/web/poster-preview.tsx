import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { PosterPicture } from './poster-picture.tsx'
import { posterLabel, usePoster } from './use-poster.ts'

/** The poster as it is without a number on it. */
export function PosterPreview() {
  const found = usePoster(none)
  if (!found) return <Skeleton className="aspect-[1200/630] rounded-none" />
  return (
    <PosterPicture poster={found.poster} format="wide" label={posterLabel(found.poster)} className="shadow-float" />
  )
}

const none: readonly string[] = []
