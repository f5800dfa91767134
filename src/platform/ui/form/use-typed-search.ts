import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce in milliseconds: the search starts after this long without a keystroke. */
const pause = 200

/**
 * What is typed into a search field whose words stand in the address. `find` starts the search with what `wordsIn` makes of
 * it. Words that come from elsewhere, by Back or by a button that clears them, take the place of what is typed; what was typed
 * since the last sending stays.
 */
export function useTypedSearch(search: string, find: (words: string) => void, wordsIn = trimmed) {
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [found, setFound] = useState(search)
  if (search !== found) {
    setFound(search)
    setSent(search)
    if (search !== sent) setTyped(search)
  }
  const send = useEffectEvent((words: string) => {
    setSent(words)
    find(words)
  })
  useEffect(() => {
    const words = wordsIn(typed)
    if (words === search) return undefined
    const timer = setTimeout(() => send(words), pause)
    return () => clearTimeout(timer)
  }, [typed, search, wordsIn])
  return [typed, setTyped] as const
}

const trimmed = (typed: string) => typed.trim()
