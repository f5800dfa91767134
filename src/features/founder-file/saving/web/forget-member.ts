import { forgetKept } from '#platform/web/writing/kept-here.ts'
import { forgetAllEarlierTicks } from '../../ticks/web/earlier-ticks.ts'
import { deleteLocalAnswers } from './waiting-answers.ts'

export async function forgetMember(memberId: string): Promise<void> {
  forgetAllEarlierTicks(memberId)
  forgetKept(memberId)
  await deleteLocalAnswers(memberId, 'all')
}
