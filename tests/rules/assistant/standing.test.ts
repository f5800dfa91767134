import { expect, test } from 'vitest'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import type { ModuleStanding, Standing } from '#features/assistant/tools/server/own-record.ts'
import { stranger } from '../../../bench/guide.ts'

const next = {
  id: 'foundation-01-runway',
  moduleId: 'foundation-01-founder-baseline',
  title: 'How long your money lasts',
  fieldMinutes: 0,
}
const module = (title: string, phase: string, lessons: string[], done: number): ModuleStanding => ({
  title,
  href: `/modules/${title}`,
  phase,
  lessons,
  open: lessons.slice(done).map((lesson) => ({ title: lesson, href: `/lessons/${lesson}`, opensWith: null })),
})
const modules = [
  module('Market and position', 'Foundation', ['Choose one kind of customer', 'Count the market', 'One sentence'], 1),
  module('First sales', 'Foundation', ['The first fifty', 'Ask for the sale'], 2),
  module('Retention', 'Growth', ['Referrals', 'What losing a customer costs'], 0),
]

async function answerTo(ask: string, at: Partial<Standing> = {}, fieldMinutes = 0, isChecked = false): Promise<string> {
  const { own, member, ...rest } = stranger()(ask) as Question
  const question = {
    ...rest,
    member: { ...member, next: { ...next, fieldMinutes, isChecked } },
    own: { ...own, modules: async () => modules, standing: async () => ({ ...(await own.standing()), ...at }) },
  }
  const { group, say } = understand(talkOf(question as Question))
  expect(group).toBe('progress')
  return (await say()).join('\n')
}

test.each([
  ['got half an hour before dinner, what should I open', 'in 30 minutes read it and begin'],
  ['I have two hours tonight, what do I work on next', 'so it fits'],
  ['what’s my next lesson', 'about'],
])('the next lesson is told with the time there is: %s', async (ask, says) => {
  const answer = await answerTo(ask)
  expect(answer).toContain(`[${next.title}](/modules/${next.moduleId}/submodules/${next.id})`)
  expect(answer).toContain(says)
})

test('that a lesson fits is said of what is done now, and its work in the field is named', async () => {
  const answer = await answerTo('I have two hours tonight, what do I work on next', {}, 270)
  expect(answer).toMatch(/about \d+ min now, 4 h 30 min in the field: what you do now fits/)
})

test('who runs a business already is told the check, and what is worth doing first', async () => {
  const at = { isCheck: true, worthFirst: [{ title: 'What one sale costs', href: '/lessons/cost' }] }
  for (const ask of ['what’s my next lesson', 'where am I in the program']) {
    const answer = await answerTo(ask, at, 0, true)
    expect(answer).toContain('For you it’s a check: if it’s true of your business, mark it complete')
    expect(answer).toContain('Worth doing first for a running business: [What one sale costs](/lessons/cost).')
    expect(answer).not.toContain('Finish its exercise')
  }
  expect(await answerTo('what’s my next lesson')).not.toMatch(/check|Worth doing/)
})

test('after the last day it is told what is left, and nothing is late', async () => {
  const at = { day: 180, isOver: true, daysBehind: 174, lessonsBehind: 80, lessonsDone: 8, lessonsLeft: 26 }
  for (const ask of ['am I behind', 'at this pace will I be done by day 180', 'how many lessons have I done']) {
    const answer = await answerTo(ask, at)
    expect(answer).toContain('26')
    expect(answer).not.toContain('behind')
  }
})

test('who keeps to the hours they agreed to is on time, and what is due by them is told without days', async () => {
  const hours = { agreedHours: 2.5, isOver: false }
  const onTime = { phase: 'Foundation', lesson: 9, lessons: 34, endsOn: '2026-08-30' }
  const kept = await answerTo('am I behind', { ...hours, daysBehind: 0, lessonsBehind: 0, minutesBehind: 0, onTime })
  expect(kept).toContain('You’re **on time** at your 2.5 hours a week: lesson 9 of 34 of Foundation')
  expect(kept).toContain('August 30, 2026')
  const late = await answerTo('am I behind', { ...hours, onTime: null })
  expect(late).toContain('By your 2.5 hours a week, this would be done by now: **5 lessons')
  expect(late).not.toMatch(/days? behind/)
})

test('what is open of a module or a phase is listed, and what is finished is said so', async () => {
  const open = await answerTo('is the market and position module done or is something still open in it')
  expect(open).toContain('**1 of 3**')
  expect(open).toContain('Count the market')
  expect(open).not.toContain('Choose one kind of customer')
  expect(await answerTo('did I finish the first sales module')).toMatch(/^Yes: \[First sales\]/)
  expect(await answerTo('what lessons are still open in phase 1')).toContain('**3 of 5 core lessons**')
})

test('whether the pace suffices is worked out of what is done and what is left', async () => {
  const ask = 'at this pace will I be done by day 180'
  const slow = await answerTo(ask, { day: 60, lessonsDone: 12, lessonsLeft: 83 })
  expect(slow).toContain('1.4 a week')
  expect(slow).toContain('83 core lessons left in 121 days is **4.8 a week**')
  expect(slow).toContain('**not at this pace**: it would be about day 475')
  const quick = await answerTo(ask, { day: 60, lessonsDone: 50, lessonsLeft: 45 })
  expect(quick).toContain('**yes, at this pace you make it by day 180**, with 67 days to spare')
  expect(await answerTo(ask, { day: 9, lessonsDone: 0, lessonsLeft: 95 })).toContain('there’s no pace of yours')
})
