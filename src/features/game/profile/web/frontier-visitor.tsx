import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ExpeditionMap } from '../../map/web/expedition-map.tsx'

/** The map without a member, and the sign-in prompt. */
export function FrontierVisitor() {
  return (
    <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section>
        <h2 className="text-2xl">Sign in to see where you stand</h2>
        <p className="mt-2 max-w-md text-lg text-ink-soft">
          The map shows your route: every lesson you completed, every module you finished, the camps you reached and
          what opens the next one.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/api/login?mode=sign-in&returnTo=/frontier">Sign In</LinkButton>
          <LinkButton href="/api/login?mode=sign-up&returnTo=/frontier" variant="secondary">
            Create an account
          </LinkButton>
        </div>
      </section>
      <ExpeditionMap camps={[]} className="-order-1 md:order-none" />
    </div>
  )
}
