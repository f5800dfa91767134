import { tonightWords } from '#features/founder-file/tonight/tonight-words.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { timesOf } from '#features/program/work-times.ts'
import { counted } from '#platform/format/numbers.ts'
import { withDigits } from '../../sums/number-words.ts'
import { linked, type Talk } from '../../talk.ts'

const timeSaid = /\b(\d{1,3}(?:\.\d)?)\s?(minutes?|mins?|hours?|hrs?|h)\b/

const finish = 'Finish its exercise before you read on.'
/** Of who runs a business already. */
const asCheck = 'For you it’s a check: if it’s true of your business, mark it complete, and do only what’s missing.'
export const howToDo = ({ isChecked }: { isChecked?: boolean }): string => (isChecked ? asCheck : finish)

/** The next lesson by name, and how it fits into the time that was told. */
export function nextLesson(talk: Talk): string | undefined {
  const { next } = talk.question.member
  if (!next) return undefined
  const minutes = talk.question.look.lesson(next.id)?.minutes ?? 0
  const name = linked(next.title, lessonPath(next), talk)
  const time = minutesTold(talk.plain)
  if (next.isChecked && (!time || time < minutes)) return `**Next:** ${name}. ${asCheck}`
  if (minutes === 0) return `**Next:** ${name}. ${finish}`
  const takes = timesOf({ minutes, fieldMinutes: next.fieldMinutes })
  if (!time) return `**Next:** ${name}, about ${takes}. ${finish}`
  if (time < minutes)
    return `**Next:** ${name}. It takes about ${takes}: in ${counted(time, 'minute')} read it and begin, and finish next time.`
  if (next.fieldMinutes === 0) return `**Next:** ${name}. It takes about ${takes} with its exercise, so it fits.`
  return `**Next:** ${name}. It takes about ${takes}: what you do now fits, and the rest you do out in your business.`
}

/** The same; where the time is too short for it, with what of its page fits, going on from what is written there. */
export async function nextLessonNow(talk: Talk): Promise<string | undefined> {
  const { member, own, look } = talk.question
  const [line, time] = [nextLesson(talk), minutesTold(talk.plain)]
  const { next } = member
  const minutes = (next && look.lesson(next.id)?.minutes) ?? 0
  if (!next || next.isChecked || !time || time >= minutes) return line
  const share = await own.shareOf(next.id, time)
  if (!share || share.isDone) return line
  const name = linked(next.title, `${lessonPath(next)}#tonight`, talk)
  return `**Next:** ${name}, about ${timesOf({ minutes, fieldMinutes: next.fieldMinutes })} in all. ${tonightWords(share)}`
}

function minutesTold(plain: string): number | undefined {
  const [, count, unit = ''] =
    timeSaid.exec(withDigits(plain.replace(/(?<!half )\b(?:an|one) hour\b/g, '60 minutes'))) ?? []
  return count === undefined ? undefined : Number(count) * (unit.startsWith('h') ? 60 : 1)
}
