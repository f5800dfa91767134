import type { getPace } from '#features/journey/pace/pace.contract.ts'
import { timesOf } from '#features/program/work-times.ts'
import { listed, spelled } from '#platform/format/numbers.ts'
import type { Reply } from '#shared/endpoint.ts'

type Pace = Reply<typeof getPace>

/** Lessons that were done: by name, or from three on by number. */
export const worked = (titles: readonly string[]) =>
  titles.length > 2 ? spelled(titles.length, 'lesson') : listed(titles)

/** The lesson that comes next, after a few words: `Today: Ten numbers, 30 min.` */
export const next = ({ next }: Pick<Pace, 'next'>, lead: string): string =>
  next ? `${lead}: ${next.title}, ${timesOf(next)}.` : `${lead}.`

/** A title at a sentence's end, which may have a mark of its own. */
export const asObject = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`)

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
