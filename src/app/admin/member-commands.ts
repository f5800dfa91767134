import {
  findPeople,
  grantCoach,
  makeResetLink,
  takeBackCoach,
  turnTwoStepOff,
} from '#features/identity/server/public.ts'
import { audit, type Command } from './command.ts'

export const findMembers: Command = {
  name: 'members find',
  needs: ['words'],
  does: 'Shows members whose e-mail or name holds the words.',
  run: async (admin, words) => {
    const people = await findPeople(admin.services, words.join(' '))
    await audit(admin, 'members find', words.join(' '))
    if (people.length === 0) return ['Nobody found.']
    return people.map(({ id, email, name, role, emailVerified, enrolledOn, coachGrantedAt }) =>
      [
        id,
        email,
        name,
        role,
        `joined ${enrolledOn}`,
        emailVerified ? 'e-mail confirmed' : 'e-mail not confirmed',
        coachGrantedAt ? 'may coach' : '',
      ]
        .filter(Boolean)
        .join('  '),
    )
  },
}

export const resetPassword: Command = {
  name: 'members reset-password',
  needs: ['e-mail'],
  does: 'Prints a link that sets a new password once.',
  run: async (admin, [email = '']) => {
    const link = await makeResetLink(admin.services, email)
    if (!link) throw new Error(`Nobody has the e-mail ${email}.`)
    await audit(admin, 'members reset-password', email)
    return [link]
  },
}

export const twoStepOff: Command = {
  name: 'members two-step-off',
  needs: ['e-mail'],
  does: 'Turns two-step sign-in off, for somebody who lost their phone and recovery codes.',
  run: async (admin, [email = '']) => {
    const done = await turnTwoStepOff(admin.services, email)
    if (done === 'nobody') throw new Error(`Nobody has the e-mail ${email}.`)
    if (done === 'was off') return [`${email} had two-step sign-in off already; nothing changed.`]
    await audit(admin, 'members two-step-off', email)
    const letter = done === 'off' ? 'no letter says so, since the address is not confirmed' : 'a letter says so'
    return [`${email} signs in without a code now; ${letter}.`]
  },
}

export const grantCoachMode: Command = {
  name: 'coach grant',
  needs: ['e-mail'],
  does: 'Lets a member switch to Coach Mode.',
  run: async (admin, [email = '']) => {
    if (!(await grantCoach(admin.services, email))) throw new Error(`Nobody has the e-mail ${email}.`)
    await audit(admin, 'coach grant', email)
    return [`${email} may use Coach Mode now.`]
  },
}

export const takeBackCoachMode: Command = {
  name: 'coach take-back',
  needs: ['e-mail'],
  does: 'Takes Coach Mode back; their coachings end, and the clients are told.',
  run: async (admin, [email = '']) => {
    if (!(await takeBackCoach(admin.services, email))) throw new Error(`Nobody has the e-mail ${email}.`)
    await audit(admin, 'coach take-back', email)
    if (admin.services.accounts.coachAccess === 'open')
      return [
        `The coachings of ${email} have ended. Coach Mode is open to everybody here (COACH_ACCESS=open), so they can switch to it again.`,
      ]
    return [`${email} may no longer use Coach Mode. Their coachings have ended, and their clients were told.`]
  },
}
