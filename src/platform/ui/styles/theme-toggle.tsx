import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readTheme, subscribeToTheme, toggleTheme } from '#platform/web/theme/theme.ts'
import { Button } from '../button/button.tsx'

const icons = { light: Sun, dark: Moon, system: SunMoon }

// The name stays; what is chosen now is its description.
const states = { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: matches the system' }

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)
  const Icon = icons[theme]
  return (
    <Button variant="ghost" size="icon" aria-label="Toggle theme" title={states[theme]} onClick={toggleTheme}>
      <Icon aria-hidden />
    </Button>
  )
}
