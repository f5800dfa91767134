import { lessonOutline } from '#features/program/web/public.ts'
import type { SubModule } from '../../lessons.contract.ts'

/** How who runs a business already goes through the lesson: by its checklist, and reading where something is missing. */
export function AsCheck({ subModule: { lesson } }: { subModule: SubModule }) {
  const checklist = lessonOutline(lesson).find(({ id }) => id.startsWith('checklist'))
  return (
    <p className="mt-6 border-l-4 border-accent pl-4 print:hidden">
      You run a business already, so read this as a check: if{' '}
      {checklist ? (
        <>
          <a href={`#${checklist.id}`} className="link">
            the checklist
          </a>{' '}
          is true of it
        </>
      ) : (
        'you have it'
      )}
      , fill in the page from what you know and mark the lesson complete. What isn’t true yet is the part to read.
    </p>
  )
}
