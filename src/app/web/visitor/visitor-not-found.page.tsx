import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'

/** The script fills in the address to come back to. */
export function VisitorNotFoundPage() {
  return (
    <main id="main" data-return-here className="mx-auto min-h-[70dvh] w-full max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader eyebrow="Off the map" title="404 Page Not Found" />
      <div className="mt-8">
        <EmptyState
          level={2}
          title="There’s no page here"
          action={
            <div className="flex flex-wrap gap-3">
              <LinkButton href="/api/login?mode=sign-in">Sign In</LinkButton>
              <LinkButton href="/" variant="secondary">
                Go to the home page
              </LinkButton>
            </div>
          }
        >
          If it’s a page for members, sign in and you’ll come right back to it.
        </EmptyState>
      </div>
    </main>
  )
}
