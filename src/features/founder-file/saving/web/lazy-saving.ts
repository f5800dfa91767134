/** What saves answers is loaded after the page: with a form, or to see whether something waits. */
export const sendWaiting = async (memberId: string): Promise<void> => {
  const { outboxOf } = await import('./current-outbox.ts')
  await outboxOf(memberId).send()
}

const countWaiting = async (memberId: string, pages?: readonly string[]): Promise<number> => {
  const waiting = await import('./waiting-answers.ts')
  return waiting.countWaiting(memberId, pages)
}

/** Milliseconds that one waits for answers to be sent. */
const patience = 2_000

/** Sends what waits; answers how many answers are still in this browser alone, on all pages or on some. */
export async function sendAndCount(memberId: string, pages?: readonly string[]): Promise<number> {
  if ((await countWaiting(memberId, pages)) === 0) return 0
  await Promise.race([sendWaiting(memberId), new Promise((resolve) => setTimeout(resolve, patience))])
  return countWaiting(memberId, pages)
}

export const deleteLocalAnswers = async (memberId: string, which: 'all' | 'sent'): Promise<void> => {
  const waiting = await import('./waiting-answers.ts')
  await waiting.deleteLocalAnswers(memberId, which)
}

/** The account is gone: nothing of it stays in this browser. */
export const forgetMember = async (memberId: string): Promise<void> => {
  const all = await import('./forget-member.ts')
  await all.forgetMember(memberId)
}
