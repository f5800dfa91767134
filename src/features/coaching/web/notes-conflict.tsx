import { Button } from '#platform/ui/button/button.tsx'

export const chooseOne = 'Not saved yet: choose one of the two'

type NotesConflictProps = {
  /** The notes as they were saved elsewhere. */
  other: string
  onOther: () => void
  onMine: () => void
}

/** What was saved elsewhere, laid beside what is being typed: the writer chooses. */
export function NotesConflict({ other, onOther, onMine }: NotesConflictProps) {
  return (
    <div className="mt-3 rounded-md border border-warning/35 bg-warning-soft p-4">
      <p className="font-semibold">These notes were changed in another tab or on another device:</p>
      <p dir="auto" className="mt-2 max-h-48 overflow-y-auto whitespace-pre-line">
        {other || 'Nothing'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={onOther}>
          Use this one
        </Button>
        <Button size="sm" variant="secondary" onClick={onMine}>
          Use what I typed
        </Button>
      </div>
    </div>
  )
}
