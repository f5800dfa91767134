import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { forgetSent, keepHere, readKept } from '#platform/web/writing/kept-here.ts'

type Today = { date: string; text: string | null }
type Draft = { date: string; text: string }

const name = 'gratitude'
const dateLength = '2026-03-01'.length

/**
 * Today’s line, and what is being written of it: kept in this browser through navigation and reload until it is saved. What
 * was begun on an earlier day and not saved stays until today has a line.
 */
export function useLine(today: Today | undefined) {
  const memberId = useUser()?.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(memberId))
  // What was begun while no one knew the day is of today.
  const isOver = draft?.date && today?.text != null && draft.date < today.date
  const text = (isOver ? undefined : draft?.text) ?? today?.text ?? ''
  const write = (next: string) => {
    const date = today?.date ?? ''
    setDraft({ date, text: next })
    keepHere(memberId, name, next === '' || next === today?.text ? '' : kept({ date, text: next }))
  }
  /** What was written since it was sent stays. */
  const forget = (sent: string) => {
    if (draft) forgetSent(memberId, name, kept(draft))
    setDraft((now) => (now?.text === sent ? undefined : now))
  }
  return { text, write, forget }
}

const kept = ({ date, text }: Draft): string => `${date.padEnd(dateLength)}${text}`

function readDraft(memberId: string): Draft | undefined {
  const stored = readKept(memberId, name)
  return stored === '' ? undefined : { date: stored.slice(0, dateLength).trim(), text: stored.slice(dateLength) }
}
