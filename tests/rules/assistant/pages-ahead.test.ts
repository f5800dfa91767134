import { expect, test } from 'vitest'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import type { FilePage } from '#features/assistant/tools/server/read-file-pages.ts'
import { stranger } from '../../../bench/guide.ts'

const next = { id: 'one', moduleId: 'm', title: 'Ten numbers', fieldMinutes: 0 }
const href = (id: string) => `/modules/m/submodules/${id}`
const lesson = (id: string, day: number) => ({
  ...{ title: `Lesson ${id}`, href: href(id), minutes: 60, fieldMinutes: 120, day },
  ...{ isDone: false, opensWith: null },
})
const lessons = [lesson('one', 1), lesson('two', 3), lesson('three', 5)]
const phases = [{ name: 'Foundation', startDay: 1, endDay: 60 }]
const page = (id: string, state: FilePage['state'], isOpen = true): FilePage => ({
  ...{
    id,
    title: `Page ${id}`,
    href: `${href(id)}#worksheet`,
    lesson: null,
    module: 'M',
    lessons: [id],
    state,
    isOpen,
  },
})

async function answerTo(ask: string, pages: readonly FilePage[], left = lessons): Promise<string> {
  const { own, member, ...rest } = stranger()(ask) as Question
  const calendar = async () => ({ ...(await own.calendar()), lessons: left, phases })
  const standing = async () => ({ ...(await own.standing()), day: 2, daysBehind: 0, lessonsDone: 0 })
  const asked = { ...rest, member: { ...member, next }, own: { ...own, pages: async () => pages, calendar, standing } }
  const { group, say } = understand(talkOf(asked as Question))
  expect(group).toBe('progress')
  return (await say()).join('\n')
}

test.each(['whats next for me', 'what should I do next', 'How far along am I?'])(
  'who filled in pages and marked nothing is told what is really next, and what would count: %s',
  async (ask) => {
    const answer = await answerTo(ask, [page('one', 'done'), page('two', 'begun'), page('three', 'empty')])
    expect(answer).toContain(`**Next:** [Lesson two](${href('two')})`)
    expect(answer).toContain('whose page isn’t finished yet')
    expect(answer).toContain(`The page of [Lesson one](${href('one')}) is filled in`)
    expect(answer.split('Mark as Complete').length).toBe(2)
  },
)

test('where every page is filled in, marking the lessons is what is left', async () => {
  const answer = await answerTo('what should I do next', [
    page('one', 'done'),
    page('two', 'done'),
    page('three', 'done'),
  ])
  expect(answer).toContain('the pages of **3 lessons** that aren’t marked complete')
  expect(answer).not.toContain('**Next:**')
})

test.each([
  ['whose page is empty', [page('one', 'empty')]],
  ['whose page is begun', [page('one', 'begun')]],
  ['that has no page', []],
])('the next lesson stays the next one %s', async (_, pages) => {
  const answer = await answerTo('what should I do next', pages)
  expect(answer).toContain('**Next:** [Ten numbers]')
  expect(answer).not.toContain('Mark as Complete')
})

test.each([
  [
    'how much time per day does this take, i only have 30 min in the evenings',
    '5 evenings of 30 minutes are **2.5 hours a week**',
  ],
  ['ive got two hours on sundays, nothing else. is that enough for this?', '2 hours a week'],
  [
    'my mornings are 45 minutes before work, can I do it like that',
    '5 mornings of 45 minutes are **3.8 hours a week**',
  ],
  ['can I do this with one hour a day', '7 days of 1 hour are **7 hours a week**'],
  ['how long does it take, I can do three evenings a week of 2 hours', '3 evenings of 2 hours are **6 hours a week**'],
])('hours that are told are set against the program’s: %s', async (ask, says) => {
  const answer = await answerTo(ask, [])
  expect(answer).toContain(says)
  // Three lessons of three hours each in sixty days.
  expect(answer).toContain('pace in Foundation is about 1 hour a week. So yes')
  expect(answer).toContain('= **')
})

test('too little time is said to be slower, and not to be too little', async () => {
  const long = lessons.map((one) => ({ ...one, minutes: 1200 }))
  expect(await answerTo('can I do this with 30 minutes a day', [], long)).toMatch(
    /about \d+(\.\d)? times the days: no day locks/,
  )
})
