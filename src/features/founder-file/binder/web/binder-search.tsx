import { useEffect, useState } from 'react'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { searchLimits } from '../../pages/search.rules.ts'

/** Debounce in milliseconds: the search starts after this long without a keystroke. */
const pause = 200

type BinderSearchProps = { search: string; onSearch: (words: string) => void }

export function BinderSearch({ search, onSearch }: BinderSearchProps) {
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [found, setFound] = useState(search)
  // Back asked for other words than were sent from here; what was typed since those were sent stays.
  if (search !== found) {
    setFound(search)
    setSent(search)
    if (search !== sent) setTyped(search)
  }
  useEffect(() => {
    const words = wordsIn(typed)
    if (words === search) return undefined
    const timer = setTimeout(() => {
      setSent(words)
      onSearch(words)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <search className="mt-8 block">
      <TextField
        type="search"
        label="Search your own words"
        maxLength={searchLimits.longest}
        className="max-w-md"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}

/** What is too short to search for is nothing yet. */
function wordsIn(typed: string): string {
  const words = typed.trim()
  return words.length < searchLimits.shortest ? '' : words
}
