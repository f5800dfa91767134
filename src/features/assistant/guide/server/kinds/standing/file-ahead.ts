import { counted } from '#platform/format/numbers.ts'
import { linked, type Talk } from '../../talk.ts'

/**
 * Beside what comes next: that its page is filled in already, where members write on pages and mark no lesson complete; with
 * the first page that is still empty.
 */
export async function fileAhead(talk: Talk, said: readonly string[]): Promise<readonly string[]> {
  const { member, own } = talk.question
  const key = member.next && own.pageOfLesson(member.next.id)
  if (!key || !said.some((line) => line.startsWith('**Next:**'))) return []
  const pages = await own.pages()
  const [next] = own.placesOf([key.id])
  const isWritten = pages.some(({ title, state }) => title === next?.title && state !== 'empty')
  if (!isWritten) return []
  const last = pages.findLastIndex(({ state }) => state !== 'empty')
  const [newest, open] = [pages[last], pages.slice(last + 1).find(({ isOpen }) => isOpen)]
  if (!newest) return []
  const written = pages.filter(({ state }) => state !== 'empty').length
  const first = `Its page is filled in already: in your [Founder file](/founder-file) something is on ${counted(written, 'page')}, up to ${linked(newest.title, newest.href, talk)}. A lesson counts once you press **Mark as Complete** at its end, so mark those that you’ve done.`
  if (talk.said.has(first)) return []
  return [first, ...(open?.lesson ? [`After them comes ${linked(open.lesson.title, open.href, talk)}.`] : [])]
}
