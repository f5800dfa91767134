import type { Look } from '../../models/server/chat-model.ts'
import type { ProgramSearch, Reader } from './program-search.ts'

/** Further searches of one answer, each as far as its member may read. */
export const lookFor = (search: ProgramSearch, reader: Reader): Look => ({
  find: keptBy((words, last) => search.find([{ role: 'user', content: words }], reader, last)),
  lesson: (id) => search.lesson(id, reader),
  spoken: (answer) => {
    const spoken = search.spoken(answer)
    const lesson = spoken && search.lesson(spoken.lessonId, reader)
    const given = lesson?.answers.find(({ key }) => key === spoken?.key)
    return lesson && given ? { lesson, given } : undefined
  },
  topic: (words) => search.topic(words),
  topicNamed: (id) => search.topicNamed(id),
  meant: (words) => search.meant(words),
  kinds: (words) => search.kinds(words),
  topics: (words) => search.topics(words),
  reactions: (words) => search.reactions(words),
  drafts: (words) => search.drafts(words),
  allDrafts: () => search.allDrafts(),
  sumWays: (words) => search.sumWays(words),
  isOutside: (words) => search.isOutside(words),
  get words() {
    return search.vocabulary()
  },
  get terms() {
    return search.terms()
  },
})

/** Several kinds of questions look for the same words before one of them answers. */
function keptBy(find: Look['find']): Look['find'] {
  const kept = new Map<string, ReturnType<Look['find']>>()
  return (words, last) => {
    const key = `${words}\n${last ?? ''}`
    const found = kept.get(key) ?? find(words, last)
    kept.set(key, found)
    return found
  }
}
