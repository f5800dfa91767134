import { datesIn } from '#platform/format/dates.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { sendToCoach } from '../../messages/server/my-messages.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { type RequestKind, requestTitles, sessionTime } from '../requests.rules.ts'

type Request = { kind: RequestKind; text: string; times: readonly string[] }

/** As a message in the thread, whose id is answered. The email names the times by the coach’s clocks. */
export async function sendRequest(ctx: MemberContext, live: CoachClientsTable, { kind, text, times }: Request) {
  const { timeZone } = await readCoachingMember(ctx, live.coachId)
  const message = `${requestTitles[kind]}\n\n${text}`
  const emailed = [message, ...timesText(times, timeZone)].join('\n\n')
  return (await sendToCoach(ctx, live, { text: message, kind, emailed })).id
}

/** One paragraph, or none. */
export const timesText = (times: readonly string[], timeZone: string): string[] =>
  times.length === 0
    ? []
    : [
        `Times that work for them (${timeZone}): ${times
          .map((time) => sessionTime(datesIn(timeZone), time))
          .join('; ')}.`,
      ]
