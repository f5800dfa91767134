import { timesOfNext } from '#features/journey/pace/next-times.ts'
import type { getPace } from '#features/journey/pace/pace.contract.ts'
import { listed, spelled } from '#platform/format/numbers.ts'
import type { Reply } from '#shared/endpoint.ts'

type Pace = Reply<typeof getPace>

/** Lessons that were done: by name, or from three on by number. */
export const worked = (titles: readonly string[]) =>
  titles.length > 2 ? spelled(titles.length, 'lesson') : listed(titles)

/** The lesson that comes next, after a few words: `Today: Ten numbers, 30 min.` */
export const next = ({ next, check }: Pick<Pace, 'next' | 'check'>, lead: string): string =>
  next
    ? `${lead}: ${next.minutes > 0 ? `${next.title}, ${timesOfNext({ next, check })}.` : asObject(next.title)}`
    : `${lead}.`

/** A title at a sentence's end, which may have a mark of its own. */
export const asObject = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`)
