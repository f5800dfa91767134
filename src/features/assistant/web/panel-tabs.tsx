import { Button } from '#platform/ui/button/button.tsx'

const panels = { conversations: 'Conversations', chat: 'Chat', tools: 'AI Tools' } as const
export type PanelName = keyof typeof panels
const names = ['conversations', 'chat', 'tools'] as const

/** On a narrow screen: which of the three columns is shown. */
export function PanelTabs({ panel, onChange }: { panel: PanelName; onChange: (panel: PanelName) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div role="group" aria-label="Panels" className="mt-4 grid grid-cols-[1.3fr_1fr_1fr] gap-2 lg:hidden">
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={panel === name ? 'primary' : 'secondary'}
          aria-pressed={panel === name}
          onClick={() => onChange(name)}
          className="min-h-11! px-1!"
        >
          {panels[name]}
        </Button>
      ))}
    </div>
  )
}
