import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** Only members have a link, so a visitor is asked to sign in; the invitation that brought them is kept in the URL. */
export function ReferVisitor() {
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section>
        <h2 className="text-2xl">Sign in to get your link</h2>
        <p className="mt-2 max-w-md text-lg text-ink-soft">
          Every member gets a personal link and sees who joined with it.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={wayIn({ mode: 'sign-in' })}>Sign In</LinkButton>
          <LinkButton href={wayIn({ mode: 'sign-up' })} variant="secondary">
            Create an account
          </LinkButton>
        </div>
      </section>
      <HowItWorks />
    </div>
  )
}

function wayIn(more: { mode: 'sign-in' | 'sign-up' }): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries({ ...more, returnTo: '/refer' })) query.set(name, value)
  return `/api/login?${query}`
}
