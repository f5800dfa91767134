import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { turnTwoFactorOff } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { withApps } from '#tests/world/two-step.ts'
import { emailsTo, joinConfirmed, password, sessionIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const { post, totp, codeOf, signIn, recover, me, settings, withTwoFactor } = withApps(() => world)

describe('turning two-step sign-in on', () => {
  test('takes the first code; until then nothing changes', async () => {
    const ada = await joinConfirmed(world)
    const { status, body } = await post('two-factor/enable', { password }, ada.cookie)
    expect(status).toBe(200)
    expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Frontier%20180:/)
    expect(new Set(body.backupCodes).size).toBe(10)
    expect(body.backupCodes[0]).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
    expect((await signIn(ada.email)).body.user.id).toBe(ada.id)

    expect((await totp(ada.cookie, '000000')).body.code).toBe('identity.wrongCode')
    expect((await settings(ada.cookie)).twoStep.on).toBe(false)
    expect((await totp(ada.cookie, await codeOf(ada.id))).status).toBe(200)
    expect((await settings(ada.cookie)).twoStep).toEqual({ on: true, recoveryCodes: 10 })
    expect((await emailsTo(world, ada.email)).at(-1)?.subject).toBe('Two-step sign-in was turned on')
  })

  test('takes the password right after a sign-in too, which someone else at an open computer didn’t make', async () => {
    const ada = await joinConfirmed(world)
    expect((await post('two-factor/enable', {}, ada.cookie)).body.code).toBe('identity.passwordNeeded')
    expect((await post('two-factor/enable', { password: 'not hers at all' }, ada.cookie)).body.code).toBe(
      'identity.wrongPassword',
    )
    const made = await world.db.selectFrom('twoStepSecrets').select('memberId').where('memberId', '=', ada.id).execute()
    expect(made).toEqual([])
  })

  test('signs other browsers out, and is refused when it is on', async () => {
    const ada = await joinConfirmed(world)
    const other = sessionIn((await signIn(ada.email)).cookies)
    await post('two-factor/enable', { password }, ada.cookie)
    await totp(ada.cookie, await codeOf(ada.id))
    expect([(await me(ada.cookie)).status, (await me(other)).status]).toEqual([200, 401])
    expect((await post('two-factor/enable', { password }, ada.cookie)).body.code).toBe('identity.twoStepOn')
  })

  test('keeps neither secret nor codes where the database alone tells them', async () => {
    const { id, codes } = await withTwoFactor()
    const secrets = await world.db.selectFrom('twoStepSecrets').selectAll().where('memberId', '=', id).execute()
    const marks = await world.db.selectFrom('recoveryCodes').selectAll().where('memberId', '=', id).execute()
    expect(JSON.stringify([secrets, marks])).not.toContain(codes[0]?.replace('-', ''))
    expect(secrets[0]?.secret).not.toMatch(/^[A-Z2-7]+$/)
  })

  test('turning it off, and new recovery codes, take the password when the sign-in is not fresh', async () => {
    const ada = await withTwoFactor()
    await world.db
      .updateTable('sessions')
      .set({ createdAt: iso(machineNow().subtract({ minutes: 11 })) })
      .where('userId', '=', ada.id)
      .execute()
    for (const path of ['two-factor/disable', 'two-factor/generate-backup-codes']) {
      const answers = [await post(path, {}, ada.cookie), await post(path, { password: 'wrong' }, ada.cookie)]
      expect(answers.map(({ body }) => [body.code, body.details])).toEqual([
        ['identity.passwordNeeded', 'password'],
        ['identity.wrongPassword', 'password'],
      ])
    }
    const proof = { password, code: await codeOf(ada.id) }
    const renewed = await post('two-factor/generate-backup-codes', proof, ada.cookie)
    expect(renewed.body.backupCodes).toHaveLength(10)
    const held = await signIn(ada.email)
    expect((await recover(held.cookie, ada.codes[0] ?? '')).status).toBe(401)

    expect((await post('two-factor/disable', { password }, ada.cookie)).body.code).toBe('identity.codeNeeded')
    const code = renewed.body.backupCodes[1]
    expect((await post('two-factor/disable', { password, code }, ada.cookie)).status).toBe(200)
    expect((await signIn(ada.email)).body.user.id).toBe(ada.id)
    expect((await recover(held.cookie, renewed.body.backupCodes[0])).status).toBe(401)
    const again = await post('two-factor/generate-backup-codes', { password }, ada.cookie)
    expect(again.body.code).toBe('identity.twoStepOff')
    expect((await emailsTo(world, ada.email)).at(-1)?.subject).toContain('new sign-in')
  })

  test('the operator can turn it off for somebody who lost everything', async () => {
    const ada = await withTwoFactor()
    expect(await turnTwoFactorOff(world.services, ada.email.toUpperCase())).toBe('off, told')
    expect(await turnTwoFactorOff(world.services, ada.email)).toBe('was off')
    expect((await signIn(ada.email)).body.user.id).toBe(ada.id)
    expect(await turnTwoFactorOff(world.services, 'nobody@example.com')).toBe('no member')
  })

  test('a sign-in of a moment ago does not turn it off, with or without a code', async () => {
    const ada = await withTwoFactor()
    const code = await codeOf(ada.id)
    expect((await post('two-factor/disable', {}, ada.cookie)).body.code).toBe('identity.passwordNeeded')
    expect((await post('two-factor/disable', { code }, ada.cookie)).body.code).toBe('identity.passwordNeeded')
    expect((await post('two-factor/disable', { password, code }, ada.cookie)).status).toBe(200)
  })

  test('the password alone makes no recovery codes, which would be as good as a code of the app', async () => {
    const ada = await withTwoFactor()
    const renew = (proof: object) => post('two-factor/generate-backup-codes', proof, ada.cookie)
    expect((await renew({})).body.code).toBe('identity.passwordNeeded')
    expect((await renew({ password })).body.code).toBe('identity.codeNeeded')
    expect((await renew({ password, code: 'aaaaa-aaaaa' })).body.code).toBe('identity.codeNotRight')
    expect((await settings(ada.cookie)).twoStep.recoveryCodes).toBe(10)
    expect((await renew({ password, code: ada.codes[0] })).body.backupCodes).toHaveLength(10)
  })

  test('tells by mail when the recovery codes are new', async () => {
    const ada = await withTwoFactor()
    await post('two-factor/generate-backup-codes', { password, code: ada.codes[0] }, ada.cookie)
    const subjects = (await emailsTo(world, ada.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your recovery codes were renewed')
  })
})
