import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import type { Role } from '#features/identity/identity.rules.ts'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { isSignedOut } from '#platform/web/call-error.ts'
import { unreadCount } from './messages.calls.ts'

/** Milliseconds between two questions whether someone wrote. Its reply also says whether anything else of the member changed. */
const every = 10_000

/** Link in the top bar with the number of what waits to be read or answered; renders nothing for members without a thread. */
export function MessagesLink({ role }: { role: Role }) {
  const { data } = useQuery({
    ...unreadCount,
    refetchInterval: ({ state }) => (state.data?.hasThread && !isSignedOut(state.error) ? every : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.hasThread ? 'always' : false),
  })
  if (!data?.hasThread) return null
  const { count } = data
  const isCoach = role === 'coach'
  return (
    <Link
      to={isCoach ? '/coach/inbox' : '/messages'}
      aria-label={count > 0 ? `Messages, ${count} ${isCoach ? 'waiting' : 'unread'}` : 'Messages'}
      className={buttonClasses({ variant: 'ghost', size: 'icon', className: 'relative max-sm:-mx-2' })}
    >
      <Mail aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-on-accent tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
