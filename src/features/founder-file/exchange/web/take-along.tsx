import { useState } from 'react'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { ExportLinks } from './export-links.tsx'
import { ImportFile } from './import-file.tsx'

type TakeAlongProps = {
  memberId: string
  /** Those in which something is written. */
  modules: readonly { id: string; title: string; pages: readonly string[] }[]
}

/** The file goes along, all of it or a module, and comes back from elsewhere. */
export function TakeAlong({ memberId, modules }: TakeAlongProps) {
  const [of, setOf] = useState('all')
  const hasWritten = modules.length > 0
  return (
    <section aria-labelledby="take-along" className="mt-16 border-t border-line pt-6 print:hidden">
      <h2 id="take-along" className="text-xl">
        Take it with you
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="font-text text-base font-semibold tracking-normal">Export</h3>
          <p className="mt-1 mb-2 max-w-prose text-sm text-ink-soft">
            {hasWritten
              ? 'The workbook’s formulas work. JSON also includes your kept copies and can be imported again.'
              : 'Once you’ve written something, you can export it anytime.'}
          </p>
          {hasWritten && (
            <>
              <SelectField
                label="What to export"
                className="mb-3"
                value={of}
                onChange={({ target }) => setOf(target.value)}
              >
                <option value="all">Everything you wrote</option>
                {modules.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
              <ExportLinks
                key={of}
                memberId={memberId}
                of={of}
                pages={modules.find(({ id }) => id === of)?.pages}
                formats={['xlsx', 'docx', 'json']}
              />
            </>
          )}
        </div>
        <div>
          <h3 className="font-text text-base font-semibold tracking-normal">Import</h3>
          <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">
            A JSON file exported here or from another site. You’ll see what would change first.
          </p>
          <ImportFile />
        </div>
      </div>
    </section>
  )
}
