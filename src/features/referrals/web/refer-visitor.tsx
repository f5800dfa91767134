import { LinkButton } from '#platform/ui/link-button.tsx'

/** Members have a link to share; a visitor is shown the way in, and keeps the invitation that brought them. */
export function ReferVisitor() {
  return (
    <section className="mt-8 max-w-lg">
      <h2 className="text-2xl">Sign in to get your link</h2>
      <p className="mt-2 text-lg text-ink-soft">
        Every member has a referral link of their own. It shows who joined by it, and earns proactivity points when they
        start a paid membership.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={wayIn()}>Sign In</LinkButton>
        <LinkButton href={wayIn({ mode: 'sign-up' })} variant="secondary">
          Create an account
        </LinkButton>
      </div>
    </section>
  )
}

function wayIn(more: Record<string, string> = {}): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries({ ...more, returnTo: '/refer' })) query.set(name, value)
  return `/api/login?${query}`
}
