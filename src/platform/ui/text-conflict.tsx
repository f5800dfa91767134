import { Button } from './button/button.tsx'

const inAnotherTab = 'These notes were changed in another tab or on another device'

export const chooseOne = 'Not saved yet: choose one of the two'

type TextConflictProps = {
  /** What was changed, and where: `These notes were changed in another tab`. */
  title?: string
  /** The text as it was saved elsewhere. */
  other: string
  onOther: () => void
  onMine: () => void
}

/** What was saved elsewhere, laid beside what is being typed: the writer chooses. */
export function TextConflict({ title = inAnotherTab, other, onOther, onMine }: TextConflictProps) {
  return (
    <div className="mt-3 rounded-md border border-warning/35 bg-warning-soft p-4">
      <p className="font-semibold">{title}:</p>
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
