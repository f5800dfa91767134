import type { Talk } from '../../../talk.ts'
import { type CalendarAsk, calendarAsk } from './calendar-ask.ts'
import { dateSaid } from './date-said.ts'

const ofCalendar = /\bday (\d{1,3})\b/i
const asksItsLesson =
  /^\W*(?:and |so |ok |then )*(?:what|which) lessons? (?:is|are|comes?|would)(?: (?:that|it|then|planned|there|on that day|be))*\W*$/
const bareDay =
  /^\W*(?:and |or |but |what about |how about |ok |then |so )*(?:on |for |in )?(?:the )?(?:my )?(.{3,40}?)\W*$/

/** “And on October 1?” asks the same of another day, “what lesson is that?” for what is planned on the one that was told. */
export function furtherDay({ plain, said, question }: Talk): CalendarAsk | undefined {
  const [, told] = ofCalendar.exec(said.last) ?? []
  if (told === undefined) return undefined
  if (asksItsLesson.test(plain)) return { what: 'lessonsOn', days: [Number(told)], week: null }
  const [, rest = ''] = bareDay.exec(plain) ?? []
  const last = lastAsk(question)
  return last && rest !== '' ? anotherDay(rest, last, question.own.today) : undefined
}

function lastAsk({ turns }: Talk['question']): CalendarAsk | undefined {
  const before = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(0, -1)
  return before.flatMap((text) => calendarAsk(text.toLowerCase().replace(/[’‘]/g, "'")) ?? []).at(-1)
}

function anotherDay(rest: string, last: CalendarAsk, today: string): CalendarAsk | undefined {
  const [, day] = /^day (\d{1,3})$/.exec(rest) ?? []
  const isOfLessons = last.what === 'lessonsOn'
  if (day) return isOfLessons ? { ...last, days: [Number(day)] } : { what: 'dateOf', days: [Number(day)] }
  const found = dateSaid(rest, { today: Temporal.PlainDate.from(today), isPast: false })
  if (!found || found.end - found.at < rest.length - 2) return undefined
  return isOfLessons ? { ...last, days: [], week: null } : { what: 'dayOn' }
}
