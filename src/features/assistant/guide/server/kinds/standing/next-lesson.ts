import { counted } from '#platform/format/numbers.ts'
import { linked, type Talk } from '../../talk.ts'

const minutesSaid = /\b(\d{1,3}|ten|fifteen|twenty|thirty|forty|forty-five|fifty)\s?(?:min(?:ute)?s?)\b/
const hoursSaid = /\b(\d(?:\.5)?|an|one|two|three|couple of|half an?)\s?(?:hours?|hrs?|h)\b/
const inWords: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
}
const hoursInWords: Readonly<Record<string, number>> = {
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  'couple of': 2,
  'half an': 0.5,
  'half a': 0.5,
}

/** The next lesson by name, and how it fits into the time that was told. */
export function nextLesson(talk: Talk): string | undefined {
  const { next } = talk.question.member
  if (!next) return undefined
  const minutes = talk.question.look.lesson(next.id)?.minutes ?? 0
  const name = linked(next.title, `/modules/${next.moduleId}/submodules/${next.id}`, talk)
  const time = minutesTold(talk.plain)
  if (minutes === 0) return `**Next:** ${name}. Finish its exercise before you read on.`
  if (!time) return `**Next:** ${name}, about ${minutes} min. Finish its exercise before you read on.`
  return time >= minutes
    ? `**Next:** ${name}. It takes about ${minutes} min with its exercise, so it fits.`
    : `**Next:** ${name}. It takes about ${minutes} min with its exercise: in ${counted(time, 'minute')} read it and begin, and finish next time.`
}

function minutesTold(plain: string): number | undefined {
  const [, minutes] = minutesSaid.exec(plain) ?? []
  if (minutes) return inWords[minutes] ?? Number(minutes)
  const [, hours] = hoursSaid.exec(plain) ?? []
  return hours ? 60 * (hoursInWords[hours] ?? Number(hours)) : undefined
}
