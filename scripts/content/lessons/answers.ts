import type { Content, Fault } from '../content.ts'

/** A lesson whose questions all get one answer isn't answered; with more than eight, nobody keeps them apart. */
const bounds = { answers: [2, 8] } as const

/** Short answers say what their lesson says: its figures, in plain sentences without links, none of them twice. */
export function checkAnswers({ lessons, questions: { answers }, program }: Content): Fault[] {
  const texts = new Map(lessons.map((lesson) => [lesson.id, lesson.content]))
  const said = new Map<string, string>()
  return [...answers].flatMap(([id, own]) => {
    const where = `modules/${program.subModuleById.get(id)?.moduleId}/answers.yaml`
    const faults =
      own.length < bounds.answers[0] || own.length > bounds.answers[1]
        ? [`${id} has ${own.length} answers; it needs ${bounds.answers[0]} to ${bounds.answers[1]}.`]
        : []
    const known = numbersIn(texts.get(id) ?? '')
    for (const { key, answer, short, why, example, gives = '' } of own)
      for (const text of [answer, short, why, example, gives]) {
        faults.push(...wrongIn(text, known).map((says) => `${id}, ${key}: ${says}`))
        const other = said.get(text)
        if (text !== '' && other) faults.push(`${id}, ${key}: “${text.slice(0, 40)}…” is said in ${other} too.`)
        said.set(text, `${id}, ${key}`)
      }
    return faults.map((says) => ({ where, says }))
  })
}

function wrongIn(text: string, known: ReadonlySet<string>): string[] {
  const unknown = [...numbersIn(text)].filter((number) => Number(number) > 12 && !known.has(number))
  return [
    ...unknown.map((number) => `the lesson has no ${number}; an answer repeats the lesson’s own figures.`),
    ...(/\]\(|https?:/.test(text) ? ['has a link; the guide adds the one to the lesson.'] : []),
    ...(/!/.test(text) ? ['has an exclamation mark.'] : []),
    ...(/["']/.test(text) ? ['has straight quotes; write “ ” and ’.'] : []),
  ]
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', '').replace(/\.$/, '')))
