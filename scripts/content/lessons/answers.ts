import type { Content, Fault } from '../content.ts'

/** With one answer a lesson hardly answers anything; more than twenty, and nobody keeps them apart. */
const bounds = { answers: [2, 20] } as const

/** `isOfLesson`: it repeats the lesson’s figures; what is said next to it may have a rule of thumb. */
type Said = { id: string; by: string; text: string; isOfLesson: boolean }

/** Short answers say what their lesson says: its figures, in plain sentences without links, none of them twice. */
export function checkAnswers(content: Content): Fault[] {
  const { lessons, questions, program } = content
  const answers = [...questions.answers]
  const said = answers.flatMap(([id, own]) => own.flatMap((one) => textsOf(id, one)))
  const known = new Map(lessons.map(({ id, content }) => [id, numbersIn(content)]))
  const faults = [
    ...[...program.subModuleById.keys()].flatMap((id) => counted(id, questions.answers.get(id)?.length ?? 0)),
    ...said.flatMap((one) => wrongIn(one, known.get(one.id) ?? new Set())),
    ...twice(said),
  ]
  return faults.map(({ id, says }) => ({
    where: `modules/${program.subModuleById.get(id)?.moduleId}/answers.yaml`,
    says: `${id}${says}`,
  }))
}

type Wrong = { id: string; says: string }

type Answer = NonNullable<ReturnType<Content['questions']['answers']['get']>>[number]

function textsOf(id: string, answer: Answer): Said[] {
  const { key, gives = '', otherwise = '', words = '', limits = '' } = answer
  const as = (texts: readonly string[], isOfLesson: boolean) =>
    texts.filter((text) => text !== '').map((text) => ({ id, by: `${id}, ${key}`, text, isOfLesson }))
  const ofLesson = [answer.answer, answer.short, answer.why, answer.example, gives]
  return [...as(ofLesson, true), ...as([otherwise, words, limits], false)]
}

const counted = (id: string, count: number): Wrong[] =>
  count < bounds.answers[0] || count > bounds.answers[1]
    ? [{ id, says: ` has ${count} answers; it needs ${bounds.answers[0]} to ${bounds.answers[1]}.` }]
    : []

function wrongIn({ id, by, text, isOfLesson }: Said, known: ReadonlySet<string>): Wrong[] {
  const figures = isOfLesson ? [...numbersIn(text)] : []
  const unknown = figures.filter((number) => Number(number) > 12 && !known.has(number))
  const says = [
    ...unknown.map((number) => `the lesson has no ${number}; an answer repeats the lesson’s own figures.`),
    ...(/\]\(|https?:/.test(text) ? ['has a link; the guide adds the one to the lesson.'] : []),
    ...(/!/.test(text) ? ['has an exclamation mark.'] : []),
    ...(/["']/.test(text) ? ['has straight quotes; write “ ” and ’.'] : []),
  ]
  return says.map((one) => ({ id, says: `${by.slice(id.length)}: ${one}` }))
}

function twice(said: readonly Said[]): Wrong[] {
  const first = new Map<string, string>()
  return said.flatMap(({ id, by, text }) => {
    const other = first.get(text)
    first.set(text, by)
    return other ? [{ id, says: `${by.slice(id.length)}: “${text.slice(0, 40)}…” is said in ${other} too.` }] : []
  })
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', '')))
