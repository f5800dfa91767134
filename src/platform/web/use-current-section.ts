import { useEffect, useState } from 'react'

/** The section being read: the last one whose start has scrolled past the upper third of the window, or at a page's end the last. */
export function useCurrentSection(sections: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = sections.join(' ')
  useEffect(() => {
    // Looked up each time: some sections come after the page does.
    const look = () => {
      const places = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const read = places.findLast((place) => isAtEnd || place.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(read?.id)
    }
    addEventListener('scroll', look, { passive: true })
    look()
    return () => removeEventListener('scroll', look)
  }, [ids])
  return current
}
