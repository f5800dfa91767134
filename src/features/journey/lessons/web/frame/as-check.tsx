import { lessonOutline } from '#features/program/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { SubModule } from '../../lessons.contract.ts'

type AsCheckProps = {
  subModule: SubModule
  pending: boolean
  /** Marks the lesson complete, with or without its page. */
  onTrue: () => void
}

/** How who runs a business already goes through the lesson: by its checklist, and reading where something is missing. */
export function AsCheck({ subModule: { lesson, asCheck }, pending, onTrue }: AsCheckProps) {
  const checklist = lessonOutline(lesson).find(({ id }) => id.startsWith('checklist'))
  return (
    <section aria-label="For a running business" className="mt-6 border-l-4 border-accent pl-4 print:hidden">
      <p className="legend">For a running business</p>
      <p className="mt-1">{asCheck ?? general}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" pending={pending} onClick={onTrue}>
          It’s true of us: mark complete
        </Button>
        {checklist && (
          <LinkButton variant="secondary" href={`#${checklist.id}`}>
            Something is missing
          </LinkButton>
        )}
      </div>
    </section>
  )
}

const general =
  'You run a business already, so read this as a check: if its checklist is true of you, mark it complete, with or without its page. What isn’t true yet is the part to read.'
