import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TagForm } from '../../tags/web/tag-form.tsx'

type ChosenBarProps = {
  chosen: ReadonlySet<string>
  onPage: readonly string[]
  inUse: readonly string[]
  onChange: (chosen: ReadonlySet<string>) => void
}

/** What can be done with several clients at once. */
export function ChosenBar({ chosen, onPage, inUse, onChange }: ChosenBarProps) {
  return (
    <section aria-label="Chosen clients" className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
      <p role="status" className="self-center text-sm text-ink-soft">
        {counted(chosen.size, 'client')} chosen
      </p>
      <Button variant="secondary" size="sm" onClick={() => onChange(new Set([...chosen, ...onPage]))}>
        Select all on this page
      </Button>
      {chosen.size > 0 && (
        <>
          <Button variant="ghost" size="sm" onClick={() => onChange(new Set())}>
            Clear
          </Button>
          <TagForm clientIds={[...chosen]} inUse={inUse} onDone={() => onChange(new Set())} />
        </>
      )}
    </section>
  )
}
