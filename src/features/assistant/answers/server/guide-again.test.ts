import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const distinct = (answers: readonly string[]) => {
  const said = answers.flatMap((answer) => answer.split('\n\n').map((one) => one.trim()))
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
}

test.each([
  'How do I find my first customers?',
  'Should I offer a discount?',
  'What is churn?',
  'Am I behind?',
  'My co-founder wants to leave',
  'When should I hire my first employee?',
  'What’s my runway?',
  '5 * 12',
])(
  '“%s” asked four times is never answered in the same words, and the third time a person is offered',
  async (question) => {
    const answers = await converse(await world.member(), question, question, `${question} `, question.toUpperCase())
    distinct(question === '5 * 12' ? answers.slice(1) : answers)
    expect(answers[2]).toMatch(/\]\(\/coaching\)/)
  },
)

test('whoever has a coach is offered this coach by name', async () => {
  const ada = await world.member({ tier: 'elite' })
  const cora = await world.member({ role: 'coach', firstName: 'Cora' })
  await cora.call(assignClient, { body: { clientId: ada.id } })
  const question = 'Should I offer a discount?'
  expect((await converse(ada, question, question, question))[2]).toMatch(
    /Cora\b.*\[write to your coach\]\(\/messages\)/,
  )
})

test('whoever says again that they can’t go on is answered in new words each time', async () => {
  const often = Array.from({ length: 3 }, () => 'I feel like giving up')
  distinct(await converse(await world.member(), ...often))
})

test.each([
  ['german', 'Mein Lieferant hat die Preise erhöht, was nun?', /Englisch/],
  ['german', 'Ich brauche Hilfe', /Englisch/],
  ['french', 'Combien coûte Quantum ?', /anglais/],
  ['french', 'Que faire maintenant ?', /anglais/],
  ['spanish', '¿Cuánto debo cobrar?', /inglés/],
  ['spanish', 'quiero cancelar mi suscripción', /inglés/],
])('%s: “%s” is told in that language that it reads English, in other words each time', async (_, question, says) => {
  const answers = await converse(await world.member(), question, question, question)
  expect(answers[0]).toMatch(says)
  expect(answers.join()).not.toContain('not in the program')
  expect(answers[2]).toContain('](/coaching)')
  distinct(answers)
})

test.each([
  ['my supplier raised prices, what now?', /price of one sale|sheet of one sale/, 'foundation-04-unit-cost'],
  ['the wholesaler wants 15% more from January', /sheet of one sale/, 'foundation-04-unit-cost'],
  ['How do I name my company?', /[Tt]en candidates/, 'foundation-03-stranger-test'],
  ['I need a name for my new shop', /[Tt]en candidates/, 'foundation-03-stranger-test'],
  ['A competitor undercuts me by 30%', /Don’t follow them down/, 'foundation-05-hesitations'],
  ['My customer hasn’t paid the invoice for 45 days', /overdue/, 'foundation-06-contract-and-invoice'],
  ['How do I find a co-founder?', /one paid job together/, 'foundation-01-strengths'],
  ['Do I need a co-founder?', /one paid job together/, 'foundation-01-strengths'],
  ['How do we split the equity between two founders?', /earned over several years/, 'foundation-04-law-list'],
  ['My co-founder and I want to split up', /what each of you agreed/, ''],
])('“%s” is answered', async (question, says, lesson) => {
  const [answer] = await converse(await world.member(), question)
  expect(answer).toMatch(says)
  expect(answer).toContain(lesson)
})
