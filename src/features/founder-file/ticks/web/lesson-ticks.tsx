import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import type { Block } from '#features/program/lesson.ts'
import { taskItems } from '#features/program/task-items.ts'
import type { Ticks } from '#features/program/web/public.ts'
import { pageOfLesson } from '../../pages/web/pages.calls.ts'
import { earlierTicks, forgetEarlierTicks } from './earlier-ticks.ts'
import type { OpenTicks, TicksOf } from './open-ticks.ts'

type LessonTicksProps = {
  subModuleId: string
  lesson: readonly Block[]
  children: (ticks: Ticks) => ReactNode
}

/** What the member has ticked in a lesson's checklist: part of the Founder file, and saved as what is typed in a form. */
export function LessonTicks({ subModuleId, lesson, children }: LessonTicksProps) {
  const memberId = useUser()?.id
  const queries = useQueryClient()
  const { data } = useQuery(pageOfLesson(subModuleId))
  const open = useOpenTicks(memberId, subModuleId)
  const queue = useSyncExternalStore(open?.subscribe ?? never, open?.get ?? noQueue, noQueue)
  const [earlier] = useState(() => (memberId ? earlierTicks(memberId, subModuleId) : []))
  const known: TicksOf = (key) => data?.ticks[key]

  useEffect(() => {
    if (!open || !data || !memberId) return
    const told: TicksOf = (key) => data.ticks[key]
    const stop = open.follow(queries, told, data.canTick)
    const missing = taskItems(lesson).filter(({ key, words }) => earlier.includes(words) && told(key) === undefined)
    if (missing.length === 0) forgetEarlierTicks(memberId, subModuleId)
    if (data.canTick) takeIn(open, missing, told)
    return stop
  }, [open, data, memberId, subModuleId, lesson, earlier, queries])

  // What was ticked before the queue was there to take it.
  const [early, setEarly] = useState<ReadonlyMap<string, boolean>>(new Map())
  useEffect(() => {
    if (!open || early.size === 0) return
    for (const [key, on] of early) open.set(key, on, (of) => data?.ticks[of])
    setEarly(new Map())
  }, [open, early, data])

  const wordsOf = new Map(taskItems(lesson).map(({ key, words }) => [key, words]))
  return children({
    isOpen: data === undefined || data.canTick,
    has: (key) =>
      early.get(key) ?? open?.own(queue, key, known) ?? known(key)?.value ?? earlier.includes(wordsOf.get(key) ?? ''),
    set: (key, on) => (open ? open.set(key, on, known) : setEarly(new Map([...early, [key, on]]))),
  })
}

/** What was ticked here before goes into the file once; what the file or this device says of an item already stays. */
function takeIn(open: OpenTicks, items: readonly { key: string }[], told: TicksOf): void {
  for (const { key } of items) if (open.own(open.get(), key, told) === undefined) open.set(key, true, told)
}

const none: never[] = []
const noQueue = () => none
const never = () => () => {}

/** The queue is loaded after the lesson. */
function useOpenTicks(memberId: string | undefined, subModuleId: string): OpenTicks | undefined {
  const [open, setOpen] = useState<OpenTicks>()
  useEffect(() => {
    if (!memberId) return
    let isHere = true
    void import('./open-ticks.ts').then(
      ({ openTicks }) => isHere && setOpen(openTicks(memberId, subModuleId)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [memberId, subModuleId])
  return open
}
