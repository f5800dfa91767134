import { useEffect, useRef } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { type Format, layouts } from '../poster.rules.ts'
import { drawPoster, type Poster } from './draw-poster.ts'

type PosterPictureProps = {
  poster: Poster
  format: Format
  /** All that the picture says, for those who don't see it. */
  label: string
  className?: string
}

/** The poster as it will be saved. */
export function PosterPicture({ poster, format, label, className }: PosterPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    const show = (canvas: HTMLCanvasElement) => {
      if (!isWanted) return
      canvas.className = 'block size-full object-contain'
      frame.current?.replaceChildren(canvas)
    }
    drawPoster(poster, format).then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [poster, format])
  const { width, height } = layouts[format]
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classNames('w-full bg-sunken', className)}
    />
  )
}
