import { useEffect, useState } from 'react'

/** The part of the text that is being read: the last one whose beginning has passed the upper third. */
export function useCurrentSection(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const places = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => setCurrent(places.findLast((place) => place.getBoundingClientRect().top < innerHeight / 3)?.id)
    addEventListener('scroll', look, { passive: true })
    look()
    return () => removeEventListener('scroll', look)
  }, [ids])
  return current
}
