import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { InboxThread } from '../inbox.contract.ts'
import { WaitingChip } from './waiting-chip.tsx'

/** How many threads are listed before one asks for all; who waits is always listed. */
const shown = 30

type ThreadListProps = { threads: readonly InboxThread[]; clientId: string | undefined }

export function ThreadList({ threads, clientId }: ThreadListProps) {
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const words = search.trim().toLowerCase()
  const found = threads.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(words))
  const listed = all ? found : found.filter(({ waiting }, at) => waiting !== null || at < shown)
  return (
    <Card look="flat" aria-labelledby="threads">
      <CardHeader id="threads" title="Threads" lead="Waiting clients first." />
      <TextField
        type="search"
        label="Search threads"
        placeholder="Name or email"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && (
        <p role="status" className="mt-4 text-ink-soft">
          No threads found.
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {listed.map((thread) => (
          <Row key={thread.clientId} thread={thread} isOpen={thread.clientId === clientId} />
        ))}
      </ul>
      {listed.length < found.length && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
    </Card>
  )
}

function Row({ thread, isOpen }: { thread: InboxThread; isOpen: boolean }) {
  const { clientId, name, email, profileImageUrl, waiting, last } = thread
  return (
    <li>
      <Link
        to="/coach/inbox"
        search={{ client: clientId } as never}
        resetScroll={false}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'flex gap-3 px-2 py-3 no-underline hover:bg-sunken',
          isOpen && 'border-l-2 border-accent bg-accent-soft',
        )}
      >
        <Avatar name={name} src={profileImageUrl} />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold" dir="auto">
            {name}
          </span>
          <span className="block truncate text-xs text-ink-soft">{email}</span>
          <span className="mt-0.5 block truncate text-sm text-ink-soft" dir="auto">
            {last.mine ? 'You: ' : ''}
            {last.text}
          </span>
          <WaitingChip waiting={waiting} />
        </span>
      </Link>
    </li>
  )
}
