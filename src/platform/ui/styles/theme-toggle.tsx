import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readTheme, subscribeToTheme, toggleTheme } from '#platform/web/theme/theme.ts'
import { Button } from '../button/button.tsx'

const icons = { light: Sun, dark: Moon, system: SunMoon }

export function ThemeToggle() {
  const Icon = icons[useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)]
  return (
    <Button variant="ghost" size="icon" aria-label="Toggle theme" onClick={toggleTheme}>
      <Icon aria-hidden />
    </Button>
  )
}
