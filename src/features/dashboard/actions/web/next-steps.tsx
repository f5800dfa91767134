import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { Action } from '../actions.contract.ts'
import { ActionRow } from './action-row.tsx'

/** What else is worth doing now; the one thing that comes first is said above, under *Today*. */
export function NextSteps({ actions }: { actions: readonly Action[] }) {
  return (
    <section
      aria-labelledby="next-steps"
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-sheet shadow-sheet"
    >
      <div className="px-5 pt-5 pb-4 sm:px-6">
        <h2 id="next-steps" className="text-xl">
          Recommended actions
        </h2>
        {actions.length === 0 && <NothingWaits />}
      </div>
      {actions.length > 0 && (
        <ul className="border-t border-line">
          {actions.map((action) => (
            <ActionRow key={action.href} action={action} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingWaits() {
  return (
    <>
      <h3 className="mt-3 text-lg">You’re all caught up</h3>
      <p className="mt-2 text-ink-soft">Everything your plan opens is done, and so is today’s gratitude.</p>
      <div className="mt-5">
        <LinkButton asChild variant="secondary" className="w-full">
          <Link to="/modules">Review a lesson</Link>
        </LinkButton>
      </div>
    </>
  )
}
