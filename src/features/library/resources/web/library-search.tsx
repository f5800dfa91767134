import { TextField } from '#platform/ui/form/text-field.tsx'
import { useTypedSearch } from '#platform/ui/form/use-typed-search.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { categories, useLibraryAddress } from '../../web/use-library-address.ts'
import { searchLimit } from '../resources.rules.ts'

export function LibrarySearch() {
  const { category, find } = useLibraryAddress()
  return (
    <div className="mt-8 flex flex-col gap-4">
      <SearchField />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {categories.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === category}
            onClick={() => find({ category: one })}
            className={classNames(chip, one === category ? chosen : other)}
          >
            {one}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

function SearchField() {
  const { search, find } = useLibraryAddress()
  const [typed, setTyped] = useTypedSearch(search, (search) => find({ search }))

  return (
    <TextField
      type="search"
      label="Search resources"
      placeholder="Cash, interviews, hiring …"
      maxLength={searchLimit}
      className="max-w-md"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

const chip = 'min-h-11 rounded-full border px-4 py-1.5 text-sm font-semibold transition-colors'
const chosen = 'border-ink bg-ink text-paper'
const other = 'border-line-strong bg-sheet hover:bg-sunken'
