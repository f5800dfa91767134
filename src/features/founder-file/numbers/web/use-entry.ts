import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { type Line, renewed } from './read-lines.ts'

type Lines = Readonly<Record<string, Line>>
type Entry = { date: string; lines: Lines }

const name = 'numbers'

/** The numbers that are being entered, and for which day: kept in this browser through navigation and reload until they are saved. */
export function useEntry(today: string) {
  const memberId = useUser()?.id ?? ''
  const [entry, setEntry] = useState(() => readEntry(memberId) ?? { date: today, lines: {} })
  const keep = (next: Entry) => {
    setEntry(next)
    const isEmpty = Object.values(next.lines).every(({ text }) => text === '')
    keepHere(memberId, name, isEmpty ? '' : JSON.stringify(next))
  }
  return {
    ...entry,
    setDate: (date: string) => keep({ date, lines: renewed(entry.lines) }),
    setLine: (key: string, line: Line) => keep({ ...entry, lines: { ...entry.lines, [key]: line } }),
    clear: () => keep({ ...entry, lines: {} }),
  }
}

function readEntry(memberId: string): Entry | undefined {
  try {
    const { date, lines } = JSON.parse(readKept(memberId, name)) as Partial<Record<keyof Entry, unknown>>
    const own = typeof lines === 'object' && lines !== null ? Object.entries(lines).filter(isLine) : []
    return typeof date === 'string' && own.length > 0 ? { date, lines: Object.fromEntries(own) } : undefined
  } catch {
    return undefined
  }
}

const isLine = (entry: [string, unknown]): entry is [string, Line] => {
  const line = entry[1] as Partial<Line> | null
  return typeof line?.id === 'string' && typeof line.text === 'string' && (line.mark === 'C' || line.mark === 'G')
}
