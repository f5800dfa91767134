import { Link } from '@tanstack/react-router'
import { useUser } from '#features/identity/web/public.ts'
import { NextLessonLink } from '#features/journey/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { findPage } from '../../pages.ts'

export function NotFoundPage() {
  const user = useUser()
  usePageTitle('404 Page Not Found')
  const here = location.pathname + location.search
  return (
    <>
      <PageHeader eyebrow="Off the map" title="404 Page Not Found" />
      <div className="mt-8">
        <EmptyState
          level={2}
          title="There’s no page here"
          action={
            user ? (
              <LinkButton asChild>
                <Link to="/">Back to the dashboard</Link>
              </LinkButton>
            ) : (
              <LinkButton href={`/api/login?mode=sign-in&returnTo=${encodeURIComponent(here)}`}>Sign In</LinkButton>
            )
          }
        >
          {user ? (
            `${isOfOtherMode(user.userRole) ? 'It belongs to your other mode.' : 'It may have moved.'} Everything you can open is in the menu above.`
          ) : (
            <>
              If it’s a page for members, sign in and you’ll come right back to it.
              {location.pathname === '/pricing' && <Plans />}
            </>
          )}
        </EmptyState>
        {user?.userRole === 'client' && <NextLessonLink />}
      </div>
    </>
  )
}

/** Whether a page is here that the member’s other mode has. */
function isOfOtherMode(role: 'client' | 'coach'): boolean {
  const page = findPage(location.pathname)?.page
  return page?.[role] === 'not-found' && page[role === 'coach' ? 'client' : 'coach'] === 'page'
}

/** A link to the prices may have been passed on. */
const Plans = () => (
  <>
    {' '}
    The plans and what they cost are{' '}
    <a href="/#plans" className="link">
      on the front page
    </a>
    .
  </>
)
