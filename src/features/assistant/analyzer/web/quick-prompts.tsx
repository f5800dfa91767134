import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'

const prompts = [
  'Help me create a business plan',
  'What automation tools should I use?',
  'How do I price my services?',
  'Tips for customer acquisition',
] as const

const delay = 100

export function QuickPrompts({ disabled, onSend }: { disabled: boolean; onSend: (message: string) => void }) {
  const [isDue, setDue] = useState(false)
  const send = (prompt: string) => {
    if (isDue) return
    setDue(true)
    setTimeout(() => {
      setDue(false)
      onSend(prompt)
    }, delay)
  }
  return (
    <div className="border-t-2 border-ink pt-4">
      <h3 className="text-lg">Quick prompts</h3>
      <ul className="mt-3 flex flex-col gap-2">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <Button
              variant="secondary"
              disabled={disabled}
              onClick={() => send(prompt)}
              className="w-full justify-start! text-left!"
            >
              {prompt}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
