import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())
const last = async (...turns: string[]) =>
  (await converse(await world.member({ tier: 'elite' }), ...turns)).at(-1) ?? ''

test('a draft has what the member’s own file says, and names the page', async () => {
  const ada = await world.member({ tier: 'elite', firstName: 'Ada' })
  const answers = [
    { field: 'preferred', value: 'I fix cargo bikes at the door in two hours.', version: 0 },
    { field: 'for_whom', value: 'Parents who carry children on a bike, when it breaks', version: 0 },
  ]
  await ada.call(saveAnswers, { params: { pageId: 'position-sentence' }, body: { answers } } as never)
  const [mail, questions] = await converse(ada, 'write a cold email', 'five interview questions for my business')
  expect(mail).toContain(
    'I saw that [one thing you noticed at their place]. I fix cargo bikes at the door in two hours.',
  )
  expect(mail).toContain('> Ada, [business], [number]')
  expect(mail).toMatch(/From your Founder file: \[The sentence that says what you are\]/)
  expect(questions).toContain('how parents who carry children on a bike handle this')
})

test.each([
  ['follow-up email after no reply', 'I won’t write a third time'],
  ['give me five interview questions', 'When did [the matter] last happen to you?'],
  ['price raise notice', 'costs [new price] instead of [old price]'],
  ['apology email to a client, I missed the deadline', 'was due on [date], and I missed it'],
  ['write a refund policy for my shop', 'What the law gives you beyond this stays yours.'],
  ['privacy policy for my website', 'what we hold about you'],
  ['LinkedIn intro', 'I read [one thing they wrote or did'],
  ['agenda for a first call with a client', 'what happened the last time that'],
  ['email signature', '[number] · [website] · [place]'],
  ['write a message to say no to a project', 'I can’t take this on'],
  ['thank you note after purchase', 'Thank you for [the one thing, as it was]'],
])('“%s” is given whole', async (asked, says) => {
  const answer = await last(asked)
  expect(answer).toContain(says)
  expect(answer).toContain('I can’t write new text')
})

test('what the program holds no text for is said so, with the nearest lesson', async () => {
  const answer = await last('press release for my opening')
  expect(answer).toContain('I can’t write new text')
})

test('another one is another text, and shorter keeps brackets, greeting and name whole', async () => {
  const [first = '', shorter, other = ''] = await converse(
    await world.member({ tier: 'elite' }),
    'write a cold email',
    'shorter',
    'another one',
  )
  expect(shorter).toMatch(/> Hello \[name\],[\s\S]*> Ada, \[business\], \[number\]/)
  expect(shorter).not.toMatch(/> \]/)
  expect(other).not.toContain(first.split('\n').find((line) => line.length > 60) ?? 'none')
})

test('“give me five questions” in a talk about interviews is about these', async () => {
  const answer = await last('How do I do customer interviews?', 'give me five questions')
  expect(answer).toContain('When did [the matter] last happen to you?')
})
