import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ContourArt } from '#platform/ui/contour-art.tsx'
import type { Action } from '../actions.contract.ts'
import { ActionLink } from './action-link.tsx'
import { ActionRow } from './action-row.tsx'

/** What to do now: the first action large, the others below it. */
export function NextSteps({ actions: [first, ...others] }: { actions: readonly Action[] }) {
  return (
    <section
      aria-labelledby="next-steps"
      className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-sheet shadow-lift"
    >
      <ContourArt className="pointer-events-none absolute -top-20 -right-24 w-64 text-line" />
      <div className="relative p-5 sm:p-6">
        <h2 id="next-steps" className="legend font-text text-accent">
          Recommended actions
        </h2>
        {first ? <FirstAction action={first} /> : <NothingWaits />}
      </div>
      {others.length > 0 && (
        <ul className="relative border-t border-line bg-sheet">
          {others.map((action) => (
            <ActionRow key={action.href} action={action} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FirstAction({ action }: { action: Action }) {
  const { kind, title, reason, href } = action
  return (
    <>
      <h3 className="mt-3 text-2xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{reason}</p>
      <div className="mt-5">
        <LinkButton asChild className="w-full">
          <ActionLink href={href}>
            {kind === 'upgrade' ? title : verbs[kind]}
            {kind !== 'upgrade' && <span className="sr-only">: {title}</span>}
          </ActionLink>
        </LinkButton>
      </div>
    </>
  )
}

const verbs = {
  'next-lesson': 'Open the lesson',
  'overdue-lesson': 'Catch up',
  gratitude: 'Write it down',
  'coach-message': 'Open your messages',
  resource: 'Open the resource',
}

function NothingWaits() {
  return (
    <>
      <h3 className="mt-3 text-2xl">Nothing is waiting for you today</h3>
      <p className="mt-2 text-ink-soft">Everything that is open to you is done, and today’s gratitude is written.</p>
      <div className="mt-5">
        <LinkButton asChild variant="secondary" className="w-full">
          <Link to="/modules">Read something again</Link>
        </LinkButton>
      </div>
    </>
  )
}
