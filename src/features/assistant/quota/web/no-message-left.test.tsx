// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { assistantAnswers, box, calls, showAssistant, times, type } from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

test.each([
  ['2999-03-03T00:00:00.000Z', true],
  // A page that stays open overnight lets the server decide.
  ['2026-03-03T00:00:00.000Z', false],
])(
  'with no message left until %s, sending is off (%s), and the reason is tied to the button',
  async (resetsAt, isOff) => {
    const spent = { provider: 'built-in', notice: 'No model.', outside: null, limit: 20, used: 20, resetsAt } as const

    const asked = await showAssistant({ ...assistantAnswers(), ...answer('GET /api/chat/status', spent) })
    await screen.findByText(/^0 of 20 messages left today/)
    type('How do I price?')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(send.disabled).toBe(isOff)
    const reason = document.getElementById(send.getAttribute('aria-describedby') ?? 'none')
    if (isOff) expect(reason?.textContent).toContain('More from')
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(times(asked, calls.send)).toBe(isOff ? 0 : 1)
    expect(box().value).toBe('How do I price?')
  },
)
