import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answersWith, filePages } from '#features/founder-file/web/public.ts'
import type { Role } from '#features/identity/identity.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { finderLimits } from '../finder.rules.ts'
import { inProgram } from './finder.calls.ts'
import { type Found, type FoundGroup, foundLessons, foundPages, foundResources, type PageToFind } from './found.ts'

/** Milliseconds without a keystroke after which the server is asked. */
const pause = 120

/** What a search finds, in the groups that it is shown in. */
export function useFound(typed: string, role: Role, pages: readonly PageToFind[]) {
  const words = useSettled(typed.trim())
  const isAsked = words.length >= finderLimits.shortest
  const program = useQuery({ ...inProgram(words), enabled: isAsked, placeholderData: keepPreviousData })
  const own = useOwnWords(words, isAsked && role === 'client')
  const found = (isAsked && program.data) || { lessons: [], resources: [] }
  const groups: FoundGroup[] = [
    { name: 'Pages', found: foundPages(pages, typed) },
    // A coach's mode has no lessons of one's own.
    { name: 'Lessons', found: role === 'client' ? foundLessons(found) : [] },
    { name: 'Your words', found: own },
    { name: 'Resources', found: foundResources(found) },
  ]
  return {
    groups: groups.filter((group) => group.found.length > 0),
    error: isAsked ? program.error : null,
    isSettled: words === typed.trim() && !program.isFetching,
  }
}

const mostOwnWords = 5

/** What the member wrote in the Founder file, each with the lesson that it stands in. */
function useOwnWords(words: string, isAsked: boolean): Found[] {
  const { data } = useQuery({ ...answersWith(words), enabled: isAsked, placeholderData: keepPreviousData })
  const { data: file } = useQuery({ ...filePages, enabled: isAsked })
  if (!isAsked || !data) return []
  return data.results.slice(0, mostOwnWords).map(({ pageId, field, title, label, excerpt }) => {
    const page = file?.pages.find(({ id }) => id === pageId)
    return {
      key: `words ${pageId} ${field}`,
      title: excerpt,
      detail: `${label} · ${title}`,
      href: page ? lessonPath({ moduleId: page.moduleId, id: page.subModuleIds[0] ?? '' }) : '/founder-file',
    }
  })
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
