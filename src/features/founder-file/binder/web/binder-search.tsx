import { TextField } from '#platform/ui/form/text-field.tsx'
import { useTypedSearch } from '#platform/ui/form/use-typed-search.ts'
import { searchLimits } from '../../pages/search.rules.ts'

type BinderSearchProps = { search: string; onSearch: (words: string) => void }

export function BinderSearch({ search, onSearch }: BinderSearchProps) {
  const [typed, setTyped] = useTypedSearch(search, onSearch, wordsIn)
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
