import { listAbsences, saveAbsence } from '#features/coaching/absences/absences.contract.ts'
import type { TestMember } from '../world.ts'

/** The first time of the session pair, and the day after: the afternoon in Berlin is the morning in New York. */
export const trip = { from: '2026-03-12', until: '2026-03-13', note: 'At a fair.' }

type Days = { from: string; until: string; note?: string }

export const away = (coach: TestMember, days: Days, absenceId: string = crypto.randomUUID()) =>
  // Also what the contract refuses.
  coach.call(saveAbsence, { params: { absenceId }, body: days as never })

export const daysAwayOf = async (coach: TestMember) => (await coach.call(listAbsences)).body.absences

export const codesOf = async (...replies: Promise<{ status: number; body: unknown }>[]) =>
  (await Promise.all(replies)).map(({ status, body }) => [status, (body as { code?: string }).code])
