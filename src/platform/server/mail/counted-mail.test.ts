import { expect, test } from 'vitest'
import { countedMail } from './counted-mail.ts'
import type { Email, MailPort } from './email.ts'

test('what a mail server said is kept without the address that it named', async () => {
  const refuses = async () => {
    throw new Error(
      '550 5.1.1 <ada.b@mail.example>: no such user; RCPT TO:<ada.b@mail.example>, ask post@mail.example.',
    )
  }
  const mail = countedMail({ deliver: refuses } as unknown as MailPort, undefined)
  await expect(mail.deliver({} as Email, 'one')).rejects.toThrow('ada.b@mail.example')
  expect(mail.fate.error).toBe('550 5.1.1 <…>: no such user; RCPT TO:<…>, ask …')
})
