import { useRef, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { type Line, renewed } from './read-lines.ts'

type Lines = Readonly<Record<string, Line>>
/** Where no date was chosen it is for today, whenever that is; one that was emptied is none. */
type Entry = { date?: string | undefined; lines: Lines }

const name = 'numbers'

/**
 * The numbers that are being entered, and the day that was chosen for them: kept in this browser through navigation and
 * reload until they are saved.
 */
export function useEntry(today: string) {
  const memberId = useUser()?.id ?? ''
  const [entry, setEntry] = useState(() => readEntry(memberId))
  const latest = useRef(entry)
  const change = (next: (entry: Entry) => Entry) => {
    const { date, lines } = next(latest.current)
    latest.current = { date, lines }
    setEntry(latest.current)
    const isEmpty = Object.values(lines).every(({ text }) => text === '')
    keepHere(memberId, name, isEmpty ? '' : JSON.stringify({ date, lines }))
  }
  return {
    date: entry.date ?? today,
    lines: entry.lines,
    setDate: (date: string) => change(({ lines }) => ({ date, lines: renewed(lines) })),
    setLine: (key: string, line: Line) => change(({ date, lines }) => ({ date, lines: { ...lines, [key]: line } })),
    /** What was typed since these were sent stays. */
    forget: (sent: readonly string[]) =>
      change(({ date, lines }) => ({
        date,
        lines: Object.fromEntries(Object.entries(lines).filter(([, { id }]) => !sent.includes(id))),
      })),
  }
}

function readEntry(memberId: string): Entry {
  try {
    const { date, lines } = JSON.parse(readKept(memberId, name)) as Partial<Record<keyof Entry, unknown>>
    const own = typeof lines === 'object' && lines !== null ? Object.entries(lines).filter(isLine) : []
    return { date: typeof date === 'string' && own.length > 0 ? date : undefined, lines: Object.fromEntries(own) }
  } catch {
    return { lines: {} }
  }
}

const isLine = (entry: [string, unknown]): entry is [string, Line] => {
  const line = entry[1] as Partial<Line> | null
  return (
    typeof line?.id === 'string' &&
    typeof line.text === 'string' &&
    (line.mark === 'C' || line.mark === 'G' || line.mark === null)
  )
}
