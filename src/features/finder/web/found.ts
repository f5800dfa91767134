import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { findInProgram } from '../finder.contract.ts'
import { searchable, wordsOf } from '../finder.rules.ts'

/** A page of the product, under the name that it is found by. */
export type PageToFind = { to: string; label: string }

export type Found = {
  key: string
  title: string
  detail: string
  href: string
  opensWith?: string
}
export type FoundGroup = { name: string; found: readonly Found[] }

/** Pages whose names hold all words; without words, all of them. */
export const foundPages = (pages: readonly PageToFind[], search: string): Found[] =>
  pages
    .filter(({ label }) => wordsOf(search).every((word) => searchable(label).includes(word)))
    .map(({ to, label }) => ({ key: `page ${to}`, title: label, detail: '', href: to }))

type InProgram = Reply<typeof findInProgram>

export const foundLessons = ({ lessons }: InProgram): Found[] =>
  lessons.map(({ id, moduleId, title, moduleTitle, part, shutUntil }) => ({
    key: `lesson ${id}`,
    title,
    detail: part ? `${part.title} · ${moduleTitle}` : moduleTitle,
    href: lessonPath({ id, moduleId }) + (part ? `#${part.id}` : ''),
    ...lock(shutUntil),
  }))

export const foundResources = ({ resources }: InProgram): Found[] =>
  resources.map(({ id, title, type, shutUntil }) => ({
    key: `resource ${id}`,
    title,
    detail: type,
    href: `/resources?open=${id}`,
    ...lock(shutUntil),
  }))

const lock = (tier: Tier | null) => (tier ? { opensWith: tierName[tier] } : {})
