import { ExportLinks } from './export-links.tsx'
import { ImportFile } from './import-file.tsx'

/** The file goes along, and comes back from elsewhere. */
export function TakeAlong({ hasWritten }: { hasWritten: boolean }) {
  return (
    <section aria-labelledby="take-along" className="mt-16 border-t border-line pt-6 print:hidden">
      <h2 id="take-along" className="text-xl">
        Take along
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="font-text text-base font-semibold tracking-normal">Export</h3>
          <p className="mt-1 mb-2 max-w-prose text-sm text-ink-soft">
            {hasWritten
              ? 'All you wrote. The workbook’s formulas are live; JSON also holds your copies and can be imported again.'
              : 'Once you have written something, it can go along from here at any time.'}
          </p>
          {hasWritten && <ExportLinks of="all" formats={['xlsx', 'docx', 'json']} />}
        </div>
        <div>
          <h3 className="font-text text-base font-semibold tracking-normal">Import</h3>
          <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">
            A JSON file that was exported here or elsewhere. You see first what it would change.
          </p>
          <ImportFile />
        </div>
      </div>
    </section>
  )
}
