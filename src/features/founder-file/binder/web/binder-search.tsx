import { useEffect, useState } from 'react'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { searchLimits } from '../../pages/search.rules.ts'

/** Debounce in milliseconds: the search starts after this long without a keystroke. */
const pause = 200

export function BinderSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const words = typed.trim()
    const timer = setTimeout(() => onSearch(words.length < searchLimits.shortest ? '' : words), pause)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
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
