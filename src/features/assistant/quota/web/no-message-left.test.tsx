// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { assistantAnswers, box, calls, showAssistant, times, type } from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

test.each([
  ['2999-03-03T00:00:00.000Z', true],
  // A page that stays open overnight.
  ['2026-03-03T00:00:00.000Z', false],
])(
  'with no message left until %s the reason is tied to the button (%s), whom to call is said, and the server decides',
  async (resetsAt, isSpent) => {
    const spent = { provider: 'built-in', notice: 'No model.', outside: null, limit: 20, used: 20, resetsAt } as const

    const asked = await showAssistant({ ...assistantAnswers(), ...answer('GET /api/chat/status', spent) })
    await screen.findByText(/^0 of 20 messages left today/)
    type('How do I price?')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(send.disabled).toBe(false)
    screen.getByText(/If you might not be safe: 988/)
    const reason = document.getElementById(send.getAttribute('aria-describedby') ?? 'none')
    expect(reason !== null).toBe(isSpent)
    if (isSpent) expect(reason?.textContent).toContain('More from')
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(times(asked, calls.send)).toBe(1)
    expect(box().value).toBe('How do I price?')
  },
)
